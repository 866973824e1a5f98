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

test('a number of the bank under the reference for the recipient is no account, in Chinese either', () => {
  const text =
    '收 款 人 MOON KITCHEN\n账号 5123 4567 8901\n收 款 人 参考 CHM004217\n2026-09-19\n流水 号 7040-569813-6552';
  expect(accountIn(text)).toMatchObject({ verdict: 'matches', read: '5123 4567 8901' });
  expect(accountIn(text).isDoubtful).toBeUndefined();
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

describe('our account under a name that resembles ours', () => {
  test.each([
    'Beneficiary Name MOON KITCHENS TRADING',
    'Beneficiary Name MOON BAKERY',
    'Beneficiary Name\nMOON TRADING',
    'Recipient MOON KITCHENETTE SDN BHD',
    'To MOON BAKERY ENTERPRISE',
    'Nama Penerima MOON TRADING SDN BHD',
    'Daripada TAN MEI LING xxxxxx3729\nNama penerima Moon Trading',
    'Penerima\nKITCHEN KINGDOM',
    '收款人 MOON BAKERY',
    '收 款 人 姓 名 MOON BAKERY',
    'Recipient name KEDAI RUNCIT ALI',
    'To KEDAI RUNCIT ALI',
    '• To KEDAI RUNCIT ALI',
  ])('is doubtful: %j', (name) => {
    for (const account of ['5123 4567 8901', '**** 8901']) {
      expect(accountIn(`${name}\nAccount number ${account}`)).toMatchObject({
        verdict: 'matches',
        isDoubtful: true,
      });
    }
  });

  test('is doubtful when the name goes on and digits are hidden', () => {
    const name = 'Beneficiary Name MOON KITCHEN SUPPLIES';
    expect(accountIn(`${name}\nAccount number XXXX XXXX 8901`).isDoubtful).toBe(true);
    expect(accountIn(`${name}\nAccount number 5123 4567 8901`).isDoubtful).toBeUndefined();
  });

  test.each([
    'Beneficiary Name MOON KITCHEN',
    'Beneficiary Name MOON KITCHEN ENTERPRISE SDN BHD',
    'Beneficiary Name MOON\nKITCHEN',
    'Beneficiary Name\nMOON KITCHEN\nENTERPRISE',
    'Recipient Moon Kltchen',
    'Penerima: MOON KITCH',
    'To MOON*** KIT***',
    'Transfer to\nMoon Kitchen',
    'To account',
    'To count 5123 4567 8901',
    'Beneficiary NameMOON KITCHEN',
    'Add to Favourites',
    'To Bank Contoh',
    'Recipient bank Bank Contoh',
    'Beneficiary Bank Contoh Berhad',
    '收款人 Moon Kitchen',
    '收 款 人 MOON KITCHEN',
    '收款银行 Bank Contoh',
    'From TAN MEI LING\nTo Moon Kitchen',
  ])('is none for our own, or for what is no name: %j', (name) => {
    for (const account of ['5123 4567 8901', '**** 8901']) {
      const found = accountIn(`${name}\nAccount number ${account}`);
      expect(found.verdict).toBe('matches');
      expect(found.isDoubtful).toBeUndefined();
    }
  });
});
