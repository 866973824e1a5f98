import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';

type ChildOptions = { uid?: number; gid?: number; env?: Record<string, string> };

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const program = fileURLToPath(new URL('./database-child.testing.ts', import.meta.url));

/** A process of its own that has the database of `dataDir` open. */
export async function startServerChild(dataDir: string, options: ChildOptions = {}) {
  const child = spawn(process.execPath, ['--import', tsx, program, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
    cwd: '/',
    ...options,
  });
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  const [firstLine] = await once(createInterface(child.stdout), 'line');

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
