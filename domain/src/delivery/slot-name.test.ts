import { expect, test } from 'vitest';
import { slotName } from './slot-name.ts';

test('hours read the same in every language, and a sentence has its twin', () => {
  const hours = { timeSlot: '9am - 11am', timeSlotZh: '' };
  expect(slotName(hours, 'zh')).toBe('9am - 11am');
  const sentence = { timeSlot: 'We will call you', timeSlotZh: '我们会致电' };
  expect(slotName(sentence, 'zh')).toBe('我们会致电');
  expect(slotName(sentence, 'en')).toBe('We will call you');
});

test('no sentence is known by heart: without a twin it stays as it was written', () => {
  expect(slotName({ timeSlot: 'Time will inform later', timeSlotZh: '' }, 'zh')).toBe(
    'Time will inform later',
  );
  expect(slotName({ timeSlot: null, timeSlotZh: '' }, 'zh')).toBe('');
});
