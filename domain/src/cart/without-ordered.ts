import type { Cart, CartItem } from './cart.ts';

type OrderedLine = Readonly<Pick<CartItem, 'id' | 'quantity'>>;

/** The cart without what was ordered: a line that grew since keeps what was added. */
export function withoutOrdered(cart: Cart, ordered: readonly OrderedLine[]): Cart {
  const quantityOf = new Map(ordered.map(({ id, quantity }) => [id, quantity]));
  return {
    ...cart,
    items: cart.items.flatMap((item) => {
      const quantity = item.quantity - (quantityOf.get(item.id) ?? 0);
      return quantity > 0 ? [{ ...item, quantity }] : [];
    }),
  };
}
