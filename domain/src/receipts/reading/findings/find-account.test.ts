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
