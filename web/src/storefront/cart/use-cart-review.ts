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
  // Not there while it is on its way or failed; there and empty, the shop sells nothing at all.
  const { data: catalogue = null } = useQuery(productsQuery);
  const review = useMemo(() => reviewCart(cart, catalogue), [cart, catalogue]);
  return { isRestored, catalogue, review };
}
