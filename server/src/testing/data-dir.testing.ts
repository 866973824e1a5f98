import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { clusterFiles, readPostmaster } from '../database/embedded/cluster-files.ts';
import { isAlive } from '../database/embedded/process-is-alive.ts';

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
