import { dashboardStatusOf, type StatusPair } from '../orders/status.ts';
import { keepsStock } from '../orders/status-transition.ts';
import type { ProductShare } from './statistics.contract.ts';

type CountedOrder = StatusPair & { items: readonly { name: string; quantity: number }[] };

/** Boxes per product over all orders that still stand, the largest first. */
export function productDistribution(orders: readonly CountedOrder[]): ProductShare[] {
  const boxesOf = new Map<string, number>();
  for (const { name, quantity } of orders.filter(isStanding).flatMap(({ items }) => items)) {
    boxesOf.set(name, (boxesOf.get(name) ?? 0) + quantity);
  }
  const total = [...boxesOf.values()].reduce((sum, boxes) => sum + boxes, 0);
  return [...boxesOf]
    .map(([name, boxes]) => ({ name, boxes, share: boxes / total }))
    .toSorted((a, b) => b.boxes - a.boxes || (a.name < b.name ? -1 : 1));
}

function isStanding(order: CountedOrder): boolean {
  return keepsStock(order.orderStatus) && dashboardStatusOf(order) !== 'rejected';
}
