import type { Trx } from '../connect.ts';
import { demoProducts } from './demo-products.ts';

const demoCategories = [
  { name: 'Mooncake', name_zh: '月饼', color: '#fef3c7', description: 'Baked mooncakes in boxes of four' },
  { name: 'Snowskin', name_zh: '冰皮', color: '#dfe9df', description: 'Chilled snowskin mooncakes' },
  { name: 'TeoChew', name_zh: '潮式', color: '#e8dff0', description: 'Flaky TeoChew mooncakes' },
];

export async function seedCatalogue(trx: Trx): Promise<void> {
  const categories = await trx
    .insertInto('categories')
    .values(demoCategories.map((category, index) => ({ ...category, sort_order: index + 1 })))
    .returning(['id', 'name'])
    .execute();
  const categoryId = new Map(categories.map(({ id, name }) => [name, id]));

  for (const [index, product] of demoProducts.entries()) {
    const { id } = await trx
      .insertInto('products')
      .values({
        ...(product.id === undefined ? {} : { id: product.id }),
        name: product.name,
        name_zh: product.nameZh,
        description: product.description,
        description_zh: product.descriptionZh,
        price_sen: product.priceSen,
        features: product.features,
        features_zh: product.featuresZh,
        stock_quantity: product.perBatch,
        category: product.category,
        category_id: categoryId.get(product.category) ?? null,
        sort_order: index + 1,
        product_type: product.productType,
        mooncake_config: product.mooncakeConfig ? JSON.stringify(product.mooncakeConfig) : null,
        pieces: JSON.stringify(product.pieces ?? []),
        fixed_flavours: JSON.stringify(product.fixedFlavours ?? []),
      })
      .returning('id')
      .executeTakeFirstOrThrow();

    await trx
      .insertInto('product_images')
      .values(
        product.pictures.map(({ view, altText, altTextZh }, position) => ({
          product_id: id,
          image_url: `/pictures/${product.slug}${view}.webp`,
          alt_text: altText,
          alt_text_zh: altTextZh,
          is_primary: position === 0,
          sort_order: position,
        })),
      )
      .execute();
  }
}
