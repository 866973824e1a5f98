import type { Product } from '@mooncake/domain/products/product';
import { useQuery } from '@tanstack/react-query';
import { productsQuery } from '../../shared/catalogue/queries.ts';

/**
 * The product as the catalogue has it now: prices and flavours may change while a box is being filled. One taken
 * off sale meanwhile stays as it was opened, so that its customer is told rather than thrown out.
 */
export function useCurrentProduct(opened: Product) {
  const { data } = useQuery({ ...productsQuery, enabled: false });
  const current = data?.find(({ id }) => id === opened.id);
  return { product: current ?? opened, isOffSale: data !== undefined && !current };
}
