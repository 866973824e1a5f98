import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { inProject, root, tool } from './lib/project.mjs';

// Two processes, one command: the server restarts on a change, the browser code is swapped in place.
await ensureInstalled();
const apiPort = process.env.PORT ?? '3000';
const inlinePictures = pathToFileURL(inProject('scripts/lib/inline-pictures.mjs')).href;
const webPort = process.env.WEB_PORT ?? '5173';

const children = [
  spawn(
    tool('tsx'),
    ['watch', '--clear-screen=false', '--import', inlinePictures, inProject('server/src/main.ts')],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        PORT: apiPort,
        PUBLIC_URL: process.env.PUBLIC_URL ?? `http://127.0.0.1:${webPort}`,
      },
    },
  ),
  spawn(tool('vite'), ['--host', '127.0.0.1', '--port', webPort, '--strictPort'], {
    cwd: inProject('web'),
    stdio: 'inherit',
    env: { ...process.env, API_PORT: apiPort },
  }),
];

let stopping = false;
/** @param {number} code */
function stop(code) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}
for (const child of children) child.on('exit', (code) => stop(code ?? 0));
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
console.log(`Open http://127.0.0.1:${webPort} (the server behind it listens on ${apiPort}).`);
