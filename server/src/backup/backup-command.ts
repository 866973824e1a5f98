import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readOwnConfig } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { StartupProblem } from '../database/startup-problem.ts';
import { runCommand, withShop } from '../run-command.ts';
import { openStorage } from '../storage/open-storage.ts';
import { backupFolder } from './nightly-backup.ts';
import { recordBackup } from './record-backup.ts';

await runCommand(async () => {
  const { to, keep } = readOptions();
  const config = readOwnConfig(resolve(import.meta.dirname, '../..'));
  await withShop(config, async ({ db }) => {
    const storage = await openStorage(config);
    await migrate(db);
    const plan = { folder: to ?? backupFolder(config.dataDir), keep, now: new Date() };
    const made = await recordBackup({ db, storage }, plan);
    const megabytes = (made.bytes / 1_048_576).toFixed(1);
    process.stdout.write(`${made.path}\n${made.rows} rows and ${made.files} files, ${megabytes} MB.\n`);
    for (const name of made.removed) process.stdout.write(`Removed ${name}, an older one of this shop.\n`);
    for (const name of made.missing) process.stdout.write(`${name} was deleted meanwhile.\n`);
    if (made.foreign.length > 0) {
      process.stdout.write(`Left out, as these tables are not the shop's: ${made.foreign.join(', ')}.\n`);
    }
    if (made.lost.length === 0) return;
    for (const finding of made.lost) process.stderr.write(`- ${finding}\n`);
    process.stderr.write('This backup is incomplete. Older ones, which may have these files, were kept.\n');
    process.exitCode = 1;
  });
});

function readOptions(): { to: string | null; keep: number | null } {
  const usage = 'Usage: npm run backup [-- --to FOLDER --keep N]';
  try {
    const { values } = parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string' } } });
    const keep = values.keep === undefined ? null : Number(values.keep);
    // Nothing was named, as by a variable that is not set; it must not mean the folder somebody happens to be in.
    if (values.to === '') throw new TypeError('to');
    if (keep !== null && !(Number.isInteger(keep) && keep >= 1)) throw new TypeError('keep');
    return { to: values.to === undefined ? null : resolve(values.to), keep };
  } catch {
    throw new StartupProblem(usage);
  }
}
