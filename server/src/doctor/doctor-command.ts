import { resolve } from 'node:path';
import { readOwnConfig } from '../config.ts';
import { runCommand, withShop } from '../run-command.ts';
import { openStorage } from '../storage/open-storage.ts';
import { examineShop } from './doctor.ts';

await runCommand(async () => {
  const config = readOwnConfig(resolve(import.meta.dirname, '../..'));
  await withShop(config, async ({ db }) => {
    const storage = await openStorage(config);
    const findings = await examineShop({ db, storage });
    for (const finding of findings) process.stdout.write(`- ${finding}\n`);
    const sum = findings.length === 0 ? 'All is well.' : `${findings.length} things are off.`;
    process.stdout.write(`${sum}\n`);
    process.exitCode = findings.length === 0 ? 0 : 1;
  });
});
