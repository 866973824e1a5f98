import { malaysianToday } from '../calendar.ts';
import type { Sen } from '../money.ts';
import { readBoxContents } from '../orders/contents/box-contents.ts';
import { standingOf } from '../orders/status/standing.ts';
import type { StatusPair } from '../orders/status/status.ts';
import { phoneKey } from '../phone.ts';
import type { StatisticsRange } from './statistics.contract.ts';
import type { StatisticsCounts } from './statistics.ts';
import type { DayTally } from './trend.ts';

export type CountedOrder = StatusPair & {
  totalSen: Sen;
  mooncakeType: string;
  phone: string;
  createdAt: Date;
  items: readonly {
    name: string;
    nameZh: string;
    quantity: number;
    metadata: unknown;
    flavourSelections: unknown;
  }[];
};

/** The counts as the words of the specification say them, order by order: what any faster way must equal. */
export function countOrders(
  orders: readonly CountedOrder[],
  { from, to }: StatisticsRange = {},
): StatisticsCounts {
  const inSpan = orders.filter(({ createdAt }) => {
    const day = malaysianToday(createdAt);
    return (from === undefined || day >= from) && (to === undefined || day <= to);
  });
  const standing = inSpan.filter((order) => standingOf(order) !== 'rejected');
  const items = standing.flatMap((order) => order.items);
  const perPhone = [
    ...tally(inSpan.map(({ phone }) => phoneKey(phone)).filter((key) => key !== '')).values(),
  ];
  const contents = items.flatMap((item) =>
    readBoxContents(item).map((content) => ({ ...content, quantity: content.quantity * item.quantity })),
  );

  return {
    tallies: inSpan.map(tallyOf),
    recent: orders.map(tallyOf),
    types: [...tally(inSpan.map(({ mooncakeType }) => mooncakeType))].map(([name, count]) => ({
      name,
      orders: count,
    })),
    phones: { all: perPhone.length, returning: perPhone.filter((count) => count > 1).length },
    products: [...tally(items.flatMap(({ name, quantity }) => Array<string>(quantity).fill(name)))].map(
      ([name, boxes]) => ({ name, nameZh: latestName(items, name), boxes }),
    ),
    flavours: contents.map(({ quantity, ...flavour }) => ({ ...flavour, pieces: quantity })),
    limits: [],
  };
}

/** Where a name was translated differently, the last word of the alphabet, as the database picks it. */
function latestName(items: CountedOrder['items'], name: string): string {
  const words = items.filter((item) => item.name === name).map(({ nameZh }) => nameZh);
  return words.toSorted().at(-1) ?? '';
}

function tallyOf({ orderStatus, paymentStatus, totalSen, createdAt }: CountedOrder): DayTally {
  return { orderStatus, paymentStatus, totalSen, day: malaysianToday(createdAt), orders: 1 };
}

function tally(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
