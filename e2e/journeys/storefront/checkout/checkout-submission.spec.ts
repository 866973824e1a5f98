import {
  heldRecord,
  ordersPlaced,
  payAndAttach,
  reachPayment,
  releaseHeld,
} from '../../../support/checkout-steps.ts';
import { expect, expectAccessible, failedRequest, test } from '../../../support/shop-test.ts';
import { cartKey, mochi } from '../../../support/stored-cart.ts';

test.afterEach(({ page }) => releaseHeld(page));

const refusals = {
  no_items: 'No items found in order',
  invalid_item: 'Invalid item data in order',
  missing_delivery_method: 'Missing pickup/delivery method information',
};

test('an order the shop cannot take is told why, and the receipt stays', async ({
  page,
  expectComplaints,
}) => {
  await reachPayment(page, [await mochi(page)]);
  await payAndAttach(page);
  const complete = page.getByRole('button', { name: 'Complete Order' });
  const notice = page.getByRole('main').getByRole('alert');

  for (const [problem, message] of Object.entries(refusals)) {
    const json = { code: 'order.submission_invalid', title: '', details: { problem }, requestId: 'r' };
    await page.route('**/api/orders', (route) => route.fulfill({ status: 422, json }), { times: 1 });
    await complete.click();
    await expect(notice).toContainText(message);
    await expect(notice).toContainText('Upload failed');
    await expect(page.getByRole('article').filter({ hasText: message })).toHaveCount(0);
  }

  await page.route('**/api/orders', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await complete.click();
  await expect(notice).toContainText('Please try again or contact us for assistance');
  await expect(page.getByRole('img', { name: 'Preview of receipt.jpg' })).toBeVisible();
  await expectAccessible(page);
  expect(await ordersPlaced(page)).toEqual([]);
  expectComplaints(failedRequest);
});

test('what was held is what is ordered, though another tab emptied the cart', async ({ page, context }) => {
  await reachPayment(page, [await mochi(page)]);
  const orderNumber = (await heldRecord(page))?.orderNumber ?? '';
  await payAndAttach(page);
  const other = await context.newPage();
  await other.goto('/cart');
  await other.getByRole('button', { name: /^Remove: / }).click();
  await expect(other.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key) ?? '', cartKey))
    .not.toContain('Mochi');

  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page.getByText('Order submitted successfully!')).toBeVisible();
  await expect(
    page.getByText(
      'Your payment receipt has been uploaded and stock has been allocated. Redirecting to order summary...',
    ),
  ).toBeVisible();
  await expect(page).toHaveURL(`/order-summary/${orderNumber}`);
  await expect(page.getByRole('article').first()).toContainText('Exclusive Mochi Snowskin');
});
