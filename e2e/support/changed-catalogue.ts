import type { Page } from '@playwright/test';
import type { Product } from './stored-cart.ts';

type Change = (products: Product[]) => Product[];

/** From now on the catalogue comes changed, by itself and within the cart. */
export async function changeCatalogue(page: Page, change: Change) {
  await page.route('**/api/products', async (route) => {
    const response = await route.fetch();
    const { products }: { products: Product[] } = await response.json();
    await route.fulfill({ response, json: { products: change(products) } });
  });
  await page.route(/\/cart$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/(?<=id="page-data">).*?(?=<\/script>)/s, (written) =>
      changed(written, change),
    );
    await route.fulfill({ response, body });
  });
}

function changed(written: string, change: Change) {
  const page = JSON.parse(written) as { data: { products: Product[] } };
  page.data.products = change(page.data.products);
  return JSON.stringify(page).replaceAll('<', '\\u003c');
}
