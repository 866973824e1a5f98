import { resolve } from 'node:path';
import { readOwnConfig } from '../config.ts';
import { noTimeouts } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { StartupProblem } from '../database/startup-problem.ts';
import { examineShop } from '../doctor/doctor.ts';
import { openStorage } from '../storage/open-storage.ts';
import { restoreBackup } from './restore-backup.ts';

/** From src/ and from the built dist/ alike. */
const projectRoot = resolve(import.meta.dirname, '../..');

try {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) throw new StartupProblem('Usage: npm run restore -- FILE');
  const config = readOwnConfig(projectRoot);
  const quiet = { info: () => undefined, warn: () => undefined };
  const { db, close } = await openDatabase({ ...config, log: quiet, timeouts: noTimeouts });
  try {
    const storage = await openStorage(config.storageUrl);
    const { files } = await restoreBackup({ db, storage }, resolve(file));
    await migrate(db);
    const findings = await examineShop({ db, storage });
    for (const finding of findings) process.stdout.write(`- ${finding}\n`);
    process.stdout.write(`Restored, with ${files} files. ${findings.length === 0 ? 'All is well.' : ''}\n`);
  } finally {
    await close();
  }
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
