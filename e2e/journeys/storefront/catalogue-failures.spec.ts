import type { Page, Route } from '@playwright/test';
import { holdRequests } from '../../support/held-requests.ts';
import { expect, expectAccessible, expectAccessibleNow, test } from '../../support/shop-test.ts';
import { stopClock, turnDuring, turnUntilDrawn, turnUntilTried } from '../../support/standing-clock.ts';

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
    quickAdd: '快速加入购物车',
    tryAgain: '重试',
    toasts: '通知',
  },
} as const;

type Words = (typeof words)[keyof typeof words];

/** After so many milliseconds what did not come is asked for again. */
const askAgainAfter = 5_000;

/** Reaches the home page without the data it usually comes with, its clock standing: only we turn it. */
async function walkHome(page: Page) {
  await page.clock.install();
  // A page that comes without the catalogue.
  await page.goto('/privacy');
  await stopClock(page);
  await page.getByRole('banner').locator('a[href="/"]').click();
  await expect(page).toHaveURL('/');
}

const toasts = (page: Page, text: Words) =>
  page.getByRole('region', { name: text.toasts }).getByRole('article');

const handmade = ['Handmade Mooncakes'];
const knownFor = ['Shanghai Mooncakes', 'Traditional Mooncake'];

async function expectPlaceholder(page: Page, text: Words, names = handmade) {
  const placeholder = page.getByRole('main').getByRole('article');
  await turnUntilTried(page, placeholder.getByRole('heading', { name: names[0] ?? '' }));
  await expect(placeholder.getByRole('heading')).toHaveText(names);
  for (const add of await placeholder.getByRole('button', { name: text.quickAdd }).all()) {
    await expect(add).toBeDisabled();
  }
}

async function expectShopOpen(page: Page) {
  const shelf = page.getByRole('main').getByRole('article');
  await turnUntilTried(page, shelf.nth(4));
  await expect(shelf.first()).toContainText('Shanghai Mooncakes');
  // Other journeys may have put products of their own behind the five.
  await expect(shelf.nth(4)).toContainText('TeoChew Yam Mooncakes');
}

async function expectCategoriesFailed(page: Page, text: typeof words.en) {
  const toast = page.getByRole('alert').getByRole('article');
  await turnUntilDrawn(page, toast);
  await expect(toast).toContainText(text.error);
  await expect(toast).toContainText(text.categoriesFailed);
}

async function expectCategoriesBack(page: Page) {
  await page.unroute('**/api/categories');
  await page.clock.runFor(askAgainAfter);
  await turnUntilTried(page, page.getByRole('button', { name: /Snowskin/ }).first());
}

type Answer = (route: Route) => Promise<void>;

const refused: Answer = (route) => route.fulfill({ status: 500, json: {} });
const garbled: Answer = (route) => route.fulfill({ status: 200, body: '<html>' });
const cutOff: Answer = (route) => route.abort('connectionfailed');

test('products fail in one way after the other, and come back by themselves', async ({
  page,
  context,
  speak,
  expectComplaints,
}) => {
  const text = words.en;
  await speak('en');
  let tries = 0;
  let answer = refused;
  // One answerer throughout: between two of them a try would reach the server.
  await page.route('**/api/products', (route) => {
    tries += 1;
    return answer(route);
  });

  await test.step('products fail', async () => {
    await walkHome(page);
    await turnUntilDrawn(page, toasts(page, text));
    await expect(toasts(page, text)).toContainText(text.warning);
    await expectPlaceholder(page, text);
    await expect(page.getByRole('button', { name: text.tryAgain })).toBeVisible();
    await turnDuring(page, expectAccessible(page));
  });

  await test.step('products come garbled', async () => {
    answer = garbled;
    await page.clock.runFor(askAgainAfter);
    await expectPlaceholder(page, text, knownFor);
    await turnDuring(page, expectAccessible(page));
  });

  await test.step('products are cut off', async () => {
    answer = cutOff;
    await page.clock.runFor(askAgainAfter);
    await expectPlaceholder(page, text);
  });

  await test.step('the warning is given once, however often the shop tries again', async () => {
    const before = tries;
    // Each failure looks unlike the one before it, so what is looked at has come of this very try.
    for (const [next, names] of [
      [garbled, knownFor],
      [cutOff, handmade],
      [garbled, knownFor],
    ] as const) {
      answer = next;
      await page.clock.runFor(askAgainAfter);
      await expectPlaceholder(page, text, [...names]);
      // Time enough to draw a second warning, and not to let it go.
      await page.clock.runFor(1_000);
      expect(await toasts(page, text).count()).toBe(0);
    }
    expect(tries).toBeGreaterThanOrEqual(before + 3);
    await expect(page.getByText(text.loading)).toBeHidden();
  });

  await test.step('the whole network goes, and returns', async () => {
    await context.setOffline(true);
    await page.unroute('**/api/products');
    await page.clock.runFor(askAgainAfter);
    await expectPlaceholder(page, text);
    await context.setOffline(false);
    await page.clock.runFor(askAgainAfter);
    await expectShopOpen(page);
  });
  expectComplaints(
    /(500|ERR_CONNECTION_FAILED).*\/api\/products$/,
    /ERR_INTERNET_DISCONNECTED.*\/(api\/products|api\/events|pictures\/)/,
  );
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
    await turnUntilDrawn(page, page.getByText(text.loading));
    await expectCategoriesFailed(page, text);
    await turnDuring(page, expectAccessibleNow(page));
    products.letThrough();
    await expectShopOpen(page);
    await expect(page.getByText(text.notLoaded)).toBeHidden();
  });

  await test.step('categories fail, and their buttons come back by themselves', async () => {
    await turnDuring(page, expectAccessible(page));
    await expectCategoriesBack(page);
    expectComplaints(/ERR_FAILED.*\/api\/categories$/);
  });

  await test.step('products are none, and come back by themselves', async () => {
    await page.route('**/api/products', (route) => route.fulfill({ json: { products: [] } }));
    // What is here counts as fresh for five minutes; whoever comes by later asks again.
    await page.getByRole('contentinfo').locator('a[href="/privacy"]').click();
    await expect(page).toHaveURL('/privacy');
    await page.clock.fastForward('06:00');
    await page.getByRole('banner').locator('a[href="/"]').click();
    await turnUntilDrawn(page, page.getByText(text.none));
    await expect(page.getByText(text.notLoaded)).toBeHidden();
    await page.unroute('**/api/products');
    await page.clock.runFor(askAgainAfter);
    await expectShopOpen(page);
  });
});

test('products take longer than ten seconds, in zh', { tag: '@desktop' }, async ({
  page,
  context,
  speak,
}) => {
  const text = words.zh;
  await speak('zh');

  await test.step('products take longer than ten seconds', async () => {
    // Nothing but the button may fetch the products again.
    await holdRequests(context, '**/api/events*');
    const asked = page.waitForRequest('**/api/products');
    // All else has come before the clock is turned: only the products are late.
    const others = ['settings', 'categories'].map(async (name) => {
      await (await page.waitForResponse(`**/api/${name}`)).finished();
    });
    await page.route('**/api/products', () => undefined);
    await walkHome(page);
    await turnUntilDrawn(page, page.getByText(text.loading));
    await Promise.all([asked, ...others]);
    await page.clock.runFor(10_000);
    await turnUntilDrawn(page, toasts(page, text));
    await expect(toasts(page, text)).toContainText(text.warning);
    await expect(toasts(page, text)).toContainText(text.notLoaded);
    await expectPlaceholder(page, text);
    await turnDuring(page, expectAccessible(page));
    await page.unroute('**/api/products');
    await page.getByRole('button', { name: text.tryAgain }).click();
    await expectShopOpen(page);
  });
});
