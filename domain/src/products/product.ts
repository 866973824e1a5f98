import * as z from 'zod/mini';
import { senSchema } from '../money.contract.ts';

/** Which general family a flavour belongs to; the builder and the flavour card group by it. */
export const flavourCategories = ['Shanghai', 'Traditional', 'Other'] as const;
export const flavourCategorySchema = z.enum(flavourCategories);
export type FlavourCategory = z.infer<typeof flavourCategorySchema>;

export const boxFlavourSchema = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  nameZh: z.string(),
  description: z.string(),
  /** Empty when the owner wrote none, as with every text that has a twin. */
  descriptionZh: z.string(),
  generalFlavourCategory: flavourCategorySchema,
  hasYolkOption: z.boolean(),
  imageUrl: z.nullable(z.string()),
});
export type BoxFlavour = z.infer<typeof boxFlavourSchema>;

export const mooncakeConfigSchema = z.object({
  basePriceSen: senSchema,
  yolkPriceSen: senSchema,
  flavours: z.array(boxFlavourSchema),
});
export type MooncakeConfig = z.infer<typeof mooncakeConfigSchema>;

/** A piece that a box is filled with one by one, at its own price. */
export const pieceFlavourSchema = z.object({
  id: z.string(),
  name: z.string(),
  nameZh: z.string(),
  hasYolk: z.boolean(),
  priceSen: senSchema,
  group: z.enum(['classic', 'new']),
  imageUrl: z.nullable(z.string()),
});
export type PieceFlavour = z.infer<typeof pieceFlavourSchema>;

/** A flavour that comes with the box and cannot be chosen. */
export const fixedFlavourSchema = z.object({ name: z.string(), nameZh: z.string() });
export type FixedFlavour = z.infer<typeof fixedFlavourSchema>;

export const productImageSchema = z.object({
  id: z.string(),
  imageUrl: z.string(),
  altText: z.string(),
  altTextZh: z.string(),
  sortOrder: z.int(),
});
export type ProductImage = z.infer<typeof productImageSchema>;

/** The words around a price: 'from RM' or 'RM', 'per box' or 'per piece'; and the least it can cost. */
const priceLabelSchema = z.object({
  isFrom: z.boolean(),
  unit: z.enum(['box', 'piece']),
  priceSen: senSchema,
});

/** What the kind of a product says about it, so that a page need not know any kinds. */
const kindFactsSchema = z.object({
  /** What putting it into the cart involves, as the button says it. */
  adding: z.enum(['add', 'customize', 'configure']),
  /** The dialog in which a box of it is filled; null when there is nothing to choose. */
  configurator: z.nullable(z.string()),
  priceLabel: priceLabelSchema,
  /** A picture of ours, for when none is stored. */
  ownPicture: z.nullable(z.string()),
});
export type KindFacts = z.infer<typeof kindFactsSchema>;

/** A product as every customer may see it. */
export const productSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  nameZh: z.string(),
  description: z.string(),
  /** Empty when the owner wrote none: the page then shows `description`. */
  descriptionZh: z.string(),
  priceSen: senSchema,
  images: z.array(productImageSchema),
  features: z.array(z.string()),
  featuresZh: z.array(z.string()),
  /** The category's name; `mooncake` where no category was chosen. */
  category: z.string(),
  categoryId: z.nullable(z.string()),
  sortOrder: z.int(),
  /** The name of its kind. */
  productType: z.string(),
  mooncakeConfig: z.nullable(mooncakeConfigSchema),
  /** What a box is filled with piece by piece. */
  pieces: z.array(pieceFlavourSchema),
  fixedFlavours: z.array(fixedFlavourSchema),
  ...kindFactsSchema.shape,
});
export type Product = z.infer<typeof productSchema>;
/** A product without what its kind adds. */
export type ProductFacts = Omit<Product, keyof KindFacts>;
