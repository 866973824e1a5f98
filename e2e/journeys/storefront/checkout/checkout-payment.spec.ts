import {
  chooseReceipt,
  heldRecord,
  ordersPlaced,
  payAndAttach,
  proceed,
  reachPayment,
  releaseHeld,
} from '../../../support/checkout-steps.ts';
import { receiptFile, tooLargeFile } from '../../../support/receipt-files.ts';
import { expect, expectAccessible, failedRequest, test } from '../../../support/shop-test.ts';
import { mochi } from '../../../support/stored-cart.ts';

test.afterEach(({ page }) => releaseHeld(page));

test('values are copied with a button, and a copy that fails is told', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await reachPayment(page, [await mochi(page)]);
  const orderNumber = (await heldRecord(page))?.orderNumber ?? '';
  await page.getByRole('button', { name: 'Copy: Amount to pay' }).click();
  await expect(page.getByText('Copied!').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('50.00');
  await page.getByRole('button', { name: 'Copy: Payment reference' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(orderNumber);
  // Shown in groups, copied as a bank app takes it.
  await expect(page.getByText('0000 0000 0000 (sample)', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy: Account number' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('000000000000');

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
    document.execCommand = () => false;
  });
  await page.getByRole('button', { name: 'Copy: Account number' }).click();
  await expect(page.getByText('Copy Failed')).toBeVisible();
  await expect(page.getByText('Please try again or copy manually')).toBeVisible();
});

test('a receipt is checked when chosen, and can be removed, pasted or dropped', { tag: '@both' }, async ({
  page,
}) => {
  await reachPayment(page, [await mochi(page)]);
  const input = page.getByLabel('Choose a file');
  await input.setInputFiles({ name: 'receipt.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  const alert = page.getByRole('alert').first();
  await expect(alert).toContainText('Invalid file type');
  await expect(alert).toContainText('Please upload an image (JPG, PNG) or PDF file');

  const { buffer } = await receiptFile(page, 'jpeg');
  await input.setInputFiles(await tooLargeFile(page));
  await expect(page.getByText('File too large').first()).toBeVisible();
  await expect(page.getByText('Please upload a file smaller than 5MB').first()).toBeVisible();

  await chooseReceipt(page, await receiptFile(page, 'png'));
  await expect(page.getByRole('img', { name: 'Preview of receipt.png' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('File removed')).toBeVisible();
  await expect(page.getByText('receipt.png', { exact: true })).toHaveCount(0);

  for (const [event, name] of [
    ['paste', 'pasted.jpg'],
    ['drop', 'dropped.jpg'],
  ] as const) {
    await page.evaluate(
      ([kind, fileName, bytes]) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], fileName, { type: 'image/jpeg' }));
        const init = { bubbles: true, cancelable: true };
        document.body.dispatchEvent(
          kind === 'paste'
            ? new ClipboardEvent('paste', { ...init, clipboardData: data })
            : new DragEvent('drop', { ...init, dataTransfer: data }),
        );
      },
      [event, name, [...buffer]] as const,
    );
    await expect(page.getByRole('img', { name: `Preview of ${name}` })).toBeVisible();
  }
});

test('pressing too early says what is missing', async ({ page }) => {
  await reachPayment(page, [await mochi(page)]);
  const complete = page.getByRole('button', { name: 'Complete Order' });
  await complete.press('Enter');
  await expect(page.getByRole('alert').getByText('Payment Not Confirmed').first()).toBeVisible();
  await expect(page.getByText("Please confirm that you've made the payment first").first()).toBeVisible();
  await page.getByRole('button', { name: "I've Made Payment" }).dblclick();
  await complete.press('Enter');
  await expect(page.getByText('No receipt uploaded').first()).toBeVisible();
  await expect(page).toHaveURL(/step=payment/);
});

test('time is added once', async ({ page }) => {
  await reachPayment(page, [await mochi(page)]);
  await page.getByRole('button', { name: 'Add 15 minutes' }).dblclick();
  await expect(page.getByRole('timer')).toHaveText(/^(29|30):\d\d$/);
  await expect(page.getByRole('button', { name: '15 minutes added' })).toBeDisabled();
});

test('a reload in the middle keeps step, number, confirmation and file', async ({ page }) => {
  await reachPayment(page, [await mochi(page)]);
  const orderNumber = (await heldRecord(page))?.orderNumber ?? '';
  await payAndAttach(page);
  await page.reload();
  await expect(page.getByText(orderNumber, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Payment Confirmed' })).toBeDisabled();
  await expect(page.getByRole('img', { name: 'Preview of receipt.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Complete Order' }).dblclick();
  await expect(page).toHaveURL(`/order-summary/${orderNumber}`);
  expect(await ordersPlaced(page)).toEqual([orderNumber]);
});

test('going back frees the boxes and keeps the number', async ({ page }) => {
  const contact = await reachPayment(page, [await mochi(page)]);
  const first = await heldRecord(page);
  await page.goBack();
  await expect(page).toHaveURL('/checkout');
  await expect(page.locator('#checkout-phone')).toHaveValue(contact.phone);
  await expect
    .poll(async () => (await page.request.get(`/api/checkout/holds/${first?.holdId}`)).status())
    .toBe(410);

  // Forward leads nowhere: the reservation is over.
  await page.goForward();
  await expect(page).toHaveURL('/checkout');
  await proceed(page);
  expect((await heldRecord(page))?.orderNumber).toBe(first?.orderNumber);
  await page.getByRole('button', { name: 'Back to Order Form' }).click();
  await expect(page).toHaveURL('/checkout');
});

test('a lost connection keeps the receipt, and trying again orders once', async ({
  page,
  expectComplaints,
}) => {
  await reachPayment(page, [await mochi(page)]);
  const orderNumber = (await heldRecord(page))?.orderNumber ?? '';
  await payAndAttach(page);
  const complete = page.getByRole('button', { name: 'Complete Order' });

  await page.route('**/api/orders', (route) => route.abort(), { times: 1 });
  await complete.click();
  await expect(page.getByText('Upload failed').first()).toBeVisible();
  await expect(page.getByText('Your receipt is still here. Trying again never orders twice.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Preview of receipt.jpg' })).toBeVisible();

  // The order arrives, its answer does not.
  await page.route(
    '**/api/orders',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await complete.click();
  await expect(page.getByText('Upload failed').first()).toBeVisible();
  await expect.poll(() => ordersPlaced(page)).toEqual([orderNumber]);

  await complete.dblclick();
  await expect(page).toHaveURL(`/order-summary/${orderNumber}`);
  await expect(page.getByText('Order submitted successfully!')).toBeVisible();
  expect(await ordersPlaced(page)).toEqual([orderNumber]);
  expectComplaints(failedRequest);
});

test('an order whose answer was lost is found again after a reload', async ({ page, expectComplaints }) => {
  await reachPayment(page, [await mochi(page)]);
  const orderNumber = (await heldRecord(page))?.orderNumber ?? '';
  await payAndAttach(page);
  await page.route('**/api/orders', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page.getByText('Upload failed').first()).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(`/order-summary/${orderNumber}`);
  await expect(page.getByText('Your order is already placed')).toBeVisible();
  expectComplaints(failedRequest);
});

test('two tabs share one reservation, and one order', async ({ page, context }) => {
  await reachPayment(page, [await mochi(page)]);
  const orderNumber = (await heldRecord(page))?.orderNumber ?? '';
  const twin = await context.newPage();
  await twin.goto('/checkout?step=payment');
  await expect(twin.getByText(orderNumber, { exact: true })).toBeVisible();
  await payAndAttach(twin);
  await twin.getByRole('button', { name: 'Complete Order' }).click();
  await expect(twin).toHaveURL(`/order-summary/${orderNumber}`);
  await expect(page).toHaveURL(`/order-summary/${orderNumber}`);
  expect(await ordersPlaced(page)).toEqual([orderNumber]);
});
