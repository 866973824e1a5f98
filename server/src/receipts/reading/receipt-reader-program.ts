import { getPriority, setPriority } from 'node:os';
import { readFile } from './read-file.ts';
import { watchReader } from './reader-watch.ts';
import type { ReceiptFile } from './receipt-reader.ts';

const [maxProcessorMs = 0, maxMegabytes = 0, maxStillMs = 0, priority] = process.argv.slice(2).map(Number);
// Before anything makes threads: they inherit it. Whoever started it may be nicer already, and going back is not allowed.
if (priority !== undefined && getPriority() < priority) setPriority(priority);
const watch = watchReader({ maxProcessorMs, maxMegabytes, maxStillMs });

// Nobody is left to read for.
process.on('disconnect', () => process.exit(0));
process.on('message', async (file: ReceiptFile) => {
  watch.begin();
  const read = await readFile(file).catch(() => null);
  watch.end();
  process.send?.(read);
});
