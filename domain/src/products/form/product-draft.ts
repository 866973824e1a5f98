import * as z from 'zod/mini';
import { senSchema } from '../../money.contract.ts';
import { idSchema, maxCount } from '../../schemas.ts';
import { maxPictures } from '../picture-file.ts';
import {
  fixedFlavourSchema,
  flavourCategorySchema,
  productTypeSchema,
  yamFlavourSchema,
} from '../product.ts';

/** Higher than any price a home kitchen needs, and safe to add up. */
export const maxPriceSen = 10_000_000;
const maxFlavours = 40;
const maxFeatures = 20;

const words = (most: number) => z.string().check(z.trim(), z.maxLength(most));
const priceSchema = senSchema.check(z.maximum(maxPriceSen));
const countSchema = z.int().check(z.nonnegative(), z.maximum(maxCount));
/** One of our own addresses, or a secure one elsewhere; never a script. */
const imageUrlSchema = z.string().check(z.maxLength(500), z.regex(/^(?:\/(?!\/)|https:\/\/)/));

const boxFlavourDraftSchema = z.object({
  code: words(8),
  name: words(80),
  nameZh: words(80),
  description: words(300),
  generalFlavourCategory: flavourCategorySchema,
  hasYolkOption: z.boolean(),
  imageUrl: z.nullable(imageUrlSchema),
});
export type BoxFlavourDraft = z.infer<typeof boxFlavourDraftSchema>;

const yamFlavourDraftSchema = z.extend(yamFlavourSchema, {
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
  /** A box without yolk; for yam the least a piece costs. */
  priceSen: priceSchema,
  features: z.array(words(80)).check(z.maxLength(maxFeatures)),
  featuresZh: z.array(words(80)).check(z.maxLength(maxFeatures)),
  categoryId: z.nullable(idSchema),
  stockQuantity: countSchema,
  sortOrder: countSchema,
  isActive: z.boolean(),
  productType: productTypeSchema,
  /** Only boxes have one. */
  box: z.nullable(
    z.object({
      yolkPriceSen: priceSchema,
      flavours: z.array(boxFlavourDraftSchema).check(z.maxLength(maxFlavours)),
    }),
  ),
  /** Only yam products have pieces with prices of their own. */
  yamFlavours: z.array(yamFlavourDraftSchema).check(z.maxLength(maxFlavours)),
  fixedFlavours: z
    .array(z.extend(fixedFlavourSchema, { name: words(80), nameZh: words(80) }))
    .check(z.maxLength(maxFlavours)),
  /** In order, the first is the one that leads. */
  images: z
    .array(z.object({ imageUrl: imageUrlSchema, altText: words(300) }))
    .check(z.maxLength(maxPictures)),
});
export type ProductDraft = z.infer<typeof productDraftSchema>;

/** `path` names the field the way the form does: `nameZh`, `box.flavours.2.code`. */
export type ProductProblem = {
  path: string;
  problem: 'required' | 'price' | 'code' | 'taken' | 'no_flavours';
};

/** What is missing or wrong; an empty list may be saved. */
export function checkProductDraft(draft: ProductDraft): ProductProblem[] {
  return [
    ...missing('', draft, ['name', 'nameZh']),
    ...(draft.productType === 'mooncake_box' ? checkBox(draft) : []),
    ...(draft.productType === 'teochew_yam_special' ? checkPieces(draft) : []),
    ...(draft.productType === 'standard'
      ? draft.fixedFlavours.flatMap((flavour, at) =>
          missing(`fixedFlavours.${at}.`, flavour, ['name', 'nameZh']),
        )
      : []),
  ];
}

function checkBox({ box }: ProductDraft): ProductProblem[] {
  const flavours = box?.flavours ?? [];
  if (flavours.length === 0) return [{ path: 'box.flavours', problem: 'no_flavours' }];
  const codes = flavours.map(({ code }) => code.toUpperCase());
  return flavours.flatMap((flavour, at) => {
    const path = `box.flavours.${at}.`;
    const code = codes[at] ?? '';
    return [
      ...missing(path, flavour, ['code', 'name', 'nameZh']),
      // A trailing Y would mean "with yolk" on every label and in every cart.
      ...(code !== '' && !/^[A-Z]{1,2}\d{1,3}$/.test(code)
        ? [{ path: `${path}code`, problem: 'code' as const }]
        : []),
      ...(code !== '' && codes.indexOf(code) < at
        ? [{ path: `${path}code`, problem: 'taken' as const }]
        : []),
    ];
  });
}

function checkPieces({ yamFlavours }: ProductDraft): ProductProblem[] {
  if (yamFlavours.length === 0) return [{ path: 'yamFlavours', problem: 'no_flavours' }];
  const ids = yamFlavours.map(({ id }) => id);
  return yamFlavours.flatMap((flavour, at) => [
    ...missing(`yamFlavours.${at}.`, flavour, ['name', 'nameZh']),
    ...(flavour.id === '' || ids.indexOf(flavour.id) < at
      ? [{ path: `yamFlavours.${at}.name`, problem: 'taken' as const }]
      : []),
  ]);
}

function missing<Field extends string>(
  prefix: string,
  texts: Readonly<Record<Field, string>>,
  fields: readonly Field[],
): ProductProblem[] {
  return fields
    .filter((field) => texts[field].trim() === '')
    .map((field) => ({ path: prefix + field, problem: 'required' }));
}
