import { bulkStatuses } from '@mooncake/domain/orders/order-change.contract';
import {
  type OrderStatus,
  orderStatuses,
  type PaymentStatus,
  paymentStatuses,
} from '@mooncake/domain/orders/status/status';
import type { Random } from '../../../server/src/database/generate/random.ts';

/** So small a shop that everybody is in everybody's way. */
export const shopSize = { visitors: 12, batches: 3, slots: 2, products: 2 } as const;
/** Of the second slot; the first takes everybody. */
export const tightCapacity = 14;
const maxLimit = 24;
/** Orders that are still thought of: a batch moves all of its own, and a shop of years would only do that. */
const remembered = 120;

/** What somebody does. Batches, slots and products go by their place, orders by when they came. */
export type Step =
  | { kind: 'hold'; visitor: number; batch: number; slot: number; boxes: readonly number[] }
  | { kind: 'extend' | 'let go' | 'order'; visitor: number }
  | { kind: 'wait'; minutes: number }
  | { kind: 'sweep' }
  | { kind: 'approve' | 'refuse receipt'; order: number }
  | { kind: 'cancel'; order: number; hasMoneyArrived: boolean }
  | { kind: 'set statuses'; order: number; orderStatus: OrderStatus; paymentStatus: PaymentStatus }
  | { kind: 'bulk'; orders: readonly number[]; orderStatus: (typeof bulkStatuses)[number] }
  | { kind: 'move'; order: number; batch: number; slot: number }
  | { kind: 'limit'; batch: number; product: number; limit: number }
  | { kind: 'move batch'; from: number; to: number };

/** Some step, whether it can be taken or not; `orders` is how many came so far. */
export function drawStep(random: Random, orders: number): Step {
  const visitor = random.below(shopSize.visitors);
  const order = orders - 1 - random.below(Math.min(orders, remembered));
  const batch = random.below(shopSize.batches);
  const slot = random.below(shopSize.slots);
  const kind = random.weighted<Step['kind']>([
    ...[['hold', 24] as const, ['order', 18] as const, ['extend', 6] as const, ['let go', 4] as const],
    ...[['wait', 8] as const, ['sweep', 3] as const, ['limit', 4] as const],
    ...(orders === 0
      ? []
      : [
          ...[['approve', 10] as const, ['refuse receipt', 3] as const, ['cancel', 8] as const],
          ...[['set statuses', 10] as const, ['bulk', 3] as const, ['move', 6] as const],
          ['move batch', 1] as const,
        ]),
  ]);
  switch (kind) {
    case 'hold':
      return { kind, visitor, batch, slot, boxes: drawBoxes(random) };
    case 'extend':
    case 'let go':
    case 'order':
      return { kind, visitor };
    case 'wait':
      return { kind, minutes: 1 + random.below(20) };
    case 'sweep':
      return { kind };
    case 'approve':
    case 'refuse receipt':
      return { kind, order };
    case 'cancel':
      return { kind, order, hasMoneyArrived: random.chance(0.5) };
    case 'set statuses':
      return {
        ...{ kind, order },
        ...{ orderStatus: random.pick(orderStatuses), paymentStatus: random.pick(paymentStatuses) },
      };
    case 'bulk':
      return {
        kind,
        orders: [...new Set(Array.from({ length: 1 + random.below(6) }, () => random.below(orders)))],
        orderStatus: random.pick(bulkStatuses),
      };
    case 'move':
      return { kind, order, batch, slot };
    case 'limit':
      return { kind, batch, product: random.below(shopSize.products), limit: random.below(maxLimit) };
    case 'move batch':
      return { kind, from: batch, to: random.below(shopSize.batches) };
  }
}

/** Of each product some, a few of them too many for one hold; never nothing at all. */
function drawBoxes(random: Random): number[] {
  const most = random.chance(0.05) ? 30 : 5;
  const boxes = Array.from({ length: shopSize.products }, () => random.below(most));
  return boxes.some((count) => count > 0) ? boxes : [1, ...boxes.slice(1)];
}
