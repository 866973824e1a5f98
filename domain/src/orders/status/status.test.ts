import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customerStatusOf, dashboardStatusOf, orderStatuses, paymentStatuses } from './status.ts';

const uploaded = '2025-09-01T10:00:00.000Z';
const verified = '2025-09-01T11:00:00.000Z';
const moment = fc.constantFrom(null, uploaded);

describe('customerStatusOf', () => {
  it.each([
    ['cancelled', uploaded, verified, 'order_cancelled'],
    ['cancelled', null, null, 'order_cancelled'],
    ['verified', uploaded, verified, 'order_confirmed'],
    ['verified', null, verified, 'order_confirmed'],
    ['verified', uploaded, null, 'payment_pending_verification'],
    ['verified', null, null, 'order_placed'],
    ['pending', uploaded, null, 'order_processing'],
    ['payment_uploaded', uploaded, null, 'order_processing'],
    ['ready_for_pickup', uploaded, verified, 'order_processing'],
    ['completed', uploaded, verified, 'order_processing'],
    ['rejected', uploaded, null, 'order_processing'],
  ] as const)(
    '%s, uploaded %s, verified %s: %s',
    (orderStatus, paymentUploadedAt, paymentVerifiedAt, expected) => {
      expect(customerStatusOf({ orderStatus, paymentUploadedAt, paymentVerifiedAt })).toBe(expected);
    },
  );

  it('confirms nothing that is not verified, whatever the times say', () => {
    fc.assert(
      fc.property(fc.constantFrom(...orderStatuses), moment, moment, (orderStatus, up, ok) => {
        const status = customerStatusOf({ orderStatus, paymentUploadedAt: up, paymentVerifiedAt: ok });
        expect(status === 'order_confirmed').toBe(orderStatus === 'verified' && ok !== null);
        expect(status === 'order_cancelled').toBe(orderStatus === 'cancelled');
      }),
    );
  });
});

describe('dashboardStatusOf', () => {
  it.each([
    ['pending', 'pending', 'pending'],
    ['payment_uploaded', 'pending', 'pending'],
    ['rejected', 'pending', 'pending'],
    ['verified', 'pending', 'verified'],
    ['ready_for_pickup', 'pending', 'verified'],
    ['completed', 'pending', 'verified'],
    ['pending', 'verified', 'verified'],
    ['cancelled', 'verified', 'rejected'],
    ['verified', 'rejected', 'rejected'],
  ] as const)('order %s with payment %s is %s', (orderStatus, paymentStatus, expected) => {
    expect(dashboardStatusOf({ orderStatus, paymentStatus })).toBe(expected);
  });

  it('lets a rejected payment or a cancelled order win over everything', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...orderStatuses),
        fc.constantFrom(...paymentStatuses),
        (orderStatus, paymentStatus) => {
          const isLost = orderStatus === 'cancelled' || paymentStatus === 'rejected';
          expect(dashboardStatusOf({ orderStatus, paymentStatus }) === 'rejected').toBe(isLost);
        },
      ),
    );
  });
});
