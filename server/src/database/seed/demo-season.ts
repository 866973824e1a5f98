import { malaysianMoment, malaysianToday } from '@mooncake/domain/calendar';
import type { MethodKey } from './seed-delivery-methods.ts';

export type DemoBatch = {
  name: string;
  nameZh: string;
  date: string;
  orderUntil: Date;
  methods: readonly MethodKey[];
  /** How much of an ordinary batch the kitchen manages that day. */
  share: number;
};

const rawang: readonly MethodKey[] = ['rawang', 'rider'];

type Note = { en: string; zh: string };

const plan: readonly { day: number; note?: Note; also?: MethodKey; share: number }[] = [
  { day: 13, share: 0.6 },
  { day: 15, share: 0.8 },
  { day: 17, note: { en: 'KL share delivery', zh: '吉隆坡分摊运费送货' }, also: 'kl', share: 1.2 },
  { day: 19, share: 1 },
  { day: 21, note: { en: 'Kepong night', zh: '甲洞夜间' }, also: 'kepong', share: 1.2 },
  { day: 23, share: 0.8 },
];

/** The batches of the next September to come, so that a new shop always has dates to order for. */
export function demoSeason(now: Date): DemoBatch[] {
  const [year = 0, month = 0] = malaysianToday(now).split('-').map(Number);
  const season = month < 9 ? year : year + 1;

  return plan.map(({ day, note, also, share }) => ({
    ...batchNames(`${day}/9`, note),
    date: `${season}-09-${day}`,
    // The kitchen shops for ingredients three days ahead, in the evening.
    orderUntil: malaysianMoment(`${season}-09-${day - 3}T20:00`),
    methods: also ? [...rawang, also] : rawang,
    share,
  }));
}

/** What a date of the demo is called in both languages. */
export function batchNames(date: string, note?: Note): { name: string; nameZh: string } {
  return {
    name: note ? `Batch ${date} (${note.en})` : `Batch ${date}`,
    nameZh: note ? `${date} 批次（${note.zh}）` : `${date} 批次`,
  };
}
