import { startWatchdog } from './watchdog.ts';

// A process that either finishes its work, or never lets go of its event loop.
const [, , ending] = process.argv;
const freezes = ending === 'freeze';
startWatchdog({ tickMs: 20, maxMissedTicks: freezes ? 10 : 10_000 });
setTimeout(() => {
  while (freezes);
  process.stdout.write('worked\n');
}, 40);
