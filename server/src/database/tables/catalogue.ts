import type { FixedFlavour, MooncakeConfig, PieceFlavour } from '@mooncake/domain/products/product';
import type { Generated } from 'kysely';
import type { DefaultedJson, NullableJson } from './columns.ts';

export interface CategoriesTable {
  id: Generated<string>;
  name: string;
  name_zh: Generated<string>;
  description: Generated<string>;
  color: Generated<string>;
  icon: string | null;
  sort_order: Generated<number>;
  is_active: Generated<boolean>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface ProductsTable {
  id: Generated<string>;
  name: string;
  name_zh: string;
  description: Generated<string>;
  description_zh: Generated<string>;
  price_sen: number;
  features: Generated<string[]>;
  features_zh: Generated<string[]>;
  is_active: Generated<boolean>;
  stock_quantity: Generated<number>;
  category: Generated<string>;
  category_id: string | null;
  sort_order: Generated<number>;
  /** The name of its kind. */
  product_type: Generated<string>;
  mooncake_config: NullableJson<MooncakeConfig>;
  pieces: DefaultedJson<PieceFlavour[]>;
  fixed_flavours: DefaultedJson<FixedFlavour[]>;
  version: Generated<number>;
  /** Deleted by staff, but named by orders: hidden for good. */
  archived_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface ProductImagesTable {
  id: Generated<string>;
  product_id: string;
  image_url: string;
  alt_text: Generated<string>;
  alt_text_zh: Generated<string>;
  is_primary: Generated<boolean>;
  sort_order: Generated<number>;
}
