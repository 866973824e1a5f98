import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ReadWord } from '@mooncake/domain/receipts/reading/receipt-reading.contract';
import type { Worker } from 'tesseract.js';
import { loadSharp } from '../../files/load-sharp.ts';
import { type Piece, rowsOf } from './group-rows.ts';
import type { PreparedPicture } from './prepare-picture.ts';

/** What the engine takes its guess of letter sizes from. */
const dotsPerInch = 150;

let starting: Promise<Worker> | undefined;

/** The engine with its data from the installed package: nothing is downloaded. */
function startEngine(): Promise<Worker> {
  starting ??= import('tesseract.js').then(async ({ default: { createWorker, PSM } }) => {
    const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));
    const engine = await createWorker('eng', 1, {
      langPath: join(data, '4.0.0_best_int'),
      cacheMethod: 'none',
      gzip: true,
      logger: () => undefined,
    });
    // Labels and values stand far apart: it looks for words wherever they are, and rows are made of them here.
    await engine.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT });
    return engine;
  });
  return starting;
}

/** The words on a picture, row by row. */
export async function recogniseWords({ pixels, width, height }: PreparedPicture): Promise<ReadWord[]> {
  const engine = await startEngine();
  const sharp = await loadSharp();
  const png = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .withMetadata({ density: dotsPerInch })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { data } = await engine.recognize(png, {}, { blocks: true, text: false });
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) => paragraph.lines),
  );
  const pieces = lines.map(
    ({ words, bbox, baseline }): Piece<(typeof words)[number]> => ({ words, bbox, baseline }),
  );
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
