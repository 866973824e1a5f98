import {
  type LookupRequest,
  lookupResponseSchema,
  ownOrdersResponseSchema,
} from '@mooncake/domain/lookup/lookup.contract';
import { receiptPart } from '@mooncake/domain/receipts/receipt';
import { receiptUploadResponseSchema } from '@mooncake/domain/receipts/receipt-upload.contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../lib/api/request.ts';
import { upload } from '../../lib/api/upload.ts';

/** The orders of this browser, known by its cookie; looked at again whenever the customer comes back. */
export const ownOrdersQuery = queryOptions({
  queryKey: ['orders', 'mine'],
  queryFn: async ({ signal }) =>
    (await request('/api/orders/mine', ownOrdersResponseSchema, { signal })).orders,
  staleTime: 0,
  refetchOnWindowFocus: true,
});

export const findOrders = async (search: LookupRequest) =>
  (await request('/api/orders/lookup', lookupResponseSchema, { method: 'POST', body: search })).orders;

export const receiptPath = (orderNumber: string) => `/api/orders/${encodeURIComponent(orderNumber)}/receipt`;

/** What a search showed to be its customer; blank in the browser that ordered, which is known by its cookie. */
export type OrderProof = Pick<LookupRequest, 'phone' | 'key'>;
export const ownBrowser: OrderProof = { phone: '' };

export type ReceiptSending = {
  orderNumber: string;
  file: File;
  proof: OrderProof;
  onProgress: (share: number) => void;
};

export function sendReceipt({ orderNumber, file, proof, onProgress }: ReceiptSending) {
  const form = new FormData();
  form.append('phone', proof.phone);
  form.append('key', proof.key ?? '');
  form.append(receiptPart, file, file.name);
  return upload(receiptPath(orderNumber), form, receiptUploadResponseSchema, { onProgress });
}
