import type { Locator, Page } from '@playwright/test';
import { type BankLine, purnamaCsv } from '../../support/admin/bank-statements.ts';
import { chooseReceipt } from '../../support/checkout-steps.ts';
import { createHands } from '../../support/counted-hands.ts';
import { test } from '../../support/own-shop.ts';
import { receiptFile } from '../../support/receipt-files.ts';
import { expect, expectAccessible } from '../../support/shop-test.ts';

// A season in progress: receipts of the last two weeks, approved by somebody. Both journeys have the same shop,
// the second takes the season away.
test.use({ seed: 'demo' });
test.describe.configure({ mode: 'default' });

type Approved = {
  id: string;
  orderNumber: string;
  totalSen: number;
  createdAt: string;
  orderStatus: string;
  customer: { name: string };
};

const dayMs = 86_400_000;
/** The shop's own day, eight hours ahead of Greenwich. */
const dayOf = (time: number) => new Date(time + dayMs / 3).toISOString().slice(0, 10);
const daysAgo = (days: number) => dayOf(Date.now() - days * dayMs);

async function findApproved(page: Page): Promise<Approved[]> {
  const answer = await page.request.get('/api/admin/orders?paymentStatus=verified&pageSize=200');
  const { orders, total } = await answer.json();
  expect(total).toBeLessThanOrEqual(200);
  return orders;
}

test('a forged receipt is caught by the statement: the money never came', async ({ page, asAdmin }) => {
  await asAdmin();
  await page.goto('/admin/money');
  const approved = await findApproved(page);
  const since = daysAgo(30);
  const placedOn = (order: Approved) => dayOf(Date.parse(order.createdAt));
  const recent = approved.filter((order) => placedOn(order) >= since);
  const lastWeek = recent.filter(
    (order) =>
      order.orderStatus === 'verified' && placedOn(order) <= daysAgo(5) && placedOn(order) > daysAgo(12),
  );
  // However many others cost as much: each payment below names its own order.
  const [forged] = lastWeek;
  if (!forged) throw new Error('the season has no approved receipt of last week');
  const lines: BankLine[] = [
    { day: since, text: 'RENT', payer: 'ABC', sen: 123 },
    ...recent
      .filter(({ id }) => id !== forged.id)
      .map((order) => ({
        day: placedOn(order),
        text: `FPX ${order.orderNumber}`,
        payer: order.customer.name,
        sen: order.totalSen,
      })),
    { day: dayOf(Date.now()), text: 'ELECTRICITY', payer: 'TENAGA', sen: -30_000 },
  ];

  await test.step('the statement of the month is taken', async () => {
    await page.getByLabel('Choose the statement').setInputFiles(purnamaCsv(lines));
    const dialog = page.getByRole('dialog', { name: 'Is this read right?' });
    await dialog.getByRole('button', { name: `Take ${lines.length - 1} payments` }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('one approved order is told in red, and no other', async () => {
    const tab = page.getByRole('tab', { name: 'Never came (1)' });
    await expect(tab).toBeVisible();
    await tab.click();
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    const line = panel.getByRole('listitem');
    await expect(line).toContainText(forged.orderNumber);
    await expect(line).toContainText(forged.customer.name);
    // The colour of the shop's seal, which nothing else has here.
    const { red, green } = await line.locator('strong').evaluate((element) => {
      const [r = 0, g = 0] =
        getComputedStyle(element)
          .color.match(/\d+(?:\.\d+)?/g)
          ?.map(Number) ?? [];
      return { red: r, green: g };
    });
    expect(red).toBeGreaterThan(green * 2);
    await expectAccessible(page);
  });

  await test.step('more patience waits for it', async () => {
    await page.getByLabel('Missed after').selectOption('14');
    await expect(page.getByRole('tabpanel')).toContainText('All money came');
    await page.getByLabel('Missed after').selectOption('3');
  });

  await test.step('a nameless payment of its price has to be decided about first', async () => {
    const nameless: BankLine = {
      day: placedOn(forged),
      text: 'TRANSFER',
      payer: 'SOMEONE',
      sen: forged.totalSen,
    };
    const [first] = lines;
    await page.getByLabel('Choose the statement').setInputFiles(purnamaCsv(first ? [first, nameless] : []));
    const dialog = page.getByRole('dialog', { name: 'Is this read right?' });
    await dialog.getByRole('button', { name: 'Take 1 payment' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('tab', { name: 'Never came (0, perhaps 1 more)' }).click();
    const part = page.getByRole('region', { name: /^May be among the open payments: 1 order/ });
    await expect(part).toContainText(forged.orderNumber);
    await expect(part).toContainText('SOMEONE');
    await expectAccessible(page);
    await part.getByRole('button', { name: 'Set aside' }).click();
    const aside = page.getByRole('dialog', { name: /^Set aside/ });
    await aside.getByLabel('Why?').fill('Somebody else’s');
    await aside.getByRole('button', { name: 'Set aside' }).click();
    await expect(page.getByRole('tab', { name: 'Never came (1)' })).toBeVisible();
  });

  await test.step('its order is one press away', async () => {
    await page.getByRole('link', { name: `Open order ${forged.orderNumber}` }).click();
    await expect(page.getByRole('dialog')).toContainText(forged.orderNumber);
  });

  await test.step('on a phone and in Chinese it is told as well', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goBack();
    await page.getByRole('button', { name: '中文' }).click();
    await page.getByRole('tab', { name: '从未到账 (1)' }).click();
    await expect(page.getByRole('tabpanel')).toContainText(forged.orderNumber);
    await expectAccessible(page);
  });
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const step = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Before you open' }).getByRole('link', { name });

/** Opens the list on the dashboard. */
async function openList(page: Page, press: (target: Locator) => Promise<void>) {
  await page.goto('/admin');
  await press(button(page, /^Before you open/));
}

test('from the demo to an own shop with a verified order, led by the list', async ({ page, asAdmin }) => {
  const { press, write, counts } = createHands();
  await asAdmin();
  await page.goto('/admin');

  await test.step('the demo is taken away', async () => {
    await press(button(page, /^Before you open/));
    await expectAccessible(page);
    await press(button(page, 'Start my own shop'));
    const dialog = page.getByRole('dialog', { name: 'Start my own shop?' });
    await write(dialog.getByLabel('Type "my own shop" to confirm'), 'my own shop');
    await expectAccessible(page);
    await press(dialog.getByRole('button', { name: 'Start my own shop' }));
    await expect(page.getByLabel('Shop name (English)')).toBeFocused();
    const { products } = await (await page.request.get('/api/products')).json();
    expect(products).toEqual([]);
  });

  await test.step('names, contacts and where to pay', async () => {
    await write(page.getByLabel('Shop name (English)'), 'Moon Kitchen');
    await write(page.getByLabel(/^Shop name and subtitle/), '月亮厨房');
    await write(page.getByLabel('WhatsApp number'), '012-345 6789');
    await write(page.getByLabel('Bank', { exact: true }), 'Moon Bank');
    await write(page.getByLabel('Account name'), 'Moon Kitchen');
    await write(page.getByLabel('Account number'), '5123 4567 8901');
    await press(button(page, 'Save changes'));
    await expect(page.getByRole('status').filter({ hasText: 'Everything is saved' })).toBeVisible();
  });

  await test.step('where boxes change hands', async () => {
    await openList(page, press);
    await expect(step(page, 'Bank and DuitNow (done)')).toBeVisible();
    await press(step(page, 'Places and methods (to do)'));
    await expect(page.getByRole('tab', { name: 'Delivery Methods' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    // One place stays; what is not offered needs no address.
    await press(button(page, 'Edit Pick up from Rawang'));
    await write(page.getByLabel('Address of the place'), '12, Jalan Besar, 48000 Rawang');
    await press(page.getByRole('dialog').getByRole('button', { name: 'Save' }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await press(page.getByRole('switch', { name: /Kepong Pick up/ }));
    await expect(page.getByRole('switch', { name: /Kepong Pick up/ })).not.toBeChecked();
  });

  await test.step('something to sell, and a day to sell it for', async () => {
    await openList(page, press);
    await expect(step(page, 'Places and methods (done)')).toBeVisible();
    await press(step(page, 'Products and prices (to do)'));
    await expectAccessible(page);
    await press(button(page, 'Add your first product'));
    const product = page.getByRole('dialog', { name: 'Add Product' });
    await write(product.getByLabel('English name'), 'Pineapple Tart');
    await write(product.getByLabel('Chinese name'), '黄梨挞');
    await write(product.getByLabel('Price (RM)'), '25');
    await press(product.getByRole('button', { name: 'Save' }));
    await expect(page.getByText('Product created')).toBeVisible();

    await openList(page, press);
    await press(step(page, 'Dates and limits (to do)'));
    await press(button(page, 'Plan your first date'));
    await write(page.getByLabel('Batch name'), 'Batch 5/3');
    await write(page.getByLabel('Date', { exact: true }), '2034-03-05');
    await press(page.getByRole('checkbox', { name: 'Pick up from Rawang' }));
    await press(button(page, 'Create Batch'));
    await press(button(page, 'Edit limit of Pineapple Tart'));
    await write(page.getByLabel('Limit of Pineapple Tart'), '40');
    await press(button(page, 'Save'));
    await expect(page.getByText('Pineapple Tart: 40', { exact: true })).toBeVisible();
    await press(page.getByRole('dialog').getByRole('button', { name: 'Close' }).last());
  });

  await test.step('a test order, as a customer places it', async () => {
    await openList(page, press);
    await expect(step(page, 'Dates and limits (done)')).toBeVisible();
    await press(step(page, 'A test order (to do)'));
    await press(button(page, /Quick Add.*Pineapple Tart|Pineapple Tart.*Quick Add/));
    await press(page.getByRole('link', { name: 'Cart, 1 item' }));
    await press(page.getByRole('link', { name: 'Place Your Order' }));
    await press(page.getByRole('radio', { name: /Pick up from Rawang/ }));
    await press(page.getByRole('radio', { name: '9am - 11am', exact: true }));
    await write(page.locator('#checkout-name'), 'Moon Kitchen');
    await write(page.locator('#checkout-phone'), '0123456789');
    await write(page.locator('#checkout-instagram'), '@moon.kitchen');
    await press(button(page, 'Proceed to Payment'));
    counts.clicks += 2;
    await chooseReceipt(page, await receiptFile(page, 'jpeg'));
    await press(button(page, "I've Made Payment"));
    await press(button(page, 'Complete Order'));
    await expect(page).toHaveURL(/order-summary\/CHM\d+/);
  });

  await test.step('its receipt is approved, and the step ticks itself', async () => {
    await page.goto('/admin?tab=orders');
    await press(button(page, /^Review receipts/));
    await press(page.getByLabel('Seen in the bank account'));
    await press(button(page, 'Approve payment'));
    await expect(page.getByText('Payment Approved')).toBeVisible();
    await openList(page, press);
    await expect(step(page, 'A test order (done)')).toBeVisible();
    await expect(step(page, 'Invite a colleague (to do)')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a poster says where to order, and for when', async () => {
    await page.goto('/admin/settings');
    await page.getByRole('link', { name: 'Print a poster' }).click();
    const poster = page.getByRole('article');
    await expect(poster).toContainText('Moon Kitchen');
    await expect(poster).toContainText('5 Mar 2034');
    await expect(poster.getByRole('img', { name: /QR code to the shop/ })).toBeVisible();
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await expectAccessible(page);
  });

  // Forty words a minute are 200 letters; a press with looking for its button takes four seconds.
  const minutes = counts.keys / 200 + (counts.clicks * 4) / 60;
  test.info().annotations.push({
    type: 'hands',
    description: `${counts.clicks} clicks, ${counts.keys} keys, ${minutes.toFixed(1)} minutes`,
  });
  expect(minutes).toBeLessThan(10);
});
