import { malaysianMoment, malaysianToday } from '@mooncake/domain/calendar';
import type { defaultDeliveryMethods } from '@mooncake/domain/delivery/default-delivery-methods';

export type MethodName = (typeof defaultDeliveryMethods)[number]['name'];

export type DemoBatch = {
  name: string;
  date: string;
  orderUntil: Date;
  methods: readonly MethodName[];
  /** How much of an ordinary batch the kitchen manages that day. */
  share: number;
};

const rawang: readonly MethodName[] = [
  'Pick up from Rawang',
  'Self-arrange delivery from Rawang (Grab/ Lalamove)',
];

const plan: readonly { day: number; note?: string; also?: MethodName; share: number }[] = [
  { day: 13, share: 0.6 },
  { day: 15, share: 0.8 },
  { day: 17, note: 'KL share delivery', also: 'KL Share Delivery fees', share: 1.2 },
  { day: 19, share: 1 },
  { day: 21, note: 'Kepong night', also: 'Kepong Pick up', share: 1.2 },
  { day: 23, share: 0.8 },
];

/** The batches of the next September to come, so that a new shop always has dates to order for. */
export function demoSeason(now: Date): DemoBatch[] {
  const [year = 0, month = 0] = malaysianToday(now).split('-').map(Number);
  const season = month < 9 ? year : year + 1;

  return plan.map(({ day, note, also, share }) => ({
    name: note ? `Batch ${day}/9 (${note})` : `Batch ${day}/9`,
    date: `${season}-09-${day}`,
    // The kitchen shops for ingredients three days ahead, in the evening.
    orderUntil: malaysianMoment(`${season}-09-${day - 3}T20:00`),
    methods: also ? [...rawang, also] : rawang,
    share,
  }));
}
