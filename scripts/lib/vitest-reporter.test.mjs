import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProject, root, run, tool } from './project.mjs';

/** @import { Failure, Report } from './reports.mjs' */

mkdirSync(inProject('.cache'), { recursive: true });
const folder = mkdtempSync(inProject('.cache/reporter-'));
const file = relative(root, join(folder, 'hooks.test.mjs'));
/** @type {Report} */
let report;

beforeAll(async () => {
  const lines = [
    "import { afterAll, beforeAll, describe, expect, test } from 'vitest';",
    "describe('opened', () => {",
    "  beforeAll(() => { throw new Error('no door'); });",
    "  test('first', () => undefined);",
    "  describe('deeper', () => { test('second', () => undefined); });",
    "  test.skip('left out', () => undefined);",
    '});',
    "describe('closed', () => {",
    "  afterAll(() => { throw new Error('no lock'); });",
    "  test('passes', () => undefined);",
    '});',
    "test('fails', () => expect(1).toBe(2));",
    "test('leaves a promise behind', () => {",
    "  void Promise.reject(new Error('nobody waits'));",
    '});',
  ];
  writeFileSync(inProject(file), lines.join('\n'));
  writeFileSync(join(folder, 'unread.test.mjs'), "throw new Error('no file');");
  writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {};');
  const written = join(folder, 'report.json');
  const reporter = `--reporter=${inProject('scripts/lib/vitest-reporter.mjs')}`;
  await run(tool('vitest'), ['run', '--root', folder, reporter], {
    quiet: true,
    env: { RUN_REPORT: written, TZ: 'America/Los_Angeles' },
  });
  report = JSON.parse(readFileSync(written, 'utf8'));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string} words @returns {Partial<Failure> | undefined} */
const toldOf = (words) => report.failures.find(({ message }) => message.includes(words));
const command = `TZ=America/Los_Angeles npm test -- ${file}`;

test('tells what failed before the tests of a suite', () => {
  expect(toldOf('no door')).toMatchObject({
    ...{ title: 'opened, outside its tests', place: `${file}:3`, command },
  });
});

test('tells what failed after the tests of a suite', () => {
  expect(toldOf('no lock')).toMatchObject({
    ...{ title: 'closed, outside its tests', place: `${file}:9`, command },
  });
});

test('tells a file that does not load', () => {
  expect(toldOf('no file')).toMatchObject({ place: `${file.replace('hooks', 'unread')}:1` });
});

test('tells the file of an error nobody waited for', () => {
  expect(toldOf('nobody waits')).toMatchObject({
    ...{ title: 'an error outside every test', place: `${file}:14`, command },
  });
});

test('counts tests that could not run as failed, and only those left out on purpose as skipped', () => {
  expect(report.failures).toHaveLength(5);
  expect(report).toMatchObject({ passed: 2, failed: 6, skipped: 1 });
});

test('a failing test is told in the time zone it failed in', () => {
  expect(toldOf('expected 1 to be 2')).toMatchObject({ title: 'fails', place: `${file}:12`, command });
});
