import { addItem } from '@mooncake/domain/cart/add-item';
import { newCartItem } from '@mooncake/domain/cart/new-cart-item';
import type { CartMetadata } from '@mooncake/domain/products/cart-metadata';
import type { Product } from '@mooncake/domain/products/product';
import { changeCart } from '../../../lib/cart-store.ts';
import { type NewToast, toast } from '../../../ui/toast/toast-store.ts';

const toastDuration = 2000;

/** Adds one to the cart and says so; false when the catalogue no longer offers it that way. */
export async function putIntoCart(
  product: Product,
  metadata: CartMetadata | null,
  said: Pick<NewToast, 'title' | 'message'>,
): Promise<boolean> {
  const item = newCartItem(product, metadata, String(Date.now()));
  if (!item) return false;
  await changeCart((cart) => addItem(cart, item));
  toast({ ...said, duration: toastDuration });
  return true;
}
