import { type PlacedOrder, placedOrderSchema } from '@mooncake/domain/orders/submission.contract';
import { receiptPart } from '@mooncake/domain/receipts/receipt';
import { upload } from '../../../lib/api/upload.ts';

/** Sends order and receipt in one request. */
export function submitOrder(
  fields: Readonly<Record<string, string>>,
  receipt: File,
  onProgress: (share: number) => void,
): Promise<PlacedOrder> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(receiptPart, receipt, receipt.name);
  return upload('/api/orders', form, placedOrderSchema, { onProgress });
}
