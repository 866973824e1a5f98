import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count, store } from './known-payments.testing.ts';
import type { KnownPayment } from './known-payments.ts';
import type { LineIdentity } from './line-identity.ts';

const blank = { row: '', told: '', time: '', seconds: '', numbers: '', orders: [], columns: 1 };
/** Of words that differ the day or the amount does as well. */
const seen = (words: string, balanceSen: number | null = null): LineIdentity => ({
  ...blank,
  row: `${words} ${balanceSen}`,
  words,
  sum: words,
  balanceSen,
});

describe('equal payments', () => {
  it('are as many as the statement with the most of them has', () => {
    expect(count([seen('a'), seen('a')], [seen('a'), seen('a')], [seen('a')])).toBe(2);
  });

  it('are told apart by their balance, even where a statement begins between them', () => {
    expect(count([seen('a', 100)], [seen('a', 200)], [seen('a', 100), seen('a', 200)])).toBe(2);
  });

  it('are not lost between statements with a balance and one without', () => {
    for (const statements of [
      [[seen('a')], [seen('a', 100)], [seen('a', 200)]],
      [[seen('a', 200)], [seen('a')], [seen('a', 100)]],
      [[seen('a'), seen('a')], [seen('a', 100)], [seen('a', 200)]],
    ]) {
      expect(count(...statements)).toBe(2);
    }
  });

  it('are the same in an export that counts its balance from nothing', () => {
    const month = [seen('a', 100), seen('b', 200), seen('c', 300), seen('d', 400)];
    const again = [seen('b', 1), seen('c', 2), seen('d', 3), seen('e', 4)];
    expect(count(month, again)).toBe(5);
    // Two at once may be two people who paid once more.
    expect(count(month, again.slice(0, 2))).toBe(6);
  });

  const words = fc.constantFrom('a', 'b', 'c');

  it('change nothing the second time, whatever came before', () => {
    // A statement has a column of balances, or it has none.
    const lines = fc
      .tuple(fc.boolean(), fc.array(fc.tuple(words, fc.constantFrom(1, 2)), { maxLength: 12 }))
      .map(([hasBalance, all]) => all.map(([word, balance]) => seen(word, hasBalance ? balance : null)));
    fc.assert(
      fc.property(lines, lines, lines, (first, second, third) => {
        const once = [first, second, third].reduce<KnownPayment[]>(store, []);
        expect(store(once, third)).toHaveLength(once.length);
      }),
      { numRuns: 2000 },
    );
  });

  it('with other words in every export change nothing the second time either', () => {
    const line = fc
      .tuple(
        ...[words, fc.constantFrom(1, 2, null), fc.constantFrom('', '10:01', '15:00')],
        ...[fc.constantFrom('', '05', '45'), fc.subarray(['CHM004217', 'CHM004218'])],
      )
      .map(([word, balance, time, seconds, orders]) => ({
        ...seen(word, balance),
        ...{ row: `${word} ${balance} ${time}${seconds} ${orders}`, sum: 'one day and amount' },
        ...{ time, seconds: time && seconds, orders },
      }));
    const lines = fc.array(line, { maxLength: 6 });
    fc.assert(
      fc.property(lines, lines, lines, (first, second, third) => {
        const once = [first, second, third].reduce<KnownPayment[]>(store, []);
        for (const known of [once, once.toReversed()]) {
          expect(store(known, third)).toHaveLength(once.length);
          expect(store(known, third.toReversed())).toHaveLength(once.length);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('count once over statements that overlap, in whatever order, with a balance or without', () => {
    // Days of a month; each statement has whole days of it, and its own columns.
    const days = fc.array(fc.array(words, { maxLength: 5 }), { minLength: 1, maxLength: 5 });
    const cut = fc.record({
      from: fc.nat(4),
      to: fc.nat(4),
      hasBalance: fc.boolean(),
      textColumn: fc.nat(2),
    });
    fc.assert(
      fc.property(days, fc.array(cut, { maxLength: 5 }), (all, cuts) => {
        let balance = 0;
        const lines = all.map((texts, day) =>
          texts.map((text) => {
            balance += 1;
            return { words: `${day}${text}`, balanceSen: balance };
          }),
        );
        const statements = cuts.map(({ from, to, hasBalance, textColumn }) =>
          lines
            .slice(Math.min(from, to), Math.max(from, to) + 1)
            .flat()
            .map(({ words: text, balanceSen }) => ({
              ...seen(text, hasBalance ? balanceSen : null),
              told: textColumn === 0 ? '' : `${textColumn} ${text}`,
            })),
        );
        const whole = lines.flat().map(({ words: text, balanceSen }) => seen(text, balanceSen));
        expect(count(...statements, whole)).toBe(whole.length);
        expect(count(whole, ...statements.toReversed())).toBe(whole.length);
      }),
      { numRuns: 500 },
    );
  });
});
