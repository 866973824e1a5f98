import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What a process weighs, in MB. */
export async function residentMegabytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}
