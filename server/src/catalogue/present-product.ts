import type { Category } from '@mooncake/domain/categories/category';
import { describeProduct } from '@mooncake/domain/products/describe-product';
import { productSlug } from '@mooncake/domain/products/form/slug';
import type { Product, ProductImage } from '@mooncake/domain/products/product';
import type { CategoryRow, ImageRow, ProductRow } from './catalogue.queries.ts';

/** A product as customers may see it. */
export function presentProduct(row: ProductRow, images: readonly ImageRow[]): Product {
  return describeProduct({
    id: row.id,
    slug: productSlug(row.name, row.id),
    name: row.name,
    nameZh: row.name_zh,
    description: row.description,
    descriptionZh: row.description_zh,
    priceSen: row.price_sen,
    images: images.map(presentImage),
    features: row.features,
    featuresZh: row.features_zh,
    category: row.category_name ?? row.category,
    categoryId: row.category_id,
    sortOrder: row.sort_order,
    productType: row.product_type,
    mooncakeConfig: row.mooncake_config,
    pieces: row.pieces,
    fixedFlavours: row.fixed_flavours,
  });
}

function presentImage(row: ImageRow): ProductImage {
  return {
    id: row.id,
    imageUrl: row.image_url,
    altText: row.alt_text,
    altTextZh: row.alt_text_zh,
    sortOrder: row.sort_order,
  };
}

export function presentCategory(row: CategoryRow): Category {
  return { id: row.id, name: row.name, nameZh: row.name_zh, color: row.color, sortOrder: row.sort_order };
}
