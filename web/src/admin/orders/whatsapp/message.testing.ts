import type { MessageOrder, MessageShop } from './compose-message.ts';
import type { Handover, MessageKind } from './message-kind.ts';

export const shop: MessageShop = {
  shopName: "Chang'e Handmade Mooncakes",
  shopNameZh: '嫦娥手工月饼',
  statusUrl: 'https://shop.example/check-status',
  bank: { bankName: 'Sample Bank', accountNumber: '1234 5678', accountName: 'Sample Bakery', imageUrl: null },
};

const unsaid = { description: '', descriptionZh: '', feeNote: '', feeNoteZh: '' };
const kitchen = {
  name: 'Rawang kitchen',
  nameZh: '万挠厨房',
  address: '1, Jalan Bulan, 48000 Rawang',
  note: 'Ring at the gate.',
  noteZh: '请按门铃。',
  mapUrl: null,
  mapImageUrl: null,
};

/** What makes a message one of its kind. */
const statuses = {
  unpaid: { orderStatus: 'pending', paymentStatus: 'pending', hasReceipt: false },
  received: { orderStatus: 'payment_uploaded', paymentStatus: 'pending', hasReceipt: true },
  outsideStock: { orderStatus: 'pending', paymentStatus: 'pending', hasReceipt: true, outsideStock: true },
  verified: { orderStatus: 'verified', paymentStatus: 'verified', hasReceipt: true },
  ready: { orderStatus: 'ready_for_pickup', paymentStatus: 'verified', hasReceipt: true },
  completed: { orderStatus: 'completed', paymentStatus: 'verified', hasReceipt: true },
  cancelled: { orderStatus: 'cancelled', paymentStatus: 'rejected', hasReceipt: true },
  rejected: { orderStatus: 'pending', paymentStatus: 'rejected', hasReceipt: true },
  orderRejected: { orderStatus: 'rejected', paymentStatus: 'rejected', hasReceipt: true },
} as const satisfies Record<MessageKind, Partial<MessageOrder>>;

const batch = { id: 'b', batchName: 'Batch 18/9', batchDate: '2027-09-18' };
const handovers = {
  pickup: {
    deliveryMethod: {
      id: 'm',
      name: 'Pick up from Rawang',
      nameZh: '万挠自取',
      ...unsaid,
      isPickup: true,
      needsAddress: false,
      place: kitchen,
    },
    batch,
    timeSlot: '9am - 11am',
    deliveryAddress: null,
  },
  delivery: {
    deliveryMethod: {
      id: 'd',
      name: 'KL Share Delivery fees',
      nameZh: '吉隆坡分摊运费送货',
      ...unsaid,
      isPickup: false,
      needsAddress: true,
      place: null,
    },
    batch,
    timeSlot: 'Time will inform later',
    timeSlotZh: '时间另行通知',
    deliveryAddress: '8, Jalan Bulan, 50000 Kuala Lumpur',
  },
  rider: {
    deliveryMethod: {
      id: 'r',
      name: 'Self-arrange delivery',
      nameZh: '自行安排送货',
      ...unsaid,
      isPickup: false,
      needsAddress: true,
      place: kitchen,
    },
    batch,
    timeSlot: '2pm - 3:30pm',
    deliveryAddress: '8, Jalan Bulan, 50000 Kuala Lumpur',
  },
  unknown: { deliveryMethod: null, batch: null, timeSlot: null, deliveryAddress: null },
} as const satisfies Record<Handover, Partial<MessageOrder>>;

export function messageOrder(
  kind: MessageKind,
  handover: Handover,
  change: Partial<MessageOrder> = {},
): MessageOrder {
  return {
    orderNumber: 'CHM402917',
    linkKey: '0a1b2c',
    language: 'en',
    totalSen: 15_200,
    outsideStock: false,
    customerNote: null,
    moved: null,
    timeSlotZh: '',
    slotNote: '',
    slotNoteZh: '',
    customer: { name: 'Tan Ah Moi' },
    ...statuses[kind],
    ...handovers[handover],
    ...change,
  };
}
