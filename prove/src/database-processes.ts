import { execFileSync } from 'node:child_process';
import { clusterFiles, readPostmaster } from '../../server/src/database/embedded/cluster-files.ts';
import { isAliveIn } from '../../server/src/database/embedded/process-is-alive.ts';

/** The first process of the PostgreSQL in a folder; null where none runs. */
export async function findPostmaster(dataDir: string): Promise<number | null> {
  const files = clusterFiles(dataDir);
  const postmaster = await readPostmaster(files);
  return postmaster && (await isAliveIn(files.cluster, postmaster.pid)) ? postmaster.pid : null;
}

/** Lets no process of that PostgreSQL do anything any more, and answers with all of them. */
export async function stopDatabaseProcesses(dataDir: string): Promise<number[]> {
  const postmaster = await findPostmaster(dataDir);
  if (postmaster === null) return [];
  // The first, so that no more are born; then all it has.
  process.kill(postmaster, 'SIGSTOP');
  const pids = [postmaster, ...childrenOf(postmaster)];
  signalAll(pids, 'SIGSTOP');
  return pids;
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It is gone already.
    }
  }
}

function childrenOf(pid: number): number[] {
  const lines = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .flatMap(([child]) => child ?? []);
}
