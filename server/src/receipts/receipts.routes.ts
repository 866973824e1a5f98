import { orderNumberSchema } from '@mooncake/domain/order-number';
import {
  receiptUploadResponseSchema,
  receiptUploadSchema,
} from '@mooncake/domain/receipts/receipt-upload.contract';
import { refuse } from '@mooncake/domain/refusal';
import * as z from 'zod/mini';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { knownBrowser } from '../visitors/browser-cookie.ts';
import { clientAddress } from '../visitors/client-address.ts';
import { receiptRefusals } from './inspect-receipt.ts';
import { receiptForm } from './receipt-form.ts';
import { findReceiptOfBrowser } from './receipts.queries.ts';
import { replaceReceipt } from './replace-receipt.ts';
import { sendReceipt } from './send-receipt.ts';

const params = z.object({ number: orderNumberSchema });

type ReceiptDeps = Pick<Deps, 'config' | 'db' | 'storage' | 'events' | 'trafficLimits' | 'clock'>;

export function receiptRoutes(deps: ReceiptDeps): Route[] {
  const { config, db } = deps;
  return [
    defineRoute(
      {
        id: 'downloadOwnReceipt',
        method: 'get',
        path: '/api/orders/:number/receipt',
        access: 'public',
        summary: 'The receipt of an order, in the browser that placed it',
        recognises: 'browser',
        request: { params },
        response: z.string(),
        refusals: ['receipt.not_found'],
        responseType: 'application/octet-stream',
      },
      async ({ params: { number } }, c) => {
        const receipt = await findReceiptOfBrowser(db, number, knownBrowser(c, config));
        if (!receipt) throw refuse('receipt.not_found');
        return sendReceipt(c, deps, receipt);
      },
    ),
    defineRoute(
      {
        id: 'replaceReceipt',
        method: 'post',
        path: '/api/orders/:number/receipt',
        access: 'public',
        summary: 'Another receipt, from the browser that ordered, by the link to the order or with its phone',
        recognises: 'browser',
        request: { params, form: receiptUploadSchema },
        response: receiptUploadResponseSchema,
        refusals: [
          'order.not_found',
          'order.submission_invalid',
          'receipt.not_replaceable',
          'receipt.too_many',
          ...receiptRefusals,
        ],
        limit: { name: 'receipt-upload', times: 30, seconds: 600 },
        ...receiptForm,
      },
      async ({ params: { number }, form: { phone, key } }, c) =>
        replaceReceipt(deps, {
          orderNumber: number,
          phone,
          key,
          browserHash: knownBrowser(c, config),
          address: clientAddress(c, config.trustedProxies),
          file: c.get('upload') ?? null,
        }),
    ),
  ];
}
