import { expect, it } from 'vitest';
import { canReplaceReceipt } from './replace-receipt.ts';

it.each([
  ['cancelled', 'rejected', false],
  ['cancelled', 'pending', false],
  ['rejected', 'rejected', false],
  ['pending', 'rejected', true],
  ['pending', 'pending', true],
  ['payment_uploaded', 'pending', true],
  ['payment_uploaded', 'verified', false],
  ['verified', 'pending', true],
  ['ready_for_pickup', 'rejected', true],
  ['ready_for_pickup', 'pending', true],
  ['ready_for_pickup', 'verified', false],
  ['completed', 'pending', true],
  ['completed', 'verified', false],
] as const)(
  'an order %s with its payment %s takes another receipt: %s',
  (orderStatus, paymentStatus, may) => {
    expect(canReplaceReceipt({ orderStatus, paymentStatus })).toBe(may);
  },
);
