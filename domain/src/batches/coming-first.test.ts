import { expect, test } from 'vitest';
import { comingFirst, isPast } from './coming-first.ts';

const days = ['2026-09-05', '2026-09-13', '2026-09-01', '2026-09-10'].map((batchDate) => ({
  batchDate,
  batchName: 'Rawang',
}));

test('today and later lead, and what is over follows, newest first', () => {
  expect(comingFirst(days, '2026-09-10').map(({ batchDate }) => batchDate)).toEqual([
    '2026-09-10',
    '2026-09-13',
    '2026-09-05',
    '2026-09-01',
  ]);
  expect(days.map((day) => isPast(day, '2026-09-10'))).toEqual([true, false, true, false]);
});

test('two batches of one day follow each other by name', () => {
  const named = ['Rawang', 'Kepong'].map((batchName) => ({ batchDate: '2026-09-13', batchName }));
  expect(comingFirst(named, '2026-09-10').map(({ batchName }) => batchName)).toEqual(['Kepong', 'Rawang']);
});
