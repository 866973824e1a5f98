import { describe, expect, test } from 'vitest';
import { linesOf } from '../findings/read-lines.ts';
import { judgeReceipt, verdictOf } from '../judge-receipt.ts';
import { expectedReceipt, honestRows, wordsOf } from '../read-words.testing.ts';
import { advertRows } from './adverts.ts';

const page = Object.values(honestRows);
const verdictOfRows = (rows: readonly string[]) =>
  verdictOf(judgeReceipt(wordsOf(rows.join('\n')), expectedReceipt), false);
const isAdvert = (text: string) => advertRows(linesOf(wordsOf(text))).has(0);

describe('an advertisement under all values', () => {
  test.each([
    'Spend RM50 with MAE Card & win a trip to Tokyo worth RM10,000!',
    'Earn up to 3.50% p.a. with GO+',
    'Get RM20 when you invite a friend',
    'Sertai kempen Ganjaran Al-Awfar, hadiah RM200,000',
    'Sijil Simpanan Premium BSN: menangi RM1,000,000',
    'Win RM104.00 daily',
  ])('is nothing to look at, nor are its amounts: %j', (row) => {
    expect(verdictOfRows([...page, row])).toBe('everything-matches');
    expect(verdictOfRows([row, ...page])).not.toBe('everything-matches');
  });

  test('goes on in the next row', () => {
    expect(verdictOfRows([...page, 'Claim 12.12 vouchers! RM15', 'off min. spend RM50', 'RM1,000'])).toBe(
      'everything-matches',
    );
  });
});

test.each([
  'Win a trip: transfer scheduled',
  'Earn RM 104.00 once approved',
  'Claim RM 104.00 later',
  'Spend not sent',
  'Deal void',
  'Offer pending approval',
  'Reward on hold',
  'Win win Payment returns tomorrow',
  '50% off',
  'GrabFood 50% off, max RM10',
  'Split with 3 friends',
  'Rebat: bayaran belum dibuat',
  'Spend CHM004218',
  'Claim to 1234 5678 9012',
  'RM 94.00',
])('a row that says something of money or of another order is none: %j', (row) => {
  expect(isAdvert(row)).toBe(false);
});

test('an amount that stands in an advertisement alone was not paid', () => {
  const rows = Object.values({ ...honestRows, amount: 'Amount RM 14.00' });
  expect(verdictOfRows([...rows, 'Win RM 104.00 cash'])).toBe('does-not-match');
});
