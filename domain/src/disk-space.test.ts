import { expect, test } from 'vitest';
import { judgeDiskSpace } from './disk-space.ts';

const megabyte = 1024 * 1024;

test.each([
  [null, 'enough'],
  [500 * megabyte, 'enough'],
  [50 * megabyte, 'enough'],
  [50 * megabyte - 1, 'low'],
  [10 * megabyte, 'low'],
  [10 * megabyte - 1, 'full'],
  [0, 'full'],
])('%s bytes are %s', (free, expected) => {
  expect(judgeDiskSpace(free)).toBe(expected);
});
