import { expect, it } from 'vitest';
import { accountDigits, withoutGaps } from './account-number.ts';

it.each([
  ['5123 4567 8901', '512345678901'],
  ['8-0012345-6', '800123456'],
  ['0000 0000 0000 (sample)', '000000000000'],
  ['1234 5678 (account 2)', '12345678'],
  ['MBB 5123-4567', '51234567'],
  ['ask us', 'ask us'],
])('an account number shown as %s is copied as %s', (shown, copied) => {
  expect(accountDigits(shown)).toBe(copied);
});

it.each([
  ['+60 12-345 6789', '+60123456789'],
  ['2020 0123 4567 (sample)', '202001234567'],
  ['1234567-A', '1234567A'],
])('a DuitNow number shown as %s is copied as %s', (shown, copied) => {
  expect(withoutGaps(shown)).toBe(copied);
});
