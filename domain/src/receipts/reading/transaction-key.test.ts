import { expect, test } from 'vitest';
import { clockOfStamp, transactionKey } from './transaction-key.ts';

test.each(['20260919104509', '20260919T104509', '2026-09-19 10:45:09', '20260919-235959'])(
  '%j is a second, which customers share, and no number',
  (read) => expect(transactionKey(read)).toBe(''),
);

test.each([
  ['20260919104509123', '20260919104509123'],
  ['20260919104561', '20260919104561'],
  ['20261319104509', '20261319104509'],
  ['190926104509', '190926104509'],
  ['FT20260919104509', 'FT20260919104509'],
])('%j is a number of its own', (read, key) => expect(transactionKey(read)).toBe(key));

test('the time of day is told of a stamp', () => {
  expect(clockOfStamp('20260919104509')).toBe('104509');
  expect(clockOfStamp('20260919T104509')).toBe('104509');
  expect(clockOfStamp('CHM004217')).toBeNull();
});
