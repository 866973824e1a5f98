import { expect, test } from 'vitest';
import { niceTop } from './nice-scale.ts';

test.each([
  [0, 4],
  [3, 4],
  [7, 8],
  [11, 20],
  [41, 50],
  [999, 1000],
  [123_456, 200_000],
])('%d fits under %d', (highest, top) => {
  expect(niceTop(highest)).toBe(top);
});
