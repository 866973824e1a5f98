import { existsSync, readFileSync } from 'node:fs';
import { inProject } from './project.mjs';

/**
 * @typedef {{ title: string, place: string, message: string, files: string[], command?: string }} Failure
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {Counts & { failures: Failure[] }} Report
 */

/**
 * What a runner wrote down. One that died before it could, or saw no test where there are some, is one failure.
 * @param {string} file
 * @param {{ code: number, output: string }} ended
 * @returns {Report}
 */
export function readReport(file, { code, output }) {
  /** @type {Report} */
  const report = existsSync(inProject(file))
    ? JSON.parse(readFileSync(inProject(file), 'utf8'))
    : { passed: 0, failed: 0, skipped: 0, failures: [] };
  const isSilent = report.failed === 0 && (code !== 0 || report.passed === 0);
  if (!isSilent) return report;
  const message = output.trim().split('\n').slice(-40).join('\n');
  const failure = { title: 'the runner itself failed, or saw no test', place: '', message, files: [] };
  return { ...report, failed: 1, failures: [failure] };
}

const maxLinesOfMessage = 30;

/** The place, the words, the pictures and the one command that runs it again. @param {Failure} failure */
export function describeFailure({ title, place, message, files, command }) {
  const lines = message.trim().split('\n');
  return [
    `  FAIL  ${place} ${title}`,
    ...lines.slice(0, maxLinesOfMessage).map((line) => `        ${line}`),
    ...files.map((file) => `        see ${file}`),
    ...(command ? [`        again: ${command}`] : []),
  ].join('\n');
}
