import * as z from 'zod/mini';
import { dateInputSchema, plainDateSchema } from '../calendar.contract.ts';
import { senSchema } from '../money.contract.ts';

const shareSchema = z.number().check(z.minimum(0), z.maximum(1));

/** Revenue is that of verified orders, as everywhere on the page. */
export const trendDaySchema = z.object({ day: plainDateSchema, orders: z.int(), revenueSen: senSchema });
export type TrendDay = z.infer<typeof trendDaySchema>;

export const productShareSchema = z.object({
  name: z.string(),
  nameZh: z.string(),
  boxes: z.int(),
  share: shareSchema,
});
export type ProductShare = z.infer<typeof productShareSchema>;

export const flavourShareSchema = z.object({
  code: z.string(),
  name: z.string(),
  nameZh: z.string(),
  hasYolk: z.boolean(),
  pieces: z.int(),
  share: shareSchema,
});
export type FlavourShare = z.infer<typeof flavourShareSchema>;

export const batchLoadSchema = z.object({
  batchId: z.string(),
  batchName: z.string(),
  batchDate: plainDateSchema,
  pieces: z.int(),
  limitPieces: z.int(),
});
export type BatchLoad = z.infer<typeof batchLoadSchema>;

/** Days of ordering, both counted; without an end the span is open on that side. */
export const statisticsRangeSchema = z.object({
  from: z.optional(dateInputSchema),
  to: z.optional(dateInputSchema),
});
export type StatisticsRange = z.infer<typeof statisticsRangeSchema>;

export const statisticsSchema = z.object({
  totalOrders: z.int(),
  pendingPayment: z.int(),
  readyForPickup: z.int(),
  completedToday: z.int(),
  completedThisWeek: z.int(),
  totalRevenueSen: senSchema,
  /** The part of the revenue that nobody has seen in the bank account yet. */
  unsettledSen: senSchema,
  averageOrderSen: senSchema,
  /** Null, shown as N/A, before the first order. */
  topProduct: z.nullable(z.object({ name: z.string(), nameZh: z.string() })),
  conversionRate: shareSchema,
  paymentSuccessRate: shareSchema,
  retentionRate: shareSchema,
  trend: z.array(trendDaySchema),
  distribution: z.array(productShareSchema),
  flavours: z.array(flavourShareSchema),
  batches: z.array(batchLoadSchema),
});
export type Statistics = z.infer<typeof statisticsSchema>;
