import { withoutOrdered } from '@mooncake/domain/cart/without-ordered';
import { confirmationKey } from '@mooncake/domain/orders/confirmation.contract';
import type { PlacedOrder } from '@mooncake/domain/orders/submission.contract';
import { writeStored } from '../../../lib/browser/browser-storage.ts';
import { changeCart, currentCart } from '../../../lib/cart-store.ts';
import { forgetDraft } from '../draft.ts';
import { holdRecord } from '../hold-record.ts';
import { forgetReceipts } from '../receipt/receipt-keeper.ts';

/** Keeps what the order summary shows, before anything that led to it is forgotten. */
export async function keepConfirmation({ orderNumber, confirmation }: PlacedOrder) {
  writeStored(confirmationKey(orderNumber), JSON.stringify(confirmation));
  await forgetCheckout();
}

/**
 * The order is with the shop: nothing of it may be sent again from here. What was put into the cart since, and the
 * form that goes with it, are another order's.
 */
export async function forgetCheckout() {
  const held = holdRecord.current()?.held;
  holdRecord.set(null);
  await Promise.all([
    changeCart((cart) => withoutOrdered(cart, held?.lines ?? cart.items)),
    forgetReceipts(),
  ]);
  if (currentCart().cart.items.length === 0) forgetDraft();
}
