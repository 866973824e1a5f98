import { orderStatuses, paymentStatuses } from '@mooncake/domain/orders/status/status';
import { expect, test } from 'vitest';
import { messageKindOf } from './message-kind.ts';

const kinds = (hasReceipt: boolean) =>
  Object.fromEntries(
    orderStatuses.map((orderStatus) => [
      orderStatus,
      paymentStatuses.map((paymentStatus) =>
        messageKindOf({ orderStatus, paymentStatus, hasReceipt, outsideStock: false }),
      ),
    ]),
  );

test('every pair of statuses has something to say (payment pending, verified, rejected)', () => {
  expect(kinds(true)).toEqual({
    pending: ['received', 'verified', 'rejected'],
    payment_uploaded: ['received', 'verified', 'rejected'],
    verified: ['received', 'verified', 'rejected'],
    ready_for_pickup: ['ready', 'ready', 'rejected'],
    completed: ['completed', 'completed', 'rejected'],
    cancelled: ['cancelled', 'cancelled', 'cancelled'],
    rejected: ['orderRejected', 'orderRejected', 'orderRejected'],
  });
  expect(kinds(false).pending).toEqual(['unpaid', 'verified', 'rejected']);
});

test('a late order is about its date until somebody has decided', () => {
  const late = {
    orderStatus: 'pending',
    paymentStatus: 'pending',
    hasReceipt: true,
    outsideStock: true,
  } as const;
  expect(messageKindOf(late)).toBe('outsideStock');
  expect(messageKindOf({ ...late, orderStatus: 'cancelled' })).toBe('cancelled');
});
