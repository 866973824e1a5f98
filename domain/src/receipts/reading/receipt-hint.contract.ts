import * as z from 'zod/mini';
import { senSchema } from '../../money.contract.ts';

/** What the customer's browser is told about the latest receipt of its order. */
export const ownReadingSchema = z.object({
  /** Whether asking again in a moment may tell more. */
  isWaiting: z.boolean(),
  hint: z.nullable(z.enum(['amount', 'success'])),
  amountDueSen: senSchema,
});
export type OwnReading = z.infer<typeof ownReadingSchema>;
