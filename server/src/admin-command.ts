import { resolve } from 'node:path';
import { isRefusal } from '@mooncake/domain/refusal';
import { readOwnConfig } from './config.ts';
import { noTimeouts } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { StartupProblem } from './database/startup-problem.ts';
import { createEvents } from './events/events.ts';
import { createLog } from './log.ts';
import { runTeamCommand } from './staff/team/team-command.ts';

/** From src/ and from the built dist/ alike. */
const projectRoot = resolve(import.meta.dirname, '../..');

try {
  const config = readOwnConfig(projectRoot);
  const log = createLog('silent');
  const { db, url, close } = await openDatabase({ ...config, log, timeouts: noTimeouts });
  try {
    await migrate(db);
    // A running shop hears of the change and closes what a disabled member has open.
    const events = createEvents({ databaseUrl: url, log });
    await events.listening();
    const lines = await runTeamCommand(
      { config, db, events, clock: () => new Date() },
      process.argv.slice(2),
    ).finally(() => events.close());
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await close();
  }
} catch (error) {
  if (!(error instanceof StartupProblem || isRefusal(error))) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
