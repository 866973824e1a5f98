import { readlink, realpath } from 'node:fs/promises';
import { errorCode } from '../../lib/error-code.ts';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}

/**
 * Whether that process is a PostgreSQL at work in this folder, and not a stranger who got the same number
 * after a restart of the machine. PostgreSQL works inside its data directory; where that cannot be seen, a
 * living process counts.
 */
export async function isAliveIn(folder: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(folder));
  } catch (error) {
    return errorCode(error) === 'EACCES';
  }
}
