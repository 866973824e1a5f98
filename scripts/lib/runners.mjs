import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { ensureChromium } from './chromium.mjs';
import { ensureLighthouse } from './lighthouse.mjs';
import { inProject, run, tool } from './project.mjs';
import { readReport } from './reports.mjs';

/** @import { Report } from './reports.mjs' */
/** @typedef {(done: number, total: number) => void} OnProgress */

/** As many as `e2e/playwright.config.ts` starts. */
const journeyWorkers = 2;

/** Where the runners leave their reports. */
export const reportsFolder = '.cache/reports';

/**
 * @param {string} name
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, onProgress?: OnProgress, signal?: AbortSignal }} [options]
 * @returns {Promise<Report>}
 */
export async function runVitest(name, args, { env = {}, onProgress, signal } = {}) {
  const report = `${reportsFolder}/${name}.json`;
  const ended = await run(
    tool('vitest'),
    ['run', ...args, `--reporter=${inProject('scripts/lib/vitest-reporter.mjs')}`],
    { quiet: true, onLine: progressOf(onProgress), signal, env: { ...env, RUN_REPORT: inProject(report) } },
  );
  return readReport(report, ended);
}

/**
 * @param {string[]} args
 * @param {{ name?: string, env?: Record<string, string>, onProgress?: OnProgress, signal?: AbortSignal }} [options]
 * @returns {Promise<Report>}
 */
export async function runJourneys(args, { name = 'journeys', env = {}, onProgress, signal } = {}) {
  const report = `${reportsFolder}/${name}.json`;
  const files = args.filter((arg) => !arg.startsWith('-'));
  const meetsLighthouse = files.length === 0 || files.some((file) => file.includes('lighthouse'));
  const ended = await run(
    tool('playwright'),
    ['test', ...args, `--reporter=${inProject('e2e/journey-reporter.ts')}`],
    {
      cwd: inProject('e2e'),
      quiet: true,
      onLine: progressOf(onProgress),
      signal,
      env: {
        CHROMIUM_PATH: await ensureChromium(),
        ...(meetsLighthouse && { LIGHTHOUSE: await ensureLighthouse() }),
        E2E_PORT: String(await freePorts(1 + journeyWorkers)),
        ...env,
        RUN_REPORT: inProject(report),
      },
    },
  );
  return readReport(report, ended);
}

/**
 * Every proof in its short form; how long anything takes says nothing beside all the others.
 * @param {{ onProgress?: OnProgress }} [options]
 * @returns {Promise<Report>}
 */
export async function runProofs({ onProgress } = {}) {
  const report = `${reportsFolder}/proofs.json`;
  const ended = await run(tool('tsx'), ['src/main.ts', 'short', 'untimed'], {
    cwd: inProject('prove'),
    quiet: true,
    onLine: progressOf(onProgress),
    env: { CHROMIUM_PATH: await ensureChromium(), RUN_REPORT: inProject(report) },
  });
  return readReport(report, ended);
}

/** @param {OnProgress} [onProgress] @returns {(line: string) => void} */
const progressOf = (onProgress) => (line) => {
  const [, done, total] = /^progress (\d+)\/(\d+)$/.exec(line) ?? [];
  if (done && total) onProgress?.(Number(done), Number(total));
};

/** Systems lend ports above these to outgoing connections: one found free there may be taken a moment later. */
const [firstPort, lastPort] = [15_000, 32_000];

/** The first of some free ports in a row: the journeys' shop, and one for each worker's own. @param {number} count */
async function freePorts(count) {
  for (;;) {
    const first = randomInt(firstPort, lastPort - count);
    const areFree = await Promise.all(Array.from({ length: count }, (_, at) => isFree(first + at)));
    if (areFree.every(Boolean)) return first;
  }
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
