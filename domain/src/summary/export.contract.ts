import * as z from 'zod/mini';
import { dateInputSchema } from '../calendar.contract.ts';
import { orderMatchSchema } from '../orders/order-list.contract.ts';

/** Which orders an export holds; both days belong to it, as the calendar of the kitchen has them. */
export const orderExportQuerySchema = z.extend(orderMatchSchema, {
  from: z.optional(dateInputSchema),
  to: z.optional(dateInputSchema),
});
export type OrderExportQuery = z.infer<typeof orderExportQuerySchema>;

/** A workbook is put together in memory, so it has an end; a CSV file has none. */
export const maxOrdersInWorkbook = 20_000;
