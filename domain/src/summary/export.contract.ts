import * as z from 'zod/mini';
import { dateInputSchema } from '../calendar.contract.ts';
import { dashboardStatusSchema } from '../orders/status/status.ts';
import { idSchema } from '../schemas.ts';

/** Which orders an export holds; both days belong to it, as the calendar of the kitchen has them. */
export const orderExportQuerySchema = z.object({
  batchId: z.optional(idSchema),
  status: z.optional(dashboardStatusSchema),
  /** Part of a number, name or phone, as in the orders list. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  from: z.optional(dateInputSchema),
  to: z.optional(dateInputSchema),
});
export type OrderExportQuery = z.infer<typeof orderExportQuerySchema>;

/** A workbook is put together in memory, so it has an end; a CSV file has none. */
export const maxOrdersInWorkbook = 20_000;
