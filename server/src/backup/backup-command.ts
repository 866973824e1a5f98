import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readOwnConfig } from '../config.ts';
import { noTimeouts } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { StartupProblem } from '../database/startup-problem.ts';
import { openStorage } from '../storage/open-storage.ts';
import { backupFolder } from './nightly-backup.ts';
import { recordBackup } from './record-backup.ts';

/** From src/ and from the built dist/ alike. */
const projectRoot = resolve(import.meta.dirname, '../..');

try {
  const config = readOwnConfig(projectRoot);
  const { to, keep } = readOptions();
  const quiet = { info: () => undefined, warn: () => undefined };
  const { db, close } = await openDatabase({ ...config, log: quiet, timeouts: noTimeouts });
  try {
    const storage = await openStorage(config.storageUrl);
    await migrate(db);
    const plan = { folder: to ?? backupFolder(config.dataDir), keep, now: new Date() };
    const made = await recordBackup({ db, storage }, plan);
    const megabytes = (made.bytes / 1_048_576).toFixed(1);
    process.stdout.write(`${made.path}\n${made.rows} rows and ${made.files} files, ${megabytes} MB.\n`);
    for (const name of made.missing) process.stdout.write(`${name} was deleted meanwhile.\n`);
  } finally {
    await close();
  }
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function readOptions(): { to: string | null; keep: number | null } {
  const usage = 'Usage: npm run backup [-- --to FOLDER --keep N]';
  try {
    const { values } = parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string' } } });
    const keep = values.keep === undefined ? null : Number(values.keep);
    if (keep !== null && !(Number.isInteger(keep) && keep >= 1)) throw new TypeError('keep');
    return { to: values.to === undefined ? null : resolve(values.to), keep };
  } catch {
    throw new StartupProblem(usage);
  }
}
