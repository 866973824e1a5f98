import { describe, expect, test } from 'vitest';
import { cancelledByKitchen, canMove, liveStatuses, slotElsewhere } from './batch-orders.ts';

test('what was collected, cancelled or rejected is left alone', () => {
  expect(liveStatuses).toEqual(['pending', 'payment_uploaded', 'verified', 'ready_for_pickup']);
});

test.each([
  ['verified', true, 'verified'],
  ['verified', false, 'verified'],
  // A receipt nobody has judged: whether money came is still to be looked at.
  ['pending', true, 'pending'],
  ['pending', false, 'rejected'],
  ['rejected', true, 'rejected'],
] as const)(
  'a payment that is %s, receipt %s, is %s after the kitchen cancels',
  (before, hasReceipt, after) => {
    expect(cancelledByKitchen(before, hasReceipt)).toEqual({
      orderStatus: 'cancelled',
      paymentStatus: after,
    });
  },
);

test('one obstacle of any kind is enough', () => {
  const none = { shortages: [], slots: [], methods: [] };
  expect(canMove(none)).toBe(true);
  expect(
    canMove({ ...none, slots: [{ timeSlot: '9am - 11am', timeSlotZh: '', needed: 3, available: 2 }] }),
  ).toBe(false);
  expect(canMove({ ...none, methods: [{ name: 'Kepong', nameZh: '甲洞', orders: 1 }] })).toBe(false);
  const short = { productId: 'a', productName: 'Mochi', productNameZh: '麻糬', needed: 2, available: 1 };
  expect(canMove({ ...none, shortages: [short] })).toBe(false);
});

describe('a slot in another batch', () => {
  const morning = { id: 'm', deliveryMethodId: 'rawang', timeSlot: '9am - 11am' };
  const twin = { ...morning, id: 'twin' };
  const elsewhere = { ...morning, id: 'kepong', deliveryMethodId: 'kepong' };

  test('is the same one, else one with the same words of the same method', () => {
    expect(slotElsewhere(morning, [elsewhere, twin, morning])).toBe('m');
    expect(slotElsewhere(morning, [elsewhere, twin])).toBe('twin');
  });

  test('stays where nothing fits', () => {
    expect(slotElsewhere(morning, [elsewhere])).toBe('m');
  });
});
