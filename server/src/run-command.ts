import { isRefusal } from '@mooncake/domain/refusal';
import type { Config } from './config.ts';
import { noTimeouts } from './database/connect.ts';
import { type OpenDatabase, openDatabase } from './database/open-database.ts';
import { StartupProblem } from './database/startup-problem.ts';
import { createLog } from './log.ts';

/** Runs one of the shop's commands; what its owner can mend is told in a sentence. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartupProblem || isRefusal(error))) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** The shop's database for a command, whether the shop serves beside it or not. */
export async function withDatabase(
  config: Config,
  work: (database: OpenDatabase) => Promise<void>,
): Promise<void> {
  // Past a pooler, where there is one: its limits are for visitors.
  const databaseUrl = config.databaseListenUrl ?? config.databaseUrl;
  const database = await openDatabase({
    ...config,
    databaseUrl,
    log: createLog('silent'),
    timeouts: noTimeouts,
  });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}
