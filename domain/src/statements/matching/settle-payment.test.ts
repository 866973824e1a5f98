import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMissingMoney, joinCoverage } from './missing-money.ts';
import { checkSettingAside, checkShares, isPaidInFull } from './settle-payment.ts';

describe('checkShares', () => {
  const [one, two] = [
    { orderId: 'a', amountSen: 4800 },
    { orderId: 'b', amountSen: 5200 },
  ];
  it.each([
    [10_000, [one, two], null],
    [4800, [one], null],
    [4800, [], 'no_orders'],
    [9600, [one, one], 'order_twice'],
    [9999, [one, two], 'shares_differ'],
    [4800, [one, { orderId: 'b', amountSen: 0 }], 'shares_differ'],
    [4700, [one, { orderId: 'b', amountSen: -100 }], 'shares_differ'],
  ] as const)('of %i sen over %j: %s', (sen, shares, problem) =>
    expect(checkShares(sen, shares)).toBe(problem),
  );

  it('never lets a sen appear or vanish', () => {
    const shares = fc.uniqueArray(
      fc.record({ orderId: fc.constantFrom('a', 'b', 'c'), amountSen: fc.integer({ min: -2, max: 5 }) }),
      { selector: ({ orderId }) => orderId },
    );
    fc.assert(
      fc.property(fc.nat(10), shares, (sen, list) => {
        if (checkShares(sen, list) !== null) return;
        expect(list.reduce((sum, { amountSen }) => sum + amountSen, 0)).toBe(sen);
      }),
    );
  });
});

describe('a payment that is set aside', () => {
  it('needs words that can be read', () => {
    expect(checkSettingAside({ note: ' \u200b' })).toBe('note_required');
    expect(checkSettingAside({ note: 'Rent' })).toBeNull();
  });
});

describe('isPaidInFull', () => {
  it.each([
    [4800, 4799, false],
    [4800, 4800, true],
    [4800, 4801, true],
  ])('of %i with %i received: %s', (totalSen, receivedSen, isPaid) => {
    expect(isPaidInFull({ totalSen, receivedSen })).toBe(isPaid);
  });
});

describe('findMissingMoney', () => {
  const coverage = [
    { fromDate: '2026-09-01', toDate: '2026-09-10' },
    { fromDate: '2026-10-01', toDate: '2026-10-31' },
  ];
  it.each([
    ['2026-08-31', 3, false],
    ['2026-09-01', 3, true],
    ['2026-09-07', 3, true],
    // It may come tomorrow.
    ['2026-09-08', 3, false],
    ['2026-09-08', 2, true],
    ['2026-09-11', 1, false],
    // Of these days no statement speaks.
    ['2026-09-20', 3, false],
    ['2026-10-01', 3, true],
  ])('a receipt of %s is missed after %i days: %s', (receiptOn, days, isMissing) => {
    expect(findMissingMoney([{ id: 'a', receiptOn }], coverage, days)).toHaveLength(isMissing ? 1 : 0);
  });

  it('knows nothing before there is a statement', () => {
    expect(findMissingMoney([{ id: 'a', receiptOn: '2026-09-01' }], [], 1)).toEqual([]);
  });
});

describe('joinCoverage', () => {
  const days = (fromDate: string, toDate: string) => ({ fromDate, toDate, unsureDays: [] });
  it.each([
    ['nothing', [], []],
    [
      'overlapping',
      [days('2026-09-05', '2026-09-09'), days('2026-09-01', '2026-09-06')],
      ['2026-09-01 2026-09-09'],
    ],
    [
      'one within another',
      [days('2026-09-01', '2026-09-09'), days('2026-09-02', '2026-09-03')],
      ['2026-09-01 2026-09-09'],
    ],
    [
      'one after another',
      [days('2026-09-01', '2026-09-30'), days('2026-10-01', '2026-10-05')],
      ['2026-09-01 2026-10-05'],
    ],
    [
      'with a gap',
      [days('2026-09-01', '2026-09-02'), days('2026-09-07', '2026-09-08')],
      ['2026-09-01 2026-09-02', '2026-09-07 2026-09-08'],
    ],
    ['up to today', [days('2026-10-09', '2036-10-09')], ['2026-10-09 2026-10-10']],
    ['in the future', [days('2026-12-01', '2026-12-20')], []],
  ])('%s', (_, statements, joined) => {
    const found = joinCoverage(statements, '2026-10-10');
    expect(found.map(({ fromDate, toDate }) => `${fromDate} ${toDate}`)).toEqual(joined);
  });
});
