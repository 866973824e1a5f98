import type { CartMetadata } from '../products/cart-metadata.ts';
import { cataloguePriceSen } from '../products/kinds/lines/line-kinds.ts';
import { picturesOf } from '../products/pictures.ts';
import type { Product } from '../products/product.ts';
import type { NewCartItem } from './cart.ts';

/** A choice ready for the cart, priced by the catalogue; null when the product cannot be had that way. */
export function newCartItem(
  product: Readonly<Product>,
  metadata: CartMetadata | null,
  suffix: string,
): NewCartItem | null {
  const priceSen = cataloguePriceSen(product, metadata);
  if (priceSen === null) return null;
  const image = picturesOf(product)[0]?.imageUrl ?? null;
  return {
    productId: product.id,
    name: product.name,
    nameZh: product.nameZh,
    priceSen,
    image,
    metadata,
    suffix,
  };
}
