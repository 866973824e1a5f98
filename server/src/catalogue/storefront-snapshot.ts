import type { PageData } from '@mooncake/domain/pages/page';
import type { CategoriesAnswer, ProductsAnswer } from '@mooncake/domain/products/catalogue.contract';
import { publicPartOf } from '@mooncake/domain/settings/settings';
import type { Topic } from '@mooncake/domain/topic';
import type { Db } from '../database/connect.ts';
import type { Events } from '../events/events.ts';
import { fingerprintOf, type KeptAnswer, keepJson } from '../http/responses/cached-response.ts';
import { findShopSettings } from '../settings/settings.queries.ts';
import { findActiveCategories, findActiveProducts, findImagesOfActiveProducts } from './catalogue.queries.ts';
import { presentCategory, presentProduct } from './present-product.ts';

/** The catalogue at one moment, with its answers ready to send. Never changed, only replaced. */
export type CatalogueSnapshot = {
  /** Names the content: the same in every process that read the same rows. */
  version: string;
  data: PageData;
  answers: {
    products: KeptAnswer;
    categories: KeptAnswer;
    settings: KeptAnswer;
    bySlug: ReadonlyMap<string, KeptAnswer>;
  };
};

/** What customers see, kept in memory until any process says that it changed. */
export type Catalogue = { current: () => Promise<CatalogueSnapshot> };

const relevant: ReadonlySet<Topic> = new Set(['catalogue', 'settings'] as const);

export function createCatalogue({ db, events }: { db: Db; events: Events }): Catalogue {
  let kept: Promise<CatalogueSnapshot> | null = null;

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

async function loadSnapshot(db: Db): Promise<CatalogueSnapshot> {
  const data = await loadData(db);
  const bySlug = await Promise.all(
    data.products.map(async (product) => [product.slug, await keepJson(product)] as const),
  );
  return {
    version: fingerprintOf(JSON.stringify(data)),
    data,
    answers: {
      products: await keepJson({ products: data.products } satisfies ProductsAnswer),
      categories: await keepJson({ categories: data.categories } satisfies CategoriesAnswer),
      settings: await keepJson(data.settings),
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
