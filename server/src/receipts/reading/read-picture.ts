import type { ReadWord } from '@mooncake/domain/receipts/reading/receipt-reading.contract';
import { chooseReadings, isPartlyGuessed, type RecognisedWord } from './choose-readings.ts';
import { fingerprintsOf } from './fingerprints-of.ts';
import { type Piece, rowsOf } from './group-rows.ts';
import { type PreparedPicture, preparePicture } from './prepare-picture.ts';
import type { ReadReceipt } from './receipt-reader.ts';
import { recogniseWords } from './recognise-words.ts';

/** So many Chinese characters, read so surely, are no specks taken for some. */
const leastHan = 3;
const surelyHan = 80;

/**
 * What stands on a picture. One look is enough for most. Where some of it was guessed, it is looked at again with its
 * shadows taken out, and what is still guessed then may be Chinese.
 */
export async function readPicture(bytes: Uint8Array): Promise<ReadReceipt> {
  const picture = await preparePicture(bytes, 'plain');
  let pieces = await recogniseWords(picture, 'eng');
  if (isPartlyGuessed(pieces)) {
    const even = await preparePicture(bytes, 'even');
    pieces = chooseReadings(pieces, await recogniseWords(even, 'eng'));
    if (isPartlyGuessed(pieces)) pieces = await withChinese(pieces, [picture, even]);
  }
  const words = wordsOf(pieces, picture);
  return { words, fingerprints: fingerprintsOf(picture, words) };
}

async function withChinese(
  latin: Piece<RecognisedWord>[],
  [picture, even]: readonly [PreparedPicture, PreparedPicture],
): Promise<Piece<RecognisedWord>[]> {
  const chinese = await recogniseWords(picture, 'chi_sim');
  if (!isChinese(chinese)) return latin;
  const both = chooseReadings(latin, chinese);
  return isPartlyGuessed(both) ? chooseReadings(both, await recogniseWords(even, 'chi_sim')) : both;
}

function isChinese(pieces: readonly Piece<RecognisedWord>[]): boolean {
  const sure = pieces.flatMap(({ words }) => words).filter(({ confidence }) => confidence >= surelyHan);
  return (
    (
      sure
        .map(({ text }) => text)
        .join('')
        .match(/\p{Script=Han}/gu) ?? []
    ).length >= leastHan
  );
}

/** Row by row, with places as shares of the picture. */
function wordsOf(pieces: readonly Piece<RecognisedWord>[], { width, height }: PreparedPicture): ReadWord[] {
  return rowsOf(pieces).flatMap((row, line) =>
    row.map(({ text, confidence, bbox }) => ({
      ...{ text, confidence, line },
      box: {
        left: bbox.x0 / width,
        top: bbox.y0 / height,
        width: (bbox.x1 - bbox.x0) / width,
        height: (bbox.y1 - bbox.y0) / height,
      },
    })),
  );
}
