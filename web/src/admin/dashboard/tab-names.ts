import * as z from 'zod/mini';

export const tabNames = [
  'orders',
  'batch-summary',
  'batch-management',
  'pickup-slots',
  'products',
  'categories',
] as const;
export type TabName = (typeof tabNames)[number];

/** A remembered tab; the first version had one called 'settings', which shows the orders now. */
export const tabSchema = z.pipe(
  z.enum([...tabNames, 'settings']),
  z.transform((name): TabName => (name === 'settings' ? 'orders' : name)),
);
