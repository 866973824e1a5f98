import { isRefusal } from '@mooncake/domain/refusal';
import { readWhole, type StatementReading } from './read-whole.ts';
import type { FromReader, ToReader } from './statement-reader.ts';

const post = (message: FromReader) => process.send?.(message);
/** So many are unpacked in a few milliseconds where they arrive. */
const linesAtOnce = 500;
let lines: StatementReading['lines'] = [];
let sent = 0;

// Nobody is left to read for.
process.on('disconnect', () => process.exit(0));
process.on('message', async (message: ToReader) => {
  // The next ones when these were taken: others go first there. Whoever asked ends this process when all were: one that
  // ends by itself is one that failed.
  if (message === 'more') {
    post({ lines: lines.slice(sent, sent + linesAtOnce) });
    sent += linesAtOnce;
    return;
  }
  try {
    const reading = await readWhole(message.bytes, message.how);
    if (typeof reading === 'string') post({ problem: reading });
    else {
      const { lines: all, ...rest } = reading;
      lines = all;
      post({ reading: rest, count: all.length });
    }
  } catch (error) {
    if (!isRefusal(error, 'statement.unreadable')) throw error;
    post({ problem: error.facts.problem });
  }
});
