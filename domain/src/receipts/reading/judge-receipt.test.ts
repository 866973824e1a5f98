import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../calendar.ts';
import { formatRinggit } from '../../money.ts';
import { formatOrderNumber } from '../../order-number.ts';
import { doubtAll, judgeReceipt, verdictOf } from './judge-receipt.ts';
import { expectedReceipt, wordsOf } from './read-words.testing.ts';
import { type ReadWord, receiptFindingsSchema } from './receipt-reading.contract.ts';

const honest = {
  state: 'Transfer successful',
  amount: 'Amount RM 104.00',
  to: 'Recipient Moon Kitchen',
  account: 'Account No. **** 8901',
  reference: 'Recipient reference CHM004217',
  date: 'Date 18 Sep 2026, 10:45 AM',
  transaction: 'Transaction ID 20260918MBB0012345',
};
const verdictOn = (lines: Partial<typeof honest>, more = '') => {
  const text = [...Object.values({ ...honest, ...lines }), more].join('\n');
  return verdictOf(judgeReceipt(wordsOf(text), expectedReceipt), false);
};

describe('the verdict', () => {
  test('is that everything matches where it does', () => {
    expect(judgeReceipt(wordsOf(Object.values(honest).join('\n')), expectedReceipt)).toEqual({
      amount: { verdict: 'matches', read: 'RM 104.00', box: null },
      orderNumber: { verdict: 'matches', read: 'CHM004217', box: null },
      account: { verdict: 'matches', read: '**** 8901', box: null },
      date: { verdict: 'matches', read: '18 Sep 2026', box: null },
      success: { verdict: 'matches', read: 'successful', box: null },
      transaction: { verdict: 'matches', read: '20260918MBB0012345', box: null },
      notUnderstood: [],
    });
    expect(verdictOn({})).toBe('everything-matches');
    expect(verdictOn({}, 'Available balance RM 1,520.30\nService charge RM 0.50')).toBe('everything-matches');
  });

  test.each([
    { amount: 'Amount RM 140.00' },
    { amount: 'Amount RM 140.00\nBalance RM 104.00' },
    { account: 'Account No. **** 9876' },
    { date: 'Date 17 Sep 2026' },
    { date: 'Date 21 Sep 2026' },
    { state: 'Transfer failed' },
    { state: 'Transfer scheduled' },
    { reference: 'Recipient reference CHM004218' },
  ])('is that it does not match for %j', (lines) => {
    expect(verdictOn(lines)).toBe('does-not-match');
  });

  test.each([
    { amount: '' },
    { reference: '' },
    { account: '', to: '' },
    { date: '' },
    { state: '' },
    { reference: 'Recipient reference CHM004217 CHM004218' },
    { date: 'Date 18 Sep' },
    { amount: 'Amount RM10400' },
    { transaction: '' },
    { transaction: 'My notes' },
    { transaction: 'Reference CHM004217' },
  ])('is to look for %j', (lines) => {
    expect(verdictOn(lines)).toBe('please-look');
  });

  test('is to look where another order has the same receipt', () => {
    const findings = judgeReceipt(wordsOf(Object.values(honest).join('\n')), expectedReceipt);
    expect(verdictOf(findings, true)).toBe('please-look');
  });
});

const place = fc.record({
  left: fc.double({ min: 0, max: 1, noNaN: true }),
  top: fc.double({ min: 0, max: 1, noNaN: true }),
  width: fc.double({ min: 0, max: 1, noNaN: true }),
  height: fc.double({ min: 0, max: 1, noNaN: true }),
});
const nasty = fc.oneof(
  fc.string({ maxLength: 12, unit: 'grapheme' }),
  fc.string({ maxLength: 12, unit: fc.constantFrom(...'OoQDIl|1SsBZz0258.,-*xRM ') }),
  fc.constantFrom(
    'RM',
    'RM104.00',
    '104.00',
    'Amount',
    'Balance',
    'To',
    'From',
    'Account',
    '8901',
    '****',
    'CHM004217',
  ),
  fc.constantFrom(
    'CHM',
    '004217',
    'Date',
    '18',
    'Sep',
    '2026',
    '18/09/2026',
    'Successful',
    'Failed',
    'Reference',
    '成功',
  ),
);
const word = fc.record({
  text: nasty,
  line: fc.nat(6),
  confidence: fc.integer({ min: 0, max: 100 }),
  box: fc.option(place),
}) satisfies fc.Arbitrary<ReadWord>;

test('whatever was read, the findings are well formed and the same when read again', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), (words) => {
      const findings = judgeReceipt(words, expectedReceipt);
      expect(receiptFindingsSchema.parse(findings)).toEqual(findings);
      expect(judgeReceipt(words, expectedReceipt)).toEqual(findings);
      const { notUnderstood, ...parts } = findings;
      expect(notUnderstood).toBeDefined();
      for (const { verdict, read } of Object.values(parts))
        expect(read === null).toBe(verdict === 'not-found');
    }),
    { numRuns: 300 },
  );
});

const days = fc.integer({ min: -40, max: 40 });

test('a receipt of another amount, number, account or day never matches in everything', () => {
  fc.assert(
    fc.property(
      fc.record({
        sen: fc.oneof(
          fc.constant(10_400),
          fc.constantFrom(1_040, 104_000, 14_000, 10_401, 40_100),
          fc.nat(3_000_000),
        ),
        number: fc.oneof(fc.constant(4_217), fc.nat(999_999)),
        tail: fc.constantFrom('8901', '8910', '1098', '0001'),
        day: fc.oneof(fc.constant(0), days),
        extra: fc.constantFrom('Balance RM 104.00', 'Fee RM 104.00', 'Limit RM 104.00', 'Note CHM004217', ''),
        state: fc.constantFrom(
          'Successful',
          'Failed',
          'Pending',
          'Scheduled successfully',
          'Berjaya',
          'Tidak berjaya',
        ),
      }),
      ({ sen, number, tail, day, extra, state }) => {
        const date = addDays(expectedReceipt.firstDay, day);
        const orderNumber = formatOrderNumber('CHM', number);
        const text = `${state}\nAmount ${formatRinggit(sen)}\n${extra}\nTo Moon Kitchen\nTo account **** ${tail}\nReference ${orderNumber}\nDate ${date}\nTransaction ID 20260918MBB0012345`;
        const isRight =
          [sen === 10_400, number === 4_217, tail === '8901', day >= 0 && day <= 2].every(Boolean) &&
          ['Successful', 'Berjaya'].includes(state) &&
          // No bank takes so much.
          extra !== 'Fee RM 104.00';
        const verdict = verdictOf(judgeReceipt(wordsOf(text), expectedReceipt), false);
        expect(verdict === 'everything-matches').toBe(isRight);
      },
    ),
    { numRuns: 500 },
  );
});

test('a receipt that says thousands of things is judged by its first ones', () => {
  const many = [
    'Amount RM 104.00',
    'To 5123 4567 8901',
    'xxxx8901 '.repeat(40),
    '18/09/2026 '.repeat(40),
    'l1|I'.repeat(500),
  ];
  const oneLine = wordsOf(Array.from({ length: 800 }, () => many.join(' ')).join(' '));
  const manyLines = wordsOf(Array.from({ length: 800 }, () => many.join('\n')).join('\n'));
  expect(judgeReceipt(oneLine, expectedReceipt).orderNumber.verdict).toBe('not-found');
  expect(judgeReceipt(manyLines, expectedReceipt).orderNumber.verdict).toBe('not-found');
});

test('writing that could not be read is a doubt', () => {
  const box = { left: 0.1, top: 0.8, width: 0.3, height: 0.05 };
  const findings = judgeReceipt(wordsOf(Object.values(honest).join('\n')), expectedReceipt, [box]);
  expect(findings.notUnderstood).toEqual([{ read: '', box }]);
  expect(verdictOf(findings, false)).toBe('please-look');
});

test('a file that may show a person something else never matches without a look', () => {
  const findings = judgeReceipt(wordsOf(Object.values(honest).join('\n')), expectedReceipt);
  expect(verdictOf(findings, false)).toBe('everything-matches');
  expect(verdictOf(doubtAll(findings), false)).toBe('please-look');
  const forged = judgeReceipt(
    wordsOf(Object.values({ ...honest, amount: 'Amount RM 1.00' }).join('\n')),
    expectedReceipt,
  );
  expect(verdictOf(doubtAll(forged), false)).toBe('does-not-match');
});
