import * as z from 'zod/mini';

/** Where boxes change hands: a place customers come to, or send their rider to. */
export const pickupPlaceSchema = z.object({
  name: z.string(),
  nameZh: z.string(),
  address: z.string(),
  note: z.string(),
  noteZh: z.string(),
  /** A page of a map to find the way with. */
  mapUrl: z.nullable(z.string()),
  mapImageUrl: z.nullable(z.string()),
});
export type PickupPlace = z.infer<typeof pickupPlaceSchema>;
