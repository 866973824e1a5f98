import * as z from 'zod/mini';
import { senSchema } from '../../../money.contract.ts';

/** No single pieces are sold. */
export const yamBoxSizes = [2, 4] as const;
export type YamBoxSize = (typeof yamBoxSizes)[number];

// The field names are those of carts and orders already stored, hence "flavor".

const pieceCountSchema = z.int().check(z.nonnegative());

const yamBoxFlavourSchema = z.object({
  flavorId: z.string(),
  flavorName: z.string(),
  flavorNameZh: z.string(),
  hasYolk: z.boolean(),
  priceSen: senSchema,
  quantity: pieceCountSchema,
});

export const yamBoxMetadataSchema = z
  .object({
    type: z.literal('teochew_yam_box'),
    boxSize: z.literal(yamBoxSizes),
    flavors: z.array(yamBoxFlavourSchema),
  })
  .check(
    z.refine(({ boxSize, flavors }) => boxSize === flavors.reduce((sum, { quantity }) => sum + quantity, 0)),
  );
export type YamBoxMetadata = z.infer<typeof yamBoxMetadataSchema>;

/** How the first version of the shop kept the same choice. */
export const yamSpecialMetadataSchema = z.object({
  type: z.literal('teochew_yam_special'),
  /** Pieces by flavour id. */
  selections: z.record(z.string(), pieceCountSchema),
  availableFlavors: z.array(
    z.object({ id: z.string(), name: z.string(), nameZh: z.string(), hasYolk: z.boolean() }),
  ),
});
