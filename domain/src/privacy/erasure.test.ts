import { describe, expect, it } from 'vitest';
import { isErasureConfirmed, isUnderWay, retentionLimit } from './erasure.ts';

const today = '2026-09-20';

describe('isUnderWay', () => {
  it.each([
    ['verified', '2026-09-20', true],
    ['payment_uploaded', '2026-09-21', true],
    ['verified', '2026-09-19', false],
    ['pending', null, true],
    ['completed', '2026-09-25', false],
    ['cancelled', '2026-09-25', false],
    ['rejected', null, false],
  ] as const)('%s for %s: %s', (orderStatus, batchDate, expected) => {
    const paid = { paymentStatus: 'rejected', hasReceipt: true, isReturned: false } as const;
    expect(isUnderWay({ orderStatus, batchDate, ...paid }, today)).toBe(expected);
  });

  it.each([
    ['completed', 'pending', true, true],
    ['completed', 'pending', false, false],
    ['completed', 'verified', true, false],
    ['verified', 'pending', true, true],
  ] as const)(
    '%s long ago, payment %s, receipt %s: %s',
    (orderStatus, paymentStatus, hasReceipt, expected) => {
      const past = { batchDate: '2026-09-01', isReturned: false } as const;
      expect(isUnderWay({ orderStatus, paymentStatus, hasReceipt, ...past }, today)).toBe(expected);
    },
  );

  it.each([
    ['verified', false, false, true],
    ['pending', true, false, true],
    ['pending', false, false, false],
    ['verified', true, true, false],
  ] as const)(
    'cancelled with a payment %s, receipt %s, returned %s: %s',
    (paymentStatus, hasReceipt, isReturned, expected) => {
      const order = {
        orderStatus: 'cancelled',
        batchDate: '2026-09-01',
        paymentStatus,
        hasReceipt,
        isReturned,
      } as const;
      expect(isUnderWay(order, today)).toBe(expected);
    },
  );
});

describe('isErasureConfirmed', () => {
  it('takes the same number in any spelling, and nothing else', () => {
    expect(isErasureConfirmed('+60 12 345 6789', '012-345 6789')).toBe(true);
    expect(isErasureConfirmed('012-345 6780', '012-345 6789')).toBe(false);
    expect(isErasureConfirmed('', '')).toBe(false);
  });
});

describe('retentionLimit', () => {
  it.each([
    ['2026-09-20', 1, '2026-08-20'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2026-01-15', 24, '2024-01-15'],
    ['2026-09-20', 120, '2016-09-20'],
  ])('%s and %d months make %s', (day, months, limit) => {
    expect(retentionLimit(day, months)).toBe(limit);
  });
});
