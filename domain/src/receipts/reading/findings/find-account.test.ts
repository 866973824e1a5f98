import { describe, expect, test } from 'vitest';
import { expectedReceipt, wordsOf } from '../read-words.testing.ts';
import { findAccount } from './find-account.ts';
import { linesOf } from './read-lines.ts';

const accountIn = (text: string) => findAccount(linesOf(wordsOf(text)), expectedReceipt);

describe("the shop's account", () => {
  test.each([
    'To account 5123 4567 8901',
    'To 512345678901',
    'To account 5123-4567-8901',
    'Recipient\nMoon Kitchen\n**** 8901',
    'Account No. xxxxxx8901',
    'Beneficiary account 5123****8901',
    'Beneficiary account 51238901',
    'Kepada\nAkaun kk 8901',
    'To account 5l23 4567 89O1',
    'From\nTAN MEI LING\n**** 1111\nTo\n**** 8901',
    'Recipient MOON KITCHEN',
    'Paid to Moon Kltchen',
    'Penerima: MOON KITCH',
    'From 9999 8888 7777\nTo Moon Kitchen',
    '收款人 Moon Kitchen',
  ])('is found in %j', (text) => {
    expect(accountIn(text)).toMatchObject({ verdict: 'matches' });
    expect(accountIn(text).isDoubtful).toBeUndefined();
  });

  test('is doubtful where the name is right and the number was hardly read', () => {
    const words = wordsOf('To Moon Kitchen\nAccount 71904412').map((word) =>
      word.text === '71904412' ? { ...word, confidence: 3 } : word,
    );
    expect(findAccount(linesOf(words), expectedReceipt)).toMatchObject({
      verdict: 'matches',
      isDoubtful: true,
    });
  });

  test('is doubtful where the name is right and one digit is not', () => {
    expect(accountIn('To Moon Kitchen\nAccount **** 8001')).toMatchObject({
      verdict: 'matches',
      isDoubtful: true,
    });
  });
});

test.each([
  ['To account **** 9999', '**** 9999'],
  ['Recipient Moon Kitchen\nAccount number 7123 4567 0022', '7123 4567 0022'],
  ['To account 6123 4567 8901', '6123 4567 8901'],
  ['Account number 7999 8888 1122', '7999 8888 1122'],
  ['Recipient KEDAI RUNCIT AMAN', 'KEDAI RUNCIT AMAN'],
  ['Kepada\nWONG AH KOW', 'WONG KOW'],
])('another account in %j is told', (text, read) => {
  expect(accountIn(text)).toMatchObject({ verdict: 'differs', read });
});

test.each([
  '',
  'From account **** 8901',
  'From MOON KITCHEN',
  'Date 18 Sep 8901',
  'Amount RM 89.01',
  'Ref 8901',
])('the account is not found in %j', (text) => {
  expect(accountIn(text)).toEqual({ verdict: 'not-found', read: null, box: null });
});
