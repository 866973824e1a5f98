import { expect, test } from 'vitest';
import { readQuantity } from './read-quantity.ts';

test('readQuantity reads whole numbers of 0 or more', () => {
  expect(['0', '7', ' 120 ', '007', '1000000'].map(readQuantity)).toEqual([0, 7, 120, 7, 1_000_000]);
});

test('readQuantity reads nothing else', () => {
  const wrong = ['', ' ', '-1', '1.5', '1,000', '1e3', 'ten', '٣', '1000001', '9999999999'];
  expect(wrong.map(readQuantity)).toEqual(wrong.map(() => null));
});
