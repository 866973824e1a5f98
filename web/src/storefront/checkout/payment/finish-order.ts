import { emptyCart } from '@mooncake/domain/cart/cart';
import { confirmationKey } from '@mooncake/domain/orders/confirmation.contract';
import type { PlacedOrder } from '@mooncake/domain/orders/submission.contract';
import { writeStored } from '../../../lib/browser/browser-storage.ts';
import { changeCart } from '../../../lib/cart-store.ts';
import { forgetDraft } from '../draft.ts';
import { holdRecord } from '../hold-record.ts';
import { forgetReceipts } from '../receipt/receipt-keeper.ts';

/** Keeps what the order summary shows, before anything that led to it is forgotten. */
export async function keepConfirmation({ orderNumber, confirmation }: PlacedOrder) {
  writeStored(confirmationKey(orderNumber), JSON.stringify(confirmation));
  await forgetCheckout();
}

/** The order is with the shop: nothing of it may be sent again from here. */
export async function forgetCheckout() {
  holdRecord.set(null);
  forgetDraft();
  await Promise.all([changeCart(() => emptyCart), forgetReceipts()]);
}
