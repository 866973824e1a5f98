import * as z from 'zod/mini';
import { languageSchema } from '../language.contract.ts';
import { senSchema } from '../money.contract.ts';
import { orderNumberSchema } from '../order-number.ts';
import { idSchema, momentSchema } from '../schemas.ts';
import { storedConfirmationSchema } from './confirmation.contract.ts';
import { orderFormSchema } from './order-form.ts';
import { orderStatusSchema } from './status/status.ts';

/** The text parts of an order. What is bought, where and when is known from the hold. */
export const orderSubmissionSchema = z.extend(orderFormSchema, {
  holdId: idSchema,
  language: languageSchema,
  /** `true` once the customer pressed 'I've Made Payment'. */
  paymentConfirmed: z.pipe(
    z.enum(['true', 'false']),
    z.transform((text) => text === 'true'),
  ),
});
export type OrderSubmission = z.infer<typeof orderSubmissionSchema>;

export const placedOrderSchema = z.object({
  orderNumber: orderNumberSchema,
  orderStatus: orderStatusSchema,
  totalSen: senSchema,
  createdAt: momentSchema,
  /** The receipt came after the hold had expired and the stock was gone: staff will call. */
  outsideStock: z.boolean(),
  /** What the order summary page shows and the browser keeps. */
  confirmation: storedConfirmationSchema,
});
export type PlacedOrder = z.infer<typeof placedOrderSchema>;
