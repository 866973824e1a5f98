import { parentPort, workerData } from 'node:worker_threads';
import { isRefusal } from '@mooncake/domain/refusal';
import { readWhole } from './read-whole.ts';
import type { FromReader, ToReader } from './statement-reader.ts';

const post = (message: FromReader) => parentPort?.postMessage(message);
/** So many are unpacked in a few milliseconds where they arrive. */
const linesAtOnce = 500;

try {
  const { bytes, how } = workerData as ToReader;
  const reading = await readWhole(bytes, how);
  if (typeof reading === 'string') post({ problem: reading });
  else {
    const { lines, ...rest } = reading;
    let sent = 0;
    post({ reading: rest, count: lines.length });
    // The next ones when these were taken: others go first there. Whoever asked ends this thread when all were: one that
    // ends by itself is one that failed.
    parentPort?.on('message', () => {
      post({ lines: lines.slice(sent, sent + linesAtOnce) });
      sent += linesAtOnce;
    });
  }
} catch (error) {
  if (!isRefusal(error, 'statement.unreadable')) throw error;
  post({ problem: error.facts.problem });
}
