import { existsSync } from 'node:fs';
import { isRefusal } from '@mooncake/domain/refusal';
import type { Config } from './config.ts';
import { noTimeouts } from './database/connect.ts';
import { isDatabaseAway } from './database/database-away.ts';
import { clusterFiles } from './database/embedded/cluster-files.ts';
import { findSteps } from './database/migrate.ts';
import { type OpenDatabase, openDatabase } from './database/open-database.ts';
import { StartupProblem } from './database/startup-problem.ts';
import { createLog } from './log.ts';
import { isDiskFull } from './storage/disk-full.ts';
import { StorageAway } from './storage/storage-away.ts';

/** Runs one of the shop's commands; what its owner can mend is told in a sentence. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const words = wordsFor(error);
    if (words === null) throw error;
    process.stderr.write(`${words}\n`);
    process.exitCode = 1;
  }
}

function wordsFor(error: unknown): string | null {
  if (error instanceof StartupProblem || isRefusal(error)) return error.message;
  if (isDiskFull(error)) return 'The disk is full.';
  if (error instanceof StorageAway) {
    return `This was not done to its end: ${error.message}. Try again when it is back.`;
  }
  if (!isDatabaseAway(error)) return null;
  const reason = error instanceof Error ? error.message : String(error);
  return `The database went away before this was done: ${reason}. It was stopped, or its disk is full.`;
}

/** The shop's database for a command, whether the shop serves beside it or not. */
export async function withDatabase(
  config: Config,
  work: (database: OpenDatabase) => Promise<void>,
): Promise<void> {
  const database = await openDatabase({
    ...config,
    // Past a pooler, where there is one: its limits are for visitors.
    goesDirect: true,
    log: createLog('silent'),
    timeouts: noTimeouts,
  });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** The same where there must be a shop already: a command that looks in the wrong place makes none there. */
export async function withShop(
  config: Config,
  work: (database: OpenDatabase) => Promise<void>,
): Promise<void> {
  if (config.databaseUrl === null && !existsSync(clusterFiles(config.dataDir).cluster)) {
    throw new StartupProblem(`There is no shop in ${config.dataDir}. Is DATA_DIR the one the server uses?`);
  }
  await withDatabase(config, async (database) => {
    if ((await findSteps(database.db)).length === 0) {
      throw new StartupProblem('There is no shop in this database yet.');
    }
    await work(database);
  });
}
