import { randomInt } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fail, inProject } from './lib/project.mjs';
import { describeFailure } from './lib/reports.mjs';
import { reportsFolder, runJourneys, runVitest } from './lib/runners.mjs';
import { commandOf, isJourney, oneOfEachKind, shuffledBatches } from './lib/shake/batches.mjs';
import { startDisturbers } from './lib/shake/disturbers.mjs';
import { useTemporaryFolder } from './lib/temporary-folder.mjs';

// npm run shake -- FILE ...|all
// npm run shake -- FILE ... --seed N    the same files with the same seed again
// Looks for tests that fail by chance, until it is stopped, and names whatever ever failed. Several files of journeys meet
// in one shop, several files of other tests in one process, in random order among random neighbours, while the machine
// and its disk are busy; each file of journeys draws how slow its processor and network are. Tests of a database keep
// their order within a file: they share it.

/** @import { Failure, Report } from './lib/reports.mjs' */
/** @import { Batch } from './lib/shake/batches.mjs' */

const { values, positionals } = parseArgs({ options: { seed: { type: 'string' } }, allowPositionals: true });
const isAll = positionals.includes('all');
const seed = values.seed === undefined ? null : Number(values.seed);
if (positionals.length === 0)
  fail('Say what to shake: npm run shake -- all, or the paths of tests or journeys.');
if (seed !== null && (isAll || !Number.isInteger(seed)))
  fail('A seed is a whole number, and repeats the files it was told with: name them instead of all.');

await ensureInstalled();
await ensureBuilt();
mkdirSync(inProject(reportsFolder), { recursive: true });
// On the disk, which is kept busy, and not in memory as usual.
useTemporaryFolder(tmpdir());

/** @type {Map<string, { failure: Failure, times: number }>} */
const failed = new Map();
const startedAt = Date.now();
let files = 0;
let cases = 0;

const stopping = new AbortController();
const stop = () => stopping.abort();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
// Nobody reads on.
process.stdout.on('error', stop);
// Whoever started this may be killed without a word.
const parent = process.ppid;
setInterval(() => process.ppid === parent || stop(), 1_000).unref();

const disturbers = startDisturbers(inProject('.cache/shaken'));
process.on('exit', disturbers.stop);

while (!stopping.signal.aborted) await shakeAll();
summarise();
process.exit(failed.size === 0 ? 0 : 1);

async function shakeAll() {
  const wanted = isAll ? ['e2e/journeys', 'server/src', 'web/src'].flatMap(testsIn) : positionals;
  const batches = seed === null ? shuffledBatches(wanted, randomInt(1_000_000)) : oneOfEachKind(wanted, seed);
  for (const batch of batches) {
    // What an earlier batch wrote is not the word of one that died before it could.
    rmSync(inProject(reportsFolder, 'shake.json'), { force: true });
    const report = await runBatch(batch);
    if (stopping.signal.aborted) return;
    note(report, batch);
  }
}

/** @param {string} folder */
function testsIn(folder) {
  return readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}

/** @param {Batch} batch @returns {Promise<Report>} */
function runBatch(batch) {
  const { signal } = stopping;
  if (batch.files.some(isJourney)) {
    const journeys = batch.files.map((file) => file.slice('e2e/'.length));
    const env = { SHAKE_SEED: String(batch.seed) };
    return runJourneys([...journeys, `--shuffle=${batch.seed}`], { name: 'shake', env, signal });
  }
  // One worker shows what files leave to the next, two what they do to each other at the same time.
  const workers = 1 + (batch.seed % 2);
  const order = ['--sequence.shuffle.files', `--sequence.seed=${batch.seed}`, `--maxWorkers=${workers}`];
  return runVitest('shake', [...batch.files, ...order], { signal });
}

/** @param {Report} report @param {Batch} batch */
function note({ passed, failures }, batch) {
  files += batch.files.length;
  cases += passed + failures.length;
  for (const one of failures) {
    const failure = { ...one, command: commandOf(batch) };
    const key = `${failure.place} ${failure.title}`;
    const times = (failed.get(key)?.times ?? 0) + 1;
    failed.set(key, { failure, times });
    console.log(`${describeFailure(failure)}\n        failed ${times} time(s) so far`);
  }
  const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
  console.log(`[${minutes} min] ${files} files, ${cases} cases, ${failed.size} ever failed`);
}

function summarise() {
  const minutes = Math.round((Date.now() - startedAt) / 60_000);
  console.log(`\nShaken for ${minutes} min: ${files} files, ${cases} cases, ${failed.size} ever failed`);
  for (const { failure, times } of failed.values()) {
    console.log(`${times} x ${failure.place} ${failure.title}\n    again: ${failure.command}`);
  }
}
