import type { BrowserContext } from '@playwright/test';
import { holdRequests } from '../../support/held-requests.ts';
import { freshPhone, placeOrder } from '../../support/place-order.ts';
import { test } from '../../support/second-visitor.ts';
import { expect } from '../../support/shop-test.ts';
import { mochi } from '../../support/stored-cart.ts';

/** A line so slow that the page is drawn long before its code arrives. */
const holdCode = (context: BrowserContext) => holdRequests(context, '**/assets/*.js');

test('what was typed and tapped before the code of the page came is answered when it comes', async ({
  page,
  context,
  secondVisitor,
}) => {
  const phone = freshPhone();
  const { orderNumber } = await placeOrder(page, secondVisitor, {
    items: [await mochi(page)],
    customer: { phone },
  });
  const code = await holdCode(context);
  await page.goto('/check-status', { waitUntil: 'commit' });
  await page.getByLabel('Order Number').fill(orderNumber);
  await page.getByLabel('Phone Number').fill(phone);
  await page.getByRole('button', { name: 'Check Status', exact: true }).click();

  code.letThrough();
  await expect(page.getByRole('heading', { name: 'Order Processing' })).toBeVisible();
});

test('a box added early is in the cart that is opened early', async ({ page, context }) => {
  const code = await holdCode(context);
  await page.goto('/', { waitUntil: 'commit' });
  const add = page.getByRole('button', { name: 'Quick Add to Cart: Exclusive Mochi Snowskin' });
  // Nothing answers, so it is pressed again: one box is wanted.
  await add.click();
  await add.click();
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page).toHaveURL('/');

  code.letThrough();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('what was typed early stays and can be gone on with, in the language tapped early', async ({
  page,
  context,
}) => {
  const code = await holdCode(context);
  await page.goto('/check-status', { waitUntil: 'commit' });
  const phone = page.getByLabel('Phone Number');
  await page.getByLabel('Order Number').fill('CHM1234');
  await phone.fill('012-345');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  code.letThrough();
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
  await expect(page.getByLabel('订单编号')).toHaveValue('CHM1234');
  await page.getByLabel('电话号码').press('End');
  await page.getByLabel('电话号码').pressSequentially(' 6789');
  await expect(page.getByLabel('电话号码')).toHaveValue('012-345 6789');
});
