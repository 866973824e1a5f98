import { describe, expect, it } from 'vitest';
import { isBackwards, rangeOf, readRange } from './range.ts';

const of = (query: string) => rangeOf(readRange(new URLSearchParams(query)), '2026-09-20');

describe('the period in the address', () => {
  it.each([
    ['', {}],
    ['period=nonsense', {}],
    ['period=today', { from: '2026-09-20', to: '2026-09-20' }],
    ['period=week', { from: '2026-09-14', to: '2026-09-20' }],
    ['period=custom', {}],
    ['period=custom&from=2026-09-01', { from: '2026-09-01' }],
    ['period=custom&from=2026-02-30&to=2026-09-03', { to: '2026-09-03' }],
    ['period=custom&from=2026-09-05&to=2026-09-03', { from: '2026-09-05' }],
    ['period=custom&from=2026-09-05&to=9999-12-31', { from: '2026-09-05' }],
  ])('%s asks for %j', (query, range) => {
    expect(of(query)).toEqual(range);
  });

  it('notices an end before the beginning', () => {
    expect(isBackwards({ preset: 'custom', from: '2026-09-05', to: '2026-09-03' })).toBe(true);
    expect(isBackwards({ preset: 'week', from: '2026-09-05', to: '2026-09-03' })).toBe(false);
  });
});
