import { describe, expect, test } from 'vitest';
import { batchSlotChanges, modernDetails } from './older-lines.ts';

const names = new Map([
  ['b1', { name: 'Batch 13/9', nameZh: '' }],
  ['b2', { name: 'Batch 14/9', nameZh: '' }],
  ['s1', { name: '9am - 11am', nameZh: '' }],
  ['m1', { name: 'Rawang', nameZh: '万挠' }],
]);
const modern = (action: string, details: Record<string, unknown>) =>
  modernDetails(action, details, (id) => names.get(id));

describe('a line that an older version wrote', () => {
  test.each([
    [
      'order.moved',
      {
        orderNumber: 'CHM1',
        before: { batchId: 'b1', timeSlotId: 's1' },
        after: { batchId: 'b2', timeSlotId: null },
      },
      {
        orderNumber: 'CHM1',
        changes: [
          { field: 'batch', before: 'Batch 13/9', after: 'Batch 14/9' },
          { field: 'timeSlot', before: '9am - 11am', after: null },
        ],
      },
    ],
    [
      'order.moved',
      { before: { batchId: 'deleted', timeSlotId: 's1' }, after: { batchId: 'b2', timeSlotId: 's1' } },
      { changes: [{ field: 'batch', before: '?', after: 'Batch 14/9' }] },
    ],
    [
      'batch.limit_changed',
      { batchName: 'Batch 13/9', product: 'Mochi', before: 40, after: 60 },
      { batchName: 'Batch 13/9', changes: [{ field: 'limitQuantity', of: 'Mochi', before: 40, after: 60 }] },
    ],
    [
      'batch.updated',
      {
        before: { batchName: 'Old', batchDate: '2026-09-13', orderUntil: null },
        after: { batchName: 'New', batchDate: '2026-09-13', orderUntil: null, deliveryMethodIds: ['m1'] },
      },
      { batchName: 'New', changes: [{ field: 'batchName', before: 'Old', after: 'New' }] },
    ],
    [
      'batch.slots_changed',
      { batchName: 'B', before: [], after: [{ timeSlotId: 's1', isActive: false, capacity: null }] },
      { batchName: 'B', changes: [{ field: 'isOffered', of: '9am - 11am', before: true, after: false }] },
    ],
    [
      'batch.created',
      {
        id: 'b1',
        batchName: 'B',
        batchDate: '2026-09-13',
        orderUntil: null,
        isActive: true,
        slots: [],
        deliveryMethodIds: ['m1', 'x'],
      },
      {
        batchName: 'B',
        batchDate: '2026-09-13',
        orderUntil: null,
        isActive: true,
        deliveryMethods: [names.get('m1'), { name: '?', nameZh: '?' }],
      },
    ],
    [
      'batch.orders_moved',
      { batchName: 'A', to: 'B', toBatchId: 'b2', orders: 3 },
      { batchName: 'A', movedTo: 'B', orders: 3 },
    ],
    [
      'slot.created',
      { timeSlot: '9am', deliveryMethodId: 'm1', isPickup: true, requiresTeochewYam: false, capacity: null },
      { timeSlot: '9am', deliveryMethod: names.get('m1'), isPickup: true, isOwnSlot: false, capacity: null },
    ],
    ['slot.updated', { timeSlot: '9am', isActive: false }, { timeSlot: '9am', isActive: false }],
    [
      'product.changed',
      { name: 'Mochi', priceSenChange: { before: 5000, after: 5500 } },
      { name: 'Mochi', changes: [{ field: 'priceSen', before: 5000, after: 5500 }] },
    ],
    ['category.changed', { name: 'New' }, { name: 'New', changes: [] }],
    [
      'category.changed',
      { name: 'New', nameBefore: 'Old' },
      { name: 'New', changes: [{ field: 'name', before: 'Old', after: 'New' }] },
    ],
    [
      'orders.exported',
      { format: 'csv', batchId: 'b1', status: 'verified' },
      { format: 'csv', batch: names.get('b1'), orderStatus: 'verified' },
    ],
  ])('%s is told like those of today', (action, written, told) => {
    expect(modern(action, written)).toEqual(told);
  });

  test.each(['order.moved', 'batch.updated', 'batch.slots_changed', 'batch.created', 'product.changed'])(
    '%s without anything on it is no reason to stumble',
    (action) => {
      expect(() => modern(action, {})).not.toThrow();
      expect(() => modern(action, { before: 7, after: 'x', deliveryMethodIds: {} })).not.toThrow();
    },
  );
});

test.each([
  ['batch.updated', { batchName: 'B', changes: [{ field: 'batchName', before: 'A', after: 'B' }] }],
  ['batch.created', { batchName: 'B', deliveryMethods: [{ name: 'Rawang', nameZh: '' }] }],
  ['batch.orders_moved', { batchName: 'A', movedTo: 'B', orders: 2 }],
  ['slot.created', { timeSlot: '9am', deliveryMethod: { name: 'Rawang', nameZh: '' }, isOwnSlot: true }],
  ['order.approved', { before: { orderStatus: 'pending' }, after: { orderStatus: 'verified' } }],
])('%s of today is told as it is written', (action, details) => {
  expect(modern(action, details)).toEqual(details);
});

test('a slot that a batch says nothing about is offered as it is', () => {
  const slot = { timeSlotId: 's1', isActive: true, capacity: null };
  expect(batchSlotChanges([], [slot], () => '9am')).toEqual([]);
  expect(batchSlotChanges([{ ...slot, capacity: 5 }], [], () => '9am')).toEqual([
    { field: 'capacity', of: '9am', before: 5, after: null },
  ]);
});
