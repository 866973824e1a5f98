import type { Page } from '@playwright/test';
import { expect, expectAccessible, languages, sizeOf, test } from '../../support/shop-test.ts';

const words = {
  en: {
    products: 'Products',
    breadcrumb: 'Breadcrumb',
    features: 'Features',
    flavours: 'Available Flavours',
    options: 'Available Options',
    inside: 'Inside the Box',
    yolk: 'Yolk optional',
    add: 'Add to Cart',
    customize: 'Customize & Add to Cart',
    configure: 'Configure & Add to Cart',
    continueShopping: 'Continue Shopping',
    viewCart: 'View Cart',
    added: 'Added to Cart!',
    boxPrice: 'from RM 50.00 per box',
    yamPrice: 'from RM 17.00 per piece',
    description: 'Cannot decide?',
    feature: 'Two kinds of crust in one box',
    picture: 'A box of four with Shanghai and traditional mooncakes side by side',
    aboutLotus: 'Silky white lotus paste in a buttery, crumbly crust.',
    mixed: 'Mix Shanghai + Traditional',
    shared: 'Shanghai Mooncakes',
  },
  zh: {
    products: '产品',
    breadcrumb: '页面路径',
    features: '特点',
    flavours: '可选口味',
    options: '可选款式',
    inside: '盒中口味',
    yolk: '可加蛋黄',
    add: '加入购物车',
    customize: '自选口味并加入购物车',
    configure: '选择组合并加入购物车',
    continueShopping: '继续选购',
    viewCart: '查看购物车',
    added: '已加入购物车！',
    boxPrice: 'RM 50.00 起 · 每盒',
    yamPrice: 'RM 17.00 起 · 每个',
    description: '难以取舍',
    feature: '一盒两种饼皮',
    picture: '四个装礼盒，上海月饼与传统月饼并排',
    aboutLotus: '细滑白莲蓉，配奶香酥皮。',
    mixed: '上海传统混合',
    shared: '上海月饼',
  },
} as const;

const cardOf = (page: Page, product: string) =>
  page.getByRole('main').getByRole('article').filter({ hasText: product }).first();

for (const language of languages) {
  const text = words[language];

  test(`product pages tell everything and lead on, in ${language}`, { tag: sizeOf[language] }, async ({
    page,
    speak,
  }) => {
    await speak(language);
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');

    await test.step('tells everything about a mooncake box', async () => {
      await page.goto('/product/mix-shanghai-traditional');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        /Mix Shanghai \+ Traditional\s*上海传统混合/,
      );
      await expect(main.getByText('Mooncake·月饼')).toBeVisible();
      await expect(main.getByText(text.boxPrice)).toBeVisible();
      await expect(main.getByText(text.description)).toBeVisible();
      await expect(main.getByRole('img', { name: text.picture })).toBeVisible();
      await expect(main.getByRole('list', { name: text.features })).toContainText(text.feature);

      const card = main.getByRole('region', { name: text.flavours });
      await expect(card.getByRole('heading', { level: 3 })).toHaveText([
        'Shanghai·上海',
        'Traditional·传统',
        'Other·其他',
      ]);
      await expect(card.getByRole('listitem')).toHaveCount(9);
      const lotus = card.getByRole('listitem').filter({ hasText: 'S1' });
      await expect(lotus).toContainText('White Lotus');
      await expect(lotus).toContainText('白莲蓉');
      await expect(lotus).toContainText(text.yolk);
      await expect(lotus).toContainText(text.aboutLotus);
      await expect(card.getByRole('listitem').filter({ hasText: 'S4' })).not.toContainText(text.yolk);

      await expectAccessible(page);
      await main.getByRole('button', { name: text.customize }).click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await test.step('leads back to the shelf, to more shopping and to the cart', async () => {
      if (language === 'en') {
        await main.getByRole('link', { name: text.viewCart }).click();
        await expect(page).toHaveURL('/cart');
        await page.goBack();
        await main.getByRole('link', { name: text.continueShopping }).click();
        await expect(page).toHaveURL('/');
        await page.goBack();
      }
      const breadcrumb = main.getByRole('navigation', { name: text.breadcrumb });
      await expect(breadcrumb.locator('[aria-current=page]')).toHaveText(text.mixed);
      await breadcrumb.getByRole('link', { name: text.products }).click();
      await expect(page).toHaveURL('/#products');
    });

    await test.step('names the six mochi and adds them at once', async () => {
      await cardOf(page, 'Exclusive Mochi Snowskin').getByRole('link').first().click();
      await expect(page).toHaveURL('/product/mochi-snowskin');
      const card = page.getByRole('region', { name: text.inside });
      await expect(card.getByRole('listitem')).toHaveText([
        /Durian\s*榴莲/,
        /Mango\s*芒果/,
        /Yam\s*芋头/,
        /Strawberry\s*草莓/,
        /Matcha\s*抹茶/,
        /Chocolate\s*巧克力/,
      ]);
      if (language === 'en') await expectAccessible(page);
      const add = main.getByRole('button', { name: text.add, exact: true });
      await Promise.all([page.getByText(text.added).waitFor(), add.click()]);
    });

    await test.step('lists the yam options with their piece prices', async () => {
      await page.goBack();
      await cardOf(page, 'TeoChew Yam Mooncakes').getByRole('link').first().click();
      await expect(page).toHaveURL('/product/teochew-yam-mooncakes');
      await expect(main.getByText(text.yamPrice)).toBeVisible();
      const card = main.getByRole('region', { name: text.options });
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(['Classic·经典', 'New·新口味']);
      const prices = { Y1: 'RM 18.00', Y2: 'RM 17.00', Y3: 'RM 18.00', Y4: 'RM 17.00' };
      for (const [code, price] of Object.entries(prices)) {
        await expect(card.getByRole('listitem').filter({ hasText: code })).toContainText(price);
      }
      if (language === 'zh') await expectAccessible(page);
      await main.getByRole('button', { name: text.configure }).click();
      await expect(dialog).toBeVisible();
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home and product pages can be read, by people, chats and search engines', async ({
    page,
    speak,
    request,
    baseURL,
  }) => {
    await speak('en');

    await test.step('products and prices on the home page', async () => {
      await page.goto('/');
      await expect(page.getByText('48.00').first()).toBeVisible();
      for (const product of [
        'Shanghai Mooncakes',
        'Traditional Mooncake',
        'Mix Shanghai + Traditional',
        'Exclusive Mochi Snowskin',
        'TeoChew Yam Mooncakes',
      ]) {
        await expect(cardOf(page, product).getByRole('link', { name: 'View Details' })).toBeVisible();
      }
    });

    await test.step('a product on its own page', async () => {
      await cardOf(page, 'Shanghai Mooncakes').getByRole('link').first().click();
      await expect(page).toHaveURL('/product/shanghai-mooncakes');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('上海月饼');
      await expect(page.getByText('RM 48.00', { exact: true })).toBeVisible();
      const card = page.getByRole('region', { name: words.en.flavours });
      await expect(card.getByRole('listitem')).toHaveCount(5);
      // The picture leads to itself at full size.
      const leadsTo = await page.getByRole('main').locator('a:has(img)').first().getAttribute('href');
      expect(leadsTo).toBe('/pictures/shanghai-mooncakes.webp');
    });

    for (const language of languages) {
      await test.step(`a link sent by chat shows name, price and picture, in ${language}`, async () => {
        const headers = { cookie: `lang=${language}` };
        const html = await (await request.get('/product/shanghai-mooncakes', { headers })).text();
        const meta = (property: string) =>
          new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';
        expect(html).toContain(words[language].flavours);
        expect(meta('og:title')).toContain(words[language].shared);
        expect(`${meta('og:title')} ${meta('og:description')}`).toContain('48.00');
        expect(meta('og:image')).toMatch(/^http/);
        const answer = await request.get(meta('og:image'));
        expect(answer.ok()).toBe(true);
        expect(answer.headers()['content-type']).toContain('image/');
      });
    }

    await test.step('a product describes itself to search engines', async () => {
      const address = `${baseURL}/product/mix-shanghai-traditional`;
      const html = await (await request.get(address)).text();
      const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
      // What each kind of product offers is tested beside the writer of this.
      const [product, breadcrumb] = JSON.parse(json)['@graph'];
      expect(product).toMatchObject({
        '@type': 'Product',
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: '50.00',
          highPrice: '56.00',
          priceCurrency: 'MYR',
          url: address,
          availability: 'https://schema.org/PreOrder',
        },
      });
      expect(breadcrumb.itemListElement.at(-1).item).toBe(address);
      for (const image of product.image) {
        expect(image).toContain(`${baseURL}/`);
        expect((await request.get(image)).status(), image).toBe(200);
      }
    });
  });
});
