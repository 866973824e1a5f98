import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { inProject } from './project.mjs';

const run = promisify(execFile);

test('the server, with all it is made of, can be run from its source as development does', async () => {
  const hook = pathToFileURL(inProject('scripts/lib/inline-pictures.mjs')).href;
  const main = pathToFileURL(inProject('server/src/start-server.ts')).href;
  const program = `const { startServer } = await import('${main}'); console.log(typeof startServer); process.exit(0);`;
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', '--import', hook, '--input-type=module', '--eval', program],
    { cwd: inProject('.') },
  );
  expect(stdout.trim()).toBe('function');
}, 120_000);
