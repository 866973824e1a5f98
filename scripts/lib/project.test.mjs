import { expect, test, vi } from 'vitest';
import { run } from './project.mjs';
import { isRunning } from './temporary-folder.mjs';

/** Starts a child of its own, says who it is, and leaves it behind when it is told to end. */
const careless = `const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 60_000)'], { stdio: 'inherit' });
  process.on('SIGINT', () => process.exit());
  console.log(child.pid);`;

test('a command that is stopped leaves no child behind', async () => {
  const stopping = new AbortController();
  let child = 0;
  await run(process.execPath, ['-e', careless], {
    quiet: true,
    signal: stopping.signal,
    onLine(line) {
      child = Number(line);
      stopping.abort();
    },
  });
  await vi.waitFor(() => expect(isRunning(child)).toBe(false), { timeout: 60_000 });
});
