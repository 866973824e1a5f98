import { expect, test } from 'vitest';
import { counted } from './plural.ts';

test('one is one, and none are many', () => {
  expect([0, 1, 2, 21].map((count) => counted.en(count, 'order'))).toEqual([
    '0 orders',
    '1 order',
    '2 orders',
    '21 orders',
  ]);
  expect(counted.en(1, 'box', 'boxes')).toBe('1 box');
  expect(counted.en(2, 'order was', 'orders were')).toBe('2 orders were');
  expect(counted.zh(1, '张订单')).toBe('1 张订单');
});
