import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineFingerprint, newLinesOf } from './line-identity.ts';

const line = { paidOn: '2026-09-03', amountSen: 4800, text: 'FUND TRF', payer: 'Tan' };

describe('lineFingerprint', () => {
  it('is the same in whatever case, spaces, punctuation or column the words stand', () => {
    const same = lineFingerprint({ ...line, text: 'tan', payer: ' fund-trf ' });
    expect(lineFingerprint(line)).toBe(same);
  });

  it.each([{ paidOn: '2026-09-04' }, { amountSen: 4801 }, { text: 'FUND TRF 2' }, { payer: 'Tang' }])(
    'is another with %j',
    (other) => expect(lineFingerprint({ ...line, ...other })).not.toBe(lineFingerprint(line)),
  );
});

type Stored = { key: string; balanceSen: number | null };
const store = (known: readonly Stored[], statement: readonly Stored[]) => [
  ...known,
  ...newLinesOf(statement, known),
];
const sortKeys = (lines: readonly Stored[]) =>
  lines.map(({ key, balanceSen }) => `${key} ${balanceSen}`).sort();

describe('newLinesOf', () => {
  const a = { key: 'a', balanceSen: null };

  it('counts two equal lines of one statement as two, and once more as none', () => {
    expect(newLinesOf([a, a], [])).toHaveLength(2);
    expect(newLinesOf([a, a], [a, a])).toEqual([]);
    expect(newLinesOf([a, a], [a])).toHaveLength(1);
  });

  it('tells equal lines apart by their balance, even where a statement begins between them', () => {
    const [first, second] = [
      { key: 'a', balanceSen: 100 },
      { key: 'a', balanceSen: 200 },
    ];
    expect(newLinesOf([second], [first])).toEqual([second]);
    expect(newLinesOf([first, second], [second])).toEqual([first]);
  });

  it('takes a line without a balance for the one that has it', () => {
    expect(newLinesOf([a], [{ key: 'a', balanceSen: 100 }])).toEqual([]);
    expect(newLinesOf([{ key: 'a', balanceSen: 100 }], [a])).toEqual([]);
  });

  it('leaves a line without a balance to the one that can be no other', () => {
    const [one, two] = [
      { key: 'a', balanceSen: 1 },
      { key: 'a', balanceSen: 2 },
    ];
    // Once the second of them is known, the one without a balance must not take its place from the first.
    expect(newLinesOf([one, { ...a }, { ...one }], [a, two, one])).toEqual([]);
  });

  const key = fc.constantFrom('a', 'b', 'c');
  const month = (balanceSen: fc.Arbitrary<number | null>) =>
    fc.array(fc.record({ key, balanceSen }), { maxLength: 12 });

  it('changes nothing the second time, whatever came before', () => {
    const lines = month(fc.constantFrom(null, 1, 2));
    fc.assert(
      fc.property(lines, lines, (before, statement) => {
        const once = store(before, statement);
        expect(store(once, statement)).toEqual(once);
      }),
      { numRuns: 1000 },
    );
  });

  it('counts each line once over statements that overlap, in whatever order they come', () => {
    // Days of a month; each statement has whole days of it.
    const days = fc.array(fc.array(key, { maxLength: 5 }), { minLength: 1, maxLength: 5 });
    const hasBalances = fc.boolean();
    fc.assert(
      fc.property(days, hasBalances, fc.array(fc.tuple(fc.nat(4), fc.nat(4))), (all, withBalance, cuts) => {
        let balance = 0;
        const lines = all.map((keys, day) =>
          keys.map((each) => {
            balance += 1;
            return { key: `${day}${each}`, balanceSen: withBalance ? balance : null };
          }),
        );
        const statements = cuts.map(([from, to]) =>
          lines.slice(Math.min(from, to), Math.max(from, to) + 1).flat(),
        );
        const whole = lines.flat();
        const forwards = [...statements, whole].reduce(store, []);
        const backwards = [whole, ...statements.toReversed()].reduce(store, []);
        expect(sortKeys(forwards)).toEqual(sortKeys(whole));
        expect(sortKeys(backwards)).toEqual(sortKeys(whole));
      }),
    );
  });
});
