import type { AdminBatch } from '@mooncake/domain/batches/batch-admin.contract';
import type { AdminMethod } from '@mooncake/domain/delivery/method-admin.contract';

export const rawang: AdminMethod = {
  id: '00000000-0000-4000-8000-00000000000a',
  name: 'Pick up from Rawang',
  nameZh: '万挠自取',
  description: '',
  descriptionZh: '',
  feeNote: '',
  feeNoteZh: '',
  sortOrder: 0,
  isPickup: true,
  slotChoice: 'choose',
  needsAddress: false,
  place: {
    name: 'Our kitchen',
    nameZh: '厨房',
    address: '1, Jalan Bulan, 48000 Rawang',
    note: '',
    noteZh: '',
    mapUrl: null,
    mapImageUrl: null,
  },
  isActive: true,
  orders: 0,
  batches: 1,
  slots: 1,
  version: 1,
};

export function aBatch(change: Partial<AdminBatch> = {}): AdminBatch {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    batchName: 'Batch 13/9',
    batchNameZh: '',
    batchDate: '2090-09-13',
    orderUntil: null,
    isActive: true,
    deliveryMethodIds: [rawang.id],
    slots: [],
    orders: 0,
    liveOrders: 0,
    limitQuantity: 100,
    availableStock: 80,
    scarcest: { productName: 'Mochi', productNameZh: '麻糬', unit: 'boxes', availableStock: 2 },
    version: 1,
    ...change,
  };
}

export const aSlot = (change: object = {}) => ({
  id: '00000000-0000-4000-8000-0000000000b1',
  deliveryMethodId: rawang.id,
  timeSlot: '9am - 11am',
  timeSlotZh: '',
  note: '',
  noteZh: '',
  isPickup: true,
  requiresTeochewYam: false,
  capacity: null,
  isActive: true,
  orders: 0,
  ...change,
});
