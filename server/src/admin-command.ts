import { resolve } from 'node:path';
import { readOwnConfig } from './config.ts';
import { migrate } from './database/migrate.ts';
import { createEvents } from './events/events.ts';
import { createLog } from './log.ts';
import { runCommand, withDatabase } from './run-command.ts';
import { runTeamCommand } from './staff/team/team-command.ts';

await runCommand(async () => {
  const config = readOwnConfig(resolve(import.meta.dirname, '../..'));
  await withDatabase(config, async ({ db, url }) => {
    await migrate(db);
    // A running shop hears of the change and closes what a disabled member has open.
    const events = createEvents({ databaseUrl: url, log: createLog('silent') });
    await events.listening();
    const lines = await runTeamCommand(
      { config, db, events, clock: () => new Date() },
      process.argv.slice(2),
    ).finally(() => events.close());
    process.stdout.write(`${lines.join('\n')}\n`);
  });
});
