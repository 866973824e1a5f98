import type { Page } from '@playwright/test';
import { placeOrder } from '../../support/place-order.ts';
import { expect, expectAccessible, type Language, test } from '../../support/shop-test.ts';
import { mochi } from '../../support/stored-cart.ts';

const versions = [
  { anchor: 'Bahasa Melayu', lang: 'ms', title: 'Notis Privasi', right: 'Hak anda' },
  { anchor: 'English', lang: 'en', title: 'Privacy Notice', right: 'Your rights' },
  { anchor: '中文', lang: 'zh-Hans', title: '隐私声明', right: '您的权利' },
] as const;

const footerLink = { en: 'Privacy Notice', zh: '隐私声明' } as const;

const opensFromTheFooter = (page: Page, language: Language) =>
  test.step('the privacy notice begins in the language of its reader, reached from the footer', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: footerLink[language] }).click();
    await expect(page).toHaveURL('/privacy');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(footerLink[language]);
    await expectAccessible(page);
  });

const tellsInThreeLanguages = (page: Page) =>
  test.step('the privacy notice is told in three languages', async () => {
    for (const { anchor, lang, title, right } of versions) {
      const version = page.getByRole('region', { name: title });
      await expect(version).toHaveAttribute('lang', lang);
      await expect(version.getByRole('heading', { name: right })).toBeVisible();
      await expect(version.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me/);
      for (const cookie of ['lang', 'shop_browser']) {
        await expect(version.getByText(cookie, { exact: true })).toBeVisible();
      }
      await page.getByRole('main').getByRole('link', { name: anchor, exact: true }).click();
      await expect(version.getByRole('heading', { level: 2 })).toBeInViewport();
    }
  });

test('a customer reads the privacy notice', async ({ page, context, speak }) => {
  await speak('en');
  await placeOrder(page, page.request, { items: [await mochi(page)] });

  await test.step('the privacy notice opens at the language its address names', async () => {
    await page.goto('/privacy#zh');
    await expect(page.getByRole('heading', { level: 2, name: '隐私声明' })).toBeInViewport();
  });

  await test.step('the privacy notice names every cookie a customer gets', async () => {
    const names = (await context.cookies()).map(({ name }) => name.replace('__Host-', ''));
    expect(names.sort()).toEqual(['lang', 'shop_browser']);
    const notice = page.getByRole('region', { name: 'Privacy Notice' });
    for (const name of names) await expect(notice.getByText(name, { exact: true })).toBeVisible();
  });

  await page.getByRole('banner').getByRole('link', { name: 'Check Status' }).click();
  await expect(page).toHaveURL('/check-status');
  await opensFromTheFooter(page, 'en');
  await tellsInThreeLanguages(page);
});

test('a visitor reads the privacy notice', { tag: '@desktop' }, async ({ page, speak }) => {
  await speak('zh');
  await page.goto('/cart');
  await opensFromTheFooter(page, 'zh');
});
