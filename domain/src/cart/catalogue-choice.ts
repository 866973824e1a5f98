import type { CartMetadata } from '../products/cart-metadata.ts';
import { kindOf } from '../products/kinds/all-kinds.ts';
import type { Product } from '../products/product.ts';

/**
 * The same choice in the catalogue's own words: names, categories and prices a browser sent along
 * are replaced, so that only codes and counts are ever the customer's.
 */
export function catalogueChoice(
  product: Readonly<Product>,
  metadata: CartMetadata | null,
): CartMetadata | null {
  return metadata && kindOf(product).catalogueChoice(product, metadata);
}
