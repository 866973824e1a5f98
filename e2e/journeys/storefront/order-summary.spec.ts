import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findOrder } from '../../support/admin/admin-orders.ts';
import { freshPhone, type PlacedOrder, placeOrder } from '../../support/place-order.ts';
import { test } from '../../support/second-visitor.ts';
import { expect, expectAccessible, type Language } from '../../support/shop-test.ts';
import { asStaff } from '../../support/staff.ts';
import { stopClock } from '../../support/standing-clock.ts';
import { mochi, shanghaiBox, yamBox } from '../../support/stored-cart.ts';

/** Leaves the page at the summary of an order with every detail. */
async function openWholeOrder(page: Page, language: Language): Promise<PlacedOrder> {
  const items = [await shanghaiBox(page, ['S1', 'S1Y', 'S2', 'S4'], { quantity: 2 }), await mochi(page)];
  const customer = { phone: freshPhone(), notes: 'Less sugar please', email: 'tan@example.com' };
  const placed = await placeOrder(page, page.request, { items, customer, language });
  const { orderNumber, totalSen, confirmation } = placed;

  await test.step('shows the whole order, in both languages at once', async () => {
    await page.goto(`/order-summary/${orderNumber}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Confirmed! · 订单已确认');
    const sheet = page.getByRole('article');
    await expect(sheet).toContainText(orderNumber);
    const told = ((await sheet.textContent()) ?? '').replaceAll(/\s+/g, ' ');
    for (const shown of [
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
      expect(told).toContain(shown);
    }
    const [first] = items;
    const price = (sen: number) => `RM ${(sen / 100).toFixed(2)}`;
    expect(told).toContain(`2 × ${price(first?.priceSen ?? 0)} = ${price(2 * (first?.priceSen ?? 0))}`);
    await expect(sheet.getByText(/^\w+day, \d+ September \d{4}/)).toBeVisible();
    await expectAccessible(page);
  });
  return placed;
}

/** On by the status page to the order that came last, and to the shop. */
async function walkOn(page: Page, openSummary: string) {
  await test.step('leads on to the status page', async () => {
    await page.getByRole('link', { name: 'Track Order' }).click();
    await expect(page).toHaveURL('/check-status');
  });

  await test.step('is there again on the way back', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Confirmed! · 订单已确认');
    await page.goForward();
    await expect(page).toHaveURL('/check-status');
  });

  await test.step('names the yam pieces and the place in Kepong', async () => {
    await page.getByRole('link', { name: openSummary }).first().click();
    await expect(page).toHaveURL(/\/order-summary\//);
    const sheet = page.getByRole('article');
    await expect(sheet).toContainText('TYY1Y');
    const told = ((await sheet.textContent()) ?? '').replaceAll(/\s+/g, ' ');
    for (const shown of [
      '3 × Yam With Yolk',
      'TYY2',
      'Kepong meeting point',
      'collect at 7.30 pm',
      '7:30pm - 7:45pm',
    ]) {
      expect(told).toContain(shown);
    }
  });

  await test.step('leads on to the shop', async () => {
    await page.getByRole('link', { name: 'Place Another Order' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('an order summary is read, in zh', { tag: '@desktop' }, async ({ page, speak }) => {
  await speak('zh');
  await openWholeOrder(page, 'zh');
  await placeOrder(page, page.request, { items: [await yamBox(page)], method: 'Kepong', language: 'zh' });
  await walkOn(page, '打开订单摘要');
});

test('an order summary is read, copied, put into the calendar and printed, in en', async ({
  page,
  context,
  speak,
}) => {
  await speak('en');
  await page.clock.install();
  const { orderNumber, confirmation } = await openWholeOrder(page, 'en');
  const number = page.getByRole('button', { name: orderNumber });

  await test.step('copies its number, and says so for two seconds', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await stopClock(page);
    await number.click();
    await expect(number).toContainText('Copied!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(orderNumber);
    await page.clock.runFor(2_000);
    await expect(number).not.toContainText('Copied!');
    await page.clock.resume();
  });

  await test.step('says when copying is not possible', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await number.click();
    const toast = page.getByRole('article').filter({ hasText: 'Copy Failed' });
    await toast.filter({ hasText: 'Please try again or copy manually' }).waitFor();
    await page.clock.runFor(3_000);
    await expect(page.getByText('Copy Failed')).toBeHidden();
  });

  await test.step('opens the map full size', async () => {
    await page.getByRole('link', { name: 'Map: Our kitchen in Rawang' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('gives a calendar file for the day', async () => {
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

  await test.step('prints on one page, without the shop around it', async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
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
});

test('an order summary is away, kept, cancelled, and of nobody here', async ({
  page,
  secondVisitor,
  expectComplaints,
}) => {
  const address = '8, Jalan Bulan, 50000 Kuala Lumpur';
  const wishes = { items: [await mochi(page)], method: 'KL Share', customer: { deliveryAddress: address } };
  const { orderNumber, confirmation } = await placeOrder(page, page.request, wishes);
  const answer = `**/api/orders/${orderNumber}/confirmation`;
  const heading = page.getByRole('heading', { level: 1 });
  const keep = (text: string) =>
    page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      `order_${orderNumber}`,
      text,
    ] as const);

  await test.step('says that it loads, and offers another try when the server is away', async () => {
    // The stream of changes would bring the order by itself.
    await page.route('**/api/events', (route) => route.abort());
    let isAway = true;
    let letThrough = () => {};
    const seenLoading = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(answer, async (route) => {
      await seenLoading;
      if (isAway) await route.abort();
      else await route.continue();
    });
    await page.goto(`/order-summary/${orderNumber.toLowerCase()}`);
    await expect(page.getByText('Loading order details...')).toBeVisible();
    letThrough();
    await expect(page.getByText('Your order could not be loaded.')).toBeVisible();
    isAway = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(heading).toContainText('Order Confirmed!');
    await page.unroute(answer);
    await page.unroute('**/api/events');
    expectComplaints(/ERR_FAILED.*\/api\/(events|orders\/CHM\d+\/confirmation)$/);
  });

  await test.step("shows where a delivery goes, and nobody else's order", async () => {
    await expect(page.getByText(address)).toBeVisible();
    await expect(page.getByText('Time will inform later')).toBeVisible();
    const theirs = await placeOrder(page, secondVisitor, wishes);
    expect((await secondVisitor.get(`/api/orders/${theirs.orderNumber}/confirmation`)).status()).toBe(200);
    expect((await page.request.get(`/api/orders/${theirs.orderNumber}/confirmation`)).status()).toBe(404);
  });

  await test.step('draws what the browser kept at once, then that it was cancelled meanwhile', async () => {
    const { id, version } = await findOrder(page.request, orderNumber);
    const cancelled = await page.request.post(`/api/admin/orders/${id}/cancel`, {
      data: { notes: 'No transfer came.', version },
      headers: asStaff(),
    });
    expect(cancelled.status()).toBe(200);
    let letThrough = () => {};
    const seenKept = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(answer, async (route) => {
      await seenKept;
      await route.continue();
    });
    const name = 'Kept In This Browser';
    await keep(JSON.stringify({ ...confirmation, customer: { name, phone: '012', email: '', notes: '' } }));
    await page.reload();
    await expect(page.getByText(name)).toBeVisible();
    await expect(heading).toContainText('Order Confirmed!');
    letThrough();
    await expect(heading).toContainText('Order Cancelled');
    await expect(page.getByText('Tan Ah Hua')).toBeVisible();
    await expect(page.getByText(name)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Add to Calendar/ })).toHaveCount(0);
    await expectAccessible(page);
    await page.unroute(answer);
  });

  await test.step('leads home when nothing is known, leaving no step in the history', async () => {
    const before = page.url();
    await page.goto('/order-summary/CHM999999');
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL(before);
    // The browser itself writes down that the server knew no such order.
    expectComplaints(/404.*CHM999999/);
  });
});
