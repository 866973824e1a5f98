import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { inProject } from '../project.mjs';
import { isRunning } from '../temporary-folder.mjs';

test('what disturbs ends when the one who started it was killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'disturbers-'));
  const program = `const { startDisturbers } = await import(${JSON.stringify(inProject('scripts/lib/shake/disturbers.mjs'))});
    console.log(startDisturbers(${JSON.stringify(join(folder, 'written'))}).pids.join());
    setInterval(() => undefined, 60_000);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program]);
  const [line] = await once(parent.stdout.setEncoding('utf8'), 'data');
  const pids = line.trim().split(',').map(Number);
  expect(pids.map(isRunning)).toEqual([true, true, true]);

  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false, false]), { timeout: 60_000 });
  rmSync(folder, { recursive: true });
});
