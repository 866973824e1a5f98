import { chooseReceipt, fillContact, openCheckout, proceed } from '../../support/checkout-steps.ts';
import { test } from '../../support/own-shop.ts';
import { receiptFile } from '../../support/receipt-files.ts';
import { expect, expectAccessible } from '../../support/shop-test.ts';
import { mochi } from '../../support/stored-cart.ts';

const name = 'Ipoh night market';

test('a fifth way is written, offered on a date, ordered, packed, and called another name later', async ({
  page,
  browser,
  baseURL,
  asAdmin,
}) => {
  const shop = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await openCheckout(shop, [await mochi(page)]);
  await expect(shop.getByRole('radio', { name: 'Kepong Pick up' })).toBeVisible();

  await asAdmin();
  await page.goto('/admin?tab=pickup-slots');
  await page.getByRole('tab', { name: 'Delivery Methods' }).click();
  await expect(page.getByRole('heading', { name: 'KL Share Delivery fees' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add Delivery Method' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please fill in this field.')).toHaveCount(4);
  await expectAccessible(page);
  await page.getByLabel('Name (English)', { exact: true }).fill(name);
  await page.getByLabel('Name (Chinese)', { exact: true }).fill('怡保夜市自取');
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
  await page.getByRole('button', { name: 'Add Time Slot' }).click();
  await page.getByLabel('Delivery method').selectOption(name);
  await page.getByLabel('Time slot', { exact: true }).fill('8pm - 10pm');
  await page.getByLabel('Note (English)').fill('Beside the fountain');
  await page.getByLabel('Note (Chinese)').fill('喷泉旁边');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Time Slot' }).click();
  await expect(page.getByRole('button', { name: 'Edit 8pm - 10pm' })).toBeVisible();

  await page.goto('/admin?tab=batch-management');
  await page.getByRole('button', { name: /^Edit.*Batch 19\/9/ }).click();
  await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Its only date and its only time are taken with it.
  await expect(option).toHaveAccessibleName(/on 19\/9/);
  await option.check();
  await expect(shop.getByRole('radio', { name: '8pm - 10pm' })).toBeChecked();
  await expect(shop.getByText('Beside the fountain').first()).toBeVisible();
  await fillContact(shop);
  await proceed(shop);
  await chooseReceipt(shop, await receiptFile(shop, 'jpeg'));
  await shop.getByRole('button', { name: "I've Made Payment" }).click();
  await shop.getByRole('button', { name: 'Complete Order' }).click();
  await expect(shop).toHaveURL(/order-summary\/(CHM\d+)/);
  const orderNumber = /CHM\d+/.exec(shop.url())?.[0] ?? '';
  await expect(shop.getByRole('main')).toContainText(`${name} 怡保夜市自取`);
  await expect(shop.getByRole('link', { name: 'Open in maps' })).toBeVisible();
  await expectAccessible(shop);

  await page.goto(`/admin?tab=orders&search=${orderNumber}`);
  const { orders } = await (await page.request.get(`/api/admin/orders?search=${orderNumber}`)).json();
  const papers = (paper: string) => `/admin/print/${paper}?order=${orders[0].id}`;
  await page.goto(papers('slips'));
  const slip = page.getByRole('article');
  await expect(slip).toContainText(`${name} 怡保夜市自取`);
  await expect(slip).toContainText('8pm - 10pm');
  await expect(slip).toContainText('Beside the fountain 喷泉旁边');
  await expectAccessible(page);

  // What is called another name later is not what she ordered.
  await page.goto('/admin?tab=pickup-slots');
  await page.getByRole('tab', { name: 'Delivery Methods' }).click();
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await page.getByLabel('Name (English)', { exact: true }).fill('Ipoh by day');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Ipoh by day' })).toBeVisible();
  await page.goto(papers('labels'));
  await expect(page.getByRole('article').first()).toContainText(name);
  await shop.close();
});
