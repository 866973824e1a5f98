import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundOf, refundsOf } from './refund.ts';
import { orderStatuses, paymentStatuses } from './status/status.ts';

describe('refundOf', () => {
  it.each([
    ['cancelled', 'verified', true, false, 'due'],
    ['rejected', 'verified', false, false, 'due'],
    ['cancelled', 'pending', true, false, 'to_check'],
    ['rejected', 'pending', true, false, 'to_check'],
    ['cancelled', 'pending', false, false, null],
    ['cancelled', 'rejected', true, false, null],
    ['cancelled', 'verified', true, true, 'returned'],
    ['cancelled', 'pending', true, true, 'returned'],
    ['verified', 'verified', true, false, null],
    ['completed', 'pending', true, false, null],
  ] as const)(
    'order %s, payment %s, receipt %s, returned %s: %s',
    (orderStatus, paymentStatus, hasReceipt, isReturned, refund) => {
      expect(refundOf({ orderStatus, paymentStatus, hasReceipt, isReturned })).toBe(refund);
    },
  );

  it('misses nobody who paid for an order that is over, until their money went back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...orderStatuses),
        fc.constantFrom(...paymentStatuses),
        fc.boolean(),
        fc.boolean(),
        (orderStatus, paymentStatus, hasReceipt, isReturned) => {
          const refund = refundOf({ orderStatus, paymentStatus, hasReceipt, isReturned });
          const isOverNow = orderStatus === 'cancelled' || orderStatus === 'rejected';
          const mayHavePaid = paymentStatus === 'verified' || (paymentStatus === 'pending' && hasReceipt);
          const isListed = refundsOf.to_return.some((listed) => listed === refund);
          expect(isListed).toBe(isOverNow && mayHavePaid && !isReturned);
        },
      ),
    );
  });
});
