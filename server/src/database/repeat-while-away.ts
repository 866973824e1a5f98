import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from './database-away.ts';
import { StartupProblem } from './startup-problem.ts';

/** As long as a PostgreSQL that died may take to come back. */
const patienceMs = 60_000;
const pauseMs = 200;

/** What a server asks of the database while it starts: one that goes away meanwhile comes back, or somebody is told. */
export async function repeatWhileAway<Result>(work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      if (performance.now() - startedAt > patienceMs) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new StartupProblem(`The database went away while the shop was starting: ${reason}.`, {
          cause: error,
        });
      }
      await pause(pauseMs);
    }
  }
}
