import { describe, expect, test } from 'vitest';
import { judgeReceipt, verdictOf } from './judge-receipt.ts';
import { expectedReceipt, placedWords } from './read-words.testing.ts';

const height = 0.013;
const step = 0.05;
const [labelAt, valueAt] = [0.05, 0.5];

type Row = readonly [label: string, value?: string | readonly string[], labelBelow?: string];

/** Rows as a phone shows them, one below the other; a value or a label that goes on does so right below. */
function wordsOfScreen(head: readonly string[], rows: readonly Row[]) {
  const pieces: { text: string; left: number; top: number; height: number }[] = [];
  let top = 0.1;
  const put = (text: string, left: number, at = top) => pieces.push({ text, left, top: at, height });
  for (const text of head) {
    put(text, 0.3);
    top += step * 0.6;
  }
  for (const [label, value = [], below] of rows) {
    top += step;
    put(label, labelAt);
    const lines = typeof value === 'string' ? [value] : value;
    for (const [at, line] of lines.entries()) put(line, valueAt, top + at * 0.024);
    if (below) put(below, labelAt, top + 0.024);
    if (lines.length > 1 || below) top += 0.024 * (Math.max(lines.length, below ? 2 : 1) - 1);
  }
  return placedWords(...pieces);
}

const head = ['Transfer successful', 'RM 104.00'];
const rows: readonly Row[] = [
  ['Transfer to', 'Moon Kitchen'],
  ['Account Number', '512345678901'],
  ['Recipient Reference', 'CHM004217'],
  ['Transaction Date', '19 Sep 2026 10:45:30'],
  ['Transaction Reference', '20260919MBB18479227'],
];
const without = (...labels: readonly string[]) => rows.filter(([label]) => !labels.includes(label));

function verdictOn(heads: readonly string[], shown: readonly Row[]) {
  const findings = judgeReceipt(wordsOfScreen(heads, shown), expectedReceipt);
  return {
    verdict: verdictOf(findings, false),
    notUnderstood: findings.notUnderstood?.map(({ read }) => read),
  };
}
const matching = { verdict: 'everything-matches', notUnderstood: [] };

describe('what banks of Malaysia show matches', () => {
  test.each<[string, readonly string[], readonly Row[]]>([
    ['as it is', head, rows],
    [
      'bank and account under the name',
      head,
      [
        ...without('Transfer to', 'Account Number'),
        ['To', ['Moon Kitchen', 'Malayan Banking Berhad', '512345678901']],
      ],
    ],
    [
      'account and bank under the name',
      head,
      [...without('Transfer to', 'Account Number'), ['To', ['MOON KITCHEN', '512345678901', 'Maybank']]],
    ],
    [
      'label and value that break together',
      head,
      [...without('Transaction Reference'), ['Transaction', ['20260919EYTT4039267647', '6113'], 'Reference']],
    ],
    [
      'day and amount under the number of the bank',
      ['Transfer successful', 'Reference ID: 20260919MBB18479227', '19 Sep 2026, 10:45 AM', 'RM 104.00'],
      without('Transaction Date', 'Transaction Reference'),
    ],
    ['a son of somebody', head, [...rows, ['Transfer from', 'PRIYA A/P RAMAN']]],
    ['the same, badly read', head, [...rows, ['Transfer from', 'PRIYA AIP RAMAN 8001 2345 6789']]],
    [
      'Malay',
      ['Transaksi Berjaya', 'RM 104.00'],
      [
        ['Pindah ke', 'Moon Kitchen'],
        ['Nombor Akaun', '512345678901'],
        ['Rujukan Penerima', 'CHM004217'],
        ['Pindah dari', '3215 9640 7258'],
        ['Tarikh Transaksi', '19 Sep 2026 10:45:30'],
        ['No. Siri Transaksi', 'XM247854633'],
        ['Nota: Resit ini adalah cetakan komputer dan tiada tandatangan'],
        ['diperlukan.'],
      ],
    ],
    [
      'Chinese',
      ['转账 成功', 'RM 104.00'],
      [
        ['付款 至', 'Moon Kitchen'],
        ['银行 账户', 'Maybank 512345678901'],
        ['收款人 参考', 'CHM004217'],
        ['付款 方式', '余额'],
        ['交易 时间', '2026-09-19 10:45'],
        ['交易 序号', '2247980943'],
      ],
    ],
  ])('%s', (_, heads, shown) => {
    expect(verdictOn(heads, shown)).toEqual(matching);
  });
});

describe('what stands in the same places and is something else does not', () => {
  test.each<[string, readonly string[], readonly Row[]]>([
    [
      'another name beside the bank',
      head,
      [
        ...without('Transfer to', 'Account Number'),
        ['To', ['Ali Bin Abu', 'Malayan Banking Berhad', '512345678901']],
      ],
    ],
    [
      'somebody more behind the account',
      head,
      [...without('Transfer to', 'Account Number'), ['To', ['Moon Kitchen', '512345678901', 'Ali Bin Abu']]],
    ],
    [
      'another amount under the day',
      ['Transfer successful', 'Reference ID: 20260919MBB18479227', '19 Sep 2026, 10:45 AM', 'RM 14.00'],
      without('Transaction Date', 'Transaction Reference'),
    ],
    ['half a sentence that asks for something', head, [...rows, ['Tindakan anda'], ['diperlukan.']]],
    ['the end of the sentence alone', head, [...rows, ['diperlukan.']]],
    ['sen behind a comma', ['Transfer successful', 'RM 104,00'], rows],
    ['a minus behind the currency', ['Transfer successful', 'RM -104.00'], rows],
  ])('%s', (_, heads, shown) => {
    expect(verdictOn(heads, shown).verdict).not.toBe('everything-matches');
  });
});
