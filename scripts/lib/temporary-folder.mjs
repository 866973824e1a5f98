import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const memoryFolder = '/dev/shm';
const prefix = 'shop-tests-';
/** Several times what a run ever holds at once. */
const enoughBytes = 3 * 1024 ** 3;

/**
 * A folder for all temporary files of this run and its children, removed when the run ends. The tests copy and
 * drop hundreds of databases of a thousand files each: in memory a fifth of the work of the server's tests is saved.
 * @param {string} [parent]
 */
export function useTemporaryFolder(parent = hasRoom(memoryFolder) ? memoryFolder : tmpdir()) {
  removeAbandoned(parent);
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  // Like the system's own: the embedded database of root runs as somebody else.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.on('exit', () => {
    stopDatabases(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  });
}

/** Those of an interrupted run: nobody else knows them any more. @param {string} folder */
function stopDatabases(folder) {
  for (const name of readdirSync(folder)) {
    try {
      const [pid] = readFileSync(join(folder, name, 'postgres/postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGQUIT');
    } catch {
      // No database, or one that has left.
    }
  }
}

/** @param {string} folder */
function hasRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > enoughBytes && freemem() > enoughBytes;
  } catch {
    return false;
  }
}

/** What a killed run left behind would fill the memory. @param {string} parent */
function removeAbandoned(parent) {
  for (const name of readdirSync(parent)) {
    const owner = Number(name.slice(prefix.length).split('-')[0]);
    if (!name.startsWith(prefix) || isRunning(owner)) continue;
    try {
      rmSync(join(parent, name), { recursive: true, force: true });
    } catch {
      // Another user's.
    }
  }
}

/** @param {number} pid */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
