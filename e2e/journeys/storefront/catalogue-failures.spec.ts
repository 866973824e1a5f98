import type { Page, Route } from '@playwright/test';
import { holdRequests } from '../../support/held-requests.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleNow,
  failedRequest,
  languages,
  sizeOf,
  test,
} from '../../support/shop-test.ts';

const words = {
  en: {
    loading: 'Please wait while we load our products...',
    warning: 'Warning',
    notLoaded: 'Some products may not be fully loaded. Please refresh the page.',
    none: 'No products available at the moment.',
    error: 'Error',
    categoriesFailed: 'Failed to load categories',
    quickAdd: 'Quick Add to Cart',
    tryAgain: 'Try Again',
    toasts: 'Notifications',
  },
  zh: {
    loading: '正在加载产品，请稍候……',
    warning: '提醒',
    notLoaded: '部分产品可能未完全加载，请刷新页面。',
    error: '错误',
    categoriesFailed: '类别加载失败',
    quickAdd: '快速加入购物车',
    tryAgain: '重试',
    toasts: '通知',
  },
} as const;

type Words = (typeof words)[keyof typeof words];

/** After so many milliseconds what did not come is asked for again. */
const askAgainAfter = 5_000;

/** Reaches the home page without the data it usually comes with, from the empty cart, its clock in our hands. */
async function walkHome(page: Page) {
  await page.clock.install();
  // A page that comes without the catalogue.
  await page.goto('/privacy');
  await page.getByRole('banner').locator('a[href="/"]').click();
  await expect(page).toHaveURL('/');
}

async function expectPlaceholder(page: Page, text: Words, names = ['Handmade Mooncakes']) {
  const toast = page.getByRole('region', { name: text.toasts }).getByRole('article');
  await expect(toast).toContainText(text.warning);
  const placeholder = page.getByRole('main').getByRole('article');
  await expect(placeholder.getByRole('heading')).toHaveText(names);
  for (const add of await placeholder.getByRole('button', { name: text.quickAdd }).all()) {
    await expect(add).toBeDisabled();
  }
}

async function expectShopOpen(page: Page) {
  const shelf = page.getByRole('main').getByRole('article');
  await expect(shelf.first()).toContainText('Shanghai Mooncakes');
  // Other journeys may have put products of their own behind the five.
  await expect(shelf.nth(4)).toContainText('TeoChew Yam Mooncakes');
}

type Failure = [what: string, answer: (route: Route) => Promise<void>, shown?: string[]];

const failure: Failure = ['fail', (route) => route.fulfill({ status: 500, json: {} })];

const likeFailures: Failure[] = [
  ['are cut off', (route) => route.abort('connectionfailed')],
  [
    'come garbled',
    (route) => route.fulfill({ status: 200, body: '<html>' }),
    ['Shanghai Mooncakes', 'Traditional Mooncake'],
  ],
];

function testFailure([what, answer, shown]: Failure, text: Words) {
  test(`products ${what}, and come back by themselves`, async ({ page, expectComplaints }) => {
    await page.route('**/api/products', answer);
    await walkHome(page);
    await expectPlaceholder(page, text, shown);
    await expectAccessible(page);
    await page.unroute('**/api/products');
    await page.clock.runFor(askAgainAfter);
    await expectShopOpen(page);
    expectComplaints(failedRequest);
  });
}

for (const language of languages) {
  const text = words[language];

  test.describe(`the catalogue away, in ${language}`, { tag: sizeOf[language] }, () => {
    test.beforeEach(({ speak }) => speak(language));

    testFailure(failure, text);

    test('products take longer than ten seconds', async ({ page, context, expectComplaints }) => {
      // Nothing but the button may fetch them again.
      await holdRequests(context, '**/api/events*');
      const asked = page.waitForRequest('**/api/products');
      // The others have come before the clock is turned: only the products are late.
      const others = ['categories', 'settings'].map((name) => page.waitForResponse(`**/api/${name}`));
      await page.route('**/api/products', () => undefined);
      await walkHome(page);
      await Promise.all([asked, ...others]);
      await expect(page.getByText(text.loading)).toBeVisible();
      await page.clock.runFor(10_000);
      await expectPlaceholder(page, text);
      await page.unroute('**/api/products');
      await page.getByRole('button', { name: text.tryAgain }).click();
      await expectShopOpen(page);
      expectComplaints(failedRequest);
    });

    test('categories fail, and their buttons come back by themselves', async ({ page, expectComplaints }) => {
      await page.route('**/api/categories', (route) => route.abort());
      await walkHome(page);
      const toast = page.getByRole('alert').getByRole('article');
      await expect(toast).toContainText(text.error);
      await expect(toast).toContainText(text.categoriesFailed);
      await expectShopOpen(page);
      await expectAccessible(page);
      await page.unroute('**/api/categories');
      await page.clock.runFor(askAgainAfter);
      await expect(page.getByRole('button', { name: /Snowskin/ }).first()).toBeVisible();
      expectComplaints(failedRequest);
    });
  });
}

// No word that the others do not show: once is enough.
test.describe('the catalogue away', () => {
  const text = words.en;
  test.beforeEach(({ speak }) => speak('en'));

  for (const like of likeFailures) testFailure(like, text);

  test('products are none, and come back by themselves', async ({ page }) => {
    await page.route('**/api/products', (route) => route.fulfill({ json: { products: [] } }));
    await walkHome(page);
    await expect(page.getByText(text.none)).toBeVisible();
    await expect(page.getByText(text.notLoaded)).toBeHidden();
    await page.unroute('**/api/products');
    await page.clock.runFor(askAgainAfter);
    await expectShopOpen(page);
  });

  test('products arrive late but in time', async ({ page }) => {
    let answer = () => {};
    const isTime = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/products', async (route) => {
      await isTime;
      await route.continue();
    });
    await walkHome(page);
    await expect(page.getByText(text.loading)).toBeVisible();
    await expectAccessibleNow(page);
    answer();
    await expectShopOpen(page);
    await expect(page.getByText(text.notLoaded)).toBeHidden();
  });

  test('the warning is given once, however often the shop tries again', async ({
    page,
    expectComplaints,
  }) => {
    let tries = 0;
    await page.route('**/api/products', (route) => {
      tries += 1;
      return route.abort();
    });
    await walkHome(page);
    await expectPlaceholder(page, text);
    const toast = page.getByRole('region', { name: text.toasts }).getByRole('article');
    await page.clock.runFor(askAgainAfter);
    await expect(toast).toHaveCount(0);
    await expect
      .poll(async () => {
        await page.clock.runFor(askAgainAfter);
        return tries;
      })
      .toBeGreaterThan(3);
    await expect(toast).toHaveCount(0);
    await expect(page.getByText(text.loading)).toBeHidden();
    expectComplaints(failedRequest);
  });

  test('the whole network goes, and returns', async ({ page, context, expectComplaints }) => {
    await page.route('**/api/products', (route) => route.abort());
    await walkHome(page);
    await expectPlaceholder(page, text);
    await context.setOffline(true);
    await page.unroute('**/api/products');
    await page.clock.runFor(askAgainAfter);
    await expect(page.getByRole('main').getByRole('article')).toContainText('Handmade Mooncakes');
    await context.setOffline(false);
    await page.clock.runFor(askAgainAfter);
    await expectShopOpen(page);
    expectComplaints(failedRequest);
  });
});
