import * as z from 'zod/mini';
import { senSchema } from '../money.contract.ts';
import { flavourCategorySchema } from './product.ts';

// The field names are those of carts and orders already stored, hence "flavor".

const boxSelectionSchema = z.object({
  flavor: z.string(),
  flavorZh: z.string(),
  hasYolk: z.boolean(),
  code: z.string(),
  position: z.literal([1, 2, 3, 4]),
  category: flavourCategorySchema,
});
export type BoxSelectionMetadata = z.infer<typeof boxSelectionSchema>;

const boxMetadataSchema = z.object({
  type: z.literal('mooncake_box'),
  selections: z.array(boxSelectionSchema).check(
    z.length(4),
    z.refine((selections) => new Set(selections.map(({ position }) => position)).size === selections.length),
  ),
});
export type BoxMetadata = z.infer<typeof boxMetadataSchema>;

const pieceCountSchema = z.int().check(z.nonnegative());

const yamBoxFlavourSchema = z.object({
  flavorId: z.string(),
  flavorName: z.string(),
  flavorNameZh: z.string(),
  hasYolk: z.boolean(),
  priceSen: senSchema,
  quantity: pieceCountSchema,
});
export type YamBoxFlavourMetadata = z.infer<typeof yamBoxFlavourSchema>;

const yamBoxMetadataSchema = z
  .object({
    type: z.literal('teochew_yam_box'),
    boxSize: z.literal([2, 4]),
    flavors: z.array(yamBoxFlavourSchema),
  })
  .check(
    z.refine(({ boxSize, flavors }) => boxSize === flavors.reduce((sum, { quantity }) => sum + quantity, 0)),
  );
export type YamBoxMetadata = z.infer<typeof yamBoxMetadataSchema>;

const yamSpecialMetadataSchema = z.object({
  type: z.literal('teochew_yam_special'),
  /** Pieces by flavour id. */
  selections: z.record(z.string(), pieceCountSchema),
  availableFlavors: z.array(
    z.object({ id: z.string(), name: z.string(), nameZh: z.string(), hasYolk: z.boolean() }),
  ),
});

/** What is inside a box in the cart; plain products carry none. */
export const cartMetadataSchema = z.discriminatedUnion('type', [
  boxMetadataSchema,
  yamBoxMetadataSchema,
  yamSpecialMetadataSchema,
]);
export type CartMetadata = z.infer<typeof cartMetadataSchema>;
