import type { HoldRequest } from '@mooncake/domain/holds/hold.contract';
import { type PricedLine, priceLines, totalOfLines } from '@mooncake/domain/holds/priced-line';
import { type RefusalCode, refuse } from '@mooncake/domain/refusal';
import type { Offer } from './offer.ts';

type Wish = Pick<HoldRequest, 'items' | 'seenTotalSen'>;
type PricedOrder = { lines: PricedLine[]; totalSen: number };

export const cartRefusals = [
  'cart.product_unavailable',
  'cart.choice_unavailable',
  'cart.price_changed',
] as const satisfies readonly RefusalCode[];

/** What is asked for, at the catalogue's prices; a total that differs from the one shown is refused. */
export function priceOrder({ products }: Offer, { items, seenTotalSen }: Wish): PricedOrder {
  const lines = priceLines(products, items);
  const totalSen = totalOfLines(lines);
  if (totalSen !== seenTotalSen) throw refuse('cart.price_changed', { seenTotalSen, newTotalSen: totalSen });
  return { lines, totalSen };
}
