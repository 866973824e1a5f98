import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fail, inProject } from './lib/project.mjs';
import { describeFailure } from './lib/reports.mjs';
import { reportsFolder, runJourneys, runVitest } from './lib/runners.mjs';

// npm run shake -- FILE ...|all
// Looks for tests that fail by chance: repeats journeys and integration tests, file by file in random order, while the
// machine, its disk and the browser's network are slow, until Ctrl+C, and names whatever ever failed. Tests of one
// file keep their order: they share its database.

/** @import { Failure, Report } from './lib/reports.mjs' */

const files = process.argv.slice(2);
if (files.length === 0) fail('Say what to shake: npm run shake -- all, or the path of a test or journey.');

await ensureInstalled();
await ensureBuilt();
mkdirSync(inProject(reportsFolder), { recursive: true });

/** @type {Map<string, { failure: Failure, times: number }>} */
const failed = new Map();
const startedAt = Date.now();
let runs = 0;
let cases = 0;

/** Loops that leave nobody a whole core, and one that keeps the disk writing. */
const disturbers = [
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  spawn(process.execPath, ['-e', diskWriter(inProject('.cache/shaken'))], { stdio: 'ignore' }),
];
let isStopping = false;
process.on('SIGINT', () => {
  isStopping = true;
  summarise();
  process.exit(failed.size === 0 ? 0 : 1);
});
process.on('exit', () => {
  for (const child of disturbers) child.kill('SIGKILL');
  rmSync(inProject('.cache/shaken'), { force: true });
});

while (!isStopping) {
  const seed = Math.floor(Math.random() * 1_000_000);
  for (const batch of shuffled(chosen(), seed)) {
    note(await runBatch(batch, seed), seed);
  }
}

/** @typedef {{ kind: 'journeys' | 'tests', file: string }} Batch */

/** One file at a time, so that a failure is told as soon as it happens. @returns {Batch[]} */
function chosen() {
  const wanted = files.includes('all')
    ? [...testsIn('e2e/journeys'), ...testsIn('server/src'), ...testsIn('web/src')]
    : files;
  return wanted.map((file) => ({ kind: file.startsWith('e2e/') ? 'journeys' : 'tests', file }));
}

/** @param {string} folder */
function testsIn(folder) {
  return readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}

/** @param {Batch} batch @param {number} seed @returns {Promise<Report>} */
function runBatch({ kind, file }, seed) {
  // A random share of the journeys meets a slow processor and a slow network.
  const slowness = { SHAKE_CPU: String(1 + (seed % 4)), SHAKE_LATENCY: String((seed % 3) * 150) };
  return kind === 'journeys'
    ? runJourneys([file.slice('e2e/'.length)], { name: 'shake', env: slowness })
    : runVitest('shake', [file]);
}

/** @param {Report} report @param {number} seed */
function note({ passed, failures }, seed) {
  runs += 1;
  cases += passed + failures.length;
  for (const failure of failures) {
    const key = `${failure.place} ${failure.title}`;
    const times = (failed.get(key)?.times ?? 0) + 1;
    failed.set(key, { failure, times });
    console.log(`${describeFailure(failure)}\n        seed ${seed}, failed ${times} time(s) so far`);
  }
  const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
  console.log(`[${minutes} min] ${runs} files, ${cases} cases, ${failed.size} ever failed`);
}

function summarise() {
  const minutes = Math.round((Date.now() - startedAt) / 60_000);
  console.log(`\nShaken for ${minutes} min: ${runs} files, ${cases} cases, ${failed.size} ever failed`);
  for (const { failure, times } of failed.values())
    console.log(`${times} x ${failure.place} ${failure.title}`);
}

/** @param {Batch[]} batches @param {number} seed */
function shuffled(batches, seed) {
  let state = seed + 1;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
  return batches
    .map((batch) => ({ batch, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ batch }) => batch);
}

/** A program that writes and syncs a file over and over. @param {string} file */
function diskWriter(file) {
  return `const fs = require('node:fs');
    const block = Buffer.alloc(4 * 1024 * 1024, 1);
    for (;;) {
      const file = fs.openSync(${JSON.stringify(file)}, 'w');
      for (let count = 0; count < 16; count += 1) { fs.writeSync(file, block); fs.fsyncSync(file); }
      fs.closeSync(file);
    }`;
}
