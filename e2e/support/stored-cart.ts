import type { Page } from '@playwright/test';

/** Where the shop keeps a cart in the browser. */
export const cartKey = 'mooncake-cart';

type Flavour = {
  id: string;
  code: string;
  name: string;
  nameZh: string;
  generalFlavourCategory: string;
  hasYolk: boolean;
  priceSen: number;
};

/** As much of a product as a cart line needs, as the public API tells it. */
export type Product = {
  id: string;
  slug: string;
  name: string;
  nameZh: string;
  priceSen: number;
  images: { imageUrl: string }[];
  mooncakeConfig: { basePriceSen: number; yolkPriceSen: number; flavours: Flavour[] } | null;
  pieces: Flavour[];
};

export type StoredLine = {
  id: string;
  productId: string;
  name: string;
  nameZh: string;
  priceSen: number;
  quantity: number;
  image: string | null;
  metadata: unknown;
};

export async function productBySlug(page: Page, slug: string): Promise<Product> {
  const response = await page.request.get('/api/products');
  const { products }: { products: Product[] } = await response.json();
  const product = products.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(`The demo shop has no ${slug}`);
  return product;
}

function lineOf(product: Product, facts: Partial<StoredLine> = {}): StoredLine {
  return {
    id: `${product.id}_1757000000000`,
    productId: product.id,
    name: product.name,
    nameZh: product.nameZh,
    priceSen: product.priceSen,
    quantity: 1,
    image: product.images[0]?.imageUrl ?? null,
    metadata: null,
    ...facts,
  };
}

/** A box of four by its codes; a trailing Y means with yolk. */
export async function shanghaiBox(page: Page, codes: readonly string[], facts: Partial<StoredLine> = {}) {
  const product = await productBySlug(page, 'shanghai-mooncakes');
  const config = product.mooncakeConfig;
  if (!config) throw new Error('The Shanghai mooncakes come in no box');
  const selections = codes.map((code, index) => {
    const flavour = config.flavours.find((candidate) => candidate.code === code.replace(/Y$/, ''));
    return {
      flavor: flavour?.name ?? code,
      flavorZh: flavour?.nameZh ?? '',
      hasYolk: code.endsWith('Y'),
      code,
      position: index + 1,
      category: flavour?.generalFlavourCategory ?? 'Other',
    };
  });
  const priceSen = selections.some(({ hasYolk }) => hasYolk) ? config.yolkPriceSen : config.basePriceSen;
  return lineOf(product, { priceSen, metadata: { type: 'mooncake_box', selections }, ...facts });
}

/** Three pieces with yolk and one without. */
export async function yamBox(page: Page) {
  const product = await productBySlug(page, 'teochew-yam-mooncakes');
  const flavours = product.pieces;
  const pieces = flavours.slice(0, 2).map((flavour, index) => ({ flavour, quantity: index === 0 ? 3 : 1 }));
  const flavors = pieces.map(({ flavour, quantity }) => ({
    flavorId: flavour.id,
    flavorName: flavour.name,
    flavorNameZh: flavour.nameZh,
    hasYolk: flavour.hasYolk,
    priceSen: flavour.priceSen,
    quantity,
  }));
  return lineOf(product, {
    priceSen: pieces.reduce((sum, { flavour, quantity }) => sum + flavour.priceSen * quantity, 0),
    metadata: { type: 'teochew_yam_box', boxSize: 4, flavors },
  });
}

export async function mochi(page: Page, facts: Partial<StoredLine> = {}) {
  return lineOf(await productBySlug(page, 'mochi-snowskin'), facts);
}

/** An address of the shop where none of its code runs. */
const blankPage = '/blank-page-of-the-journeys';

/** Leaves the shop for a page where nothing of it runs that could write the storage. */
async function leaveShop(page: Page) {
  await page.route(blankPage, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(blankPage);
  // While anything is answered here, every other request takes the way through here as well.
  await page.unroute(blankPage);
}

/** What this browser kept of an earlier visit is gone, but for its cookies. */
export async function forgetAll(page: Page) {
  await leaveShop(page);
  await page.evaluate(() => localStorage.clear());
}

/** Writes the browser's storage before the shop is opened in it. */
export async function storeText(page: Page, text: string) {
  await leaveShop(page);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [cartKey, text] as const);
}

/** Writes the storage under an open page, which hears of it as of another tab's doing. */
export async function storeBeside(page: Page, text: string) {
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value);
      window.dispatchEvent(new StorageEvent('storage', { key }));
    },
    [cartKey, text] as const,
  );
}

/** Gives an open page another cart: cheaper than opening the shop anew. */
export async function replaceCart(page: Page, items: readonly StoredLine[]) {
  await storeBeside(page, JSON.stringify({ version: 2, items }));
}

export async function storedLines(page: Page): Promise<StoredLine[]> {
  const text = await page.evaluate((key) => localStorage.getItem(key), cartKey);
  return JSON.parse(text ?? '{"items":[]}').items;
}
