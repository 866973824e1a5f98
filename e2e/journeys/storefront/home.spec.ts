import type { Page } from '@playwright/test';
import { expect, expectAccessible, languages, sizeOf, test } from '../../support/shop-test.ts';

const words = {
  en: {
    locale: 'en-MY',
    tag: 'en',
    tagline: 'Mid-Autumn Festival Special',
    story: 'Handmade Mooncakes from Rawang',
    badges: ['Pre-order Required', 'Pickup & Delivery', 'Custom Orders'],
    orderNow: 'Order Mooncakes Now',
    heading: 'Our Products',
    all: 'All Products',
    quickAdd: 'Quick Add to Cart',
    added: 'Added to Cart!',
    viewCart: 'View Cart (1 item)',
    other: '中文',
  },
  zh: {
    locale: 'zh-CN',
    tag: 'zh-Hans',
    tagline: '中秋特别呈献',
    story: '来自万挠的手工月饼',
    badges: ['需提前预订', '自取与送货', '接受定制'],
    orderNow: '立即订购月饼',
    heading: '我们的产品',
    all: '所有产品',
    quickAdd: '快速加入购物车',
    added: '已加入购物车！',
    viewCart: '查看购物车（1 件）',
    other: 'EN',
  },
} as const;

const products = [
  'Shanghai Mooncakes',
  'Traditional Mooncake',
  'Mix Shanghai + Traditional',
  'Exclusive Mochi Snowskin',
  'TeoChew Yam Mooncakes',
];

/** The demo shop's products in the order they are shown; other journeys put some of their own beside them. */
async function namesOnShelf(page: Page): Promise<string[]> {
  const names = await page.getByRole('article').getByRole('heading').allTextContents();
  return names.filter((name) => products.includes(name));
}

for (const language of languages) {
  const text = words[language];
  const other = words[language === 'en' ? 'zh' : 'en'];

  test.describe(`home in ${language}`, { tag: sizeOf[language] }, () => {
    // Nobody chose a language yet: the browser's is spoken.
    test.use({ locale: text.locale });

    test('a first visit, from the greeting to a cart in the other language', async ({ page }) => {
      await test.step("follows the browser's language", async () => {
        await page.clock.install();
        await page.goto('/');
        await expect(page.locator('html')).toHaveAttribute('lang', text.tag);
        await expect(page.getByRole('heading', { name: text.heading })).toBeVisible();
      });

      await test.step('greets with the hero and every product, accessibly', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toContainText("Chang'e Handmade Mooncakes");
        await expect(page.getByText(text.tagline)).toBeVisible();
        await expect(page.getByRole('link', { name: text.orderNow })).toBeInViewport({ ratio: 1 });
        await expect(page.getByText(text.story)).toBeVisible();
        for (const badge of text.badges) await expect(page.getByText(badge, { exact: true })).toBeVisible();
        await expect(page.getByRole('heading', { name: products.at(-1) ?? '' })).toBeVisible();
        expect(await namesOnShelf(page)).toEqual(products);
        await expectAccessible(page);
      });

      await test.step('scrolls to the products', async () => {
        const heading = page.getByRole('heading', { name: text.heading });
        await page.getByRole('link', { name: text.orderNow }).click();
        await expect(heading).toBeInViewport();
      });

      await test.step('filters by category and back', async () => {
        if (language === 'zh') return;
        await page.getByRole('button', { name: /^Snowskin/ }).click();
        await expect(page.getByRole('article').first()).toContainText('Exclusive Mochi Snowskin');
        expect(await namesOnShelf(page)).toEqual(['Exclusive Mochi Snowskin']);
        await page.getByRole('button', { name: text.all }).click();
        await expect(page.getByRole('article').first()).toContainText('Shanghai Mooncakes');
        expect(await namesOnShelf(page)).toEqual(products);
      });

      await test.step('adds a plain product at once', async () => {
        const mochi = page.getByRole('article').filter({ hasText: 'Exclusive Mochi Snowskin' });
        const add = mochi.getByRole('button', { name: text.quickAdd });
        // It does not stay for long: whoever looks at every frame from before the press cannot come too late.
        await Promise.all([page.getByText(text.added).waitFor(), add.click()]);
        await expect(page.getByRole('link', { name: text.viewCart })).toBeVisible();
        await page.clock.runFor(2_000);
        await expect(page.getByText(text.added)).toBeHidden();
      });

      await test.step('changes the language without losing the cart, and remembers both', async () => {
        await page.getByRole('banner').getByRole('button', { name: text.other }).click();
        await expect(page.getByRole('heading', { name: other.heading })).toBeVisible();
        await expect(page.getByRole('banner')).toContainText('1');
        if (language === 'zh') return;
        await page.reload();
        await expect(page.getByRole('heading', { name: other.heading })).toBeVisible();
        await expect(page.getByRole('link', { name: other.viewCart })).toBeVisible();
      });
    });
  });
}
