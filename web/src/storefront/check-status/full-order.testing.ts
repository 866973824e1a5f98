import type { FullOrder } from '@mooncake/domain/lookup/lookup.contract';

/** An order with everything about it, as the browser that placed it may see it. */
export const fullOrder: FullOrder = {
  access: 'full',
  orderNumber: 'CHM004217',
  customerStatus: 'order_processing',
  orderStatus: 'payment_uploaded',
  paymentStatus: 'pending',
  customerName: 'Tan Ah Hua',
  phone: '012-345 6789',
  products: [
    { name: 'Shanghai Mooncakes', nameZh: '上海月饼', quantity: 2 },
    { name: 'Exclusive Mochi Snowskin', nameZh: '限定麻糬冰皮', quantity: 1 },
  ],
  quantity: 3,
  totalSen: 15_400,
  deliveryMethod: {
    name: 'KL Share Delivery fees',
    nameZh: '吉隆坡分摊运费送货',
    description: '',
    pickupPlace: null,
    needsAddress: true,
  },
  batch: { batchName: 'Batch 17/9', batchNameZh: '', batchDate: '2027-09-17' },
  timeSlot: 'Time will inform later',
  createdAt: '2027-09-01T02:00:00.000Z',
  updatedAt: '2027-09-01T03:00:00.000Z',
  deliveryAddress: null,
  specialInstructions: null,
  customerNote: null,
  outsideStock: false,
  receipt: { kind: 'jpeg', uploadedAt: '2027-09-01T02:00:00.000Z' },
  canReplaceReceipt: false,
};
