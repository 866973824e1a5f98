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
  /** Customers at the payment page right now, with a reservation. */
  payingCustomers: z.int(),
});
export type SampleCount = z.infer<typeof sampleCountSchema>;

const methodNameSchema = z.object({ name: z.string(), nameZh: z.string() });
export type MethodName = z.infer<typeof methodNameSchema>;

export const setupResponseSchema = z.object({
  done: z.array(setupStepSchema),
  /** The bank alone is enough to open, and worth a word. */
  hasDuitNow: z.boolean(),
  /** Methods on offer whose place has no address of the owner's. */
  methodsWithoutAddress: z.array(methodNameSchema),
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
  /** And where customers are at the payment: how many. */
  payingCustomers: z.string().check(z.maxLength(20)),
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
