import { malaysianMoment, malaysianToday } from '@mooncake/domain/calendar';
import type { MethodKey } from './seed-delivery-methods.ts';

export type DemoBatch = {
  name: string;
  date: string;
  orderUntil: Date;
  methods: readonly MethodKey[];
  /** How much of an ordinary batch the kitchen manages that day. */
  share: number;
};

const rawang: readonly MethodKey[] = ['rawang', 'rider'];

const plan: readonly { day: number; note?: string; also?: MethodKey; share: number }[] = [
  { day: 13, share: 0.6 },
  { day: 15, share: 0.8 },
  { day: 17, note: 'KL share delivery', also: 'kl', share: 1.2 },
  { day: 19, share: 1 },
  { day: 21, note: 'Kepong night', also: 'kepong', share: 1.2 },
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
