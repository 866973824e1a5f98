import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { clusterFiles } from '../../server/src/database/embedded/cluster-files.ts';
import { migrate } from '../../server/src/database/migrate.ts';
import { openDatabase } from '../../server/src/database/open-database.ts';
import { seedIfEmpty } from '../../server/src/database/seed/seed-if-empty.ts';

const run = promisify(execFile);
const silent = { info: () => undefined, warn: () => undefined };

let opened: Promise<string> | undefined;

/** Puts the database of a shop that has just opened into a folder: made once, copied for each trial. */
export async function copyOpenedShop(dataDir: string): Promise<void> {
  opened ??= makeOpenedShop();
  // With its owner, who may be another user than we are.
  await run('cp', ['-a', clusterFiles(await opened).cluster, dataDir]);
  // Nobody waits for it on the port it had.
  await rm(clusterFiles(dataDir).postmasterOptions);
}

async function makeOpenedShop(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-opened-'));
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir, log: silent });
  await migrate(db);
  await seedIfEmpty(db, { seed: 'shop', now: new Date() });
  await close();
  return dataDir;
}

export async function removeOpenedShop(): Promise<void> {
  if (opened) await rm(await opened, { recursive: true, force: true });
  opened = undefined;
}
