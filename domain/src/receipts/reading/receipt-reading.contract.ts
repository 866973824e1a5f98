import * as z from 'zod/mini';
import { senSchema } from '../../money.contract.ts';
import { orderNumberSchema } from '../../order-number.ts';
import { receiptVerdictSchema } from '../../receipt-verdict.ts';

/** Where on the picture something stands, each from 0 to 1 of its width or height. */
export const pictureBoxSchema = z.object({
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
});
export type PictureBox = z.infer<typeof pictureBoxSchema>;

/** What a reader made of one word on the receipt, in reading order; a text layer knows no place. */
export type ReadWord = {
  text: string;
  /** Words with the same number stand in one row, a label and its value far to the right too; rows count from the top. */
  line: number;
  /** 0 to 100. */
  confidence: number;
  box: PictureBox | null;
};

/** What the receipt of an order should show. */
export type ExpectedReceipt = {
  amountSen: number;
  orderNumber: string;
  accountNumber: string;
  accountName: string;
  /** Where the account is, as the shop's settings say it. */
  bankName?: string;
  /** What else the shop is called, in English and in Chinese. */
  otherNames?: readonly string[];
  /** The day of the hold and the day the receipt came, in Malaysia: "2026-09-18". */
  firstDay: string;
  lastDay: string;
  /** The times of both, in Malaysia: "14:30". */
  firstTime: string;
  lastTime: string;
};

/** Found as expected; found, but something else; not found at all. */
export const findingSchema = z.object({
  verdict: z.enum(['matches', 'differs', 'not-found']),
  /** What was read in its place, as it stands on the receipt. */
  read: z.nullable(z.string()),
  box: z.nullable(pictureBoxSchema),
  /** It matches, but something beside it speaks against it or it was read badly: a person has to look. */
  isDoubtful: z.optional(z.boolean()),
});
export type Finding = z.infer<typeof findingSchema>;

/** Words or a number that nothing explains: no phrase of a bank, nothing that was expected. `read` is empty where writing could not be read. */
export const notUnderstoodSchema = z.object({ read: z.string(), box: z.nullable(pictureBoxSchema) });
export type NotUnderstood = z.infer<typeof notUnderstoodSchema>;

export const receiptFindingsSchema = z.object({
  amount: findingSchema,
  orderNumber: findingSchema,
  account: findingSchema,
  date: findingSchema,
  success: findingSchema,
  /**
   * The bank's own number of the transaction: nothing to compare it with, so it is found or not. Those of two
   * orders are compared by `transactionKey`, which knows what readers confuse.
   */
  transaction: findingSchema,
  /** What else stands there and is not known to stand on a receipt; readings of before it was asked for lack it. */
  notUnderstood: z.optional(z.array(notUnderstoodSchema)),
});
export type ReceiptFindings = z.infer<typeof receiptFindingsSchema>;
/** What is held against the order. */
export type ReceiptPart = Exclude<keyof ReceiptFindings, 'notUnderstood'>;

export type ReceiptVerdict = z.infer<typeof receiptVerdictSchema>;

/** Another order that shows the same transaction number, or nearly the same picture. */
export const similarOrderSchema = z.object({
  orderId: z.string(),
  orderNumber: orderNumberSchema,
  why: z.enum(['same-transaction', 'similar-picture']),
});
export type SimilarOrder = z.infer<typeof similarOrderSchema>;

/** What the shop read on a receipt, for the reviewer. */
export const receiptReadingSchema = z.object({
  /** `waiting` for its turn, `unreadable` where nothing could be made of the file, `off` where no reader is installed. */
  state: z.enum(['waiting', 'read', 'unreadable', 'off']),
  verdict: z.nullable(receiptVerdictSchema),
  expectedAmountSen: senSchema,
  findings: z.nullable(receiptFindingsSchema),
  similarOrders: z.array(similarOrderSchema),
});
export type ReceiptReading = z.infer<typeof receiptReadingSchema>;
