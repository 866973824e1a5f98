import { expect, test } from 'vitest';
import { demoSeason } from './demo-season.ts';

test.each([
  ['2026-01-01T00:00:00Z', '2026'],
  ['2026-08-31T15:59:59Z', '2026'],
  // Midnight in Malaysia: September has begun there, so the next one to come is a year away.
  ['2026-08-31T16:00:00Z', '2027'],
  ['2026-12-31T15:59:59Z', '2027'],
  ['2026-12-31T16:00:00Z', '2027'],
])('at %s the season is %s', (now, year) => {
  expect(demoSeason(new Date(now)).map(({ date }) => date)).toEqual(
    [13, 15, 17, 19, 21, 23].map((day) => `${year}-09-${day}`),
  );
});

test('ordering closes at eight in the evening in Malaysia, three days before', () => {
  expect(demoSeason(new Date('2026-01-01'))[0]?.orderUntil).toEqual(new Date('2026-09-10T12:00:00Z'));
});

test('every date is named in both languages', () => {
  expect(demoSeason(new Date('2026-01-01')).map(({ name, nameZh }) => [name, nameZh])).toEqual([
    ['Batch 13/9', '13/9 批次'],
    ['Batch 15/9', '15/9 批次'],
    ['Batch 17/9 (KL share delivery)', '17/9 批次（吉隆坡分摊运费送货）'],
    ['Batch 19/9', '19/9 批次'],
    ['Batch 21/9 (Kepong night)', '21/9 批次（甲洞夜间）'],
    ['Batch 23/9', '23/9 批次'],
  ]);
});
