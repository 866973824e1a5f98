import type { Page } from '@playwright/test';
import { alterAnswer } from './alter-answer.ts';
import type { Product } from './stored-cart.ts';

type Change = (products: Product[]) => Product[];

/** From now on the catalogue comes changed, by itself and within the cart. */
export async function changeCatalogue(page: Page, change: Change) {
  await alterAnswer<{ products: Product[] }>(page, '**/api/products', ({ products }) => ({
    products: change(products),
  }));
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
