import type { PictureBox, ReadWord } from '@mooncake/domain/receipts/reading/receipt-reading.contract';
import { chooseReadings, isPartlyGuessed, type RecognisedWord } from './choose-readings.ts';
import { fingerprintsOf } from './fingerprints-of.ts';
import { type Piece, rowsOf } from './group-rows.ts';
import { type PreparedPicture, preparePicture } from './prepare-picture.ts';
import { readUnread } from './read-unread.ts';
import type { ReadReceipt } from './receipt-reader.ts';
import { recogniseWords } from './recognise-words.ts';
import { isUpright, otherTurns, type Turn } from './upright.ts';

type Readings = readonly Piece<RecognisedWord>[];
type PlacedWord = ReadWord & { box: PictureBox };

/** So many Chinese characters, read so surely, are no specks taken for some. */
const leastHan = 3;
const surelyHan = 80;

/** Of the processor: every further look takes about as long as the first, and the file is given up after 30 s. */
const maxMsBeforeLook = 7_000;

/**
 * What stands on a picture. One look is enough for most. Where hardly a word is read surely, the picture may lie on its
 * side. Where some of it was guessed, it is looked at again with its shadows taken out, and what is still guessed then
 * may be Chinese. What is drawn under no word then is read by itself, or told.
 */
export async function readPicture(bytes: Uint8Array): Promise<ReadReceipt> {
  const begun = process.cpuUsage();
  const hasTime = () => msSince(begun) < maxMsBeforeLook;
  const mayLookAgain = (pieces: Readings) => isPartlyGuessed(pieces) && hasTime();
  const { picture, turn, pieces: firstLook } = await readUpright(bytes, hasTime);
  let pieces = firstLook;
  if (mayLookAgain(pieces)) {
    const even = await preparePicture(bytes, 'even', turn);
    pieces = chooseReadings(pieces, await recogniseWords(even, 'eng'));
    if (mayLookAgain(pieces)) {
      const chinese = await recogniseWords(picture, 'chi_sim');
      if (isChinese(chinese)) {
        pieces = chooseReadings(pieces, chinese);
        if (mayLookAgain(pieces)) pieces = chooseReadings(pieces, await recogniseWords(even, 'chi_sim'));
      }
    }
  }
  const { pieces: all, unread } = await readUnread({ bytes, turn, size: picture, pieces, hasTime });
  const words = wordsOf(all, picture);
  return { words, unread, turn, fingerprints: fingerprintsOf(picture, words) };
}

type Look = { picture: PreparedPicture; turn: Turn; pieces: Readings };

/** The first look at the picture as it was sent, or turned if its letters stand only then. */
async function readUpright(bytes: Uint8Array, hasTime: () => boolean): Promise<Look> {
  const sent = await lookAt(bytes, 0);
  if (isUpright(sent.pieces)) return sent;
  for (const turn of otherTurns) {
    if (!hasTime()) break;
    const turned = await lookAt(bytes, turn);
    if (isUpright(turned.pieces)) return turned;
  }
  return sent;
}

async function lookAt(bytes: Uint8Array, turn: Turn): Promise<Look> {
  const picture = await preparePicture(bytes, 'plain', turn);
  return { picture, turn, pieces: await recogniseWords(picture, 'eng') };
}

function msSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1_000;
}

function isChinese(pieces: Readings): boolean {
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
function wordsOf(pieces: Readings, { width, height }: PreparedPicture): PlacedWord[] {
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
