import { knownSlug } from './form/slug.ts';
import type { Product } from './product.ts';

export type ProductKind = 'mooncake_box' | 'yam' | 'standard';

/** The id the yam product has in every shop, so it is known even after it was renamed. */
export const yamProductId = '7e0c4e57-9a3d-4c1b-8f26-5d1a2b4c6e80';

/** What putting the product into the cart involves: filling a box, choosing pieces, or nothing. */
export function productKind(
  product: Readonly<Pick<Product, 'id' | 'name' | 'nameZh' | 'productType' | 'mooncakeConfig'>>,
): ProductKind {
  if (product.productType === 'mooncake_box' && product.mooncakeConfig !== null) return 'mooncake_box';
  return product.productType === 'teochew_yam_special' || isYam(product) ? 'yam' : 'standard';
}

/** The yam product, told by its id or by either of its names. */
export function isYam({ id, name, nameZh }: Readonly<Pick<Product, 'id' | 'name' | 'nameZh'>>): boolean {
  return id === yamProductId || knownSlug(name) === 'teochew-yam-mooncakes' || /潮[州洲].*芋/u.test(nameZh);
}

/** 'Exclusive Mochi Snowskin': one box of six fixed flavours, nothing to choose. */
export function isMochiSnowskin({ name }: Readonly<Pick<Product, 'name'>>): boolean {
  return knownSlug(name) === 'mochi-snowskin';
}
