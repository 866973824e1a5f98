import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Worker } from 'tesseract.js';
import { loadSharp } from '../../files/load-sharp.ts';
import type { RecognisedWord } from './choose-readings.ts';
import type { Piece } from './group-rows.ts';
import type { PreparedPicture } from './prepare-picture.ts';

/** What the engine takes its guess of letter sizes from. */
const dotsPerInch = 150;

/** Malay is written with the letters of English. */
export type ReaderScript = 'eng' | 'chi_sim';

const require = createRequire(import.meta.url);
const starting: Partial<Record<ReaderScript, Promise<Worker>>> = {};

/** The folder of the data for a script; null where its package is not installed. */
function dataOf(script: ReaderScript): string | null {
  try {
    return join(dirname(require.resolve(`@tesseract.js-data/${script}/package.json`)), '4.0.0_best_int');
  } catch {
    return null;
  }
}

/** The engine with its data from the installed package: nothing is downloaded. */
async function startEngine(script: ReaderScript, langPath: string): Promise<Worker> {
  const { createWorker, PSM } = (await import('tesseract.js')).default;
  const engine = await createWorker(script, 1, {
    ...{ langPath, cacheMethod: 'none', gzip: true },
    logger: () => undefined,
  });
  // Labels and values stand far apart: it looks for words wherever they are, and rows are made of them later.
  await engine.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT });
  return engine;
}

/** The words on a picture, in pieces as the engine found them; none in a script that is not installed. */
export async function recogniseWords(
  { pixels, width, height }: PreparedPicture,
  script: ReaderScript,
): Promise<Piece<RecognisedWord>[]> {
  const data = dataOf(script);
  if (data === null) return [];
  starting[script] ??= startEngine(script, data);
  const engine = await starting[script];
  const sharp = await loadSharp();
  const png = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .withMetadata({ density: dotsPerInch })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { data: page } = await engine.recognize(png, {}, { blocks: true, text: false });
  return (page.blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
    .map(({ words, bbox, baseline }) => ({
      words: words.map((word) => ({ text: word.text, confidence: word.confidence, bbox: word.bbox })),
      ...{ bbox, baseline },
    }));
}
