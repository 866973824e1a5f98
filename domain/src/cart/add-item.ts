import { type Cart, freeId, type NewCartItem, safe } from './cart.ts';
import { isSameChoice } from './same-choice.ts';

/** One more of an identical line, at today's price, or a new line of one. */
export function addItem(cart: Cart, { suffix, ...chosen }: NewCartItem): Cart {
  const identical = cart.items.find((item) => isSameChoice(item, chosen));
  if (identical) {
    const grown = { ...identical, ...chosen, quantity: safe(identical.quantity + 1) };
    return { items: cart.items.map((item) => (item === identical ? grown : item)) };
  }
  const id = freeId(cart, `${chosen.productId}_${suffix}`);
  return { items: [...cart.items, { ...chosen, id, quantity: 1 }] };
}
