import fc from 'fast-check';
import { byBatchDate } from '../batches/coming-first.ts';
import { partsOfLine, type StoredLine } from '../orders/contents/line-parts.ts';
import { orderStatuses, paymentStatuses, type StatusPair } from '../orders/status/status.ts';
import { isOver, keepsStock } from '../orders/status/status-transition.ts';
import type { FixedFlavour } from '../products/product.ts';
import { type CountedBatch, isIncluded, summariseBatch } from './batch-summary.ts';
import type { BatchSummary, IncludeMode } from './summary.contract.ts';

export type SummaryItem = StoredLine & { fixedFlavours: readonly FixedFlavour[] };

export type SummaryOrder = StatusPair & {
  batch: CountedBatch['batch'] | null;
  outsideStock?: boolean;
  items: readonly SummaryItem[];
};

/** The summaries of all batches, order by order: what any faster way must equal. */
export function summariseBatches(orders: readonly SummaryOrder[], include: IncludeMode): BatchSummary[] {
  const batches = new Map<string, CountedBatch & { parts: CountedBatch['parts'][number][] }>();
  const fixed = new Map<string, readonly FixedFlavour[]>();
  for (const order of orders) {
    if (order.batch === null) continue;
    const counted = batches.get(order.batch.id) ?? {
      ...{ batch: order.batch, orders: 0, waiting: 0, outside: 0, parts: [] },
    };
    batches.set(order.batch.id, counted);
    if (!isIncluded(order, include)) {
      if (keepsStock(order.orderStatus) && !order.outsideStock) counted.waiting += 1;
      continue;
    }
    counted.orders += 1;
    if (order.outsideStock && !isOver(order.orderStatus)) counted.outside += 1;
    for (const item of order.items) {
      counted.parts.push(...partsOfLine(item));
      fixed.set(item.productId ?? '', item.fixedFlavours);
    }
  }
  return [...batches.values()]
    .filter(({ orders: counted }) => counted > 0)
    .map((batch) => summariseBatch(batch, fixed))
    .toSorted(byBatchDate);
}

export const plainItem = (name: string, quantity = 1): SummaryItem => ({
  productId: name,
  productType: 'standard',
  name,
  nameZh: '',
  quantity,
  metadata: null,
  flavourSelections: [],
  fixedFlavours: [],
});

/** A box of mochi always holds the same six. */
export const mochiItem = (quantity = 1): SummaryItem => ({
  ...plainItem('Exclusive Mochi Snowskin', quantity),
  productId: 'mochi',
  fixedFlavours: ['Durian', 'Mango', 'Yam', 'Strawberry', 'Matcha', 'Chocolate'].map((name) => ({
    name,
    nameZh: `味${name}`,
  })),
});

/** Each crust has its own white lotus: two mooncakes, one name. */
const sharedNames: Readonly<Record<string, string>> = { S1: 'White Lotus', C3: 'White Lotus' };
const flavourName = (code: string) => sharedNames[code] ?? `Flavour ${code}`;

export const boxItem = (name: string, codes: readonly string[], quantity = 1): SummaryItem => ({
  ...plainItem(name, quantity),
  productType: 'mooncake_box',
  metadata: {
    type: 'mooncake_box',
    selections: codes.map((code, index) => ({
      flavor: flavourName(code.replace(/Y$/, '')),
      flavorZh: `味${code.replace(/Y$/, '')}`,
      hasYolk: code.endsWith('Y'),
      code,
      position: index + 1,
      category: 'Shanghai',
    })),
  },
});

export const yamItem = (
  pieces: Readonly<Record<string, number>>,
  boxSize: number,
  quantity = 1,
): SummaryItem => ({
  ...plainItem('TeoChew Yam Mooncakes', quantity),
  productType: 'teochew_yam_special',
  metadata: {
    type: 'teochew_yam_box',
    boxSize,
    flavors: Object.entries(pieces).map(([flavorId, count]) => ({
      flavorId,
      flavorName: `Yam ${flavorId}`,
      flavorNameZh: `芋${flavorId}`,
      hasYolk: flavorId === 'Y1' || flavorId === 'Y3',
      quantity: count,
    })),
  },
});

export const order = (items: readonly SummaryItem[], change: Partial<SummaryOrder> = {}): SummaryOrder => ({
  orderStatus: 'payment_uploaded',
  paymentStatus: 'pending',
  batch: { id: 'b1', name: 'Rawang 20/9', date: '2025-09-20' },
  items,
  ...change,
});

const quantity = fc.integer({ min: 1, max: 9 });
const code = fc.constantFrom('C1', 'C1Y', 'S2', 'S2Y', 'T3', 'S1', 'S1Y', 'C3', 'C3Y');
const namesake = fc.constantFrom('S1', 'S1Y', 'C3', 'C3Y');
const boxName = fc.constantFrom(
  'Shanghai Mooncakes',
  'Shanghai Mooncakes Deluxe',
  'Traditional Mooncake',
  'Mix Shanghai + Traditional',
);
const plainName = fc.constantFrom('Exclusive Mochi Snowskin', 'Pineapple Tarts (12 pcs)', 'Paper Lantern');

const anyItem: fc.Arbitrary<SummaryItem> = fc.oneof(
  fc
    .tuple(fc.array(namesake, { minLength: 4, maxLength: 4 }), quantity)
    .map(([codes, boxes]) => boxItem('Mix Shanghai + Traditional', codes, boxes)),
  fc
    .tuple(boxName, fc.array(code, { minLength: 4, maxLength: 4 }), quantity)
    .map(([name, codes, boxes]) => boxItem(name, codes, boxes)),
  fc
    .tuple(
      fc.dictionary(fc.constantFrom('Y1', 'Y2', 'Y3', 'Y4'), fc.nat({ max: 3 })),
      fc.constantFrom(2, 4),
      quantity,
    )
    .map(([pieces, size, boxes]) => yamItem(pieces, size, boxes)),
  fc.tuple(plainName, quantity).map(([name, boxes]) => plainItem(name, boxes)),
  quantity.map(mochiItem),
);

const batches = [
  { id: 'b1', name: 'Rawang 20/9', date: '2025-09-20' },
  { id: 'b2', name: 'Kepong 21/9', date: '2025-09-21' },
  { id: 'b3', name: 'KL 17/9', date: '2025-09-17' },
];

export const anyOrders: fc.Arbitrary<SummaryOrder[]> = fc.array(
  fc.record({
    orderStatus: fc.constantFrom(...orderStatuses),
    paymentStatus: fc.constantFrom(...paymentStatuses),
    batch: fc.option(fc.constantFrom(...batches)),
    items: fc.array(anyItem, { maxLength: 4 }),
  }),
  { maxLength: 12 },
);
