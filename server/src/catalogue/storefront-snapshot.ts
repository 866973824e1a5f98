import { setTimeout as pause } from 'node:timers/promises';
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

/** Made when first asked for: the first page need not wait until all the others are compressed. */
type LazyResponse = () => Promise<CachedResponse>;

/** The catalogue at one moment, with its answers. Never changed, only replaced. */
export type StorefrontData = {
  /** Names the content: the same in every process that read the same rows. */
  version: string;
  data: PageData;
  answers: {
    products: LazyResponse;
    categories: LazyResponse;
    settings: LazyResponse;
    bySlug: ReadonlyMap<string, LazyResponse>;
  };
};

/** What customers see, kept in memory until any process says that it changed. */
export type StorefrontSnapshot = {
  current: () => Promise<StorefrontData>;
  /** Whether that is what customers see now. */
  isCurrent: (version: string) => boolean;
};

const relevant: ReadonlySet<Topic> = new Set(['catalogue', 'settings'] as const);
/** By then also what nobody was told of is seen: a repair by hand, or news on a connection that died without a word. */
const maxAgeMs = 1_000;
/** A database that does not answer by then has nothing newer to say: what was last seen is shown. */
const patienceMs = 250;

type SnapshotDeps = { db: Db; events: Events; clock: () => Date };

export function createStorefrontSnapshot({ db, events, clock }: SnapshotDeps): StorefrontSnapshot {
  let kept: Promise<StorefrontData> | null = null;
  let latestVersion: string | null = null;
  let seenAt = 0;
  let looking: Promise<unknown> | null = null;

  events.subscribe((topics) => {
    if (!topics.some((topic) => relevant.has(topic))) return;
    // A load under way may have read the old rows: whoever asks from now on starts another.
    kept = null;
    latestVersion = null;
  });

  // A clock that was set back makes it old as well.
  const isYoung = () => Math.abs(clock().getTime() - seenAt) < maxAgeMs;

  function keep(loading: Promise<StorefrontData>): Promise<StorefrontData> {
    kept = loading;
    seenAt = clock().getTime();
    loading.then(
      ({ version }) => {
        if (kept === loading) latestVersion = version;
      },
      // A failure is not kept: the next visitor tries again.
      () => {
        if (kept === loading) kept = null;
      },
    );
    return loading;
  }

  /** What did not change stays what it is, with all the pages that were made of it. */
  async function lookAgain(shown: Promise<StorefrontData>): Promise<void> {
    const [before, now] = await Promise.all([shown, loadSnapshot(db)]);
    if (kept === shown && now.version !== before.version) await keep(Promise.resolve(now));
  }

  async function young(shown: Promise<StorefrontData>): Promise<StorefrontData> {
    looking ??= Promise.race([lookAgain(shown).catch(() => undefined), pause(patienceMs)]).finally(() => {
      looking = null;
      seenAt = clock().getTime();
    });
    await looking;
    return kept ?? keep(loadSnapshot(db));
  }

  return {
    current() {
      if (!kept) return keep(loadSnapshot(db));
      return isYoung() ? kept : young(kept);
    },
    isCurrent: (version) => version === latestVersion && isYoung(),
  };
}

async function loadSnapshot(db: Db): Promise<StorefrontData> {
  const data = await loadData(db);
  const bySlug = data.products.map((product) => [product.slug, lazyJson(product)] as const);
  return {
    version: fingerprintOf(JSON.stringify(data)),
    data,
    answers: {
      products: lazyJson({ products: data.products } satisfies ProductsResponse),
      categories: lazyJson({ categories: data.categories } satisfies CategoriesResponse),
      settings: lazyJson(data.settings),
      // Two names may share one slug; the first by sort order keeps it, as in the list.
      bySlug: new Map(bySlug.reverse()),
    },
  };
}

function lazyJson(data: unknown): LazyResponse {
  let response: Promise<CachedResponse> | undefined;
  return () => {
    response ??= cacheJson(data);
    return response;
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
