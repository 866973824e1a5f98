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
import { expect, expectAccessible, test } from '../../../support/shop-test.ts';
import { stopClock } from '../../../support/standing-clock.ts';
import { mochi } from '../../../support/stored-cart.ts';

test.afterEach(({ page }) => releaseHeld(page));

test('the payment step helps to pay, checks the receipt and lets go', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const contact = await reachPayment(page, [await mochi(page)]);
  const first = await heldRecord(page);
  const orderNumber = first?.orderNumber ?? '';

  await test.step('values are copied with a button, and a copy that fails is told', async () => {
    await stopClock(page);
    await page.getByRole('button', { name: 'Copy: Amount to pay' }).click();
    await expect(page.getByText('Copied!').first()).toBeVisible();
    await page.clock.resume();
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

  await test.step('everything to pay with is saved as one picture', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as picture' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^CHM\d{6}\.png$/);
    const picture = page.getByRole('img', { name: /^Picture with amount, payment reference/ });
    await expect(picture).toBeVisible();
    await expect
      .poll(() =>
        picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight > 1600]),
      )
      .toEqual([1080, true]);
  });

  await test.step('a receipt is checked when chosen, and can be removed, pasted or dropped', async () => {
    const input = page.getByLabel('Choose a file');
    const gif = { name: 'receipt.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') };
    await input.setInputFiles(gif);
    const alert = page.getByRole('alert').filter({ hasText: 'Invalid file type' }).first();
    await expect(alert).toContainText('Please upload an image (JPG, PNG) or PDF file');

    const { buffer } = await receiptFile(page, 'jpeg');
    await input.setInputFiles(await tooLargeFile(page));
    await expect(page.getByText('File too large').first()).toBeVisible();
    await expect(page.getByText('Please upload a file smaller than 5MB').first()).toBeVisible();

    await chooseReceipt(page, await receiptFile(page, 'png'));
    await expect(page.getByRole('img', { name: 'Preview of receipt.png' })).toBeVisible();
    // With the picture to save and the receipt both shown.
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
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('dropped.jpg', { exact: true })).toHaveCount(0);
  });

  await test.step('going back frees the boxes and keeps the number', async () => {
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
    expect((await heldRecord(page))?.orderNumber).toBe(orderNumber);
    await page.getByRole('button', { name: 'Back to Order Form' }).click();
    await expect(page).toHaveURL('/checkout');
    await proceed(page);
  });

  await test.step('pressing too early says what is missing', async () => {
    const complete = page.getByRole('button', { name: 'Complete Order' });
    await complete.press('Enter');
    await expect(page.getByRole('alert').getByText('Payment Not Confirmed').first()).toBeVisible();
    await expect(page.getByText("Please confirm that you've made the payment first").first()).toBeVisible();
    await page.getByRole('button', { name: "I've Made Payment" }).dblclick();
    await complete.press('Enter');
    await expect(page.getByText('No receipt uploaded').first()).toBeVisible();
    await expect(page).toHaveURL(/step=payment/);
  });

  await test.step('time is added once', async () => {
    await page.getByRole('button', { name: 'Add 15 minutes' }).dblclick();
    await expect(page.getByRole('timer')).toHaveText(/^(2\d|30):\d\d$/);
    await expect(page.getByRole('button', { name: '15 minutes added' })).toBeDisabled();
  });
});

test('an order that does not get through keeps its receipt, and is placed once', { tag: '@desktop' }, async ({
  page,
  expectComplaints,
}) => {
  // An order whose answer was lost has used up its reservation.
  expectComplaints(/(422|ERR_FAILED).*\/api\/orders$/, /409.*\/api\/checkout\/holds\//);
  await reachPayment(page, [await mochi(page)]);
  const first = (await heldRecord(page))?.orderNumber ?? '';
  await payAndAttach(page);
  const complete = page.getByRole('button', { name: 'Complete Order' });
  const notice = page.getByRole('main').getByRole('alert');
  const preview = page.getByRole('img', { name: 'Preview of receipt.jpg' });

  await test.step('an order the shop cannot take is told why, and the receipt stays', async () => {
    const details = { problem: 'no_items' };
    const json = { code: 'order.submission_invalid', title: '', details, requestId: 'r' };
    await page.route('**/api/orders', (route) => route.fulfill({ status: 422, json }), { times: 1 });
    await complete.click();
    await expect(notice).toContainText('No items found in order');
    await expect(preview).toBeVisible();
    await expectAccessible(page);
    expect(await ordersPlaced(page)).toEqual([]);
  });

  await test.step('a lost connection keeps the receipt, and trying again orders', async () => {
    await page.route('**/api/orders', (route) => route.abort(), { times: 1 });
    await complete.click();
    await expect(notice).toContainText('Upload failed');
    await expect(
      page.getByText('Your receipt is still here. Trying again never orders twice.'),
    ).toBeVisible();
    await expect(preview).toBeVisible();

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
    await expect.poll(() => ordersPlaced(page)).toEqual([first]);
  });

  await test.step('an order whose answer was lost is found again after a reload', async () => {
    await page.reload();
    await page.getByText('Your order is already placed').waitFor();
    await expect(page).toHaveURL(`/order-summary/${first}`);
    expect(await ordersPlaced(page)).toEqual([first]);
  });
});
