import { setTimeout as pause } from 'node:timers/promises';
import { StartupProblem } from '../startup-problem.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { chooseRunner } from './choose-runner.ts';
import {
  type ClusterFiles,
  clusterFiles,
  readLastPort,
  readPostmaster,
  removeNoteOf,
} from './cluster-files.ts';
import { inspectCluster } from './inspect-cluster.ts';
import { linkLibraries } from './link-libraries.ts';
import type { Log } from './log.ts';
import { makeCluster } from './make-cluster.ts';
import { isLastToLeave, joinCluster, type Membership } from './membership.ts';
import { isAlive, isAliveIn } from './process-is-alive.ts';
import { type ServerSettings, startPostmaster } from './start-postmaster.ts';
import { stayJoined } from './stay-joined.ts';
import { stopPostmaster } from './stop-postmaster.ts';

type EmbeddedOptions = {
  dataDir: string;
  log: Log;
  /** Only tests override settings: their clusters are thrown away, so they need no disk syncs. */
  settings?: ServerSettings;
  /** Called once PostgreSQL starts by itself; not where it runs already. */
  onSpawned?: () => void;
};

export type EmbeddedCluster = { url: string; leave: () => Promise<void> };

/** Long enough for the recovery after a power cut. */
const patience = 60_000;
/** Who has the port of a PostgreSQL that died a moment ago may be a child of it; who still has it then is a stranger. */
const triesForPort = 5;

/** The private PostgreSQL of DATA_DIR: made if there is none, started if it sleeps, joined if it runs. */
export async function openCluster({
  dataDir,
  log,
  settings = {},
  onSpawned = () => undefined,
}: EmbeddedOptions): Promise<EmbeddedCluster> {
  const files = clusterFiles(dataDir);
  const binaries = findBinaries();
  await linkLibraries(binaries.home);

  if ((await inspectCluster(files, binaries)) === 'none') {
    log.info(`Making a new database in ${files.cluster}`);
    await makeCluster(files, binaries, await chooseRunner(files.cluster));
  }

  const join = (port: number | null) => joinOrStart({ files, binaries, settings, port, onSpawned });
  const first = await join(null);
  // Back on the same port: the connection pool knows no other.
  const stay = stayJoined(first, () => join(first.port), log);

  return {
    url: first.url,
    async leave() {
      const membership = await stay.finish();
      if (membership) await leaveCluster(membership, files, binaries);
    },
  };
}

type Start = {
  files: ClusterFiles;
  binaries: Binaries;
  settings: ServerSettings;
  port: number | null;
  onSpawned: () => void;
};

/**
 * Started on the port it had before: servers that know it wait for their PostgreSQL to come back there, and a newcomer
 * who is quicker than they are must not lead it elsewhere.
 */
async function joinOrStart({
  files,
  binaries,
  port: known,
  onSpawned,
  settings,
}: Start): Promise<Membership> {
  const deadline = Date.now() + patience;
  let timesTaken = 0;
  while (Date.now() < deadline) {
    const membership = await joinRunning(files);
    if (membership) return membership;
    const port = known ?? (timesTaken < triesForPort ? await readLastPort(files) : null);
    const runner = await chooseRunner(files.cluster);
    const { isPortTaken } = await startPostmaster({ files, binaries, runner, port, onSpawned, settings });
    if (isPortTaken) timesTaken += 1;
  }
  throw new StartupProblem(`The database in ${files.cluster} did not become ready; see ${files.log}.`);
}

/** Joins the PostgreSQL at work here, waiting while it starts or stops; null when none is. */
async function joinRunning(files: ClusterFiles): Promise<Membership | null> {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await pause(20)) {
    const postmaster = await readPostmaster(files);
    if (!postmaster || !isAlive(postmaster.pid)) return null;
    if (!(await isAliveIn(files.cluster, postmaster.pid))) {
      // The number now belongs to a stranger, and PostgreSQL would refuse to start because of it.
      if (isAlive(postmaster.pid)) removeNoteOf(postmaster, files);
      return null;
    }
    const membership = postmaster.port === null ? null : await joinCluster(files, postmaster.port);
    if (membership) return membership;
  }
  return null;
}

async function leaveCluster(membership: Membership, files: ClusterFiles, binaries: Binaries): Promise<void> {
  try {
    if (await isLastToLeave(membership)) await stopPostmaster(files, binaries);
  } catch {
    // The connection broke: whoever comes next finds the cluster as it is and adopts it.
  } finally {
    await membership.client.end().catch(() => undefined);
  }
}
