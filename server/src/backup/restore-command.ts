import { resolve } from 'node:path';
import { readOwnConfig } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { StartupProblem } from '../database/startup-problem.ts';
import { examineShop } from '../doctor/doctor.ts';
import { runCommand, withDatabase } from '../run-command.ts';
import { openStorage } from '../storage/open-storage.ts';
import { verifyArchive } from './archive.ts';
import { refuseOtherOwner } from './refuse-other-owner.ts';
import { restoreBackup } from './restore-backup.ts';

await runCommand(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) throw new StartupProblem('Usage: npm run restore -- FILE');
  const config = readOwnConfig(resolve(import.meta.dirname, '../..'));
  await refuseOtherOwner(config.dataDir);
  // Before a place is made for it.
  await verifyArchive(resolve(file));
  await withDatabase(config, async ({ db }) => {
    const storage = await openStorage(config);
    const { files, leftOut } = await restoreBackup({ db, storage }, resolve(file));
    for (const thing of leftOut) process.stdout.write(`Left out, as it is not the shop's: ${thing}.\n`);
    await migrate(db);
    const findings = await examineShop({ db, storage });
    for (const finding of findings) process.stdout.write(`- ${finding}\n`);
    const sum = findings.length === 0 ? 'All is well.' : `${findings.length} things are off.`;
    process.stdout.write(`Restored, with ${files} files; staff sign in anew. ${sum}\n`);
    if (findings.length > 0) process.exitCode = 1;
  });
});
