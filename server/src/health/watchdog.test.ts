import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const program = fileURLToPath(new URL('./watchdog-child.testing.ts', import.meta.url));

async function run(ending: 'freeze' | 'finish') {
  const child = spawn(process.execPath, ['--import', tsx, program, ending]);
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
