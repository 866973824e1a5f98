import type { Product } from '@mooncake/domain/products/product';
import { useQuery } from '@tanstack/react-query';
import { productsQuery } from '../../shared/catalogue/queries.ts';

/** The product as the catalogue has it now: prices and flavours may change while a box is being filled. */
export function useCurrentProduct(product: Product): Product {
  const { data = [] } = useQuery({ ...productsQuery, enabled: false });
  return data.find(({ id }) => id === product.id) ?? product;
}
