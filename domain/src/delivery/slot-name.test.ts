import { expect, test } from 'vitest';
import { slotName } from './slot-name.ts';

test('hours read the same in every language, and a sentence has its twin', () => {
  expect(slotName('9am - 11am', 'zh')).toBe('9am - 11am');
  expect(slotName('Time will inform later', 'zh')).toBe('时间另行通知');
  expect(slotName('Time will inform later', 'en')).toBe('Time will inform later');
});
