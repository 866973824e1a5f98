import { readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the private PostgreSQL of one DATA_DIR keeps its things. */
export type ClusterFiles = {
  /** Exists only once the cluster was made completely: it is made under another name and then moved here. */
  cluster: string;
  /** Inside the cluster, so that the two can never belong to different passwords. */
  password: string;
  log: string;
  postmasterPid: string;
  /** How PostgreSQL was started the last time it could listen; stays when it stops or dies. */
  postmasterOptions: string;
};

export function clusterFiles(dataDir: string): ClusterFiles {
  const cluster = path.resolve(dataDir, 'postgres');
  return {
    cluster,
    password: path.join(cluster, 'shop.password'),
    log: path.resolve(dataDir, 'postgres.log'),
    postmasterPid: path.join(cluster, 'postmaster.pid'),
    postmasterOptions: path.join(cluster, 'postmaster.opts'),
  };
}

export type Postmaster = { pid: number; port: number | null; status: string };

/** What the running PostgreSQL says about itself in `postmaster.pid`; null when none runs. */
export async function readPostmaster({ postmasterPid }: ClusterFiles): Promise<Postmaster | null> {
  return parsePostmaster(await readFile(postmasterPid, 'utf8').catch(() => ''));
}

/**
 * Takes the note of a PostgreSQL that is gone away, unless another has written its own there since: without its note a
 * running one is found by nobody, and ends itself within a minute. In one go, so that hardly anybody can come between.
 */
export function removeNoteOf({ pid }: Pick<Postmaster, 'pid'>, { postmasterPid }: ClusterFiles): void {
  try {
    if (parsePostmaster(readFileSync(postmasterPid, 'utf8'))?.pid === pid) rmSync(postmasterPid);
  } catch {
    // It is gone already.
  }
}

function parsePostmaster(text: string): Postmaster | null {
  // Lines, as PostgreSQL documents them: pid, data directory, start time, port, socket, address, memory, status.
  const [pid, , , port, , , , status = ''] = text.split('\n');
  if (!Number(pid)) return null;
  return { pid: Number(pid), port: Number(port) || null, status: status.trim() };
}

/** Where the last PostgreSQL listened; null when none ever did. */
export async function readLastPort({ postmasterOptions }: ClusterFiles): Promise<number | null> {
  const text = await readFile(postmasterOptions, 'utf8').catch(() => '');
  return Number(/"port=(\d+)"/.exec(text)?.[1]) || null;
}
