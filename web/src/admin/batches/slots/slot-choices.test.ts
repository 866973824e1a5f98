import { expect, test } from 'vitest';
import { fromChoices, isCapacity, toChoices } from './slot-choices.ts';

const saved = [
  { timeSlotId: 'a', isActive: false, capacity: null },
  { timeSlotId: 'b', isActive: true, capacity: 4 },
];

test('what was saved comes back as it was, without the slots nobody touched', () => {
  const choices = { ...toChoices(saved), c: { isActive: true, capacity: ' ' } };
  expect(fromChoices(choices, ['a', 'b', 'c', 'd'])).toEqual(saved);
});

test('slots of a method that was unticked are left out', () => {
  expect(fromChoices(toChoices(saved), ['b'])).toEqual([saved[1]]);
});

test('a capacity is a whole number of one or more, or nothing', () => {
  expect(['', ' ', '1', '20'].map(isCapacity)).toEqual([true, true, true, true]);
  expect(['0', '-1', '1.5', 'x'].map(isCapacity)).toEqual([false, false, false, false]);
  expect(fromChoices({ a: { isActive: true, capacity: '0' } }, ['a'])).toBeNull();
});
