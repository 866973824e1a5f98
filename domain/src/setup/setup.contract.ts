import * as z from 'zod/mini';

/** What an owner does before the shop is theirs, in the order that makes sense. */
export const setupSteps = [
  'contacts',
  'payment',
  'places',
  'products',
  'dates',
  'test_order',
  'colleague',
  'backup',
] as const;
const setupStepSchema = z.enum(setupSteps);
export type SetupStep = z.infer<typeof setupStepSchema>;

/** How much of the shop is invented, and how much of it is real already. */
const sampleCountSchema = z.object({
  orders: z.int(),
  products: z.int(),
  batches: z.int(),
  members: z.int(),
  realOrders: z.int(),
});
export type SampleCount = z.infer<typeof sampleCountSchema>;

export const setupResponseSchema = z.object({
  done: z.array(setupStepSchema),
  /** Somebody said that the list need not be shown any more. */
  isDismissed: z.boolean(),
  sample: sampleCountSchema,
});
export type SetupResponse = z.infer<typeof setupResponseSchema>;

export const setupDismissalSchema = z.object({ isDismissed: z.boolean() });

export const ownShopRequestSchema = z.object({
  confirmation: z.string().check(z.maxLength(100)),
  /** Typed as well where real orders exist: how many of them there are. */
  realOrders: z.string().check(z.maxLength(20)),
  /** The products of the demo stay, to be written over. */
  keepsProducts: z.boolean(),
});
export type OwnShopRequest = z.infer<typeof ownShopRequestSchema>;

export const ownShopResponseSchema = z.object({
  orders: z.int(),
  products: z.int(),
  batches: z.int(),
  members: z.int(),
});
export type OwnShopResponse = z.infer<typeof ownShopResponseSchema>;
