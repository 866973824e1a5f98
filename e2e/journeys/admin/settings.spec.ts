import type { Page } from '@playwright/test';
import { releaseHeld, requestPayment } from '../../support/checkout-steps.ts';
import { test } from '../../support/own-shop.ts';
import { placeOrder } from '../../support/place-order.ts';
import { receiptFile } from '../../support/receipt-files.ts';
import { expect, expectAccessible } from '../../support/shop-test.ts';
import { expectDone } from '../../support/staff.ts';
import { forgetAll, mochi, replaceCart } from '../../support/stored-cart.ts';

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Everything is saved' })).toBeVisible();
};

test('what an owner writes, chooses and uploads is what customers get, up to a fifth way to have an order', async ({
  page,
  context,
  asAdmin,
}) => {
  await asAdmin();
  const shop = await context.newPage();

  await test.step('what an owner writes reaches an open shop at once, and a mistake is told at its field', async () => {
    await shop.goto('/');
    await page.goto('/admin/settings');
    await expect(page.getByText('These are sample values: change them before opening')).toBeVisible();

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

  await test.step('a picture is uploaded and shown to customers', async () => {
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

  await test.step('two admins cannot overwrite each other unseen', async () => {
    await page.getByLabel('Business registration').fill(`20250${Date.now()}`);
    const story = `Baked at ${Date.now()}`;
    const { settings, version } = await (await page.request.get('/api/admin/settings')).json();
    const data = { settings: { ...settings, story }, version };
    await expectDone(await page.request.put('/api/admin/settings', { data }));
    const conflict = page.getByText('A colleague saved newer settings while you were editing.');
    await expect(conflict).toBeVisible();
    await page.getByRole('button', { name: 'Save my changes on top of theirs' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Everything is saved' })).toBeVisible();
    await expect(page.getByText('Settings saved').first()).toBeVisible();
    await expect(conflict).toHaveCount(0);
    await expect(page.getByLabel('Our story (English)')).toHaveValue(story);
  });

  await test.step('the QR carries the exact amount once the owner wants it so', async () => {
    await replaceCart(shop, [await mochi(page)]);
    await shop.goto('/checkout');
    await requestPayment(shop);
    await shop.getByRole('tab', { name: /DuitNow/ }).click();
    const code = shop.getByRole('img', { name: 'DuitNow QR code' }).locator('path');
    const before = await code.getAttribute('d');

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
    await page.getByRole('button', { name: '中文' }).click();
    await expect(page.getByRole('heading', { name: '设置', level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'EN', exact: true }).click();
  });

  await test.step('a fifth way is written, offered on a date, ordered, packed, and called another name later', () =>
    offerFifthWay(page, shop));
});

/** From the list of methods to the slip of the first order that goes this way. */
async function offerFifthWay(page: Page, shop: Page) {
  const name = 'Ipoh night market';
  const items = [await mochi(page)];
  await forgetAll(shop);
  await replaceCart(shop, items);
  await shop.goto('/checkout');
  await expect(shop.getByRole('radio', { name: 'Kepong Pick up' })).toBeVisible();

  await page.goto('/admin?tab=pickup-slots&part=methods');
  await expect(page.getByRole('heading', { name: 'KL Share Delivery fees' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add Delivery Method' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please fill in this field.')).toHaveCount(4);
  await expectAccessible(page);
  await page.getByLabel('Name (English)', { exact: true }).fill(name);
  await page.getByLabel('Name (Chinese)', { exact: true }).fill('怡保夜市自取');
  await page.getByLabel('Hint (English)').fill('Look for the moon lantern');
  await page.getByLabel('Hint (Chinese)').fill('请找月亮灯笼');
  await page.getByLabel('Name of the place (English)').fill('Stall 12');
  await page.getByLabel('Address of the place').fill('Jalan Dato Tahwil Azar, 30300 Ipoh');
  await page.getByLabel('Link to a map').fill('https://maps.example.com/stall-12');
  const { buffer } = await receiptFile(page, 'png');
  const map = { name: 'map.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Upload picture: Map or picture').setInputFiles(map);
  await expect(page.getByRole('img', { name: 'Map or picture' })).toHaveAttribute('src', /^\/files\/shop-/);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No times yet')).toBeVisible();

  // Customers who are choosing see it at once, and that it has no date yet.
  const option = shop.getByRole('radio', { name });
  await expect(option).toHaveAccessibleName(/no dates at the moment/);

  await page.getByRole('tab', { name: 'Time Slots' }).click();
  await page.getByRole('button', { name: `Add the first time of ${name}` }).click();
  await page.getByLabel('Time slot', { exact: true }).fill('8pm - 10pm');
  await page.getByLabel('Note (English)').fill('Beside the fountain');
  await page.getByLabel('Note (Chinese)').fill('喷泉旁边');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Time Slot' }).click();
  await expect(page.getByRole('button', { name: 'Edit 8pm - 10pm' })).toBeVisible();

  await page.getByRole('tab', { name: 'Batch Management' }).click();
  await page.getByRole('button', { name: /^Edit.*Batch 19\/9/ }).click();
  await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Its only date and its only time are taken with it.
  await expect(option).toHaveAccessibleName(/on 19\/9/);
  await option.check();
  await expect(shop.getByRole('radio', { name: '8pm - 10pm' })).toBeChecked();
  await expect(shop.getByText('Beside the fountain').first()).toBeVisible();

  // Ordered as the checkout would.
  const { orderNumber } = await placeOrder(shop, shop.request, { items, method: name });
  await shop.goto(`/order-summary/${orderNumber}`);
  await expect(shop.getByRole('main')).toContainText(`${name} 怡保夜市自取`);
  await expect(shop.getByRole('main')).toContainText('Look for the moon lantern请找月亮灯笼');
  await expect(shop.getByRole('link', { name: 'Open in maps' })).toBeVisible();

  // What is called another name later is not what she ordered.
  await page.getByRole('tab', { name: 'Pickup Slots' }).click();
  await page.getByRole('tab', { name: 'Delivery Methods' }).click();
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await page.getByLabel('Name (English)', { exact: true }).fill('Ipoh by day');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Ipoh by day' })).toBeVisible();

  const { orders } = await (await page.request.get(`/api/admin/orders?search=${orderNumber}`)).json();
  await page.goto(`/admin/print/slips?order=${orders[0].id}`);
  const slip = page.getByRole('article');
  await expect(slip).toContainText(`${name} 怡保夜市自取`);
  await expect(slip).toContainText('8pm - 10pm');
  await expect(slip).toContainText('Beside the fountain 喷泉旁边');
}
