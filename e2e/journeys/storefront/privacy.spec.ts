import { placeOrder } from '../../support/place-order.ts';
import { expect, expectAccessible, languages, sizeOf, test } from '../../support/shop-test.ts';
import { mochi } from '../../support/stored-cart.ts';

const versions = [
  { anchor: 'Bahasa Melayu', lang: 'ms', title: 'Notis Privasi', right: 'Hak anda' },
  { anchor: 'English', lang: 'en', title: 'Privacy Notice', right: 'Your rights' },
  { anchor: '中文', lang: 'zh-Hans', title: '隐私声明', right: '您的权利' },
] as const;

const footerLink = { en: 'Privacy Notice', zh: '隐私声明' } as const;

for (const language of languages) {
  test(`the privacy notice in three languages, reached from the footer in ${language}`, {
    tag: sizeOf[language],
  }, async ({ page, speak }) => {
    await speak(language);
    await page.goto('/cart');
    await page.getByRole('contentinfo').getByRole('link', { name: footerLink[language] }).click();
    await expect(page).toHaveURL('/privacy');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(footerLink[language]);

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
    await expectAccessible(page);
  });
}

test('the privacy notice opens at the language its address names', async ({ page }) => {
  await page.goto('/privacy#zh');
  await expect(page.getByRole('heading', { level: 2, name: '隐私声明' })).toBeInViewport();
});

test('the privacy notice names every cookie a customer gets', async ({ page, context, speak }) => {
  await speak('en');
  await placeOrder(page, page.request, { items: [await mochi(page)] });
  await page.goto('/privacy');
  const names = (await context.cookies()).map(({ name }) => name.replace('__Host-', ''));
  expect(names.sort()).toEqual(['lang', 'shop_browser']);
  const notice = page.getByRole('region', { name: 'Privacy Notice' });
  for (const name of names) await expect(notice.getByText(name, { exact: true })).toBeVisible();
});
