import { statfs } from 'node:fs/promises';
import { errorCode } from '../lib/error-code.ts';

/** How long the answer to what is left on the disk is good for. */
const goodForMs = 1_000;

/** What is left on the disk of that folder, asked once a second at most; nothing where the folder is gone. */
export function watchFreeBytes(folder: string): () => Promise<number | null> {
  let kept: { until: number; answer: Promise<number | null> } | null = null;
  return () => {
    const now = performance.now();
    if (!kept || kept.until < now) kept = { until: now + goodForMs, answer: askFreeBytes(folder) };
    return kept.answer;
  };
}

function askFreeBytes(folder: string): Promise<number | null> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    // Nobody should begin to pay where no receipt could be kept.
    (error: unknown) => (errorCode(error) === 'ENOENT' ? 0 : null),
  );
}
