import * as z from 'zod/mini';
import { plainDateSchema } from '../calendar.ts';
import { senSchema } from '../money.contract.ts';

const shareSchema = z.number().check(z.minimum(0), z.maximum(1));

export const trendDaySchema = z.object({ day: plainDateSchema, orders: z.int(), totalSen: senSchema });
export type TrendDay = z.infer<typeof trendDaySchema>;

export const productShareSchema = z.object({ name: z.string(), boxes: z.int(), share: shareSchema });
export type ProductShare = z.infer<typeof productShareSchema>;

export const statisticsSchema = z.object({
  totalOrders: z.int(),
  pendingPayment: z.int(),
  readyForPickup: z.int(),
  completedToday: z.int(),
  completedThisWeek: z.int(),
  totalRevenueSen: senSchema,
  averageOrderSen: senSchema,
  /** Null, shown as N/A, before the first order. */
  topProduct: z.nullable(z.string()),
  conversionRate: shareSchema,
  paymentSuccessRate: shareSchema,
  retentionRate: shareSchema,
  trend: z.array(trendDaySchema),
  distribution: z.array(productShareSchema),
});
export type Statistics = z.infer<typeof statisticsSchema>;
