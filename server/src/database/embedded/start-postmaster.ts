import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, rename, rm, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../lib/free-port.ts';
import { StartupProblem } from '../startup-problem.ts';
import type { Binaries } from './binaries.ts';
import { type Runner, startedBy } from './choose-runner.ts';
import { type ClusterFiles, readPostmaster } from './cluster-files.ts';

export type ServerSettings = Readonly<Record<string, string>>;

/** Enough for a small shop on a small machine, and no personal data in the log. */
const shopSettings: ServerSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '64MB',
  max_wal_size: '512MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // After a crash every file is synced before anything is sold: one by one, that took seconds on a disk with other work.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
  // Refused statements are the shop's to report; they would quote what customers typed.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

const logLimit = 1_000_000;

type Start = {
  files: ClusterFiles;
  binaries: Binaries;
  runner: Runner;
  port: number | null;
  settings: ServerSettings;
  /** Called once PostgreSQL starts by itself, in a process of its own. */
  onSpawned: () => void;
};

/**
 * Starts PostgreSQL and returns when it takes connections, or when another server turned out to be starting
 * the same cluster: PostgreSQL itself makes sure that only one of them runs. Says whether somebody else has its port.
 */
export async function startPostmaster({
  files,
  binaries,
  runner,
  port,
  settings,
  onSpawned,
}: Start): Promise<{ isPortTaken: boolean }> {
  await keepLogSmall(files.log);
  const log = await open(files.log, 'a', 0o600);
  const logStart = (await log.stat()).size;
  try {
    const choice = { ...shopSettings, ...settings, port: String(port ?? (await freePort())) };
    const { file, args, options } = startedBy(runner, binaries.postgres, [
      '-D',
      files.cluster,
      ...Object.entries(choice).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ]);
    // Detached: Ctrl-C in the terminal is for the shop, which then stops PostgreSQL in good order.
    const child = spawn(file, args, { ...options, detached: true, stdio: ['ignore', log.fd, log.fd] });
    child.unref();
    onSpawned();

    const exited = once(child, 'exit').then(() => true);
    while (!(await Promise.race([exited, isReady(files, child.pid)]))) await pause(5);
    if (child.exitCode === null && child.signalCode === null) return { isPortTaken: false };
    const said = await tail(files.log, logStart);
    refuseUnlessMomentary(said, files);
    await pause(50);
    return { isPortTaken: portTaken.test(said) };
  } catch (error) {
    if (error instanceof StartupProblem) throw error;
    throw new StartupProblem(
      `The installed PostgreSQL does not run on this machine (${String(error)}); set DATABASE_URL to a PostgreSQL 14 or newer.`,
      { cause: error },
    );
  } finally {
    await log.close();
  }
}

async function isReady(files: ClusterFiles, pid: number | undefined): Promise<boolean> {
  const postmaster = await readPostmaster(files);
  return postmaster?.pid === pid && postmaster?.status === 'ready';
}

/** Reasons that pass by themselves: a neighbour is starting or stopping, or took the port a moment ago. */
const momentary = /lock file ".*" (already exists|is empty)|shared memory block .* in use/;
const portTaken = /could not create any TCP\/IP/;

function refuseUnlessMomentary(log: string, { cluster, log: logFile }: ClusterFiles): void {
  if (momentary.test(log) || portTaken.test(log)) return;
  const reason = /(?:FATAL|PANIC|error): +(.+)/.exec(log)?.[1] ?? log.trim().split('\n').at(-1) ?? '';
  throw new StartupProblem(
    `The database in ${cluster} could not be started (${reason}); see ${logFile}, or restore the folder from a backup.`,
  );
}

async function keepLogSmall(log: string): Promise<void> {
  const size = (await stat(log).catch(() => null))?.size ?? 0;
  if (size < logLimit) return;
  await rm(`${log}.old`, { force: true });
  await rename(log, `${log}.old`);
}

async function tail(file: string, from: number): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(16_384), position: from });
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
