import { describe, expect, test } from 'vitest';
import { judgeReceipt, verdictOf } from '../judge-receipt.ts';
import { expectedReceipt, honestRows as honest, placedWords, wordsOf } from '../read-words.testing.ts';

// What was once said to match though it should not, and honest receipts beside it.

type Rows = Partial<Record<keyof typeof honest | 'also', string>>;
const judged = (change: Rows, expected = expectedReceipt) =>
  judgeReceipt(wordsOf(Object.values({ ...honest, ...change }).join('\n')), expected);
const verdictWith = (change: Rows) => verdictOf(judged(change), false);
/** With a gap between a label and its value. */
const inColumns = (rows: readonly string[]) =>
  judgeReceipt(
    placedWords(
      ...rows.flatMap((row, at) => {
        const [label = '', value] = row.split('|');
        const top = 0.05 + at * 0.04;
        const left = { text: label, left: 0.02, top };
        return value === undefined ? [left] : [left, { text: value, left: 0.6, top }];
      }),
    ),
    expectedReceipt,
  );
const columns = Object.values(honest).map((row) =>
  row.replace(/^(Amount|To|Account number|Recipient reference|Date|Transaction ID) /, '$1|'),
);

describe('a fee', () => {
  test.each([
    'Fee RM 94.00\nTotal RM 104.00',
    'Service charge RM 1.00\nTotal amount RM 104.00',
    'Amount RM 104.00\nTax RM 94.00',
    'Caj RM 50.00\nJumlah RM 104.00',
    '手续费 RM 94.00\n金额 RM 104.00',
    'Fee RM 1.00\nDebit RM 104.00',
  ])('is none where it is larger than a bank takes, and is no part of what came: %j', (amount) => {
    expect(verdictWith({ amount })).not.toBe('everything-matches');
  });

  test.each(['Amount RM 104.00\nFee RM 0.50\nTotal RM 104.50', 'Fee RM 0.00\nTotal RM 104.00'])(
    'of the usual size is none to look at: %j',
    (amount) => expect(verdictWith({ amount })).toBe('everything-matches'),
  );
});

test.each(['RM 1 04.00', 'RM 104.00-', '(RM 104.00)', 'RM 0104.00', 'RM 104.00 %', 'RM 104.00*'])(
  'no bank writes an amount as %j',
  (amount) => expect(verdictWith({ amount: `Amount ${amount}` })).not.toBe('everything-matches'),
);

test.each(['RM 104.00', 'RM104.00', '-RM104.00', 'MYR 104.00', '104.00 MYR', '(RM): 104.00'])(
  'banks write an amount as %j',
  (amount) => expect(verdictWith({ amount: `Amount ${amount}` })).toBe('everything-matches'),
);

describe('a label', () => {
  test.each([
    'Transaction type|Daily limit',
    'Payment type|Payee',
    'Transaction type|When',
    'Payment type|JomPAY',
    'Effective date',
    'Fee',
  ])('without the value it names is no more than a word: %j', (row) => {
    expect(verdictOf(inColumns([...columns, row]), false)).not.toBe('everything-matches');
  });

  test.each([
    'Payment method|eWallet balance',
    'Transaction type|Bank Transfer',
    'Other payment details|Mooncakes',
  ])('with its value is known: %j', (row) => expect(inColumns([...columns, row]).notUnderstood).toEqual([]));
});

test.each([
  'Channel: Mobile',
  'Transfer mode: Instant',
  'Recipient type: Account',
  'Merchant category: Food & Beverage',
  'Purpose: Others',
  'Notify recipient via: SMS',
  'Resident status: Malaysian',
  'Total Debit RM 104.00',
  'Debit Amount RM 104.00',
  'Jumlah didebit RM 104.00',
  '扣款总额 RM 104.00',
  'Baki eWallet RM 35.20',
  '电子 钱包 余额 RM 35.20',
  'Kaedah Pembayaran Baki eWallet',
  '付款方式 电子 钱包 余额',
  'From account TAN WEI JIE 4012****7781',
  '付款账户 4012****7781',
  '付款账戶 4012****7781',
  '收款账戶 5123 4567 8901',
  'Other payment details: Fund transfer',
  'Keep this for your reference.',
  'Need help? Contact Careline at 03-5022 3888.',
  'Need help? Visit the Help Centre.',
  'You have collected 104 Boost Coins',
  'Beware of scams. Never share your TAC.',
  'Dear Customer,',
  '尊敬的客户：',
  'This is an auto-generated e-mail. Please do not reply.',
  'If you did not perform this transaction, please call 03-5891 4744 immediately.',
  'Page 1 of 1',
])('is known on a receipt: %j', (also) => expect(verdictWith({ also })).toBe('everything-matches'));

test.each(['Purpose: Refund', 'Channel: Scheduled', 'You have collected RM 104.00', 'Debit Amount RM 4.00'])(
  'is not: %j',
  (also) => expect(verdictWith({ also })).not.toBe('everything-matches'),
);

describe('a sign or a letter', () => {
  test.each(['⏳', '❌', '✗ Transfer', '50% off', '?', 'Transfer successful ?', 'F A I L E D', 'N O T'])(
    'that says something is not passed over: %j',
    (also) => expect(verdictWith({ also })).not.toBe('everything-matches'),
  );

  test.each(['Transfer', 'Payment', 'Pindahan', '转账'])(
    'that is a button under all values: %j',
    (button) => {
      expect(verdictWith({ also: button })).not.toBe('everything-matches');
      expect(verdictWith({ state: `${button}\nTransfer successful` })).toBe('everything-matches');
    },
  );
});

test.each(['Time 23:59', 'Transfer time 9:00 AM', 'Masa 13:02'])(
  'a second time outside of the order is a reason to look: %j',
  (also) => {
    const expected = { ...expectedReceipt, lastDay: '2026-09-19', firstDay: '2026-09-19', lastTime: '10:40' };
    const oneDay = { ...expected, firstTime: '10:20' };
    expect(judged({}, oneDay).notUnderstood).toEqual([]);
    expect(judged({ also }, oneDay).notUnderstood).not.toEqual([]);
  },
);

describe('what the payer wrote', () => {
  test.each([
    'CHM004217 & 004218',
    'CHM004217 4218',
    '2 CHM004217',
    'CHM004217 x2',
    'CHM004217 cancelled',
    'CHM004217 deposit',
    'CHM004217 first payment',
  ])(
    'beside the number is a reason to look where it may be of several orders, or of a state: %j',
    (written) => expect(verdictWith({ reference: `Reference ${written}` })).not.toBe('everything-matches'),
  );

  test.each([
    'From TAN REQUESTED',
    'From TAN UNCONFIRMED',
    'From LIM LATER',
    'From LEE NOT YET SENT',
    'Sender WONG REVERSED BY BANK',
    'Dari SITI GAGAL',
    'From ALI BALANCE DUE',
  ])('is no name with words of a state: %j', (also) => {
    expect(verdictWith({ also })).not.toBe('everything-matches');
  });

  test.each(['From TAN MEI LING', 'From TAN AH KOW TRADING SDN BHD', 'Daripada Siti Nurhaliza binti Osman'])(
    'is a name: %j',
    (also) => expect(judged({ also }).notUnderstood).toEqual([]),
  );
});

describe('a part of our name', () => {
  test.each(['To Moon', 'To Kitchen Moon', 'To Moon Kitchen Moon'])(
    'is enough only over the whole account: %j',
    (to) => {
      for (const account of [
        'Account number **** 8901',
        'Account number XXXXXX8901',
        'Account number 5123 **** 8901',
      ]) {
        expect(verdictWith({ to, account })).not.toBe('everything-matches');
      }
    },
  );
});

describe('our name with a legal form', () => {
  const bakery = { ...expectedReceipt, accountName: 'Moon Kitchen Sdn Bhd' };
  const verdictOfName = (to: string, account: string) =>
    verdictOf(judged({ to: `To ${to}`, account: `Account number ${account}` }, bakery), false);

  test.each(['MOON KITCHEN ENTERPRISE', 'MOON KITCHEN PLT', 'MOON KITCHEN & CO', 'MOON KITCHEN BHD'])(
    'is another where it is another form and digits are hidden: %j',
    (to) => expect(verdictOfName(to, '**** 8901')).not.toBe('everything-matches'),
  );

  test.each(['MOON KITCHEN SDN BHD', 'MOON KITCHEN', 'MOON KITCHEN SDN. BHD.', 'MOON KITCHEN SDN'])(
    'is ours: %j',
    (to) => expect(verdictOfName(to, '**** 8901')).toBe('everything-matches'),
  );
});

test.each([
  'you did not make this transfer please call us',
  'did not authorise this payment please contact us',
  'make this payment please call us',
  'not authorise this transaction please contact us',
  'signature is required',
])('the end of a sentence that says something else is not known: %j', (also) => {
  expect(verdictWith({ also })).not.toBe('everything-matches');
});

test.each([
  { also: 'Malayan Banking Berhad (Co. Reg. 196001000142)' },
  { also: 'CIMB Bank Berhad 197201001799 (13491-P)' },
  { also: 'Maybank2u.com' },
  { also: 'Your transfer has been completed' },
  { also: 'Your transaction has been successfully completed.' },
  { also: 'Print   Logout' },
  { also: 'Transfer method DuitNow (Instant)' },
  { also: 'AffinAlways' },
  { also: 'Wallet Ref 99120043182' },
  { also: 'Payment method ShopeePay Balance' },
  { state: 'Money sent!' },
  { state: 'Your transfer is successful!' },
  { transaction: 'AmOnline Reference No. AM2611180099231' },
  { transaction: 'Boost Transaction ID BST2611188890' },
  { reference: '付款参考 CHM004217' },
  { to: 'has been sent to\nMoon Kitchen' },
])('what real banks print is known: %j', (change) => {
  expect(judged(change).notUnderstood).toEqual([]);
});

test('the payer’s row over ours makes our account none of theirs', () => {
  const rows = columns.flatMap((row) =>
    row.startsWith('To|') ? ['From|TAN MEI LING 7012****1221', row] : [row],
  );
  expect(verdictOf(inColumns(rows), false)).toBe('everything-matches');
});
