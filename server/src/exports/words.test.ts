import { expect, test } from 'vitest';
import { slotWords } from './words.ts';

test('a time is said once, a sentence in both languages', () => {
  expect(slotWords({ timeSlot: '9am - 11am', timeSlotZh: '' })).toBe('9am - 11am');
  expect(slotWords({ timeSlot: 'We will call', timeSlotZh: '我们会致电' })).toBe('We will call 我们会致电');
});
