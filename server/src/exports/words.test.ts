import { expect, test } from 'vitest';
import { slotWords } from './words.ts';

test('a time is said once, a sentence in both languages', () => {
  expect(slotWords('9am - 11am')).toBe('9am - 11am');
  expect(slotWords('Time will inform later')).toBe('Time will inform later 时间另行通知');
});
