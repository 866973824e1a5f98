import type { Page, Route } from '@playwright/test';
import { holdRequests } from '../../support/held-requests.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleNow,
  failedRequest,
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

const toasts = (page: Page, text: Words) =>
  page.getByRole('region', { name: text.toasts }).getByRole('article');

async function expectPlaceholder(page: Page, text: Words, names = ['Handmade Mooncakes']) {
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

async function expectCategoriesFailed(page: Page, text: Words) {
  const toast = page.getByRole('alert').getByRole('article');
  await expect(toast).toContainText(text.error);
  await expect(toast).toContainText(text.categoriesFailed);
}

async function expectCategoriesBack(page: Page) {
  await page.unroute('**/api/categories');
  await page.clock.runFor(askAgainAfter);
  await expect(page.getByRole('button', { name: /Snowskin/ }).first()).toBeVisible();
}

test('products fail in one way after the other, and come back by themselves', async ({
  page,
  context,
  speak,
  expectComplaints,
}) => {
  const text = words.en;
  await speak('en');
  let tries = 0;
  let answer = (route: Route) => route.fulfill({ status: 500, json: {} });
  // One answerer throughout: between two of them a try would reach the server.
  await page.route('**/api/products', (route) => {
    tries += 1;
    return answer(route);
  });

  await test.step('products fail', async () => {
    await walkHome(page);
    await expect(toasts(page, text)).toContainText(text.warning);
    await expectPlaceholder(page, text);
    await expect(page.getByRole('button', { name: text.tryAgain })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('products come garbled', async () => {
    answer = (route) => route.fulfill({ status: 200, body: '<html>' });
    await page.clock.runFor(askAgainAfter);
    await expectPlaceholder(page, text, ['Shanghai Mooncakes', 'Traditional Mooncake']);
    await expectAccessible(page);
  });

  await test.step('products are cut off', async () => {
    answer = (route) => route.abort('connectionfailed');
    await page.clock.runFor(askAgainAfter);
    await expectPlaceholder(page, text);
  });

  await test.step('the warning is given once, however often the shop tries again', async () => {
    await expect(toasts(page, text)).toHaveCount(0);
    await expect
      .poll(async () => {
        await page.clock.runFor(askAgainAfter);
        return tries;
      })
      .toBeGreaterThan(6);
    await expect(toasts(page, text)).toHaveCount(0);
    await expect(page.getByText(text.loading)).toBeHidden();
  });

  await test.step('the whole network goes, and returns', async () => {
    await context.setOffline(true);
    await page.unroute('**/api/products');
    await page.clock.runFor(askAgainAfter);
    await expect(page.getByRole('main').getByRole('article')).toContainText('Handmade Mooncakes');
    await context.setOffline(false);
    await page.clock.runFor(askAgainAfter);
    await expectShopOpen(page);
  });
  expectComplaints(failedRequest);
});

test('products arrive late but in time, categories fail, and then products are none', async ({
  page,
  context,
  speak,
  expectComplaints,
}) => {
  const text = words.en;
  await speak('en');

  await test.step('products arrive late but in time', async () => {
    const products = await holdRequests(context, '**/api/products');
    await page.route('**/api/categories', (route) => route.abort());
    await walkHome(page);
    await expect(page.getByText(text.loading)).toBeVisible();
    await expectCategoriesFailed(page, text);
    await expectAccessibleNow(page);
    products.letThrough();
    await expectShopOpen(page);
    await expect(page.getByText(text.notLoaded)).toBeHidden();
  });

  await test.step('categories fail, and their buttons come back by themselves', async () => {
    await expectAccessible(page);
    await expectCategoriesBack(page);
    expectComplaints(failedRequest);
  });

  await test.step('products are none, and come back by themselves', async () => {
    await page.route('**/api/products', (route) => route.fulfill({ json: { products: [] } }));
    // What is here counts as fresh for five minutes; whoever comes by later asks again.
    await page.getByRole('contentinfo').locator('a[href="/privacy"]').click();
    await expect(page).toHaveURL('/privacy');
    await page.clock.fastForward('06:00');
    await page.getByRole('banner').locator('a[href="/"]').click();
    await expect(page.getByText(text.none)).toBeVisible();
    await expect(page.getByText(text.notLoaded)).toBeHidden();
    await page.unroute('**/api/products');
    await page.clock.runFor(askAgainAfter);
    await expectShopOpen(page);
  });
});

test('products take longer than ten seconds, and categories fail, in zh', { tag: '@desktop' }, async ({
  page,
  context,
  speak,
  expectComplaints,
}) => {
  const text = words.zh;
  await speak('zh');

  await test.step('categories fail', async () => {
    // Nothing but the button may fetch the products again.
    await holdRequests(context, '**/api/events*');
    const asked = page.waitForRequest('**/api/products');
    // The settings have come before the clock is turned: only the products are late.
    const settings = page.waitForResponse('**/api/settings');
    await page.route('**/api/products', () => undefined);
    await page.route('**/api/categories', (route) => route.abort());
    await walkHome(page);
    await Promise.all([asked, settings]);
    await expect(page.getByText(text.loading)).toBeVisible();
    await expectCategoriesFailed(page, text);
    await expectAccessibleNow(page);
  });

  await test.step('products take longer than ten seconds', async () => {
    await page.clock.runFor(10_000);
    await expect(toasts(page, text)).toContainText(text.warning);
    await expect(toasts(page, text)).toContainText(text.notLoaded);
    await expectPlaceholder(page, text);
    await expectAccessible(page);
    await page.unroute('**/api/products');
    await page.getByRole('button', { name: text.tryAgain }).click();
    await expectShopOpen(page);
  });

  await test.step('the buttons of the categories come back by themselves', async () => {
    await expectAccessible(page);
    await expectCategoriesBack(page);
  });
  expectComplaints(failedRequest);
});
