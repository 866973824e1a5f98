import type { DeliveryMethod, TimeSlot } from './delivery-method.ts';
import { timeLater } from './slot-name.ts';

type NamedSlot = Pick<TimeSlot, 'timeSlot' | 'isPickup' | 'requiresTeochewYam' | 'capacity'>;
export type DefaultDeliveryMethod = Omit<DeliveryMethod, 'id' | 'sortOrder'> & {
  readonly slots: readonly NamedSlot[];
};

const pickup = { isPickup: true, requiresTeochewYam: false, capacity: null };
const delivery = { isPickup: false, requiresTeochewYam: false, capacity: null };

/** The four ways the shop hands over its boxes, in the order customers see them. */
export const defaultDeliveryMethods = [
  {
    name: 'Pick up from Rawang',
    nameZh: '万挠自取',
    description: 'Collect your boxes from our kitchen in Rawang.',
    descriptionZh: '到万挠厨房自取。',
    isPickup: true,
    slotChoice: 'choose',
    needsAddress: false,
    pickupPlace: 'rawang',
    slots: [
      { ...pickup, timeSlot: '9am - 11am' },
      { ...pickup, timeSlot: '2pm - 5pm' },
      { ...pickup, timeSlot: '7pm - 9pm' },
      // Yam mooncakes are fried the same afternoon.
      { ...pickup, timeSlot: '5pm - 11pm', requiresTeochewYam: true },
    ],
  },
  {
    name: 'Self-arrange delivery from Rawang (Grab/ Lalamove)',
    nameZh: '自行安排送货，从万挠取货（Grab/ Lalamove）',
    description: 'Book your own rider to collect from Rawang.',
    descriptionZh: '自行预约骑手到万挠取货。',
    isPickup: false,
    slotChoice: 'choose',
    needsAddress: true,
    pickupPlace: 'rawang',
    slots: [
      { ...delivery, timeSlot: '2pm - 3:30pm' },
      { ...delivery, timeSlot: '6:30pm - 7pm', requiresTeochewYam: true },
    ],
  },
  {
    name: 'Kepong Pick up',
    nameZh: '甲洞自取',
    description: 'One evening only: collect your boxes in Kepong.',
    descriptionZh: '仅限一晚：在甲洞自取。',
    isPickup: true,
    slotChoice: 'fixed',
    needsAddress: false,
    pickupPlace: 'kepong',
    slots: [{ ...pickup, timeSlot: '7:30pm - 7:45pm' }],
  },
  {
    name: 'KL Share Delivery fees',
    nameZh: '吉隆坡分摊运费送货',
    description: 'One delivery round through KL; its fee is shared by everyone on it.',
    descriptionZh: '吉隆坡统一送货，运费由顾客分摊。',
    isPickup: false,
    slotChoice: 'fixed',
    needsAddress: true,
    pickupPlace: null,
    slots: [{ ...delivery, timeSlot: timeLater.en }],
  },
] as const satisfies readonly DefaultDeliveryMethod[];
