import type { Page } from '@playwright/test';
import { changeCatalogue } from '../../support/changed-catalogue.ts';
import { expect, expectAccessible, languages, sizeOf, test } from '../../support/shop-test.ts';
import { mochi, replaceCart, shanghaiBox, storedLines } from '../../support/stored-cart.ts';

const words = {
  en: {
    attention: '1 item is no longer available and 1 price has changed since you chose.',
    repriced: 'The price has changed from RM 42.00 to RM 48.00.',
    accept: 'Accept RM 48.00',
    gone: 'This product is no longer available.',
    goneChoice: 'This box can no longer be made with these flavours.',
    remove: 'Remove: Durian Snowskin',
    place: 'Place Your Order',
    blocked: 'Please remove what is no longer available to place your order.',
    newPrices: 'Placing your order accepts them.',
  },
  zh: {
    attention: '您选购之后，1 件商品已停售，1 件商品价格有变。',
    repriced: '价格已由 RM 42.00 调整为 RM 48.00。',
    accept: '接受 RM 48.00',
    gone: '此产品已停售，不计入总额。',
    goneChoice: '这盒所选的口味已无法制作，不计入总额。',
    remove: '移除：榴莲冰皮',
    place: '下单',
    blocked: '请先移除已停售的商品，再下单。',
    newPrices: '下单即表示接受新价格。',
  },
} as const;

const codes = ['S1', 'S2', 'S1', 'S4'];

/** After so many milliseconds a catalogue that did not come is asked for again. */
const askAgainAfter = 5_000;

for (const language of languages) {
  const text = words[language];

  test(`a catalogue that changes under the cart, in ${language}`, { tag: sizeOf[language] }, async ({
    page,
    speak,
  }) => {
    await speak(language);
    const news = await holdNews(page);
    const total = page.getByRole('strong');

    await test.step('is explained line by line, and one tap settles each', async () => {
      const gone = await mochi(page, { id: 'durian_1', productId: 'durian', name: 'Durian Snowskin' });
      await page.goto('/cart');
      await replaceCart(page, [
        await shanghaiBox(page, codes, { priceSen: 4200, quantity: 2 }),
        { ...gone, nameZh: '榴莲冰皮' },
      ]);
      await expect(page.getByText(text.attention)).toBeVisible();
      await expect(page.getByText(text.repriced)).toBeVisible();
      await expect(page.getByText(text.gone)).toBeVisible();
      await expect(page.getByText(text.blocked)).toBeVisible();
      await expect(page.getByRole('button', { name: text.place })).toBeDisabled();
      // Only what can be had counts, at today's price.
      await expect(total).toHaveText('RM 96.00');
      await expectAccessible(page);

      await page.getByRole('button', { name: text.remove }).click();
      await expect(page.getByText(text.gone)).toBeHidden();
      await expect(page.getByText(text.newPrices)).toBeVisible();
      await expect(page.getByRole('link', { name: text.place })).toBeVisible();

      await page.getByRole('button', { name: text.accept }).click();
      await expect(page.getByText(text.repriced)).toBeHidden();
      await expect(page.getByText(text.newPrices)).toBeHidden();
      await expect(total).toHaveText('RM 96.00');
      expect(await storedLines(page)).toMatchObject([{ priceSen: 4800, quantity: 2 }]);
    });

    // What follows is the same in any language.
    if (language === 'zh') return;
    await test.step('reaches an open cart by itself', async () => {
      await replaceCart(page, [await shanghaiBox(page, codes, { priceSen: 4800 })]);
      await expect(total).toHaveText('RM 48.00');
      await changeCatalogue(page, (products) => products.filter(({ slug }) => slug !== 'shanghai-mooncakes'));
      news.tell();
      await expect(page.getByText(text.gone)).toBeVisible();
      await expect(page.getByRole('button', { name: text.place })).toBeDisabled();
    });

    await test.step('tells a flavour that left from a product that left', async () => {
      await changeCatalogue(page, (products) =>
        products.map((product) => ({
          ...product,
          mooncakeConfig: product.mooncakeConfig && {
            ...product.mooncakeConfig,
            flavours: product.mooncakeConfig.flavours.filter(({ code }) => code !== 'S4'),
          },
        })),
      );
      await expect(page.getByText(text.goneChoice)).toBeVisible();
      await expect(page.getByText(text.gone)).toBeHidden();
      await expect(total).toHaveText('RM 0.00');
    });

    await test.step('is told by the page itself when it is opened anew', async () => {
      // No news from here on: what is known comes with the page.
      await page.route('**/api/events*', () => undefined);
      await page.reload();
      await expect(page.getByText(text.goneChoice)).toBeVisible();
      await expect(total).toHaveText('RM 0.00');
    });
  });
}

test('the cart works while the catalogue is away, and takes over its prices when it is back', async ({
  page,
  expectComplaints,
}) => {
  const more = page.getByRole('button', { name: 'One more' });
  const place = page.getByRole('link', { name: 'Place Your Order' });
  const total = page.getByRole('strong');
  let answer: { status: number; json: object } = { status: 503, json: {} };
  await page.clock.install();

  await test.step('the cart works while the catalogue does not answer', async () => {
    // A page that comes without the catalogue.
    await page.goto('/privacy');
    await replaceCart(page, [await mochi(page)]);
    await page.route('**/api/products', (route) => route.fulfill(answer));
    const refused = page.waitForResponse('**/api/products');
    await page.getByRole('banner').getByRole('link', { name: /Cart/ }).click();
    await refused;
    await more.click();
    await expect(total).toHaveText('RM 100.00');
    await expect(place).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a shop that sells nothing at all says so of every line', async () => {
    answer = { status: 200, json: { products: [] } };
    await page.clock.runFor(askAgainAfter);
    await expect(page.getByText(words.en.gone)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Place Your Order' })).toBeDisabled();
    await expect(total).toHaveText('RM 0.00');
  });

  await test.step('placing the order takes over the prices the total was shown with', async () => {
    await replaceCart(page, [await shanghaiBox(page, codes, { priceSen: 4200 })]);
    await expect(total).toHaveText('RM 0.00');
    await page.unroute('**/api/products');
    await page.clock.runFor(askAgainAfter);
    await expect(total).toHaveText('RM 48.00');
    await place.click();
    await expect(page).toHaveURL(/\/checkout/);
    await expect.poll(async () => (await storedLines(page))[0]?.priceSen).toBe(4800);
  });
  expectComplaints(/503.*\/api\/products$/);
});

/** The stream of changes, silent until told; from then on it says again and again that the catalogue changed. */
async function holdNews(page: Page) {
  let tell = () => {};
  const isTime = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route('**/api/events*', async (route) => {
    await isTime;
    await route.fulfill({
      contentType: 'text/event-stream',
      body: 'retry: 1000\nevent: topic\ndata: catalogue\n\n',
    });
  });
  return { tell };
}
