import type { Page } from '@playwright/test';
import { anyBox } from '../../../support/any-box.ts';
import {
  heldRecord,
  payAndAttach,
  proceed,
  reachPayment,
  releaseHeld,
} from '../../../support/checkout-steps.ts';
import { leaveOnly } from '../../../support/other-buyers.ts';
import { expect, expectAccessible, test } from '../../../support/shop-test.ts';
import { mochi } from '../../../support/stored-cart.ts';

test.afterEach(({ page }) => releaseHeld(page));

/** From now on the reservation ends so many seconds after it is next asked for. */
async function shorten(page: Page, seconds: number) {
  let endsAt: number | null = null;
  await page.route('**/api/checkout/holds/*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    endsAt ??= Date.parse(body.serverNow) + seconds * 1000;
    await route.fulfill({ response: answer, json: { ...body, expiresAt: new Date(endsAt).toISOString() } });
  });
}

test('the countdown turns amber at five minutes and red at two', async ({ page }) => {
  await reachPayment(page, [await mochi(page)]);
  const card = page.getByRole('region', { name: 'Time left to pay' });
  await expect(card).toHaveAttribute('data-tone', 'normal');
  await shorten(page, 300);
  await page.reload();
  await expect(card).toHaveAttribute('data-tone', 'warning');
  await expect(card.getByRole('status')).toHaveText('5 minutes left to pay');
  await expectAccessible(page);
  await page.unroute('**/api/checkout/holds/*');
  await shorten(page, 120);
  await page.reload();
  await expect(card).toHaveAttribute('data-tone', 'destructive');
  await expect(page.getByRole('timer')).toHaveText(/^[12]:\d\d$/);
  await expectAccessible(page);
});

test('when time is up the form is kept, and the number with it', async ({ page }) => {
  const contact = await reachPayment(page, [await mochi(page)]);
  const orderNumber = (await heldRecord(page))?.orderNumber ?? '';
  await shorten(page, 2);
  await page.reload();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Time Expired!');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'The payment window has expired. Please start over to place a new order.',
  );
  await expect(page.getByText('Payment Window Closed')).toBeVisible();
  await expect(page.locator('#checkout-name')).toHaveValue(contact.name);
  await expectAccessible(page);

  await page.unroute('**/api/checkout/holds/*');
  await proceed(page);
  expect((await heldRecord(page))?.orderNumber).toBe(orderNumber);
});

test('a receipt already paid for is still taken after the time', async ({ page }) => {
  await reachPayment(page, [await mochi(page)]);
  const orderNumber = (await heldRecord(page))?.orderNumber ?? '';
  await shorten(page, 1);
  await page.reload();
  await expect(page.getByText('Payment Window Closed')).toBeVisible();
  await page.getByRole('button', { name: 'Send my receipt now' }).click();
  await expect(page).toHaveURL('/checkout?step=late');
  await expect(page.getByText('Please do not pay now')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expectAccessible(page);
  await payAndAttach(page);
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page).toHaveURL(`/order-summary/${orderNumber}`);
  await expect(page.getByText('Order submitted successfully!')).toBeVisible();
});

test('an order on its way when the time ends is left to arrive', async ({ page }) => {
  await page.clock.install();
  await reachPayment(page, [await mochi(page)]);
  const orderNumber = (await heldRecord(page))?.orderNumber ?? '';
  await payAndAttach(page);
  let letThrough = () => {};
  const timeEnds = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/orders', async (route) => {
    await timeEnds;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await page.clock.fastForward('15:00');
  await expect(page.getByRole('timer')).toHaveText('0:00');
  await expect(page.getByText('Payment Window Closed')).toHaveCount(0);
  letThrough();
  await expect(page).toHaveURL(`/order-summary/${orderNumber}`);
});

test('boxes that went to others meanwhile are told plainly, and the receipt is kept', async ({
  page,
  playwright,
  baseURL,
}, { project }) => {
  const isPhone = project.name === 'phone';
  const date = isPhone ? '19/9' : '23/9';
  const line = await anyBox(page, isPhone ? 'mix-shanghai-traditional' : 'traditional-mooncake', 20);
  await reachPayment(page, [line], date);
  const held = await heldRecord(page);
  await shorten(page, 1);
  await page.reload();
  await expect(page.getByText('Payment Window Closed')).toBeVisible();
  await page.request.delete(`/api/checkout/holds/${held?.holdId}`);
  const giveBack = await leaveOnly(playwright, baseURL ?? '', { line, date, left: 19 });

  await page.getByRole('button', { name: 'Send my receipt now' }).click();
  await payAndAttach(page);
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page).toHaveURL(`/order-summary/${held?.orderNumber}`);
  await expect(page.getByText('Your receipt has arrived')).toBeVisible();
  await expect(page.getByText(/Your order and receipt are kept: we contact you/)).toBeVisible();
  await giveBack();
});
