import { describe, expect, test } from 'vitest';
import { cancelledByKitchen, canMove, liveStatuses, slotElsewhere } from './batch-orders.ts';

test('what was collected, cancelled or rejected is left alone', () => {
  expect(liveStatuses).toEqual(['pending', 'payment_uploaded', 'verified', 'ready_for_pickup']);
});

test('a payment that arrived is still known after the kitchen cancels', () => {
  expect(cancelledByKitchen({ paymentStatus: 'verified' })).toEqual({
    orderStatus: 'cancelled',
    paymentStatus: 'verified',
  });
  expect(cancelledByKitchen({ paymentStatus: 'pending' }).paymentStatus).toBe('rejected');
});

test('one obstacle of any kind is enough', () => {
  const none = { shortages: [], slots: [], methods: [] };
  expect(canMove(none)).toBe(true);
  expect(canMove({ ...none, slots: [{ timeSlot: '9am - 11am', needed: 3, available: 2 }] })).toBe(false);
  expect(canMove({ ...none, methods: [{ name: 'Kepong', nameZh: '甲洞', orders: 1 }] })).toBe(false);
  const short = { productId: 'a', productName: 'Mochi', needed: 2, available: 1 };
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
