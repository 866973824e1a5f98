import { readFile } from 'node:fs/promises';
import { findOrder } from '../../support/admin/admin-orders.ts';
import { freshPhone, placeOrder } from '../../support/place-order.ts';
import { test } from '../../support/second-visitor.ts';
import { expect, expectAccessible, languages, sizeOf } from '../../support/shop-test.ts';
import { asStaff } from '../../support/staff.ts';
import { mochi, shanghaiBox, yamBox } from '../../support/stored-cart.ts';

for (const language of languages) {
  test.describe(`order summary in ${language}`, { tag: sizeOf[language] }, () => {
    test.beforeEach(({ speak }) => speak(language));

    test('shows the whole order, in both languages at once', async ({ page }) => {
      const items = [await shanghaiBox(page, ['S1', 'S1Y', 'S2', 'S2'], { quantity: 2 }), await mochi(page)];
      const customer = { phone: freshPhone(), notes: 'Less sugar please', email: 'tan@example.com' };
      const { orderNumber, totalSen, confirmation } = await placeOrder(page, page.request, {
        items,
        customer,
        language,
      });

      await page.goto(`/order-summary/${orderNumber}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Confirmed! · 订单已确认');
      const sheet = page.getByRole('article');
      for (const shown of [
        orderNumber,
        'Shanghai Mooncakes',
        'SHS1Y',
        'with yolk · 有蛋黄',
        'without yolk · 无蛋黄',
        'Exclusive Mochi Snowskin',
        `RM ${(totalSen / 100).toFixed(2)}`,
        'Tan Ah Hua',
        customer.phone,
        'tan@example.com',
        'Less sugar please',
        'Pick up from Rawang',
        '万挠自取',
        'Our kitchen in Rawang',
        confirmation.pickup.batchName,
        confirmation.pickup.timeSlot ?? 'no slot',
        'Please keep this order summary for your records.',
        `Include the payment reference ${orderNumber} in your transfer description.`,
        'Payment verification takes 1-2 hours.',
        '付款将在 1-2 小时内核实。',
      ]) {
        await expect(sheet).toContainText(shown);
      }
      const [first] = items;
      const price = (sen: number) => `RM ${(sen / 100).toFixed(2)}`;
      await expect(sheet).toContainText(
        `2 × ${price(first?.priceSen ?? 0)} = ${price(2 * (first?.priceSen ?? 0))}`,
      );
      await expect(sheet.getByText(/^\w+day, \d+ September \d{4}/)).toBeVisible();
      await expectAccessible(page);
    });

    test('names the yam pieces and the place in Kepong', async ({ page }) => {
      const { orderNumber } = await placeOrder(page, page.request, {
        items: [await yamBox(page)],
        method: 'Kepong',
        language,
      });
      await page.goto(`/order-summary/${orderNumber}`);
      const sheet = page.getByRole('article');
      await expect(sheet).toContainText('TYY1Y');
      await expect(sheet).toContainText('3 × Yam With Yolk');
      await expect(sheet).toContainText('TYY2');
      await expect(sheet).toContainText('Kepong meeting point');
      await expect(sheet).toContainText('collect at 7.30 pm');
      await expect(sheet).toContainText('7:30pm - 7:45pm');
    });
  });
}

test('the order summary draws what the browser kept at once, then what the order is by now', async ({
  page,
}) => {
  const { orderNumber, confirmation } = await placeOrder(page, page.request, { items: [await mochi(page)] });
  const name = 'Kept In This Browser';
  await page.goto('/privacy');
  const keep = (text: string) =>
    page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      `order_${orderNumber}`,
      text,
    ] as const);
  await keep(JSON.stringify({ ...confirmation, customer: { name, phone: '012', email: '', notes: '' } }));
  let letThrough = () => {};
  const seenKept = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(`**/api/orders/${orderNumber}/confirmation`, async (route) => {
    await seenKept;
    await route.continue();
  });
  await page.goto(`/order-summary/${orderNumber}`);
  await expect(page.getByText(name)).toBeVisible();
  letThrough();
  await expect(page.getByText('Tan Ah Hua')).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);

  await keep('{broken');
  await page.reload();
  await expect(page.getByText('Tan Ah Hua')).toBeVisible();

  const { id, version } = await findOrder(page.request, orderNumber);
  const cancelled = await page.request.post(`/api/admin/orders/${id}/cancel`, {
    data: { notes: 'No transfer came.', version },
    headers: asStaff(),
  });
  expect(cancelled.status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order Cancelled');
  await expect(page.getByRole('button', { name: /Add to Calendar/ })).toHaveCount(0);
  await expectAccessible(page);
});

test("shows where a delivery goes, and nobody else's order", async ({ page, secondVisitor }) => {
  const item = await mochi(page);
  const address = '8, Jalan Bulan, 50000 Kuala Lumpur';
  const wishes = { items: [item], method: 'KL Share', customer: { deliveryAddress: address } };
  const { orderNumber } = await placeOrder(page, page.request, wishes);
  await page.goto(`/order-summary/${orderNumber.toLowerCase()}`);
  await expect(page.getByText(address)).toBeVisible();
  await expect(page.getByText('Time will inform later')).toBeVisible();

  const theirs = await placeOrder(page, secondVisitor, wishes);
  expect((await secondVisitor.get(`/api/orders/${theirs.orderNumber}/confirmation`)).status()).toBe(200);
  expect((await page.request.get(`/api/orders/${theirs.orderNumber}/confirmation`)).status()).toBe(404);
});

test('leads home when nothing is known, leaving no step in the history', async ({
  page,
  expectComplaints,
}) => {
  await page.goto('/cart');
  await page.goto('/order-summary/CHM999999');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/cart');
  // The browser itself writes down that the server knew no such order.
  expectComplaints(/404/);
});

test('the order summary says that it loads, and offers another try when the server is away', async ({
  page,
  expectComplaints,
}) => {
  const { orderNumber } = await placeOrder(page, page.request, { items: [await mochi(page)] });
  // The stream of changes would bring the order by itself.
  await page.route('**/api/events', (route) => route.abort());
  let isAway = true;
  let letThrough = () => {};
  const seenLoading = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(`**/api/orders/${orderNumber}/confirmation`, async (route) => {
    await seenLoading;
    if (isAway) await route.abort();
    else await route.continue();
  });
  await page.goto(`/order-summary/${orderNumber}`);
  await expect(page.getByText('Loading order details...')).toBeVisible();
  letThrough();
  await expect(page.getByText('Your order could not be loaded.')).toBeVisible();
  isAway = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order Confirmed!');
  expectComplaints(/ERR_FAILED/);
});

test('copies its number, and says so for two seconds', async ({ page, context }) => {
  await page.clock.install();
  const { orderNumber } = await placeOrder(page, page.request, { items: [await mochi(page)] });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/order-summary/${orderNumber}`);
  const button = page.getByRole('button', { name: orderNumber });
  await button.click();
  await expect(button).toContainText('Copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(orderNumber);
  await page.clock.runFor(2_000);
  await expect(button).not.toContainText('Copied!');
});

test('the order summary says when copying is not possible', async ({ page }) => {
  const { orderNumber } = await placeOrder(page, page.request, { items: [await mochi(page)] });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await page.goto(`/order-summary/${orderNumber}`);
  await page.getByRole('button', { name: orderNumber }).click();
  await expect(page.getByText('Copy Failed')).toBeVisible();
  await expect(page.getByText('Please try again or copy manually')).toBeVisible();
});

test('the order summary opens the map full size', async ({ page }) => {
  const { orderNumber } = await placeOrder(page, page.request, { items: [await mochi(page)] });
  await page.goto(`/order-summary/${orderNumber}`);
  await page.getByRole('link', { name: 'Map: Our kitchen in Rawang' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('leads on to the status page and to the shop', async ({ page }) => {
  const { orderNumber } = await placeOrder(page, page.request, { items: [await mochi(page)] });
  await page.goto(`/order-summary/${orderNumber}`);
  await page.getByRole('link', { name: 'Track Order' }).click();
  await expect(page).toHaveURL('/check-status');
  await page.goBack();
  await page.getByRole('link', { name: 'Place Another Order' }).click();
  await expect(page).toHaveURL('/');
});

test('the order summary gives a calendar file for the day', async ({ page }) => {
  const { orderNumber, confirmation } = await placeOrder(page, page.request, { items: [await mochi(page)] });
  await page.goto(`/order-summary/${orderNumber}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to Calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${orderNumber}.ics`);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(`DTSTART;VALUE=DATE:${confirmation.pickup.batchDate.replaceAll('-', '')}\r\n`);
  expect(text).toContain(`UID:${orderNumber}@127.0.0.1\r\n`);
  expect(text.replaceAll('\r\n ', '')).toContain(
    `SUMMARY:Chang'e Handmade Mooncakes: order ${orderNumber}\\, ${confirmation.pickup.timeSlot}\r\n`,
  );
});

test('prints on one page, without the shop around it', async ({ page }) => {
  const items = [await shanghaiBox(page, ['S1', 'S1Y', 'S2', 'S4']), await mochi(page)];
  const { orderNumber } = await placeOrder(page, page.request, { items });
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.goto(`/order-summary/${orderNumber}`);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-printed=yes]')).toBeAttached();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Track Order' })).toBeHidden();
  await expect(page.getByRole('article')).toContainText(orderNumber);
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(background).toBe('rgb(255, 255, 255)');
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
