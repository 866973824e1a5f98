import { getPriority, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { readFile } from './read-file.ts';
import type { ReceiptFile } from './receipt-reader.ts';

const [maxProcessorMs, maxMegabytes, priority] = process.argv.slice(2).map(Number);
// Before anything makes threads: they inherit it. Whoever started it may be nicer already, and going back is not allowed.
if (priority !== undefined && getPriority() < priority) setPriority(priority);
const watcher = startWatcher();

// Nobody is left to read for.
process.on('disconnect', () => process.exit(0));
process.on('message', (file: ReceiptFile) => {
  watcher.postMessage('another file');
  readFile(file).then(
    (read) => process.send?.(read),
    () => process.send?.(null),
  );
});

/**
 * Ends the process when a file takes more memory or more of the processor than any honest receipt needs, or when
 * whoever started it is gone while it is too busy to notice. The limit of Node counts neither pictures nor the engine,
 * and a clock on the wall would count what others do on a busy machine.
 */
function startWatcher(): Worker {
  const watch = `
    const { parentPort, workerData: { maxBytes, maxMicros } } = require('node:worker_threads');
    const parent = process.ppid;
    let before = process.cpuUsage();
    parentPort.on('message', () => { before = process.cpuUsage(); });
    parentPort.unref();
    setInterval(() => {
      const { user, system } = process.cpuUsage(before);
      const isTooMuch = process.memoryUsage.rss() > maxBytes || user + system > maxMicros;
      if (isTooMuch || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
    }, 50);
  `;
  const started = new Worker(watch, {
    eval: true,
    execArgv: [],
    workerData: {
      maxBytes: (maxMegabytes ?? 0) * 1024 * 1024,
      maxMicros: (maxProcessorMs ?? 0) * 1_000,
    },
    resourceLimits: { maxOldGenerationSizeMb: 8 },
  });
  started.unref();
  return started;
}
