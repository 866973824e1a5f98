import { adminOrderResponseSchema } from '@mooncake/domain/orders/admin-order.contract';
import {
  type ApproveReceiptRequest,
  type CancelReceiptRequest,
  type ReviewSort,
  receiptReviewResponseSchema,
} from '@mooncake/domain/receipts/receipt-review.contract';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { readAnswer, request } from '../../lib/api/request.ts';
import { sendOnce } from '../lib/send-once.ts';
import { sortedBy } from '../orders/order-queries.ts';

/** The specification's patience with a decision. */
const decisionTimeout = 30_000;
const keepPicture = 5 * 60_000;

/** A receipt beside what it should say, and its place in the line. */
export const reviewQuery = (orderId: string, sort: ReviewSort = 'arrival') =>
  queryOptions({
    queryKey: ['orders', 'review', orderId, sort],
    queryFn: ({ signal }) =>
      request(`/api/admin/orders/${orderId}/review${sortedBy(sort)}`, receiptReviewResponseSchema, {
        signal,
      }),
  });

/** The file to look at. Browsers must not keep it, so it is kept here: going back shows it at once. */
export const receiptFileQuery = (viewUrl: string) =>
  queryOptions({
    queryKey: ['receipt-file', viewUrl],
    queryFn: ({ signal }) => fetchFile(viewUrl, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keepPicture,
    retry: 1,
  });

/** A refusal is an ApiProblem, as of any other call. */
export async function fetchFile(url: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(url, signal ? { signal } : {});
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => null);
    readAnswer({ status: response.status, body }, url, z.never());
  }
  return response.blob();
}

const decide = (path: string, body: ApproveReceiptRequest | CancelReceiptRequest) =>
  sendOnce(path, adminOrderResponseSchema, { method: 'POST', body, timeout: decisionTimeout });

export const reviewApi = {
  approve: (orderId: string, body: ApproveReceiptRequest) =>
    decide(`/api/admin/orders/${orderId}/approve`, body),
  refuse: (orderId: string, body: CancelReceiptRequest) =>
    decide(`/api/admin/orders/${orderId}/refuse-receipt`, body),
  cancel: (orderId: string, body: CancelReceiptRequest) =>
    decide(`/api/admin/orders/${orderId}/cancel`, body),
};
