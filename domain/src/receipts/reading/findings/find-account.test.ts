import { describe, expect, test } from 'vitest';
import { expectedReceipt, placedWords, wordsOf } from '../read-words.testing.ts';
import { findAccount } from './find-account.ts';
import { linesOf } from './read-lines.ts';

const accountIn = (text: string) => findAccount(linesOf(wordsOf(text)), expectedReceipt);

describe("the shop's account", () => {
  test.each([
    'To account 5123 4567 8901',
    'To 512345678901',
    'To account 5123-4567-8901',
    'Recipient\nMoon Kitchen\n**** 8901',
    'To Moon Kitchen\nAccount No. xxxxxx8901',
    'To Moon Kitchen\nRecipient account\nkk 8901',
    'To Moon Kitchen\nRecipient account\nee ee 8901',
    'Beneficiary Moon Kitchen\nBeneficiary account 5123****8901',
    'Beneficiary Moon Kitchen\nBeneficiary account 51238901',
    'Kepada\nMoon Kitchen\nAkaun kk 8901',
    'To account 5l23 4567 89O1',
    'From\nTAN MEI LING\n**** 1111\nTo\nMOON KITCHEN\n**** 8901',
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

  test.each([
    'Recipient MOON KITCHEN',
    'Paid to Moon Kltchen',
    'From 9999 8888 7777\nTo Moon Kitchen',
    '收款人 Moon Kitchen',
    'Transferred to Moon Kitchen\nAccount number ***Q53',
    'Transferred to Moon Kitchen\nAccount number XXXX953',
    'Transferred to Moon Kitchen\nAccount number « + + 53',
    'Transferred to Moon Kitchen\nAccount number 55201187 ****',
    'Transferred to Moon Kitchen\nAccount number 51234567XXXX',
    'Transferred to Moon Kitchen\nAccount number 1122 004',
    'Transferred to Moon Kitchen\nAccount number falababobodabl%c',
  ])('is doubtful where the name is right and no account of ours is read: %j', (text) => {
    expect(accountIn(text)).toMatchObject({ isDoubtful: true });
  });

  test('is doubtful where the name is right and one digit is not', () => {
    expect(accountIn('To Moon Kitchen\nAccount **** 8001')).toMatchObject({
      verdict: 'matches',
      isDoubtful: true,
    });
  });
});

describe('our name over an account of which nothing is shown', () => {
  const accountOf = (rows: string, confidence: number) =>
    findAccount(
      linesOf(
        wordsOf(rows).map((word) => (/^(?:[*xE]|hr)/.test(word.text) ? { ...word, confidence } : word)),
      ),
      expectedReceipt,
    );

  test.each([
    ['Transfer to Moon Kitchen\nAccount number ********', 90],
    ['Transfer to Moon Kitchen\nAccount number\nxxxxxxxx', 90],
    ['Nama penerima MOON KITCHEN\nNo. akaun *FEXXXEOTH', 0],
    ['Recipient Moon Kitchen\nAccount number EEAAERXXD901', 0],
    ['Recipient Moon Kitchen\nAccount number xxEx 9 0 1', 0],
    ['From TAN MEI LING 4032****1507\nRecipient Moon Kitchen\nAccount number ********', 90],
  ])('is enough: %j', (rows, confidence) => {
    expect(accountOf(rows, confidence)).toMatchObject({ verdict: 'matches' });
    expect(accountOf(rows, confidence).isDoubtful).toBeUndefined();
  });

  test.each([
    ['Transfer to Moon Kitchen\nAccount number xxEx 9 0 3', 0],
    ['Transfer to Moon Kitchen\nAccount number EEAAER', 60],
    ['Transfer to Moon Kitchens\nAccount number ********', 90],
    ['Transfer to Moon Kitchen Supplies\nAccount number ********', 90],
    ['From account ********\nRecipient Moon Kitchen', 90],
    ['Transfer to Moon Kitchen\nAccount number ********\nAccount holder LIM ENTERPRISE', 90],
    ['Transfer to Moon Kitchen\nAccount number ********\nCredited to 7123 4567 0022', 90],
  ])('is a doubt: %j', (rows, confidence) => {
    expect(accountOf(rows, confidence).isDoubtful ?? accountOf(rows, confidence).verdict === 'differs').toBe(
      true,
    );
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

test.each([
  'Payee Acc No 512345678901\nRecipient Ref CHM004217\nDebit Acc\nSavings Account-i 1314****4822',
  "You've transferred money to the account below\nTo account 512345678901\nRecipient name Moon Kitchen",
  'Recipient Moon Kitchen\nRecipient account 512345678901\nIf this was not you, please call 03-5891 4744.',
  'Recipient 收 款 人 Moon Kitchen\nAccount No. 账号 512345678901',
  'Penerima / Recipient Moon Kitchen\nAccount No. **** 8901',
  'To account 512345678901\nRecipient name Moon Kitchen\nDuitNow to Account\nService charge\nRM 0.00',
  '从 账户\nSavings Account-i 8403****9669\n至 账户 5123 4567 8901',
])("neither the payer's account of a type nor a phone is another of the payee: %j", (text) => {
  expect(accountIn(text)).toMatchObject({ verdict: 'matches' });
  expect(accountIn(text).isDoubtful).toBeUndefined();
});

test("the payer's account stands under its label in a column beside ours", () => {
  const lines = linesOf(
    placedWords(
      { text: 'From account', left: 0.05, top: 0.1 },
      { text: 'Beneficiary name', left: 0.55, top: 0.1 },
      { text: 'Savings Account-i', left: 0.05, top: 0.14 },
      { text: 'Moon Kitchen', left: 0.55, top: 0.14 },
      { text: '2876****2551', left: 0.05, top: 0.18 },
      { text: 'Beneficiary account no.', left: 0.05, top: 0.24 },
      { text: '512345678901', left: 0.05, top: 0.28 },
    ),
  );
  expect(findAccount(lines, expectedReceipt)).toMatchObject({ verdict: 'matches', read: '512345678901' });
  expect(findAccount(lines, expectedReceipt).isDoubtful).toBeUndefined();
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
    'Transfer to\nMoon Kitchen',
    'Transferred to : Moon Kitchen',
    'Penerima: MOON KITCHEN',
    'Beneficiary NameMOON KITCHEN',
    '收款人 Moon Kitchen',
    '收 款 人 MOON KITCHEN',
    '收 款 人 姓 名 MOON KITCHEN',
    '收 款 人 月 亮 厨 房',
    'Transferred to\n月亮厨房',
    'From TAN MEI LING\nTo Moon Kitchen',
  ])('is none for our own, also where digits are hidden: %j', (name) => {
    for (const account of ['5123 4567 8901', '**** 8901']) {
      const found = accountIn(`${name}\nAccount number ${account}`);
      expect(found.verdict).toBe('matches');
      expect(found.isDoubtful).toBeUndefined();
    }
  });

  test.each([
    'Penerima: MOON KITCH',
    'To MOON*** KIT***',
    'To account',
    'To count 5123 4567 8901',
    'Add to Favourites',
    'To Bank Contoh',
    'Recipient bank Bank Contoh',
    'Beneficiary Bank Contoh Berhad',
    '收款银行 Bank Contoh',
    '收 款 人 月 亮',
  ])('is none for what is no name, or a part of ours: %j', (name) => {
    expect(accountIn(`${name}\nAccount number 5123 4567 8901`)).not.toHaveProperty('isDoubtful');
  });
});

describe('the whole of our account under a Chinese name', () => {
  test.each([
    '收 款 人 林 小 燕',
    '收 款 人\n林 小 燕',
    '收 丈 人 : 林 小 燕',
    '收款人姓名 黄志强',
    'Transferred to\n吴 美 珍',
    'Penerima : 陈美玲',
    '收 款 人 Moon 美珍',
    '收 款 人\n月 亮 厨 房 贸易 公司',
    '收 款 人 陈 美玲 (月 亮 厨 房 )',
    '收 款 人 月 亮 厨 房 陈 美玲',
    '收 款 人 Tan 月 亮',
  ])('is doubtful: %j', (name) => {
    expect(accountIn(`${name}\n收 款 账号 5123 4567 8901`)).toMatchObject({
      verdict: 'matches',
      isDoubtful: true,
    });
  });

  test('is doubtful where the name was read as letters of another script', () => {
    const words = wordsOf('Kepada\nMi\n512345678901').map((word) =>
      word.text === 'Mi' ? { ...word, confidence: 32 } : word,
    );
    expect(findAccount(linesOf(words), expectedReceipt)).toMatchObject({
      verdict: 'matches',
      isDoubtful: true,
    });
  });

  test('is sure where it is ours or none', () => {
    for (const name of [
      '收 款 人 月 亮 厨 房',
      '收 款 人\nMoon Kitchen',
      '付 款 人 林 小 燕',
      '收款银行 马来亚银行',
    ]) {
      expect(accountIn(`${name}\n收 款 账号 5123 4567 8901`)).not.toHaveProperty('isDoubtful');
    }
  });
});
