import { Worker } from 'node:worker_threads';

/** What one file may take of a process that reads strangers' files. */
export type ReaderLimits = {
  maxProcessorMs: number;
  maxMegabytes: number;
  /** So long it may do nothing: an engine that died inside would be waited for, and every other file with it. */
  maxStillMs: number;
};

export type ReaderWatch = { begin: () => void; end: () => void };

/** Less than that within `maxStillMs` is nothing: the watch itself takes some, and a crowded machine gives more. */
const leastMicros = 200_000;

/** By it a process ends itself over a file that takes too much; Windows knows no other signals, and tells none. */
const tooMuch: NodeJS.Signals = process.platform === 'win32' ? 'SIGKILL' : 'SIGUSR2';

/** Whether a process ended so, or because the heap of JavaScript was full; not one that was killed or crashed for another reason. */
export const endedForTooMuch = (signal: NodeJS.Signals | null): boolean =>
  signal === 'SIGUSR2' || signal === 'SIGABRT';

const watch = `
  const { parentPort, workerData: { maxBytes, maxMicros, maxStillMs, leastMicros, tooMuch } } = require('node:worker_threads');
  const parent = process.ppid;
  let before = process.cpuUsage();
  let moved = null;
  parentPort.on('message', (isReading) => {
    before = process.cpuUsage();
    moved = isReading ? { at: performance.now(), micros: 0 } : null;
  });
  parentPort.unref();
  setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const micros = user + system;
    if (moved && micros - moved.micros > leastMicros) moved = { at: performance.now(), micros };
    const isStill = moved !== null && performance.now() - moved.at > maxStillMs;
    const isTooMuch = process.memoryUsage.rss() > maxBytes || micros > maxMicros;
    if (isTooMuch) process.kill(process.pid, tooMuch);
    if (isStill || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, 50);
`;

/**
 * Ends the process when a file takes more memory or more of the processor than any honest receipt needs, when nothing
 * happens any more, or when whoever started it is gone while it is too busy to notice. The limit of Node counts neither
 * pictures nor the engine, and a clock on the wall would count what others do on a busy machine.
 */
export function watchReader({ maxProcessorMs, maxMegabytes, maxStillMs }: ReaderLimits): ReaderWatch {
  const watcher = new Worker(watch, {
    eval: true,
    execArgv: [],
    workerData: {
      ...{ maxStillMs, leastMicros, tooMuch },
      ...{ maxBytes: maxMegabytes * 1024 * 1024, maxMicros: maxProcessorMs * 1_000 },
    },
    resourceLimits: { maxOldGenerationSizeMb: 8 },
  });
  watcher.unref();
  return { begin: () => watcher.postMessage(true), end: () => watcher.postMessage(false) };
}
