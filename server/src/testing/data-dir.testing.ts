import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { clusterFiles, readPostmaster } from '../database/embedded/cluster-files.ts';
import { openCluster } from '../database/embedded/embedded-cluster.ts';
import { isAlive } from '../database/embedded/process-is-alive.ts';
import { quietLog } from './quiet-log.testing.ts';

/** An empty DATA_DIR for one test; whatever still runs in it afterwards is ended. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-data-'));
  onTestFinished(async () => {
    const left = await readPostmaster(clusterFiles(dataDir));
    if (left && isAlive(left.pid)) process.kill(left.pid, 'SIGQUIT');
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  });
  return dataDir;
}

/**
 * Makes a DATA_DIR as a shop that was closed leaves it, and returns what hands each test a copy: making a cluster costs
 * many times more than copying one. Call it at the top of the file.
 */
export async function createUsedDataDir(): Promise<() => Promise<string>> {
  const used = await mkdtemp(path.join(os.tmpdir(), 'shop-used-'));
  afterAll(() => rm(used, { recursive: true, force: true }));
  const cluster = await openCluster({ dataDir: used, log: quietLog });
  await cluster.leave();
  // Copies would all want the port of the first.
  await rm(clusterFiles(used).postmasterOptions);
  return async () => {
    const dataDir = await makeDataDir();
    await cp(used, dataDir, { recursive: true });
    return dataDir;
  };
}
