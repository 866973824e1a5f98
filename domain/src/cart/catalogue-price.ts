import type { Sen } from '../money.ts';
import type { CartMetadata } from '../products/cart-metadata.ts';
import { kindOf } from '../products/kinds/all-kinds.ts';
import type { Product } from '../products/product.ts';

/** What one of this choice costs by the catalogue; null when the product cannot be had that way. */
export function cataloguePriceSen(product: Readonly<Product>, metadata: CartMetadata | null): Sen | null {
  return kindOf(product).priceSen(product, metadata);
}
