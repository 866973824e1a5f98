import { changeCatalogue } from '../../support/changed-catalogue.ts';
import { expect, expectAccessible, failedRequest, languages, sizeOf, test } from '../../support/shop-test.ts';
import { mochi, openCart, shanghaiBox, storedLines } from '../../support/stored-cart.ts';

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

for (const language of languages) {
  const text = words[language];

  test.describe(`a changed catalogue in ${language}`, { tag: sizeOf[language] }, () => {
    test.beforeEach(({ speak }) => speak(language));

    test('is explained line by line, and one tap settles each', async ({ page }) => {
      const gone = await mochi(page, { id: 'durian_1', productId: 'durian', name: 'Durian Snowskin' });
      await openCart(page, [
        await shanghaiBox(page, codes, { priceSen: 4200, quantity: 2 }),
        { ...gone, nameZh: '榴莲冰皮' },
      ]);
      await expect(page.getByText(text.attention)).toBeVisible();
      await expect(page.getByText(text.repriced)).toBeVisible();
      await expect(page.getByText(text.gone)).toBeVisible();
      await expect(page.getByText(text.blocked)).toBeVisible();
      await expect(page.getByRole('button', { name: text.place })).toBeDisabled();
      // Only what can be had counts, at today's price.
      await expect(page.getByRole('strong')).toHaveText('RM 96.00');
      await expectAccessible(page);

      await page.getByRole('button', { name: text.remove }).click();
      await expect(page.getByText(text.gone)).toBeHidden();
      await expect(page.getByText(text.newPrices)).toBeVisible();
      await expect(page.getByRole('link', { name: text.place })).toBeVisible();

      await page.getByRole('button', { name: text.accept }).click();
      await expect(page.getByText(text.repriced)).toBeHidden();
      await expect(page.getByText(text.newPrices)).toBeHidden();
      await expect(page.getByRole('strong')).toHaveText('RM 96.00');
      expect(await storedLines(page)).toMatchObject([{ priceSen: 4800, quantity: 2 }]);
    });

    test('tells a flavour that left from a product that left', async ({ page }) => {
      await changeCatalogue(page, (products) =>
        products.map((product) => ({
          ...product,
          mooncakeConfig: product.mooncakeConfig && {
            ...product.mooncakeConfig,
            flavours: product.mooncakeConfig.flavours.filter(({ code }) => code !== 'S4'),
          },
        })),
      );
      await openCart(page, [await shanghaiBox(page, codes)]);
      await expect(page.getByText(text.goneChoice)).toBeVisible();
      await expect(page.getByRole('strong')).toHaveText('RM 0.00');
    });

    test('reaches an open cart by itself', async ({ page }) => {
      let tellNews = () => {};
      const news = new Promise<void>((resolve) => {
        tellNews = resolve;
      });
      await page.route('**/api/events*', async (route) => {
        await news;
        await route.fulfill({ contentType: 'text/event-stream', body: 'event: topic\ndata: catalogue\n\n' });
      });
      await openCart(page, [await shanghaiBox(page, codes, { priceSen: 4800 })]);
      await expect(page.getByRole('strong')).toHaveText('RM 48.00');

      await changeCatalogue(page, (products) => products.filter(({ slug }) => slug !== 'shanghai-mooncakes'));
      tellNews();
      await expect(page.getByText(text.gone)).toBeVisible();
      await expect(page.getByRole('button', { name: text.place })).toBeDisabled();
    });
  });
}

test('placing the order takes over the prices the total was shown with', async ({
  page,
  expectComplaints,
}) => {
  await openCart(page, [await shanghaiBox(page, codes, { priceSen: 4200 })]);
  await expect(page.getByRole('strong')).toHaveText('RM 48.00');
  await page.getByRole('link', { name: 'Place Your Order' }).click();
  await expect(page).toHaveURL(/\/checkout/);
  await expect.poll(async () => (await storedLines(page))[0]?.priceSen).toBe(4800);
  expectComplaints(failedRequest);
});

for (const [state, answer] of [
  ['does not answer', { status: 503, json: {} }],
  ['answers with nothing', { status: 200, json: { products: [] } }],
] as const) {
  test(`the cart works while the catalogue ${state}`, async ({ page, expectComplaints }) => {
    await openCart(page, [await mochi(page)]);
    await page.route('**/api/products', (route) => route.fulfill(answer));
    await page.reload();
    await page.getByRole('button', { name: 'One more' }).click();
    await expect(page.getByRole('strong')).toHaveText('RM 100.00');
    await expect(page.getByRole('link', { name: 'Place Your Order' })).toBeVisible();
    await expectAccessible(page);
    expectComplaints(failedRequest);
  });
}
