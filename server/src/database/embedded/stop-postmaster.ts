import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { type ClusterFiles, readPostmaster } from './cluster-files.ts';

const run = promisify(execFile);
const patience = 5_000;

/** A fast shutdown: running work is rolled back, everything committed is on disk. Waits a few seconds at most. */
export async function stopPostmaster(files: ClusterFiles, { pgCtl }: Binaries): Promise<void> {
  const postmaster = await readPostmaster(files);
  if (!postmaster) return;

  if (process.platform === 'win32') await run(pgCtl, ['kill', 'INT', String(postmaster.pid)]);
  else process.kill(postmaster.pid, 'SIGINT');

  const deadline = Date.now() + patience;
  while ((await readPostmaster(files))?.pid === postmaster.pid && Date.now() < deadline) await pause(10);
}
