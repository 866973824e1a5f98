import { checkProductDraft } from '@mooncake/domain/products/form/check-product';
import { productSlug } from '@mooncake/domain/products/form/slug';
import { kindById } from '@mooncake/domain/products/kinds/all-kinds';
import type { ProductDraft } from '@mooncake/domain/products/product-draft';
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

/** The draft as the columns keep it; the kind is said once, when the product is made. */
export async function columnsOf(trx: Trx, draft: ProductDraft) {
  const { priceSen, mooncakeConfig, pieces, fixedFlavours } = kindById(draft.productType).stored(draft);
  return {
    name: draft.name,
    name_zh: draft.nameZh,
    description: draft.description,
    description_zh: draft.descriptionZh,
    price_sen: priceSen,
    features: withoutBlanks(draft.features),
    features_zh: withoutBlanks(draft.featuresZh),
    is_active: draft.isActive,
    stock_quantity: draft.stockQuantity,
    sort_order: draft.sortOrder,
    ...(await categoryOf(trx, draft.categoryId)),
    mooncake_config: mooncakeConfig && JSON.stringify(mooncakeConfig),
    pieces: JSON.stringify(pieces),
    fixed_flavours: JSON.stringify(fixedFlavours),
  };
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
