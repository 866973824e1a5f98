import { expect, expectAccessible, languages, sizeOf, test } from '../../support/shop-test.ts';

const words = {
  en: {
    notFound: 'Oops! Page not found',
    home: 'Return to Home',
    noProduct: 'Product Not Found',
    noProductMessage: 'The requested product could not be found.',
    check: 'Check Status',
    away: 'No connection',
  },
  zh: {
    notFound: '哎呀！找不到页面',
    home: '返回首页',
    noProduct: '找不到产品',
    noProductMessage: '找不到您要的产品。',
    check: '查询订单',
    away: '没有网络连接',
  },
} as const;

for (const language of languages) {
  const text = words[language];
  const isEnglish = language === 'en';

  test(`a wrong address and a lost network leave the shop standing, in ${language}`, {
    tag: sizeOf[language],
  }, async ({ page, context, speak, expectComplaints }) => {
    await speak(language);
    // The browser itself notes each 404 it was sent; that is the point of this journey.
    expectComplaints(/404.*\/(product\/no-such-cake|no\/such\/page)$/);

    await test.step('says that an unknown product is unknown and leads home', async () => {
      if (!isEnglish) return;
      await page.goto('/product/no-such-cake');
      await expect(page).toHaveURL('/');
      await expect(page.getByText(text.noProduct, { exact: true })).toBeVisible();
      await expect(page.getByText(text.noProductMessage)).toBeVisible();
    });

    await test.step('a wrong address leads home', async () => {
      const answer = await page.goto('/no/such/page');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: text.notFound })).toBeVisible();
      if (isEnglish) await expectAccessible(page);

      await page.getByRole('link', { name: text.home }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    });

    await test.step('losing the network while changing screens leaves the shop standing', async () => {
      await context.setOffline(true);
      await page.getByRole('banner').getByRole('link', { name: text.check }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(text.away);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      if (!isEnglish) await expectAccessible(page);
      await context.setOffline(false);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL('/check-status');
      expectComplaints(/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/, /check-status-screen/);
    });
  });
}
