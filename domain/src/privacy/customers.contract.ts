import * as z from 'zod/mini';
import { plainDateSchema } from '../calendar.contract.ts';
import { languageSchema } from '../language.contract.ts';
import { senSchema } from '../money.contract.ts';
import { adminOrderSchema } from '../orders/admin-order.contract.ts';
import { receiptVerdictSchema } from '../receipt-verdict.ts';
import { receiptFindingsSchema } from '../receipts/reading/receipt-reading.contract.ts';
import { momentSchema } from '../schemas.ts';

/** One person, told by the phone; every order brought its own spelling of name and number. */
export const customerSchema = z.object({
  /** Of their latest order's customer record. */
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  orders: z.int(),
  totalSen: senSchema,
  firstOrderAt: momentSchema,
  lastOrderAt: momentSchema,
  /** Numbers of orders under way, which keep the customer from being erased. */
  underWay: z.array(z.string()),
});
export type Customer = z.infer<typeof customerSchema>;

export const minSearchLength = 2;
export const customerSearchSchema = z.object({
  search: z.string().check(z.trim(), z.minLength(minSearchLength), z.maxLength(100)),
});
export const customersResponseSchema = z.object({
  customers: z.array(customerSchema),
  /** More people match than are shown. */
  hasMore: z.boolean(),
});
export type CustomersResponse = z.infer<typeof customersResponseSchema>;

const keptReceiptSchema = z.object({
  orderNumber: z.string(),
  originalName: z.string(),
  kind: z.string(),
  sizeBytes: z.int(),
  uploadedAt: momentSchema,
  /** For signed-in staff. */
  downloadPath: z.string(),
  /** What the shop read on it; null where it read nothing. */
  reading: z.nullable(z.object({ verdict: receiptVerdictSchema, findings: receiptFindingsSchema })),
});

/** Everything the shop keeps about one person. */
export const customerExportSchema = z.object({
  exportedAt: momentSchema,
  shopName: z.string(),
  customer: customerSchema,
  contacts: z.array(
    z.object({
      name: z.string(),
      phone: z.string(),
      email: z.nullable(z.string()),
      address: z.nullable(z.string()),
      instagram: z.nullable(z.string()),
      facebook: z.nullable(z.string()),
      language: languageSchema,
      since: momentSchema,
    }),
  ),
  orders: z.array(adminOrderSchema),
  receipts: z.array(keptReceiptSchema),
  /** What the bank wrote about their payments. */
  payments: z.array(
    z.object({
      paidOn: plainDateSchema,
      amountSen: senSchema,
      orderNumbers: z.array(z.string()),
      text: z.string(),
      payer: z.string(),
      note: z.string(),
    }),
  ),
  /** What was done to their orders and when; who did it is about somebody else. */
  history: z.array(z.object({ at: momentSchema, action: z.string(), orderNumber: z.string() })),
});
export type CustomerExport = z.infer<typeof customerExportSchema>;

export const eraseRequestSchema = z.object({ confirmation: z.string().check(z.maxLength(100)) });
export type EraseRequest = z.infer<typeof eraseRequestSchema>;

export const eraseResponseSchema = z.object({ orders: z.int(), receipts: z.int() });
export type EraseResponse = z.infer<typeof eraseResponseSchema>;
