import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { programFile } from './programs.testing.ts';

type ChildOptions = { uid?: number; gid?: number; env?: Record<string, string> };

/** A process of its own that has the database of `dataDir` open. */
export async function startServerChild(dataDir: string, options: ChildOptions = {}) {
  const child = spawn(process.execPath, [programFile('database-child.testing'), dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
    cwd: '/',
    ...options,
  });
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  // All it said has come by then; without a line nobody would ever hear why.
  const closed = once(child, 'close').then(([code]) => {
    throw new Error(`the process ended with ${code} before it said anything`);
  });
  const [firstLine] = await Promise.race([once(createInterface(child.stdout), 'line'), closed]);

  return {
    /** The database's address, or the problem it had. */
    firstLine: String(firstLine),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async close() {
      child.stdin.end();
      await exited;
    },
  };
}
