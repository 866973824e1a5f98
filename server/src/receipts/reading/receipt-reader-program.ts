import { getPriority, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { readFile } from './read-file.ts';
import type { ReceiptFile } from './receipt-reader.ts';

const [, , maxMegabytes, priority] = process.argv;
// Before anything makes threads: they inherit it. Whoever started it may be nicer already, and going back is not allowed.
if (getPriority() < Number(priority)) setPriority(Number(priority));
watchMemory(Number(maxMegabytes));

// Nobody is left to read for.
process.on('disconnect', () => process.exit(0));
process.on('message', (file: ReceiptFile) => {
  readFile(file).then(
    (read) => process.send?.(read),
    () => process.send?.(null),
  );
});

/**
 * Ends the process when it takes more memory than any honest receipt needs, or when whoever started it is gone
 * while it is too busy to notice. The limit of Node counts neither pictures nor the engine.
 */
function watchMemory(maxMegabytes: number): void {
  const watch = `
    const maxBytes = require('node:worker_threads').workerData * 1024 * 1024;
    const parent = process.ppid;
    setInterval(() => {
      if (process.memoryUsage.rss() > maxBytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
    }, 50);
  `;
  const watcher = new Worker(watch, {
    eval: true,
    execArgv: [],
    workerData: maxMegabytes,
    resourceLimits: { maxOldGenerationSizeMb: 8 },
  });
  watcher.unref();
}
