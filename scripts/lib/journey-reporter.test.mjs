import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import JourneyReporter from '../../e2e/journey-reporter.ts';
import { inProject } from './project.mjs';

/** @param {Parameters<JourneyReporter['onError']>[0]} error */
function told(error) {
  const folder = mkdtempSync(join(tmpdir(), 'journey-reporter-'));
  const file = join(folder, 'report.json');
  vi.stubEnv('RUN_REPORT', file);
  try {
    const reporter = new JourneyReporter();
    reporter.onError(error);
    reporter.onEnd();
    return JSON.parse(readFileSync(file, 'utf8')).failures[0];
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  }
}

const cart = 'e2e/journeys/storefront/cart.spec.ts';

test('an error outside every journey is told with its place and its command', () => {
  const location = { file: inProject(cart), line: 7, column: 1 };
  const failure = told({ message: 'half a sentence', location });
  expect(failure).toMatchObject({ place: `${cart}:7`, command: `npm test -- ${cart}` });
});

test('where only the stack knows the place, it is read there', () => {
  const frames = [
    `at help (${inProject('e2e/support/touch.ts')}:3:1)`,
    `at journey (${inProject(cart)}:9:1)`,
  ];
  const failure = told({ stack: ['Error: gone', ...frames].join('\n    ') });
  expect(failure).toMatchObject({ place: 'e2e/support/touch.ts:3', command: `npm test -- ${cart}` });
});

test('what no journey did has no command', () => {
  const failure = told({ message: 'the port is taken' });
  expect(failure.place).toBe('');
  expect(failure).not.toHaveProperty('command');
});
