import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { errorCode } from '../../lib/error-code.ts';
import { makeFolder } from '../../lib/make-folder.ts';
import { StartupProblem } from '../startup-problem.ts';
import type { Binaries } from './binaries.ts';
import { type Runner, startedBy } from './choose-runner.ts';
import type { ClusterFiles } from './cluster-files.ts';
import { isAlive } from './process-is-alive.ts';

const run = promisify(execFile);
const draftMark = '.new-';
const oneHour = 3_600_000;
/** The system's word for it, and PostgreSQL's own. */
const noRoom = /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/;

/**
 * Makes a new cluster beside its place and moves it there when it is complete: a crash half-way leaves only
 * a draft, and of two servers starting together one is first while the other drops its own.
 */
export async function makeCluster(files: ClusterFiles, binaries: Binaries, runner: Runner): Promise<void> {
  const draft = `${files.cluster}${draftMark}${process.pid}-${randomBytes(4).toString('hex')}`;
  const passwordFile = `${draft}.password`;
  try {
    await makeFolder(path.dirname(draft));
    await sweepDrafts(files);
    await mkdir(draft, { mode: 0o700 });
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
    if (runner.owner) await giveTo(runner.owner, [draft, passwordFile]);

    await initialise(draft, passwordFile, binaries, runner);
    await rename(passwordFile, path.join(draft, path.basename(files.password)));
    await syncFolder(draft);
    await moveIntoPlace(draft, files.cluster);
    // Only now is the new name safe from a power cut, and orders may follow.
    await syncFolder(path.dirname(files.cluster));
  } catch (error) {
    throw asStartupProblem(error, files);
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
  }
}

async function giveTo({ uid, gid }: NonNullable<Runner['owner']>, paths: string[]): Promise<void> {
  for (const each of paths) await chown(each, uid, gid);
}

async function initialise(
  folder: string,
  passwordFile: string,
  { initdb }: Binaries,
  runner: Runner,
): Promise<void> {
  const { file, args, options } = startedBy(runner, initdb, [
    `--pgdata=${folder}`,
    '--username=shop',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The same sorting on every machine, whatever languages it has installed.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]);
  await run(file, args, options);
}

async function moveIntoPlace(draft: string, cluster: string): Promise<void> {
  try {
    await rename(draft, cluster);
  } catch (error) {
    const firstFinished = await stat(path.join(cluster, 'PG_VERSION')).catch(() => null);
    if (!firstFinished) throw error;
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows has no such thing, and needs none.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Removes what servers that died while making a cluster left behind. */
async function sweepDrafts({ cluster }: ClusterFiles): Promise<void> {
  const folder = path.dirname(cluster);
  const prefix = `${path.basename(cluster)}${draftMark}`;
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue;
    const draft = path.join(folder, name);
    const maker = Number.parseInt(name.slice(prefix.length), 10);
    const age = Date.now() - ((await stat(draft).catch(() => null))?.mtimeMs ?? 0);
    if (!isAlive(maker) || age > oneHour) await rm(draft, { recursive: true, force: true });
  }
}

function asStartupProblem(error: unknown, { cluster }: ClusterFiles): StartupProblem {
  const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  if (noRoom.test(`${errorCode(error)} ${stderr}`)) {
    return new StartupProblem(`The disk is full. No database could be made in ${cluster}.`, { cause: error });
  }
  // Never the command itself, which is as long as it says nothing.
  const lastLine = stderr.trim().split('\n').at(-1);
  const reason = /error: (.+)/.exec(stderr)?.[1] ?? (lastLine || (errorCode(error) ?? String(error)));
  return new StartupProblem(
    `A new database could not be made in ${cluster} (${reason}); check that the folder may be written to, or set DATABASE_URL to a PostgreSQL 14 or newer.`,
    { cause: error },
  );
}
