import { expect, test } from 'vitest';
import { arrangeBatches } from './arrange-batches.ts';
import { aBatch } from './batches.testing.ts';

const batches = ['2026-09-01', '2026-09-05', '2026-09-13', '2026-09-20'].map((batchDate) =>
  aBatch({ id: batchDate, batchDate, batchName: batchDate === '2026-09-20' ? 'Kepong Night' : 'Rawang' }),
);
const arrange = (search: string) =>
  arrangeBatches(batches, {
    search,
    today: '2026-09-10',
    wordsOf: ({ batchName, batchDate }) => `${batchName} ${batchDate}`,
  }).map(({ id }) => id);

test('what is to come leads, what is over follows, newest first', () => {
  expect(arrange('')).toEqual(['2026-09-13', '2026-09-20', '2026-09-05', '2026-09-01']);
});

test('every word of the search must be there, in any case and order', () => {
  expect(arrange('night kepong')).toEqual(['2026-09-20']);
  expect(arrange('rawang 09-0')).toEqual(['2026-09-05', '2026-09-01']);
  expect(arrange('kepong rawang')).toEqual([]);
});
