import { describe, expect, it } from 'vitest';
import { chosenSlot } from './slot-offer.ts';

const slot = (id: string, isFull = false) => ({
  id,
  deliveryMethodId: 'rawang',
  timeSlot: '9am - 11am',
  timeSlotZh: '',
  note: '',
  noteZh: '',
  isPickup: true,
  requiresTeochewYam: false,
  capacity: null,
  isFull,
});

describe('chosenSlot', () => {
  it('takes the only time of a method by itself, another only when chosen', () => {
    expect(chosenSlot({ isFixed: true, slots: [slot('a')] }, null)?.id).toBe('a');
    expect(chosenSlot({ isFixed: false, slots: [slot('a'), slot('b')] }, null)).toBeNull();
    expect(chosenSlot({ isFixed: false, slots: [slot('a'), slot('b')] }, 'b')?.id).toBe('b');
  });

  it('lets go of a time that is full', () => {
    expect(chosenSlot({ isFixed: false, slots: [slot('a', true)] }, 'a')).toBeNull();
    expect(chosenSlot({ isFixed: true, slots: [slot('a', true)] }, null)).toBeNull();
  });
});
