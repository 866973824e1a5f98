import { describe, expect, it } from 'vitest';
import { daysWithoutReceipt } from './receipt-wait.ts';

const refused = {
  orderStatus: 'pending',
  paymentStatus: 'rejected',
  paymentUploadedAt: '2026-09-01T02:00:00.000Z',
  paymentRejectedAt: '2026-09-01T15:30:00.000Z',
} as const;

describe('daysWithoutReceipt', () => {
  it.each([
    // Half past eleven at night in the kitchen; forty minutes later it is the next day there.
    ['2026-09-01T15:50:00.000Z', 0],
    ['2026-09-01T16:10:00.000Z', 1],
    ['2026-09-04T02:00:00.000Z', 3],
    ['2026-08-31T02:00:00.000Z', 0],
  ])('at %s: %d', (now, days) => {
    expect(daysWithoutReceipt(refused, new Date(now))).toBe(days);
  });

  it.each([
    ['was accepted', { paymentStatus: 'verified' }],
    ['was sent again', { paymentStatus: 'pending' }],
    ['is no longer wanted', { orderStatus: 'cancelled' }],
    ['is no longer waited for: the boxes were handed over', { orderStatus: 'completed' }],
    ['never came', { paymentUploadedAt: null }],
  ] as const)('counts nothing where the receipt %s', (_, change) => {
    expect(daysWithoutReceipt({ ...refused, ...change }, new Date('2026-09-04T02:00:00.000Z'))).toBeNull();
  });

  it('goes on counting while a packed order waits', () => {
    const packed = { ...refused, orderStatus: 'ready_for_pickup' } as const;
    expect(daysWithoutReceipt(packed, new Date('2026-09-02T02:00:00.000Z'))).toBe(1);
  });
});
