import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';

type WatchdogOptions = { tickMs?: number; maxMissedTicks?: number };
export type Watchdog = { stop: () => Promise<void> };

/**
 * Ends a process whose event loop has not moved for twenty seconds: it answers nobody and hears no signal,
 * so that only its service manager can help, by starting it again. Seconds are counted one by one, in which
 * the process really ran: a laptop that slept or a container that was paused is not taken for frozen.
 */
export function startWatchdog({ tickMs = 1_000, maxMissedTicks = 20 }: WatchdogOptions = {}): Watchdog {
  // Whoever stops at a breakpoint wants to look around there.
  if (inspectorUrl() !== undefined) return { stop: async () => undefined };

  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const heart = setInterval(() => Atomics.add(beats, 0, 1), tickMs / 2);
  heart.unref();
  const worker = new Worker(watch, {
    eval: true,
    // A thread does not take the flags of the process: it has no use for its loaders.
    execArgv: [],
    workerData: { beats, tickMs, maxMissedTicks },
  });
  worker.unref();
  // Without its watchdog the shop runs on, as it would have.
  worker.on('error', () => undefined);
  return {
    async stop() {
      clearInterval(heart);
      await worker.terminate();
    },
  };
}

/** As text, because it must be the same from sources and from the bundle, which has no file for it. */
const watch = `
const { write } = require('node:fs');
const { workerData: { beats, tickMs, maxMissedTicks } } = require('node:worker_threads');
let seen = Atomics.load(beats, 0);
let missed = 0;
setInterval(() => {
  const now = Atomics.load(beats, 0);
  missed = now === seen ? missed + 1 : 0;
  seen = now;
  if (missed !== maxMissedTicks) return;
  const seconds = Math.round((maxMissedTicks * tickMs) / 1000);
  const msg = 'the event loop has not moved for ' + seconds + ' s: the process ends itself, to be started again';
  const end = () => process.kill(process.pid, 'SIGKILL');
  write(2, JSON.stringify({ level: 60, time: Date.now(), msg }) + '\\n', end);
  // A log nobody reads must not keep it alive for longer.
  setTimeout(end, 1000);
}, tickMs);
`;
