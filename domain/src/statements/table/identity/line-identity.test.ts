import { describe, expect, it } from 'vitest';
import { recogniseTable } from '../recognise-table.ts';
import { readStatement } from '../statement-lines.ts';
import type { StatementMapping } from '../statement-mapping.ts';
import { count } from './known-payments.testing.ts';
import { identityOf, type LineIdentity } from './line-identity.ts';
import { passingColumns } from './passing-columns.ts';

type Rows = readonly (readonly string[])[];

function linesOf(rows: Rows, change: Partial<StatementMapping> = {}): LineIdentity[] {
  const mapping = recogniseTable(rows);
  if (typeof mapping === 'string') throw new Error(mapping);
  const { lines } = readStatement(rows, { ...mapping, ...change });
  const width = Math.max(...rows.map((row) => row.length));
  const passing = passingColumns(rows, mapping);
  return lines.map((line) => identityOf(line, width, passing));
}

const headings = ['Date', 'Description', 'Reference', 'Credit'];
const payment = (ref: string, day = '03/09/2026') => [day, 'FUND TRANSFER', ref, '48.00'];

describe('a line read again', () => {
  const rows = [headings, payment('CHM004217 TAN'), payment('CHM004217 TAN'), payment('LIM')];

  it.each([
    { textColumns: [1] },
    { textColumns: [2] },
    { textColumns: [] },
    { textColumns: [1], payerColumn: 2 },
    { dateOrder: 'mdy' as const },
    { balanceColumn: 3 },
  ])('with other columns (%j) is the same, and two equal lines are two', (change) => {
    expect(count(linesOf(rows), linesOf(rows, change))).toBe(3);
    expect(count(linesOf(rows, change), linesOf(rows), linesOf(rows, change))).toBe(3);
  });

  it('is the same in other letters, with other numbers of rows, and as a workbook writes it', () => {
    const numbered = (first: number) => [
      ['No', ...headings],
      ...rows.slice(1).map((row, at) => [String(first + at), ...row]),
    ];
    const workbook = [
      headings,
      ...rows.slice(1).map((row) => ['2026-09-03', row[1] ?? '', row[2] ?? '', '48']),
    ];
    expect(count(linesOf(numbered(1)), linesOf(numbered(20)))).toBe(3);
    expect(count(linesOf(rows), linesOf(workbook))).toBe(3);
    const signed = [
      headings,
      ...rows.slice(1).map(([day = '', text = '', ref = '']) => [day, `${text} ${ref}`, 'CR', '48.00']),
    ];
    expect(count(linesOf(rows), linesOf(signed.with(0, ['Date', 'Description', 'DR/CR', 'Amount'])))).toBe(3);
    expect(count(linesOf(rows), linesOf(rows.map((row) => row.map((cell) => cell.toLowerCase()))))).toBe(3);
  });

  it('is the same in a table with more columns where the words agree', () => {
    const wide = [
      ['Date', 'Branch', 'Description', 'Reference', 'Teller', 'Credit'],
      ...rows.slice(1).map(([day = '', text = '', ref = '']) => [day, '101', text, ref, 'T9', '48.00']),
    ];
    expect(count(linesOf(rows), linesOf(wide, { textColumns: [2, 3] }))).toBe(3);
  });

  it('is the same in another export with other words, where sum and balance agree', () => {
    const paid = [
      ['03/09/2026', 'FUND TRANSFER', 'TAN MEI LING', '48.00', '148.00'],
      ['03/09/2026', 'FUND TRANSFER', 'LIM AH KOW', '48.00', '196.00'],
      ['04/09/2026', 'FUND TRANSFER', 'TAN MEI LING', '48.00', '244.00'],
    ];
    const whole = [['Date', 'Description', 'Payer', 'Credit', 'Balance'], ...paid];
    const withReference = [
      ['Date', 'Description', 'Payer', 'Bank reference', 'Credit', 'Balance'],
      ...paid.map((row, at) => row.toSpliced(3, 0, `7001234${at}`)),
    ];
    const withoutPayer = whole.map((row) => row.toSpliced(2, 1));
    const cut = whole.map((row) => row.with(2, row[2]?.slice(0, 6) ?? ''));
    const exports = [whole, withReference, withoutPayer, cut];
    for (const first of exports) {
      for (const second of exports) expect(count(linesOf(first), linesOf(second))).toBe(3);
    }
    expect(count(...exports.map((rows) => linesOf(rows)))).toBe(3);
    const later = whole.slice(0, 1).concat([['04/09/2026', 'OTHER', 'TAN', '48.00', '292.00']]);
    expect(count(linesOf(withReference), linesOf(later))).toBe(4);
  });

  it('is another with another day, amount or reference, even where nobody chose its column', () => {
    const others = [
      payment('1', '04/09/2026'),
      ['03/09/2026', 'FUND TRANSFER', '1', '48.01'],
      payment('70012345'),
    ];
    for (const other of others) {
      const change = { textColumns: [1] };
      expect(
        count(linesOf([headings, payment('70012344')], change), linesOf([headings, other], change)),
      ).toBe(2);
    }
  });

  it('is another at another time of day or with another short number, in files without a balance', () => {
    const at = (time: string) => linesOf([headings, payment('TAN', `03/09/2026${time}`)]);
    expect(count(at(' 10:01'), at(' 15:00'))).toBe(2);
    expect(count(at(' 10:01'), at(' 15:00'), at(' 10:01:33'), at(' 3:00 PM'))).toBe(2);
    const timed = (time: string) =>
      linesOf([
        [...headings, 'Time'],
        [...payment('TAN'), time],
      ]);
    expect(count(timed('10:01'), timed('15:00'), timed('10:01'))).toBe(2);
    const numbered = (...refs: string[]) => linesOf([headings, ...refs.map((ref) => payment(ref))]);
    expect(count(numbered('1024'), numbered('977'), numbered('01024', '977'))).toBe(2);
    expect(count(numbered('31'), numbered('17', '31'))).toBe(2);
  });

  it('is the same where one of two files has no time, or midnight, or numbers its rows', () => {
    const at = (time: string) => linesOf([headings, payment('TAN', `03/09/2026${time}`)]);
    expect(count(at(''), at(' 10:01'))).toBe(1);
    expect(count(at(' 10:01'), at(''), at(' 00:00:00'))).toBe(1);
    const rowsFrom = (first: number) =>
      linesOf([
        ['', ...headings],
        [`${first}`, ...payment('TAN')],
        [`${first + 1}`, ...payment('LIM')],
      ]);
    expect(count(rowsFrom(1), rowsFrom(700), linesOf([headings, payment('TAN'), payment('LIM')]))).toBe(2);
  });

  it('is another in another year where the day has none', () => {
    const line = {
      text: '',
      payer: '',
      amountSen: 1,
      balanceSen: null,
      cells: ['A', '0.01'],
      isDayInRow: false,
    };
    const years = ['2026-09-03', '2027-09-03'].map((paidOn) => [identityOf({ ...line, paidOn }, 2)]);
    expect(count(...years)).toBe(2);
  });
});

describe('payments of two files', () => {
  const lineOf = (heading: string, cell: string) =>
    linesOf([
      ['Date', 'Description', heading, 'Credit'],
      ['18/11/2026', 'DuitNow transfer', cell, '50.00'],
    ]);

  it.each([
    ['Payer', 'Ng', 'Ho'],
    ['Payer', '李明', '王芳'],
    ['Reference', '20261118-000123', '20261118-000124'],
    ['Reference', '20261118 000123', '20261118 000124'],
    ['Reference', '2026-11-18-0001', '2026-11-18-0002'],
    ['Reference', '20481101', '20481102'],
    ['Reference', '12.11.10-1', '12.11.10-2'],
    ['Reference', '12.11.10', '12.11.11'],
    ['Reference', '12/11/10', '12/11/11'],
    ['Reference', '204811C', '204812C'],
    ['Reference', 'RM204811', 'RM204812'],
    ['Reference', '2048C', '2049C'],
    ['Time', '10:01:05', '10:01:45'],
    ['Time', '10.01.05', '10.01.45'],
    ['Time', '2026-11-18 10:04:48', '2026-11-18 14:38:24'],
  ])('are two by %s: %s and %s', (heading, one, other) => {
    const [first, second] = [lineOf(heading, one), lineOf(heading, other)];
    expect(count(first, second)).toBe(2);
    expect(count(first, second, first, second)).toBe(2);
    // In one file, and beside those of another.
    expect(count([...first, ...second], second)).toBe(2);
  });

  it('are two where names are short and the files overlap', () => {
    const paidBy = (...payers: string[]) =>
      linesOf([
        ['日期', '摘要', '对方户名', '收入'],
        ...payers.map((payer) => ['2026-11-18', '转账', payer, '50.00']),
      ]);
    expect(count(paidBy('李明', '王芳'), paidBy('王芳', '陈丽'))).toBe(3);
  });

  it.each([
    ['Value date', '18/11/2026', '2026-11-18'],
    ['Value date', '20.11.26', '2026-11-20 00:00:00'],
    ['Posted', '18 Nov 2026, 10:01:05', '2026-11-18T10:01:05+08:00'],
    ['Posted', '2026年11月18日', 'Wed, 18 Nov 2026'],
    ['Time', '10:01', '10:01:45'],
    ['Time', '10:01:00', '10:01:45 AM'],
    ['Time', '10.01.45', '10:01:45'],
    ['DR/CR', 'CR', 'C'],
    ['D/W', 'D', 'CR'],
    ['Status', 'Posted', 'Cleared'],
    ['状态', '已入账', '交易成功'],
  ])('are one whatever else stands under %s: %s and %s', (heading, one, other) => {
    const mapping = { dateColumn: 0, textColumns: [1], payerColumn: null };
    const read = (cell: string) =>
      linesOf(
        [
          ['Date', 'Description', heading, 'Credit'],
          ['18/11/2026', 'DuitNow transfer', cell, '50.00'],
        ],
        { ...mapping, amount: { kind: 'two', inColumn: 3, outColumn: null } },
      );
    expect(count(read(one), read(other))).toBe(1);
    expect(count(read(other), read(one))).toBe(1);
  });

  const swept = (text: string) =>
    linesOf([
      ['Date', 'Description', 'Credit', 'Balance'],
      ['18/11/2026', text, '50.00', '50.00'],
    ]);

  it('are two by the orders they name, even where day, sum and balance are the same', () => {
    expect(count(swept('From Tan CHM004217'), swept('From Lim CHM004218'))).toBe(2);
    expect(count(swept('From Tan CHM004217'), swept('From Lim CHM004218'), swept('CHM 004-217 Tan'))).toBe(2);
  });

  it('are one where an export cut their words, or names no order', () => {
    expect(count(swept('CHM004217 CHM004218 Tan'), swept('CHM004217 CHM'))).toBe(1);
    expect(count(swept('CHM004217'), swept('Tan CHM004217 CHM004218'))).toBe(1);
    expect(count(swept('DuitNow'), swept('From Tan CHM004217'), swept('Instant transfer'))).toBe(1);
  });
});
