import { existsSync } from 'node:fs';
import { fail, fingerprint, inProject, run, stampMatches, tool, writeStamp } from './project.mjs';

const stamp = '.cache/built-from';
const sources = [
  'domain/src',
  'server/src',
  'server/build',
  'server/vite.config.ts',
  'web/src',
  'web/build',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'tsconfig.base.json',
  'package-lock.json',
];
const products = [
  'server/dist/main.js',
  'server/dist/admin-command.js',
  'server/dist/backup-command.js',
  'server/dist/doctor-command.js',
  'server/dist/picture-drawer-program.js',
  'server/dist/receipt-reader-program.js',
  'server/dist/restore-command.js',
  'server/dist/statement-reader-program.js',
  'server/dist/workbook-program.js',
  'server/dist/api-docs/index.html',
  'web/dist/client/index.html',
  'web/dist/client/office.html',
  'web/dist/server/entry-server.js',
];

/** Builds server and browser code when a source changed since the last build. */
export async function ensureBuilt() {
  const wanted = fingerprint(sources);
  if (stampMatches(stamp, wanted) && products.every((file) => existsSync(inProject(file)))) return;

  console.log('Building the shop ...');
  for (const [place, args] of /** @type {const} */ ([
    ['web', ['build']],
    ['web', ['build', '--ssr']],
    ['server', ['build']],
  ])) {
    const { code, output } = await run(tool('vite'), [...args], { cwd: inProject(place), quiet: true });
    if (code !== 0) fail(`${output}\nBuilding ${place} failed; see the lines above.`);
  }
  writeStamp(stamp, wanted);
}
