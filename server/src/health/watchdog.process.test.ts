import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { programFile } from '../testing/programs.testing.ts';

async function run(ending: 'freeze' | 'finish') {
  const child = spawn(process.execPath, [programFile('watchdog-child.testing'), ending]);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  const [code, signal] = await once(child, 'close');
  return { ...said, code, signal };
}

test('a process that does not move any more is ended, with the reason in its log', async () => {
  const { out, err, signal } = await run('freeze');
  expect([out, signal]).toEqual(['', 'SIGKILL']);
  expect(JSON.parse(err)).toMatchObject({
    level: 60,
    msg: 'the event loop has not moved for 0 s: the process ends itself, to be started again',
  });
});

test('one that moves is left alone, and need not wait for its watchdog to end', async () => {
  expect(await run('finish')).toEqual({ out: 'worked\n', err: '', code: 0, signal: null });
});
