import * as z from 'zod/mini';
import { flavourCategorySchema } from '../../product.ts';

export const boxPositions = [1, 2, 3, 4] as const;
export type BoxPosition = (typeof boxPositions)[number];

// The field names are those of carts and orders already stored, hence "flavor".

export const boxType = 'mooncake_box';

const boxSelectionSchema = z.object({
  flavor: z.string(),
  flavorZh: z.string(),
  hasYolk: z.boolean(),
  code: z.string(),
  position: z.literal(boxPositions),
  category: flavourCategorySchema,
});

export const boxMetadataSchema = z.object({
  type: z.literal(boxType),
  selections: z.array(boxSelectionSchema).check(
    z.length(4),
    z.refine((selections) => new Set(selections.map(({ position }) => position)).size === selections.length),
  ),
});
export type BoxMetadata = z.infer<typeof boxMetadataSchema>;
