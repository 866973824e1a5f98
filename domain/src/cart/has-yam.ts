import { isYam } from '../products/product-kind.ts';
import type { Cart } from './cart.ts';

/** Whether the cart holds the yam product, which has collecting times of its own. */
export function hasYam({ items }: Cart): boolean {
  return items.some(
    ({ productId, name, nameZh, metadata }) =>
      metadata?.type === 'teochew_yam_box' ||
      metadata?.type === 'teochew_yam_special' ||
      isYam({ id: productId, name, nameZh }),
  );
}
