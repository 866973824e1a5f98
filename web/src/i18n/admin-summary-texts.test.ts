import { describe, expect, it } from 'vitest';
import { adminExportsTexts } from './use-admin-exports-texts.ts';
import { adminPrintTexts } from './use-admin-print-texts.ts';
import { adminSummaryTexts } from './use-admin-summary-texts.ts';

/** Every text with its path; messages with parameters are called with samples. */
function leavesOf(texts: object, path = ''): [string, unknown][] {
  return Object.entries(texts).flatMap(([key, value]): [string, unknown][] => {
    if (typeof value === 'function') return [[`${path}${key}`, value(2, 3)]];
    return typeof value === 'object' && value !== null
      ? leavesOf(value, `${path}${key}.`)
      : [[`${path}${key}`, value]];
  });
}

describe.each([
  ['the summary', adminSummaryTexts],
  ['the papers', adminPrintTexts],
  ['the exports', adminExportsTexts],
])('the words of %s', (_, { en, zh }) => {
  it('say the same things, and leave nothing untranslated', () => {
    const english = new Map(leavesOf(en));
    expect(leavesOf(zh).map(([path]) => path)).toEqual([...english.keys()]);
    expect(leavesOf(zh).filter(([path, text]) => english.get(path) === text)).toEqual([]);
  });
});
