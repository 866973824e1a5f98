import { describe, expect, test } from 'vitest';
import { judgeReceipt, verdictOf } from '../judge-receipt.ts';
import { expectedReceipt, honestRows as honest, placedWords, wordsOf } from '../read-words.testing.ts';
import type { ReadWord } from '../receipt-reading.contract.ts';

type Rows = Partial<Record<keyof typeof honest | 'also', string>>;

const rowsWith = (change: Rows) => Object.values({ ...honest, ...change }).flatMap((row) => row.split('\n'));
const labels = /^(Amount|To|Account number|Recipient reference|Date|Transaction ID) (.+)$/;
/** As a text, label and value far apart, and label over value. */
const layouts: Record<string, (rows: readonly string[]) => ReadWord[]> = {
  text: (rows) => wordsOf(rows.join('\n')),
  columns: (rows) =>
    placedWords(
      ...rows.flatMap((text, at) => {
        const top = 0.05 + at * 0.04;
        const [, label, value] = labels.exec(text) ?? [];
        if (label === undefined || value === undefined) return [{ text, left: 0.05, top }];
        return [
          { text: label, left: 0.02, top },
          { text: value, left: 0.6, top },
        ];
      }),
    ),
  stacked: (rows) =>
    placedWords(
      ...rows
        .flatMap((text) => labels.exec(text)?.slice(1) ?? [text])
        .map((text, at) => ({ text, left: 0.05, top: 0.02 + at * 0.03 })),
    ),
};
const judged = (change: Rows, layout = 'text') =>
  judgeReceipt(layouts[layout]?.(rowsWith(change)) ?? [], expectedReceipt);
const verdictWith = (change: Rows, layout?: string) => verdictOf(judged(change, layout), false);
const casesOf = (text: string) =>
  text
    .split(/[;\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

describe.each(Object.keys(layouts))('in the layout %s', (layout) => {
  test('an honest receipt is understood', () => {
    expect(judged({}, layout).notUnderstood).toEqual([]);
    expect(verdictWith({}, layout)).toBe('everything-matches');
  });

  test.each(
    casesOf(`
    Effective 25 Sep 2026; This transfer will run every Friday; Goes out tomorrow morning; Money leaves on Monday; Plan 1 of 6
    Split with 3 friends; Your share RM 34.67; Per person; x 12; 6 mths; Subject to clearance; Cheque deposit; CDM slip
    Fixed Deposit placement; Loan repayment; JomPAY Biller code 12345; Prepaid reload 0123456789; To mobile 60123456789
    USD 24.76; USDT 24.7; Exchange rate 4.20; Money came back; Sent back to you; Credit note; Tax invoice; Cashier 3
    Cash tendered RM 104.00; Deposit 50%; Earmarked; P3nding; Unconfirmed; Practice run; Red packet not opened; Claim by 21 Sep 2026
    Setiap bulan; Akan dihantar esok; Kongsi bil dengan 3 rakan; Bahagian anda RM 34.67; Deposit cek; Simpanan tetap
    Bayaran pinjaman; Ke nombor telefon 0123456789; Belum muktamad; Sebut harga; Angpau
    每月一次; 每周五自动扣款; 明天到账; 三人平分; 支票存款; 定期存款; 贷款还款; 话费充值; 红包未领取; 24小时内未领取将退还; 仅供参考; 代付`),
  )('a page that also says %j is looked at', (also) => {
    expect(verdictWith({ also }, layout)).not.toBe('everything-matches');
  });

  test.each(
    casesOf(`
    Amount per month RM 104.00; Amount requested RM 104.00; Amount to collect RM 104.00; Amount owed RM 104.00; Up to RM 104.00
    Amount RM 104.00 pm; Amount RM 104.00*; Amount RM 104.00 less RM 10; Price RM 104.00; Pot target RM 104.00; Amount S$104.00
    Jumlah hutang RM 104.00; Harga RM 104.00; Amaun sebulan RM 104.00; 目标金额 RM 104.00; 欠款金额 RM 104.00; 每人金额 RM 104.00`),
  )('%j is no amount that went', (amount) => {
    expect(verdictWith({ amount }, layout)).not.toBe('everything-matches');
  });

  test.each(
    casesOf(`
    Transfer lodged; On its way; You're all set; Success rate 99%; Set up successful; Standing order successful; Link created
    Request sent; Pindahan didaftarkan; Tetapan berjaya; 设置完成; 已登记; 已发起转账; 完成; Selesai; Done`),
  )('%j is no success', (state) => {
    expect(verdictWith({ state }, layout)).not.toBe('everything-matches');
  });

  test.each([
    { to: 'To Moon Kitchen & Sons' },
    { to: 'Collected for Moon Kitchen' },
    { to: 'To Moon Kitchen\nvia Ali bin Abu' },
    { to: '代 Moon Kitchen 收款 李四' },
    { account: 'Linked account 5123 4567 8901' },
    { account: 'Account number 5123 4567 8901\nOther account 1234 5678 9012' },
    { date: 'Transfer to be made on 19 Sep 2026, 10:30 AM' },
    { date: 'Starting date 19 Sep 2026' },
    { date: '首次日期 2026-09-19' },
    { transaction: 'Mandate ID 20260919MBB18479227' },
    { transaction: 'Instruction no. 20260919MBB18479227' },
    { reference: 'Bill for CHM004217' },
    { also: 'From every Friday' },
    { also: 'From\nFUTURE DATED' },
    { also: 'From\nNOT YET SENT' },
    { also: 'Dari Gaji Akan Datang' },
    { also: 'New transfer' },
    { state: 'Transfer successful?' },
    { also: 'From 25 Sep 2026' },
  ])('a label that says more than a known one is a doubt: %j', (change) => {
    expect(verdictWith(change, layout)).not.toBe('everything-matches');
  });

  test.each([
    { also: 'From Nurul Aisyah binti Osman 1217572968' },
    { also: 'Daripada\nTAN MEI LING\nMaybank Savings Account\n1217572968' },
    { also: 'Available balance RM 1,520.30' },
    { also: 'Recipient bank\nPublic Bank Berhad' },
    { also: 'Transaction type DuitNow Transfer' },
    { also: 'Share receipt   Back to home' },
    { also: "Touch 'n Go eWallet" },
    { also: 'Note: this receipt is computer generated\nand no signature is required.' },
    { also: 'Ini adalah resit janaan komputer. Tandatangan tidak\ndiperlukan.' },
    { also: 'Resit ini dijana komputer. Tandatangan tidak diperlukan.' },
    { also: '本 回 单 由 系统 自动 生成' },
    { reference: '参 考 号\nCHM004217' },
    { reference: 'Recipient reference CHM004217 mooncake' },
    { state: 'DuitNow QR payment successful' },
    { state: 'Pindahan Wang Berjaya' },
    { state: 'RM 104.00 has been successfully transferred to Moon Kitchen' },
  ])('what banks print is known: %j', (change) => {
    expect(judged(change, layout).notUnderstood).toEqual([]);
  });
});

test('what is not known is told, neighbours together', () => {
  const { notUnderstood } = judged({ also: 'Standing instruction every month' });
  expect(notUnderstood?.map(({ read }) => read)).toEqual(['Standing instruction every month']);
  expect(judged({ also: 'Fee RM 0.50 per day' }, 'columns').notUnderstood?.[0]?.box?.left).toBeCloseTo(0.29);
});

describe('what was hardly read', () => {
  const withWord = (word: Partial<ReadWord>, times = 1) => {
    const words = layouts.columns?.(rowsWith({})) ?? [];
    const box = { left: 0.5, top: 0.9, width: 0.02, height: 0.02 };
    const more = Array.from({ length: times }, (_, at): ReadWord => {
      return { text: 'qzt', confidence: 20, line: 50 + at, box, ...word };
    });
    return verdictOf(judgeReceipt([...words, ...more], expectedReceipt), false);
  };

  test('is a speck where it is short and small, and where there are few', () => {
    expect(withWord({})).toBe('everything-matches');
    expect(withWord({}, 5)).toBe('please-look');
  });

  test('has to be understood where it is large, long or sure', () => {
    expect(withWord({ box: { left: 0.5, top: 0.9, width: 0.1, height: 0.04 } })).toBe('please-look');
    expect(withWord({ text: 'sbedulde' })).toBe('please-look');
    expect(withWord({ confidence: 80 })).toBe('please-look');
    expect(withWord({ text: '12' })).toBe('please-look');
  });
});

describe('large round letters under all else', () => {
  const verdictUnder = (text: string, top = 0.9, height = 0.06) => {
    const page = layouts.columns?.(rowsWith({})) ?? [];
    const box = { left: 0.04, top, width: 0.05, height };
    return verdictOf(
      judgeReceipt([...page, { text, confidence: 80, line: 60, box }], expectedReceipt),
      false,
    );
  };

  test('are the ends of a button', () => {
    for (const end of ['C', 'CD', 'C)', 'CH']) expect(verdictUnder(end), end).toBe('everything-matches');
  });

  test('are words where they are others, or small, or higher up', () => {
    expect(verdictUnder('NO')).toBe('please-look');
    expect(verdictUnder('CD', 0.9, 0.02)).toBe('please-look');
    expect(verdictUnder('CD', 0.5)).toBe('please-look');
  });
});

test('dots before the last digits of the account that paid are read as small letters', () => {
  const masked = (text: string, confidence: number): ReadWord[] => [
    ...wordsOf(rowsWith({}).join('\n')),
    ...wordsOf('From Savings').map((word) => ({ ...word, line: 50 })),
    { text, confidence, line: 50, box: null },
    { text: '0902', confidence: 95, line: 50, box: null },
  ];
  expect(judgeReceipt(masked('sees', 30), expectedReceipt).notUnderstood).toEqual([]);
  expect(judgeReceipt(masked('sees', 90), expectedReceipt).notUnderstood).not.toEqual([]);
});

test('what a bank prints under all values is no other amount and no other account', () => {
  const also = `Sample Bank Berhad 196501000672 (6463-H). Member of PIDM.
Protected up to RM250,000 for each depositor.
DuitNow fee of RM0.50 is waived for transfers up to RM5,000.`;
  expect(verdictWith({ also })).toBe('everything-matches');
});

describe('what a phone writes above a page', () => {
  const verdictUnder = (time: string, sign: string, top = 0.01) => {
    const bar = placedWords({ text: time, left: 0.05, top }, { text: sign, left: 0.7, top });
    const page = layouts.columns?.(rowsWith({})) ?? [];
    const under = page.map(({ box, ...word }) => ({
      ...{ ...word, line: word.line + 1 },
      box: box && { ...box, top: box.top + 0.15 },
    }));
    return verdictOf(judgeReceipt([...bar, ...under], expectedReceipt), false);
  };

  test.each(['5G', '56', '4G', 'LTE', '87%', '5G ail', 'il', '5G[39', '56(97)', '5669]'])(
    '%j behind the time is its line or battery',
    (sign) => {
      expect(verdictUnder('14:05', sign)).toBe('everything-matches');
    },
  );

  test('reaches further down on a short picture', () => {
    for (const sign of ['al', 'al @', 'ul 1)', '5G']) {
      expect(verdictUnder('07:05', sign, 0.09), sign).toBe('everything-matches');
    }
    expect(verdictUnder('07:05', 'not', 0.09)).not.toBe('everything-matches');
    expect(verdictUnder('07:05', 'al', 0.15)).not.toBe('everything-matches');
  });

  test('is nothing else, and nowhere else', () => {
    for (const sign of ['FAILED', 'not', 'RM5', '5G failed']) {
      expect(verdictUnder('14:05', sign), sign).not.toBe('everything-matches');
    }
    expect(verdictUnder('DRAFT', '5G')).toBe('please-look');
    expect(verdictUnder('14:05', '56', 0.9)).toBe('please-look');
  });
});

test('one wrong letter makes a long word no other', () => {
  expect(verdictWith({ state: 'Transfer successfuI', amount: 'Amouat RM 104.00' })).toBe('please-look');
  expect(judged({ transaction: 'Transacton ID 20260919MBB18479227' }).notUnderstood).toEqual([]);
});

test('a reading of before everything had to be understood does not match', () => {
  const { notUnderstood, ...before } = judged({});
  expect(notUnderstood).toEqual([]);
  expect(verdictOf(before, false)).toBe('please-look');
});

test.each(['columns', 'stacked'])(
  'the letter of a wallet is no word, several letters are one: %s',
  (layout) => {
    expect(verdictWith({ state: 'T\nTransfer successful' }, layout)).toBe('everything-matches');
    expect(verdictWith({ state: 'N\nO\nTransfer successful' }, layout)).not.toBe('everything-matches');
    expect(verdictWith({ state: 'X\nTransfer successful' }, layout)).not.toBe('everything-matches');
  },
);
