import { resolve } from 'node:path';
import { readOwnConfig } from '../config.ts';
import { noTimeouts } from '../database/connect.ts';
import { openDatabase } from '../database/open-database.ts';
import { StartupProblem } from '../database/startup-problem.ts';
import { openStorage } from '../storage/open-storage.ts';
import { examineShop } from './doctor.ts';

/** From src/ and from the built dist/ alike. */
const projectRoot = resolve(import.meta.dirname, '../..');

try {
  const config = readOwnConfig(projectRoot);
  const quiet = { info: () => undefined, warn: () => undefined };
  const { db, close } = await openDatabase({ ...config, log: quiet, timeouts: noTimeouts });
  try {
    const storage = await openStorage(config.storageUrl);
    const findings = await examineShop({ db, storage });
    for (const finding of findings) process.stdout.write(`- ${finding}\n`);
    const sum = findings.length === 0 ? 'All is well.' : `${findings.length} things are off.`;
    process.stdout.write(`${sum}\n`);
    process.exitCode = findings.length === 0 ? 0 : 1;
  } finally {
    await close();
  }
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
