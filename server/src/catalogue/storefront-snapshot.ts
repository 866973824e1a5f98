import type { PageData } from '@mooncake/domain/pages/page';
import type { CategoriesResponse, ProductsResponse } from '@mooncake/domain/products/catalogue.contract';
import { publicPartOf } from '@mooncake/domain/settings/settings';
import type { Topic } from '@mooncake/domain/topic';
import type { Db } from '../database/connect.ts';
import type { Events } from '../events/events.ts';
import { type CachedResponse, cacheJson, fingerprintOf } from '../http/responses/cached-response.ts';
import { findShopSettings } from '../settings/settings.queries.ts';
import { findActiveCategories, findActiveProducts, findImagesOfActiveProducts } from './catalogue.queries.ts';
import { presentCategory, presentProduct } from './present-product.ts';

/** The catalogue at one moment, with its answers ready to send. Never changed, only replaced. */
export type StorefrontData = {
  /** Names the content: the same in every process that read the same rows. */
  version: string;
  data: PageData;
  answers: {
    products: CachedResponse;
    categories: CachedResponse;
    settings: CachedResponse;
    bySlug: ReadonlyMap<string, CachedResponse>;
  };
};

/** What customers see, kept in memory until any process says that it changed. */
export type StorefrontSnapshot = { current: () => Promise<StorefrontData> };

const relevant: ReadonlySet<Topic> = new Set(['catalogue', 'settings'] as const);

export function createStorefrontSnapshot({ db, events }: { db: Db; events: Events }): StorefrontSnapshot {
  let kept: Promise<StorefrontData> | null = null;

  events.subscribe((topics) => {
    // A load under way may have read the old rows: whoever asks from now on starts another.
    if (topics.some((topic) => relevant.has(topic))) kept = null;
  });

  return {
    current() {
      if (kept) return kept;
      const loading = loadSnapshot(db);
      kept = loading;
      // A failure is not kept: the next visitor tries again.
      loading.catch(() => {
        if (kept === loading) kept = null;
      });
      return loading;
    },
  };
}

async function loadSnapshot(db: Db): Promise<StorefrontData> {
  const data = await loadData(db);
  const bySlug = await Promise.all(
    data.products.map(async (product) => [product.slug, await cacheJson(product)] as const),
  );
  return {
    version: fingerprintOf(JSON.stringify(data)),
    data,
    answers: {
      products: await cacheJson({ products: data.products } satisfies ProductsResponse),
      categories: await cacheJson({ categories: data.categories } satisfies CategoriesResponse),
      settings: await cacheJson(data.settings),
      // Two names may share one slug; the first by sort order keeps it, as in the list.
      bySlug: new Map(bySlug.reverse()),
    },
  };
}

async function loadData(db: Db): Promise<PageData> {
  const [products, images, categories, settings] = await Promise.all([
    findActiveProducts(db),
    findImagesOfActiveProducts(db),
    findActiveCategories(db),
    findShopSettings(db),
  ]);
  const imagesOf = (productId: string) => images.filter((image) => image.product_id === productId);
  return {
    products: products.map((product) => presentProduct(product, imagesOf(product.id))),
    categories: categories.map(presentCategory),
    settings: publicPartOf(settings),
  };
}
