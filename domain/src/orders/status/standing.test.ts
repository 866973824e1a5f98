import { expect, it } from 'vitest';
import { standingOf } from './standing.ts';

it.each([
  ['pending', 'pending', 'pending'],
  ['payment_uploaded', 'pending', 'pending'],
  ['payment_uploaded', 'verified', 'verified'],
  ['ready_for_pickup', 'pending', 'verified'],
  ['completed', 'verified', 'verified'],
  ['completed', 'rejected', 'rejected'],
  ['cancelled', 'verified', 'rejected'],
  ['rejected', 'verified', 'rejected'],
  ['rejected', 'pending', 'rejected'],
] as const)(
  'an order that is %s with its payment %s counts as %s',
  (orderStatus, paymentStatus, standing) => {
    expect(standingOf({ orderStatus, paymentStatus })).toBe(standing);
  },
);
