import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { inProject, writeStamp } from './project.mjs';
import { describeFailure } from './reports.mjs';

/** @import { Counts, Report } from './reports.mjs' */
/**
 * @typedef {{ name: string, seconds: number, work: (onProgress: (done: number, total: number) => void) =>
 *   Promise<Report | null> }} Step `seconds`: how long it takes where nobody measured yet.
 */

/** How long each step took the last time it passed here. */
const timesFile = '.cache/step-times.json';
const minuteMs = 60_000;

/**
 * Runs lanes of steps side by side, each lane in its order. Says after each step and every minute how far they are and
 * how long it will still take.
 * @param {Step[][]} lanes
 * @returns {Promise<Counts>}
 */
export async function runLanes(lanes) {
  const all = lanes.flat();
  const cores = Math.min(lanes.length, availableParallelism());
  const startedAt = Date.now();
  const known = readTimes();
  const total = { passed: 0, failed: 0, skipped: 0 };
  /** @type {Map<Step, number>} */
  const shares = new Map(all.map((step) => [step, 0]));
  /** @type {Set<Step>} */
  const running = new Set();

  /** @param {Step} step */
  const secondsOf = ({ name, seconds }) => known[name] ?? seconds;
  /** @param {Step[]} steps */
  const secondsLeftOf = (steps) =>
    steps.reduce((sum, step) => sum + secondsOf(step) * (1 - (shares.get(step) ?? 0)), 0);
  const secondsLeft = () => Math.max(secondsLeftOf(all) / cores, ...lanes.map(secondsLeftOf));
  /** @param {string} text */
  const say = (text) => {
    const left = secondsLeft();
    console.log(
      `[${clock(Date.now() - startedAt)}] ${text}${left > 0 ? `; about ${clock(left * 1000)} left` : ''}`,
    );
  };

  /** @param {Step} step */
  async function perform(step) {
    const stepStartedAt = Date.now();
    running.add(step);
    const report = await step.work((done, count) => shares.set(step, done / count));
    running.delete(step);
    shares.set(step, 1);
    const seconds = Math.round((Date.now() - stepStartedAt) / 1000);
    if (!report) return say(`${step.name}: done in ${seconds} s`);

    total.passed += report.passed;
    total.failed += report.failed;
    total.skipped += report.skipped;
    say(`${step.name}: ${countsOf(report)} in ${seconds} s`);
    for (const failure of report.failures) console.log(describeFailure(failure));
    if (report.failed === 0) known[step.name] = seconds;
  }

  say(all.map(({ name }) => name).join(', '));
  const heartbeat = setInterval(() => {
    const parts = [...running].map((step) => `${step.name} ${Math.round((shares.get(step) ?? 0) * 100)} %`);
    say(parts.join(', '));
  }, minuteMs);
  await Promise.all(
    lanes.map(async (steps) => {
      for (const step of steps) await perform(step);
    }),
  );
  clearInterval(heartbeat);
  writeStamp(timesFile, JSON.stringify(known));
  return total;
}

/** As CI reads it. @param {Counts} counts */
export const countsOf = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** @returns {Record<string, number>} */
function readTimes() {
  return existsSync(inProject(timesFile)) ? JSON.parse(readFileSync(inProject(timesFile), 'utf8')) : {};
}

/** Minutes and seconds. @param {number} milliseconds */
function clock(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
