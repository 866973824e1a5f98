import type { Sen } from '@mooncake/domain/money';
import { checkProductDraft, type ProductDraft } from '@mooncake/domain/products/form/product-draft';
import { productSlug } from '@mooncake/domain/products/form/slug';
import type { BoxFlavour, MooncakeConfig, YamConfig } from '@mooncake/domain/products/product';
import { refuse } from '@mooncake/domain/refusal';
import type { Trx } from '../database/connect.ts';

/** Refuses what is missing or wrong, and a name whose address another product has. */
export async function checkProduct(trx: Trx, id: string, draft: ProductDraft): Promise<void> {
  const problems = checkProductDraft(draft);
  if (problems.length > 0) throw refuse('product.invalid', { problems });

  const others = await trx
    .selectFrom('products')
    .select(['id', 'name'])
    .where('id', '<>', id)
    .where('archived_at', 'is', null)
    .execute();
  const slug = productSlug(draft.name, id);
  const namesake = others.find((other) => productSlug(other.name, other.id) === slug);
  if (namesake) throw refuse('product.name_taken', { name: namesake.name });
}

/** The draft as the columns keep it. */
export async function columnsOf(trx: Trx, draft: ProductDraft) {
  return {
    name: draft.name,
    name_zh: draft.nameZh,
    description: draft.description,
    description_zh: draft.descriptionZh,
    price_sen: priceOf(draft),
    features: withoutBlanks(draft.features),
    features_zh: withoutBlanks(draft.featuresZh),
    is_active: draft.isActive,
    stock_quantity: draft.stockQuantity,
    sort_order: draft.sortOrder,
    ...(await categoryOf(trx, draft.categoryId)),
    mooncake_config: json(boxOf(draft)),
    yam_config: json(piecesOf(draft)),
    fixed_flavours: JSON.stringify(draft.productType === 'standard' ? draft.fixedFlavours : []),
  };
}

/** Pieces have prices of their own; the product costs what the cheapest does. */
function priceOf({ productType, priceSen, yamFlavours }: ProductDraft): Sen {
  return productType === 'teochew_yam_special'
    ? Math.min(...yamFlavours.map((flavour) => flavour.priceSen))
    : priceSen;
}

function boxOf({ productType, priceSen, box }: ProductDraft): MooncakeConfig | null {
  if (productType !== 'mooncake_box' || box === null) return null;
  const flavours = box.flavours.map(({ code, ...flavour }): BoxFlavour => {
    const upper = code.toUpperCase();
    return { ...flavour, id: upper, code: upper };
  });
  return { basePriceSen: priceSen, yolkPriceSen: box.yolkPriceSen, flavours };
}

function piecesOf({ productType, yamFlavours }: ProductDraft): YamConfig | null {
  return productType === 'teochew_yam_special' ? { flavours: yamFlavours } : null;
}

/** The name is kept beside the id, for the day the category is gone. */
async function categoryOf(trx: Trx, categoryId: string | null) {
  if (categoryId === null) return { category_id: null, category: 'mooncake' };
  const category = await trx
    .selectFrom('categories')
    .select('name')
    .where('id', '=', categoryId)
    .executeTakeFirst();
  if (!category) throw refuse('category.not_found');
  return { category_id: categoryId, category: category.name };
}

function withoutBlanks(texts: readonly string[]): string[] {
  return texts.filter((text) => text !== '');
}

function json(value: object | null): string | null {
  return value && JSON.stringify(value);
}
