import * as z from 'zod/mini';
import { senSchema } from '../money.contract.ts';
import { idSchema, maxCount } from '../schemas.ts';
import { maxPictures } from './picture-file.ts';
import { fixedFlavourSchema, flavourCategorySchema, pieceFlavourSchema } from './product.ts';

/** Higher than any price a home kitchen needs, and safe to add up. */
export const maxPriceSen = 10_000_000;
const maxFlavours = 40;
const maxFeatures = 20;

const words = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const priceSchema = senSchema.check(z.maximum(maxPriceSen));
const countSchema = z.int().check(z.nonnegative(), z.maximum(maxCount));
/** One of our own addresses, or a secure one elsewhere; never a script. */
const imageUrlSchema = z.string().check(z.maxLength(500), z.regex(/^(?:\/(?!\/)|https:\/\/)/));

const boxFlavourDraftSchema = z.object({
  code: words(8),
  name: words(80),
  nameZh: words(80),
  description: words(300),
  descriptionZh: z._default(words(300), ''),
  generalFlavourCategory: flavourCategorySchema,
  hasYolkOption: z.boolean(),
  imageUrl: z.nullable(imageUrlSchema),
});
export type BoxFlavourDraft = z.infer<typeof boxFlavourDraftSchema>;

const pieceFlavourDraftSchema = z.extend(pieceFlavourSchema, {
  id: words(8),
  name: words(80),
  nameZh: words(80),
  priceSen: priceSchema,
  imageUrl: z.nullable(imageUrlSchema),
});

/** A product as staff save it. */
export const productDraftSchema = z.object({
  name: words(120),
  nameZh: words(120),
  description: words(2_000),
  descriptionZh: words(2_000),
  /** A box without yolk; where pieces have prices, the least of them. */
  priceSen: priceSchema,
  features: z.array(words(80)).check(z.maxLength(maxFeatures)),
  featuresZh: z.array(words(80)).check(z.maxLength(maxFeatures)),
  categoryId: z.nullable(idSchema),
  stockQuantity: countSchema,
  sortOrder: countSchema,
  isActive: z.boolean(),
  /** The name of its kind. */
  productType: z.string().check(z.maxLength(80)),
  /** Only boxes have one. */
  box: z.nullable(
    z.object({
      yolkPriceSen: priceSchema,
      flavours: z.array(boxFlavourDraftSchema).check(z.maxLength(maxFlavours)),
    }),
  ),
  /** Pieces with prices of their own, where the kind sells by the piece. */
  pieces: z.array(pieceFlavourDraftSchema).check(z.maxLength(maxFlavours)),
  fixedFlavours: z
    .array(z.extend(fixedFlavourSchema, { name: words(80), nameZh: words(80) }))
    .check(z.maxLength(maxFlavours)),
  /** In order, the first is the one that leads. */
  images: z
    .array(z.object({ imageUrl: imageUrlSchema, altText: words(300), altTextZh: z._default(words(300), '') }))
    .check(z.maxLength(maxPictures)),
});
export type ProductDraft = z.infer<typeof productDraftSchema>;

/** `path` names the field the way the form does: `nameZh`, `box.flavours.2.code`. */
export type ProductProblem = {
  path: string;
  problem: 'required' | 'price' | 'code' | 'taken' | 'no_flavours';
};

/** The lists of flavours staff can fill in: names alone, what a box of four is filled from, priced pieces. */
export type EditorName = 'fixed' | 'box' | 'pieces';
