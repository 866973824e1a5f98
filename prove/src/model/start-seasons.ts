import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Season, SeasonEnd } from './run-season.ts';

const program = fileURLToPath(new URL('./season-program.ts', import.meta.url));

/** A process for seasons: the use cases take more of a processor than PostgreSQL, so one process leaves the other core idle. */
export function startSeasons() {
  const child = fork(program);
  const waiting = new Map<number, { resolve: (end: SeasonEnd) => void; reject: (error: Error) => void }>();
  child.on('message', ({ seed, ...end }: SeasonEnd & { seed: number }) => {
    waiting.get(seed)?.resolve(end);
    waiting.delete(seed);
  });
  child.on('close', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`its process ended with ${String(code)}`));
  });
  const stop = () => void child.kill();
  process.once('exit', stop);
  return {
    run: (season: Season) =>
      new Promise<SeasonEnd>((resolve, reject) => {
        waiting.set(season.seed, { resolve, reject });
        child.send(season);
      }),
    stop() {
      process.off('exit', stop);
      stop();
    },
  };
}
