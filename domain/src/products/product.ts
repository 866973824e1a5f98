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

export const yamFlavourSchema = z.object({
  id: z.string(),
  name: z.string(),
  nameZh: z.string(),
  hasYolk: z.boolean(),
  priceSen: senSchema,
  group: z.enum(['classic', 'new']),
  imageUrl: z.nullable(z.string()),
});
export type YamFlavour = z.infer<typeof yamFlavourSchema>;

export const yamConfigSchema = z.object({ flavours: z.array(yamFlavourSchema) });
export type YamConfig = z.infer<typeof yamConfigSchema>;

/** A flavour that comes with the box and cannot be chosen, like the six mochi. */
export const fixedFlavourSchema = z.object({ name: z.string(), nameZh: z.string() });
export type FixedFlavour = z.infer<typeof fixedFlavourSchema>;

export const productImageSchema = z.object({
  id: z.string(),
  imageUrl: z.string(),
  altText: z.string(),
  sortOrder: z.int(),
});
export type ProductImage = z.infer<typeof productImageSchema>;

export const productTypes = ['standard', 'mooncake_box', 'teochew_yam_special'] as const;
export const productTypeSchema = z.enum(productTypes);
export type ProductType = z.infer<typeof productTypeSchema>;

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
  productType: productTypeSchema,
  mooncakeConfig: z.nullable(mooncakeConfigSchema),
  yamConfig: z.nullable(yamConfigSchema),
  fixedFlavours: z.array(fixedFlavourSchema),
});
export type Product = z.infer<typeof productSchema>;
