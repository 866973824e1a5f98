import { createServer } from 'node:net';
import { ensureChromium } from './chromium.mjs';
import { inProject, run, tool } from './project.mjs';
import { readReport } from './reports.mjs';

/** @import { Report } from './reports.mjs' */
/** @typedef {(done: number, total: number) => void} OnProgress */

/** Where the runners leave their reports. */
export const reportsFolder = '.cache/reports';

/**
 * @param {string} name
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, onProgress?: OnProgress, mayBeEmpty?: boolean }} [options]
 * @returns {Promise<Report>}
 */
export async function runVitest(name, args, { env = {}, onProgress, mayBeEmpty = false } = {}) {
  const report = `${reportsFolder}/${name}.json`;
  const ended = await run(
    tool('vitest'),
    ['run', ...args, `--reporter=${inProject('scripts/lib/vitest-reporter.mjs')}`],
    { quiet: true, onLine: progressOf(onProgress), env: { ...env, RUN_REPORT: inProject(report) } },
  );
  return readReport(report, ended, { mayBeEmpty });
}

/**
 * @param {string[]} args
 * @param {{ name?: string, env?: Record<string, string>, onProgress?: OnProgress }} [options]
 * @returns {Promise<Report>}
 */
export async function runJourneys(args, { name = 'journeys', env = {}, onProgress } = {}) {
  const report = `${reportsFolder}/${name}.json`;
  const ended = await run(
    tool('playwright'),
    ['test', ...args, `--reporter=${inProject('e2e/journey-reporter.ts')}`],
    {
      cwd: inProject('e2e'),
      quiet: true,
      onLine: progressOf(onProgress),
      env: {
        CHROMIUM_PATH: await ensureChromium(),
        E2E_PORT: String(await freePort()),
        ...env,
        RUN_REPORT: inProject(report),
      },
    },
  );
  return readReport(report, ended);
}

/** @param {OnProgress} [onProgress] @returns {(line: string) => void} */
const progressOf = (onProgress) => (line) => {
  const [, done, total] = /^progress (\d+)\/(\d+)$/.exec(line) ?? [];
  if (done && total) onProgress?.(Number(done), Number(total));
};

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(address)));
    });
  });
}
