import { describe, expect, test } from 'vitest';
import { judgeReceipt, verdictOf } from '../../judge-receipt.ts';
import { expectedReceipt, placedWords, wordsOf } from '../../read-words.testing.ts';

const rest = `
  To Moon Kitchen
  Account number 5123 4567 8901
  Recipient reference CHM004217
  Date 19 Sep 2026, 10:30 AM
  Transaction ID 20260919MBB18479227`;
const judged = (text: string) => judgeReceipt(wordsOf(text), expectedReceipt);
const casesOf = (list: string) =>
  list
    .split(/[;\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '');

/** All that is expected, and one row more. */
const withRow = (row: string) => judged(`Transfer successful\nAmount RM 104.00${rest}\n${row}`);
/** The same with the amount as a large headline. */
const underHeadline = (row: string) => {
  const rows = ['Transfer successful', ...casesOf(rest), row];
  return judgeReceipt(
    placedWords(
      { text: 'RM 104.00', left: 0.3, top: 0.1, height: 0.06 },
      ...rows.map((text, at) => ({ text, left: 0.1, top: 0.2 + at * 0.05 })),
    ),
    expectedReceipt,
  );
};

describe('an amount beside the right one', () => {
  test.each(
    casesOf(`
    Amount paid (after rebate) RM 5.00; Amount paid incl. fee RM 5.00; Paid after voucher RM 5.00; After discount RM 5.00
    Selepas diskaun RM 5.00; Net RM 5.00; Debit RM 5.00; Final RM 5.00; Bersih RM 5.00; 实付 RM 1.00; 实际扣款 RM 1.00
    Total debited RM 1.00; Ringgit Malaysia one only; Your share RM 73.00; Bahagian anda RM 73.00; 您的份额 RM 73.00
    Paid today RM 52.00; On 17 Dec RM 52.00; Settled RM 0.00; Siti RM 52.00; Net balance paid RM 5.00; Total RM 110.00
    You earned RM 99.00; Debited RM5; 实付金额 5.00`),
  )('is a reason to look: %j', (row) => {
    for (const findings of [withRow(row), underHeadline(row)]) {
      expect(verdictOf(findings, false)).not.toBe('everything-matches');
    }
    const { verdict, isDoubtful } = underHeadline(row).amount;
    expect(verdict === 'differs' || isDoubtful === true).toBe(true);
  });

  test.each(
    casesOf(`
    Available balance RM 5.00; Account balance after transfer RM 5.00; Baki tersedia RM 5.00; Baki had harian RM 5.00
    Service charge RM 0.50; Transaction fee RM 0.00; Caj transaksi RM 0.50; Yuran RM 0.50; Daily limit left RM 5,000.00
    Remaining limit RM 5,000.00; 手续费 RM 0.00; 可用余额 RM 5.00; 每日限额 RM 5,000.00; SST RM 0.03`),
  )('is none where it is a balance, fee or limit: %j', (row) => {
    expect(verdictOf(withRow(row), false)).toBe('everything-matches');
    expect(verdictOf(underHeadline(row), false)).toBe('everything-matches');
  });

  test('is none where it is the sum with the fee', () => {
    expect(verdictOf(withRow('Fee RM 0.50\nTotal RM 104.50'), false)).toBe('everything-matches');
    expect(verdictOf(withRow('Fee RM 0.50\nTotal RM 105.50'), false)).toBe('please-look');
  });
});

describe('a state beside the success', () => {
  test.each(
    casesOf(`
    Status: Denied; Status: Timed out; Response: 05 Do not honour; Outcome: Not authorised; Keputusan: Tidak diluluskan
    结果: 交易异常; 状态 异常; Not credited to recipient; Release: After 12-hour cooling-off period
    Our fraud team stopped this transfer.; No money has left your account.; Akaun anda tidak didebit.; 您的账户未被扣款
    Wang belum diterima; 款项 没有 到账; The money never arrived; Transaction status: Unknown; Result Stopped
    Kami telah menghentikan transaksi ini; Your payment is with our fraud team`),
  )('is a reason to look: %j', (row) => {
    expect(verdictOf(withRow(row), false)).not.toBe('everything-matches');
  });

  test.each(
    casesOf(`
    Status: Successful; Status Berjaya; Transaction status: Approved; Status transaksi: Transaksi berjaya; 状态: 交易成功
    No signature is required.; Tandatangan tidak diperlukan.; Note: this receipt is computer generated.
    Do not share your PIN with anyone.; If you did not make this transfer, please call us.; Thank you for your payment
    Account No 5123 4567 8901; No. Rujukan 984907986508; Hi, done the transfer`),
  )('is none in %j', (row) => {
    expect(verdictOf(withRow(row), false)).toBe('everything-matches');
  });

  test('is read under its label as well', () => {
    expect(verdictOf(withRow('Status\nDenied'), false)).not.toBe('everything-matches');
    expect(verdictOf(withRow('Status\nSuccessful'), false)).toBe('everything-matches');
  });

  test('is needed: accepted is not yet transferred', () => {
    expect(verdictOf(judged(`Accepted\nAmount RM 104.00${rest}`), false)).toBe('please-look');
  });
});

describe('somebody else beside the shop', () => {
  test.each(
    casesOf(`
    Credit a/c 7012 3344 9981; Destination 7012 3344 9981; 入账账号 7012 3344 9981; Registered name AHMAD BIN ALI
    Account 7012 3344 9981; Nama akaun AHMAD BIN ALI; 户名 陈大文; 701233449981; Credit account **** 9981`),
  )('is a reason to look: %j', (row) => {
    expect(verdictOf(withRow(row), false)).not.toBe('everything-matches');
  });

  test.each(
    casesOf(`
    From 7012 3344 9981; Dari akaun 7012 3344 9981; From account **** 9981; 付款账户 7012 3344 9981; 付款 账号 NUR AISYAH 7012 3344 9981; Debit account 7012 3344 9981
    Trace 701233449981; Call us at 1300 886 688; Registered name MOON KITCHEN; Sender name AHMAD BIN ALI; Bank name Bank Contoh`),
  )('is none where the number is the payer’s or the bank’s: %j', (row) => {
    expect(verdictOf(withRow(row), false)).toBe('everything-matches');
  });
});

test.each([
  '付款账户',
  '付款账号',
  '付款卡号',
  '转出账户',
  '扣款账户',
  '付 款 账户',
  '扣 款 账 户',
  '付款人',
])('the payer’s account is none of the recipient under %j, nor is the year under it', (label) => {
  for (const account of ['XXXX XXXX 7712', '**** 7712', '7012 3344 9981']) {
    const rows = `Transfer successful\nAmount RM 104.00\n收 款 人 Moon Kitchen\n收 款 账号 5123 4567 8901
        ${label} ${account}\n交易 时 间 2026 年 9 月 19 日 10:30:09
        附言 CHM004217\nTransaction ID 20260919MBB18479227`;
    expect(verdictOf(judged(rows), false)).toBe('everything-matches');
  }
});

test('labels above the name and the number are read as well', () => {
  expect(verdictOf(withRow('Nama Penerima\nMOON KITCHEN'), false)).toBe('everything-matches');
  expect(verdictOf(withRow('付款 账号\nLIM WEI JIE 16260445838'), false)).toBe('everything-matches');
});

test('somebody else is seen under the reference and the payer as well', () => {
  const row = 'Reference ID FT850194538375\nCredit a/c 7012 3344 9981';
  expect(verdictOf(withRow(row), false)).toBe('please-look');
  const payer = 'From NUR AISYAH 12854606583\nCredit a/c 7012 3344 9981';
  expect(verdictOf(withRow(payer), false)).toBe('please-look');
});

describe('a day beside the right one', () => {
  test.each(casesOf('Posted 02 Oct 2026; 02 Oct 2026; Posted 01/09/2026; 入账 2026-10-02'))(
    'is a reason to look: %j',
    (row) => expect(verdictOf(withRow(row), false)).not.toBe('everything-matches'),
  );

  test.each(casesOf('Printed 21 Sep 2026; Posted 19 Sep 2026'))('is none in %j', (row) =>
    expect(verdictOf(withRow(row), false)).toBe('everything-matches'),
  );
});
