import { existsSync, readFileSync } from 'node:fs';
import { inProject } from './project.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[] }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   errors: unknown[] }} PlaywrightReport
 */

/** @param {string} file */
const readReport = (file) =>
  existsSync(inProject(file)) ? JSON.parse(readFileSync(inProject(file), 'utf8')) : null;

/** @param {string} file @returns {Counts | null} */
export function vitestCounts(file) {
  const report = /** @type {VitestReport | null} */ (readReport(file));
  if (!report) return null;
  return {
    passed: report.numPassedTests,
    // A file that does not even load has no test to fail; it counts as one failure.
    failed: report.numFailedTests + report.testResults.filter(isBrokenFile).length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @param {VitestReport['testResults'][number]} file */
const isBrokenFile = (file) => file.status === 'failed' && file.assertionResults.length === 0;

/** @param {string} file @returns {Counts | null} */
export function playwrightCounts(file) {
  const report = /** @type {PlaywrightReport | null} */ (readReport(file));
  if (!report) return null;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}
