import type { Page } from '@playwright/test';
import { reachPayment, releaseHeld } from '../../support/checkout-steps.ts';
import { test } from '../../support/own-shop.ts';
import { expect, expectAccessible } from '../../support/shop-test.ts';
import { signIn } from '../../support/staff.ts';
import { mochi } from '../../support/stored-cart.ts';

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Everything is saved' })).toBeVisible();
};

test('what an owner writes reaches an open shop at once, and a mistake is told at its field', async ({
  page,
  context,
  asAdmin,
}) => {
  await asAdmin();
  const shop = await context.newPage();
  await shop.goto('/');
  await page.goto('/admin/settings');
  await expect(page.getByText('These are sample values: change them before opening')).toBeVisible();
  await expectAccessible(page);

  const name = page.getByLabel('Shop name (English)');
  await name.fill('');
  await page.getByLabel('WhatsApp number').fill('call me');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('2 fields need another look.')).toBeVisible();
  await expect(page.getByText('This is no phone number we can read. Example: 012-345 6789.')).toBeVisible();
  await expect(name).toBeFocused();
  await expectAccessible(page);

  const fresh = `Moon Kitchen ${Date.now()}`;
  await name.fill(fresh);
  await page.getByLabel('WhatsApp number').fill('012-345 6789');
  await save(page);
  await expect(shop.getByRole('contentinfo').getByText(fresh)).toBeVisible();
  await expect(shop.getByRole('link', { name: /WhatsApp 012-345 6789/ })).toBeVisible();
  // A new visitor gets a finished page with the new name as well.
  expect(await (await page.request.get('/')).text()).toContain(fresh);
});

test('the QR carries the exact amount once the owner wants it so', async ({
  page,
  context,
  asAdmin,
  speak,
}) => {
  await asAdmin();
  const shop = await context.newPage();
  await reachPayment(shop, [await mochi(page)]);
  await shop.getByRole('tab', { name: /DuitNow/ }).click();
  const code = shop.getByRole('img', { name: 'DuitNow QR code' }).locator('path');
  const before = await code.getAttribute('d');

  await page.goto('/admin/settings');
  const payload = page.getByLabel('Text inside your QR');
  const whole = await payload.inputValue();
  await payload.fill(whole.slice(0, -1));
  await expect(page.getByText(/This is not the text of a DuitNow QR/)).toBeVisible();
  await payload.fill(whole.replace('BANGI', 'BANGY'));
  await expect(page.getByText(/a character is missing or wrong/)).toBeVisible();
  await payload.fill(whole);
  const exact = page.getByRole('switch', { name: 'Draw the QR with the exact amount of each order' });
  if ((await exact.getAttribute('aria-checked')) === 'false') await exact.click();
  await expect(page.getByText('Example with RM 88.00 inside.')).toBeVisible();
  await save(page);
  await expect(code).not.toHaveAttribute('d', before ?? '');
  await expect(shop.getByText(/RM 50\.00/).first()).toBeVisible();

  await exact.click();
  await save(page);
  await expect(code).toHaveAttribute('d', before ?? '');
  await releaseHeld(shop);
  await speak('zh');
  await page.reload();
  await expect(page.getByRole('heading', { name: '设置', level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('two admins cannot overwrite each other unseen', async ({ page, context, asAdmin }) => {
  await asAdmin();
  const other = await context.newPage();
  for (const desk of [page, other]) {
    await desk.goto('/admin/settings');
    await expect(desk.getByLabel('Instagram name')).toBeVisible();
  }
  await page.getByLabel('Business registration').fill(`20250${Date.now()}`);
  const story = `Baked at ${Date.now()}`;
  await other.getByLabel('Our story (English)').fill(story);
  await save(other);
  await expect(page.getByText('A colleague saved newer settings while you were editing.')).toBeVisible();
  await page.getByRole('button', { name: 'Save my changes on top of theirs' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(page.getByLabel('Our story (English)')).toHaveValue(story);
});

test('a picture is uploaded and shown to customers', async ({ page, asAdmin }) => {
  await asAdmin();
  await page.goto('/admin/settings');
  await expect(page.getByLabel('Instagram name')).toBeVisible();
  const picture = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 });
    canvas.getContext('2d')?.fillRect(0, 0, 32, 32);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const file = { name: 'bank.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') };
  await page.getByLabel('Upload picture: Picture of the bank details').setInputFiles(file);
  await expect(page.getByRole('img', { name: 'Picture of the bank details' })).toHaveAttribute(
    'src',
    /^\/files\/shop-/,
  );
  await save(page);
  const { bank } = await (await page.request.get('/api/settings')).json();
  expect(bank.imageUrl).toMatch(/^\/files\/shop-/);
  await page
    .getByRole('group', { name: 'Picture of the bank details' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await save(page);
});

test.describe('for employees', () => {
  test.use({ baseURL: process.env.SHOP_URL ?? '' });
  test('the page says whom to ask', async ({ page }) => {
    await signIn(page, { role: 'employee' });
    await page.goto('/admin/settings');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Only admins may open this page.');
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
    await expectAccessible(page);
  });
});
