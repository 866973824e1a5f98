import type { DeliveryMethod, TimeSlot } from './delivery-method.ts';

type NamedSlot = Omit<TimeSlot, 'id' | 'deliveryMethodId'>;
export type DefaultDeliveryMethod = Omit<DeliveryMethod, 'id' | 'sortOrder'> & {
  /** What seeds call it; the shop itself knows it by its id. */
  readonly key: string;
  readonly slots: readonly NamedSlot[];
};

const plain = { timeSlotZh: '', note: '', noteZh: '', requiresTeochewYam: false, capacity: null };
const pickup = { ...plain, isPickup: true };
const delivery = { ...plain, isPickup: false };

/** Where each is, only the owner knows. */
const undescribed = { address: '', note: '', noteZh: '', mapUrl: null, mapImageUrl: null };
export const kitchen = { ...undescribed, name: 'Our kitchen in Rawang', nameZh: '万挠厨房' };
export const meetingPoint = { ...undescribed, name: 'Kepong meeting point', nameZh: '甲洞集合点' };

/** The four ways the shop hands over its boxes, in the order customers see them. */
export const defaultDeliveryMethods = [
  {
    key: 'rawang',
    name: 'Pick up from Rawang',
    nameZh: '万挠自取',
    description: 'Collect your boxes from our kitchen in Rawang.',
    descriptionZh: '到万挠厨房自取。',
    feeNote: '',
    feeNoteZh: '',
    isPickup: true,
    slotChoice: 'choose',
    needsAddress: false,
    place: kitchen,
    slots: [
      { ...pickup, timeSlot: '9am - 11am' },
      { ...pickup, timeSlot: '2pm - 5pm' },
      { ...pickup, timeSlot: '7pm - 9pm' },
      // Yam mooncakes are fried the same afternoon.
      { ...pickup, timeSlot: '5pm - 11pm', requiresTeochewYam: true },
    ],
  },
  {
    key: 'rider',
    name: 'Self-arrange delivery from Rawang (Grab/ Lalamove)',
    nameZh: '自行安排送货，从万挠取货（Grab/ Lalamove）',
    description: 'Book your own rider to collect from Rawang.',
    descriptionZh: '自行预约骑手到万挠取货。',
    feeNote: '',
    feeNoteZh: '',
    isPickup: false,
    slotChoice: 'choose',
    needsAddress: true,
    place: kitchen,
    slots: [
      { ...delivery, timeSlot: '2pm - 3:30pm' },
      { ...delivery, timeSlot: '6:30pm - 7pm', requiresTeochewYam: true },
    ],
  },
  {
    key: 'kepong',
    name: 'Kepong Pick up',
    nameZh: '甲洞自取',
    description: 'One evening only: collect your boxes in Kepong.',
    descriptionZh: '仅限一晚：在甲洞自取。',
    feeNote: '',
    feeNoteZh: '',
    isPickup: true,
    slotChoice: 'fixed',
    needsAddress: false,
    place: meetingPoint,
    slots: [{ ...pickup, timeSlot: '7:30pm - 7:45pm' }],
  },
  {
    key: 'kl',
    name: 'KL Share Delivery fees',
    nameZh: '吉隆坡分摊运费送货',
    description: 'One delivery round through KL; its fee is shared by everyone on it.',
    descriptionZh: '吉隆坡统一送货，运费由顾客分摊。',
    feeNote: '',
    feeNoteZh: '',
    isPickup: false,
    slotChoice: 'fixed',
    needsAddress: true,
    place: null,
    slots: [{ ...delivery, timeSlot: 'Time will inform later', timeSlotZh: '时间另行通知' }],
  },
] as const satisfies readonly DefaultDeliveryMethod[];
