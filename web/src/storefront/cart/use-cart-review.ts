import { type CartReview, reviewCart } from '@mooncake/domain/cart/review-cart';
import type { Product } from '@mooncake/domain/products/product';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCart } from '../../lib/cart-store.ts';
import { productsQuery } from '../../shared/catalogue/queries.ts';

type ReviewedCart = { isRestored: boolean; catalogue: readonly Product[] | null; review: CartReview };

/** The cart as today's catalogue sees it; it changes when either does, in this tab or elsewhere. */
export function useCartReview(): ReviewedCart {
  const { cart, isRestored } = useCart();
  const { data } = useQuery(productsQuery);
  // An empty answer counts as a failed one: it must not call everything in the cart gone.
  const catalogue = data && data.length > 0 ? data : null;
  const review = useMemo(() => reviewCart(cart, catalogue), [cart, catalogue]);
  return { isRestored, catalogue, review };
}
