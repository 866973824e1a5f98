import type { Sen } from '../money.ts';
import { cataloguePriceSen } from '../products/kinds/lines/line-kinds.ts';
import type { Product } from '../products/product.ts';
import type { Cart, CartItem } from './cart.ts';

/** A cart line held against today's catalogue. */
export type LineReview =
  | { readonly verdict: 'ok'; readonly item: CartItem }
  | { readonly verdict: 'repriced'; readonly item: CartItem; readonly newPriceSen: Sen }
  /** The product left the shop, or can no longer be had filled this way. */
  | { readonly verdict: 'gone'; readonly item: CartItem; readonly missing: 'product' | 'choice' };

export type CartReview = {
  readonly lines: readonly LineReview[];
  /** What can be ordered today, at today's prices: totals are taken from here. */
  readonly orderable: Cart;
};

type StorefrontSnapshot = readonly Readonly<Product>[];

/** Each line by today's catalogue; while that is not known every line passes as it is. */
export function reviewCart({ items }: Cart, catalogue: StorefrontSnapshot | null): CartReview {
  const productOf = new Map(catalogue?.map((product) => [product.id, product]));
  const lines = items.map((item): LineReview => {
    return catalogue ? reviewLine(item, productOf.get(item.productId)) : { verdict: 'ok', item };
  });
  return { lines, orderable: { items: lines.flatMap(atTodaysPrice) } };
}

/** The cart with every changed price taken over; lines that are gone stay to be decided on. */
export function acceptPrices(cart: Cart, catalogue: StorefrontSnapshot | null): Cart {
  const { lines } = reviewCart(cart, catalogue);
  return { items: lines.flatMap((line) => (line.verdict === 'gone' ? [line.item] : atTodaysPrice(line))) };
}

/** One line at its new price. */
export function acceptPrice({ items }: Cart, id: string, priceSen: Sen): Cart {
  return { items: items.map((item) => (item.id === id ? { ...item, priceSen } : item)) };
}

function reviewLine(item: CartItem, product: Readonly<Product> | undefined): LineReview {
  if (!product) return { verdict: 'gone', item, missing: 'product' };
  const newPriceSen = cataloguePriceSen(product, item.metadata);
  if (newPriceSen === null) return { verdict: 'gone', item, missing: 'choice' };
  return newPriceSen === item.priceSen ? { verdict: 'ok', item } : { verdict: 'repriced', item, newPriceSen };
}

function atTodaysPrice(line: LineReview): CartItem[] {
  if (line.verdict === 'gone') return [];
  return [line.verdict === 'repriced' ? { ...line.item, priceSen: line.newPriceSen } : line.item];
}
