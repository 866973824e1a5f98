import * as z from 'zod/mini';
import { plainDateSchema } from '../calendar.contract.ts';
import { senSchema } from '../money.contract.ts';
import { orderNumberSchema } from '../order-number.ts';
import { orderStatusSchema, paymentStatusSchema } from '../orders/status/status.ts';
import { idSchema, momentSchema } from '../schemas.ts';
import { paymentGroups, suggestionReasons } from './matching/match-payments.ts';
import { usualPatience } from './matching/missing-money.ts';
import { rememberedMappingSchema, statementMappingSchema } from './table/statement-mapping.ts';

/** The largest file a bank's statement may be. */
export const statementMaxBytes = 20 * 1024 * 1024;
export const statementPart = 'statement';

/** Why a file is no statement the shop can read. */
export const statementProblems = [
  'empty',
  'not_a_table',
  'old_workbook',
  'broken_workbook',
  'too_large_unpacked',
  'too_many_rows',
  'no_dates',
  'no_year',
  'no_amounts',
] as const;
export type StatementProblem = (typeof statementProblems)[number];

export const textEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'windows-1252'] as const;
export type TextEncoding = (typeof textEncodings)[number];

/** A mapping travels as JSON in a part of the form beside the file. */
const mappingPartSchema = z.pipe(
  z.string().check(z.maxLength(2000)),
  z.pipe(
    z.transform((text: string, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.issues.push({ code: 'custom', input: text });
        return z.NEVER;
      }
    }),
    statementMappingSchema,
  ),
);

/** Without a mapping the shop recognises the table, or remembers how it was read before. */
export const statementPreviewRequestSchema = z.object({ mapping: z.optional(mappingPartSchema) });

const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
/** What to remember the mapping by: the bank, the account. */
export const statementImportRequestSchema = z.object({ name: nameSchema, mapping: mappingPartSchema });
export type StatementImportRequest = z.infer<typeof statementImportRequestSchema>;

export const statementPreviewSchema = z.object({
  format: z.enum(['csv', 'xlsx']),
  /** Of a text file. */
  encoding: z.nullable(z.enum(textEncodings)),
  delimiter: z.nullable(z.string()),
  /** Of a workbook: the sheets whose rows these are, and the others that have any. */
  sheets: z.nullable(z.object({ read: z.array(z.string()), notRead: z.array(z.string()) })),
  /** The first rows as they are in the file. */
  rows: z.array(z.array(z.string())),
  columns: z.int(),
  mapping: statementMappingSchema,
  /** The name under which tables with these headings were read before. */
  knownAs: z.nullable(z.string()),
  /** One with these headings that does not fit this file, which is read by what is in it. */
  contradicts: z.nullable(z.string()),
  /** Every way a table was read before, the last used first. */
  remembered: z.array(rememberedMappingSchema),
  /** The first payments, as they would be taken. */
  payments: z.array(
    z.object({ paidOn: plainDateSchema, amountSen: senSchema, text: z.string(), payer: z.string() }),
  ),
  incoming: z.int(),
  incomingSen: senSchema,
  /** How many of them are in the shop already. */
  alreadyKnown: z.int(),
  /** Of those how many were taken with another day or amount: one of both readings is wrong. */
  readOtherwise: z.int(),
  outgoing: z.int(),
  outgoingSen: senSchema,
  /** How many of the payments nothing in the file says the way of: somebody must say that they came. */
  assumed: z.int(),
  skipped: z.int(),
  /** Rows with an amount that are no payment; the first of them by their numbers. */
  leftOut: z.object({ count: z.int(), rows: z.array(z.int()) }),
  /** Statuses of which only somebody who knows the bank can say whether the money arrived. */
  unknownStatuses: z.array(z.string()),
  /** Numbers of rows, from 1; the first of them. */
  unreadable: z.array(z.int()),
  unreadableCount: z.int(),
  /** Rows whose balance went the other way than was read, or not by their amount; the first of them. */
  contradicted: z.array(z.int()),
  contradictedCount: z.int(),
  fromDate: z.nullable(plainDateSchema),
  toDate: z.nullable(plainDateSchema),
});
export type StatementPreview = z.infer<typeof statementPreviewSchema>;

export const statementImportResponseSchema = z.object({
  statementId: z.string(),
  payments: z.int(),
  /** Those that no statement had brought before. */
  newPayments: z.int(),
  newSen: senSchema,
});
export type StatementImportResponse = z.infer<typeof statementImportResponseSchema>;

/** What went with a statement: the payments that no other has. */
export const statementTakenBackResponseSchema = z.object({ removed: z.int(), removedSen: senSchema });
export type StatementTakenBackResponse = z.infer<typeof statementTakenBackResponseSchema>;

/** Where a payment stands: matched by the rules and waiting for somebody, or decided. */
export const paymentStates = [...paymentGroups, 'matched', 'set_aside'] as const;
export const paymentStateSchema = z.enum(paymentStates);
export type PaymentState = z.infer<typeof paymentStateSchema>;

const heapSchema = z.object({ payments: z.int(), amountSen: senSchema });

export const importedStatementSchema = z.object({
  id: z.string(),
  name: z.string(),
  fromDate: z.nullable(plainDateSchema),
  toDate: z.nullable(plainDateSchema),
  payments: z.int(),
  newPayments: z.int(),
  importedAt: momentSchema,
});
export type ImportedStatement = z.infer<typeof importedStatementSchema>;

const patienceSchema = z._default(
  z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(60)),
  usualPatience,
);
export const moneyQuerySchema = z.object({ days: patienceSchema });

/** What came in, and where it is; each payment is in exactly one of the states. */
export const moneyOverviewSchema = z.object({
  cameInSen: senSchema,
  matchedSen: senSchema,
  setAsideSen: senSchema,
  openSen: senSchema,
  states: z.object({
    exact: heapSchema,
    likely: heapSchema,
    amount_differs: heapSchema,
    paid_twice: heapSchema,
    unknown: heapSchema,
    matched: heapSchema,
    set_aside: heapSchema,
  } satisfies Record<PaymentState, typeof heapSchema>),
  /** Orders whose receipt was approved and whose money never came. */
  missing: z.object({ orders: z.int(), amountSen: senSchema }),
  /** Those that open payments may still be for, and say no more than their amount. */
  perhapsPaid: z.object({ orders: z.int(), amountSen: senSchema }),
  /** The newest first. */
  statements: z.array(importedStatementSchema),
});
export type MoneyOverview = z.infer<typeof moneyOverviewSchema>;

/** An order as whoever has a payment before them must know it. */
const payableOrderSchema = z.object({
  orderId: z.string(),
  orderNumber: orderNumberSchema,
  customerName: z.string(),
  totalSen: senSchema,
  /** What it still costs. */
  dueSen: senSchema,
  orderStatus: orderStatusSchema,
  paymentStatus: paymentStatusSchema,
});
export type FoundOrder = z.infer<typeof payableOrderSchema>;
export const findOrdersQuerySchema = z.object({ search: z.string().check(z.minLength(3), z.maxLength(100)) });
export const foundOrdersResponseSchema = z.object({ orders: z.array(payableOrderSchema) });
export type FoundOrdersResponse = z.infer<typeof foundOrdersResponseSchema>;

const suggestedOrderSchema = z.extend(payableOrderSchema, { reason: z.enum(suggestionReasons) });
export type SuggestedOrder = z.infer<typeof suggestedOrderSchema>;

export const bankPaymentSchema = z.object({
  id: z.string(),
  version: z.int(),
  paidOn: plainDateSchema,
  amountSen: senSchema,
  text: z.string(),
  payer: z.string(),
  state: paymentStateSchema,
  /** Why it was set aside. */
  note: z.string(),
  statementName: z.string(),
  shares: z.array(z.object({ orderId: z.string(), orderNumber: orderNumberSchema, amountSen: senSchema })),
  suggestions: z.array(suggestedOrderSchema),
});
export type BankPayment = z.infer<typeof bankPaymentSchema>;

export const paymentsPageSize = 50;
const pageSchema = z._default(z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(100_000)), 1);
export const paymentsQuerySchema = z.object({ state: paymentStateSchema, page: pageSchema });
export type PaymentsQuery = z.infer<typeof paymentsQuerySchema>;
export const paymentsResponseSchema = z.object({
  payments: z.array(bankPaymentSchema),
  total: z.int(),
  page: z.int(),
});
export type PaymentsResponse = z.infer<typeof paymentsResponseSchema>;

/** Nobody's payment can be it; or one of its amount is open, which somebody has to decide about first. */
export const missingParts = ['missing', 'perhaps'] as const;
export type MissingPart = (typeof missingParts)[number];
export const missingMoneyQuerySchema = z.object({
  days: patienceSchema,
  part: z._default(z.enum(missingParts), 'missing'),
  page: pageSchema,
});
export type MissingMoneyQuery = z.infer<typeof missingMoneyQuerySchema>;
export const missingOrderSchema = z.object({
  orderId: z.string(),
  orderNumber: orderNumberSchema,
  customerName: z.string(),
  totalSen: senSchema,
  receivedSen: senSchema,
  /** The day its receipt came. */
  receiptOn: plainDateSchema,
  orderStatus: orderStatusSchema,
  /** The open payment it may be paid by. */
  payment: z.nullable(bankPaymentSchema),
});
export type MissingOrder = z.infer<typeof missingOrderSchema>;
export const missingMoneyResponseSchema = z.object({
  orders: z.array(missingOrderSchema),
  total: z.int(),
  page: z.int(),
});
export type MissingMoneyResponse = z.infer<typeof missingMoneyResponseSchema>;

const seenPaymentSchema = z.object({ id: idSchema, version: z.int() });

/** Everything that is exact now, to be shown before it is verified. */
export const exactPaymentsResponseSchema = z.object({
  payments: z.array(
    z.object({
      id: z.string(),
      version: z.int(),
      paidOn: plainDateSchema,
      amountSen: senSchema,
      orderNumber: orderNumberSchema,
      customerName: z.string(),
      /** How many later payments name the same order: they stay open, as paid twice. */
      paidAgain: z.int(),
    }),
  ),
});
export type ExactPaymentsResponse = z.infer<typeof exactPaymentsResponseSchema>;

export const verifyExactMax = 100;
export const verifyExactRequestSchema = z.object({
  payments: z.array(seenPaymentSchema).check(z.minLength(1), z.maxLength(verifyExactMax)),
});
export type VerifyExactRequest = z.infer<typeof verifyExactRequestSchema>;

/** Each payment succeeds or fails for itself; a failure carries its refusal. */
export const verifyExactResponseSchema = z.object({
  verified: z.array(z.object({ paymentId: z.string(), orderNumber: orderNumberSchema })),
  failed: z.array(
    z.object({ paymentId: z.string(), code: z.string(), details: z.record(z.string(), z.unknown()) }),
  ),
});
export type VerifyExactResponse = z.infer<typeof verifyExactResponseSchema>;

const shareSchema = z.object({ orderId: idSchema, amountSen: z.int() });
/** What somebody decides about one payment: whose it is, that it is nobody's, or that it is open again. */
export const settlePaymentRequestSchema = z.object({
  version: z.int(),
  decision: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('match'), shares: z.array(shareSchema).check(z.maxLength(50)) }),
    z.object({ kind: z.literal('set_aside'), note: z.string().check(z.trim(), z.maxLength(1000)) }),
    z.object({ kind: z.literal('reopen') }),
  ]),
});
export type SettlePaymentRequest = z.infer<typeof settlePaymentRequestSchema>;

export const settlePaymentResponseSchema = z.object({
  version: z.int(),
  /** The orders that are paid in full by it, and verified from now on. */
  verified: z.array(orderNumberSchema),
  /** Those it verified before, and that wait for verification again without it. */
  unverified: z.array(orderNumberSchema),
});
export type SettlePaymentResponse = z.infer<typeof settlePaymentResponseSchema>;
