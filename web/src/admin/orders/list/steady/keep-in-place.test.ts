import { describe, expect, it } from 'vitest';
import { keepInPlace } from './keep-in-place.ts';

const rows = (ids: string) => [...ids].map((id) => ({ id }));
const kept = (previous: string, next: string, held: string) =>
  keepInPlace(rows(previous), rows(next), new Set(held))
    .map(({ id }) => id)
    .join('');

describe('rows that come and go', () => {
  it('are simply the next ones while nobody works in them', () => {
    expect(kept('abc', 'xab', '')).toBe('xab');
  });

  it('keep the one somebody works in when a new order pushes it off the page', () => {
    expect(kept('abc', 'xab', 'c')).toBe('xabc');
  });

  it('keep it in its place when it no longer fits the filter', () => {
    expect(kept('abc', 'ac', 'b')).toBe('abc');
    expect(kept('abc', 'bc', 'a')).toBe('abc');
  });

  it('show it once when it is still there', () => {
    expect(kept('abc', 'xabc', 'b')).toBe('xabc');
  });

  it('keep several, each in its place', () => {
    expect(kept('abcd', 'd', 'abc')).toBe('abcd');
    expect(kept('abcd', 'xbd', 'ac')).toBe('axbcd');
  });

  it('keep nothing that was not in sight', () => {
    expect(kept('abc', 'def', 'z')).toBe('def');
  });
});
