import { expect, test } from 'vitest';
import { comingFirst, isPast } from './coming-first.ts';

const days = ['2026-09-01', '2026-09-05', '2026-09-10', '2026-09-13'].map((batchDate) => ({ batchDate }));

test('today and later lead, and what is over follows, newest first', () => {
  expect(comingFirst(days, '2026-09-10').map(({ batchDate }) => batchDate)).toEqual([
    '2026-09-10',
    '2026-09-13',
    '2026-09-05',
    '2026-09-01',
  ]);
  expect(days.map((day) => isPast(day, '2026-09-10'))).toEqual([true, true, false, false]);
});
