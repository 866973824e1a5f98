import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../calendar.ts';
import { findMissingMoney, joinCoverage } from './missing-money.ts';
import { unsureDaysOf } from './unsure-days.ts';

const today = '2026-10-31';
const september = { fromDate: '2026-09-01', toDate: '2026-09-30', unsureDays: [] as string[] };

describe('the days that statements speak of', () => {
  it('are not those that a statement is not sure of, unless another is', () => {
    const unsure = { ...september, unsureDays: ['2026-09-10', '2026-09-11'] };
    expect(joinCoverage([unsure], today)).toEqual([
      { fromDate: '2026-09-01', toDate: '2026-09-09' },
      { fromDate: '2026-09-12', toDate: '2026-09-30' },
    ]);
    const better = { fromDate: '2026-09-09', toDate: '2026-09-12', unsureDays: [] };
    expect(joinCoverage([unsure, better], today)).toEqual([{ fromDate: '2026-09-01', toDate: '2026-09-30' }]);
  });

  it('hold none of a statement that is sure of nothing', () => {
    const days = Array.from({ length: 30 }, (_, at) => addDays('2026-09-01', at));
    expect(joinCoverage([{ ...september, unsureDays: days }], today)).toEqual([]);
  });

  it('accuse nobody whose money may stand in a row that was not read', () => {
    const day = fc.nat(29).map((at) => addDays('2026-09-01', at));
    fc.assert(
      fc.property(
        fc.array(day, { maxLength: 8 }),
        day,
        fc.integer({ min: 1, max: 7 }),
        (unsure, on, days) => {
          const coverage = joinCoverage([{ ...september, unsureDays: unsure }], today);
          const isMissing = findMissingMoney([{ id: 'o', receiptOn: on }], coverage, days).length > 0;
          const isAllKnown = addDays(on, days) <= september.toDate;
          const isHoped = unsure.some((each) => each >= on && each <= addDays(on, days));
          expect(isMissing).toBe(isAllKnown && !isHoped);
        },
      ),
    );
  });
});

describe('the days a statement is not sure of', () => {
  const rows = [['Date'], ['03/09/2026'], ['10/09/2026'], ['99/09/2026'], ['20/09/2026']];
  const mapping = { dateColumn: 0, dateOrder: 'dmy' } as const;
  const read = {
    ...{ lines: [], outgoing: 50, fromDate: '2026-09-03', toDate: '2026-09-20' },
    ...{ unreadable: [] as number[], contradicted: [] as number[] },
  };

  it('lie around its rows that could not be read, or that their balance contradicts', () => {
    expect(unsureDaysOf(rows, mapping, read)).toEqual([]);
    expect(unsureDaysOf(rows, mapping, { ...read, unreadable: [3] })).toEqual([
      '2026-09-09',
      '2026-09-10',
      '2026-09-11',
    ]);
    expect(unsureDaysOf(rows, mapping, { ...read, contradicted: [5] })).toEqual(['2026-09-19', '2026-09-20']);
  });

  it('are all of them where the day of a row is not known, or most was not read', () => {
    expect(unsureDaysOf(rows, mapping, { ...read, unreadable: [4] })).toHaveLength(18);
    expect(unsureDaysOf(rows, mapping, { ...read, outgoing: 1, contradicted: [3] })).toHaveLength(18);
    expect(unsureDaysOf(rows, mapping, { ...read, fromDate: null, toDate: null, unreadable: [4] })).toEqual(
      [],
    );
  });
});
