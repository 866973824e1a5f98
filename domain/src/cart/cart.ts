import type { Sen } from '../money.ts';
import type { CartMetadata } from '../products/cart-metadata.ts';

export type CartItem = {
  /** The product's id, an underscore and a suffix of the moment it was added. */
  readonly id: string;
  readonly productId: string;
  readonly name: string;
  readonly nameZh: string;
  readonly priceSen: Sen;
  readonly quantity: number;
  readonly image: string | null;
  readonly metadata: CartMetadata | null;
};

export type Cart = { readonly items: readonly CartItem[] };

/** What the customer chose; the suffix (a timestamp, say) makes the id of a new line. */
export type NewCartItem = Omit<CartItem, 'id' | 'quantity'> & { readonly suffix: string };

const badgeLimit = 99;
const summaryNameLength = 20;

export const emptyCart: Cart = { items: [] };

export function removeItem(cart: Cart, id: string): Cart {
  return { items: cart.items.filter((item) => item.id !== id) };
}

/** Sets a line's quantity; zero or less removes the line, what is no number changes nothing. */
export function updateQuantity(cart: Cart, id: string, quantity: number): Cart {
  if (Number.isNaN(quantity)) return cart;
  const whole = safe(Math.trunc(quantity));
  if (whole <= 0) return removeItem(cart, id);
  return { items: cart.items.map((item) => (item.id === id ? { ...item, quantity: whole } : item)) };
}

/** One more or one fewer; never below one, so that a hasty second tap removes nothing. */
export function stepQuantity(cart: Cart, id: string, step: 1 | -1): Cart {
  const quantity = cart.items.find((item) => item.id === id)?.quantity;
  return quantity === undefined ? cart : updateQuantity(cart, id, Math.max(1, quantity + step));
}

/** Puts a removed line back where it was. */
export function insertItemAt(cart: Cart, item: CartItem, index: number): Cart {
  return { items: cart.items.toSpliced(index, 0, { ...item, id: freeId(cart, item.id) }) };
}

export function totalItems({ items }: Cart): number {
  return items.reduce((sum, { quantity }) => safe(sum + quantity), 0);
}

export function totalSen({ items }: Cart): Sen {
  return items.reduce((sum, item) => safe(sum + lineTotalSen(item)), 0);
}

export function lineTotalSen({ priceSen, quantity }: Pick<CartItem, 'priceSen' | 'quantity'>): Sen {
  return safe(priceSen * quantity);
}

/** The number on the cart button; it must fit a small circle. */
export function badgeText(count: number): string {
  return count > badgeLimit ? `${badgeLimit}+` : String(count);
}

/** A product name for the summary on a phone; cut between characters, never inside one. */
export function truncateName(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= summaryNameLength) return name;
  return `${characters.slice(0, summaryNameLength).join('')}...`;
}

/** Beyond this a number is no longer exact; no cart of this world comes near. */
export function safe(amount: number): number {
  return Math.min(amount, Number.MAX_SAFE_INTEGER);
}

/** Two boxes added within one millisecond must not share an id. */
export function freeId(cart: Cart, wanted: string): string {
  const taken = new Set(cart.items.map(({ id }) => id));
  let id = wanted;
  for (let copy = 2; taken.has(id); copy += 1) id = `${wanted}-${copy}`;
  return id;
}
