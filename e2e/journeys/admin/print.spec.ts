import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { changeElsewhere } from '../../support/admin/admin-orders.ts';
import { enterOn } from '../../support/admin/enter-order.ts';
import { orderRow, searchField } from '../../support/admin/orders-tab.ts';
import {
  chooseBatch,
  giveBack,
  openSummary,
  pagesOf,
  summaryCard,
  yolkRow,
} from '../../support/admin/summary-page.ts';
import { expect, expectAccessible, test } from '../../support/shop-test.ts';
import { mochi, shanghaiBox } from '../../support/stored-cart.ts';

const a4 = [595, 842];
const label = [227, 227];
const bom = Buffer.from([0xef, 0xbb, 0xbf]);

/** The sheet as the printer gets it: its size is the one the sheet itself asks for. */
async function printed(page: Page) {
  return pagesOf(await page.pdf({ preferCSSPageSize: true }));
}

async function downloaded(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('staff take a batch and an order along as files and on paper', async ({
  page,
  speak,
  expectComplaints,
}) => {
  await speak('en');
  // S5 with yolk is in no other journey's box, so its numbers are this journey's alone.
  const line = await shanghaiBox(page, ['S3', 'S3', 'S5Y', 'S5Y']);
  const order = await enterOn(page, { line, date: '21/9', quantity: 2, name: '=1+1 黄小燕' });
  // All batches are summed up where there is more than one.
  const elsewhere = await enterOn(page, { line: await mochi(page), notOn: '21/9' });
  const batch = 'Batch 21/9 (Kepong night)';
  await openSummary(page);
  const card = summaryCard(page, batch);

  await test.step('the summary as files, of what is in sight', async () => {
    await expect(page.getByRole('heading', { name: 'Batch Summary' })).toBeVisible();
    await expect(page.getByText('Real-time updates active')).toBeVisible();
    const overall = summaryCard(page, 'Overall Manufacturing Summary');
    await expect(yolkRow(card, 'S5').getByLabel('4 pieces')).toBeVisible();
    await expect(yolkRow(overall, 'S5').getByLabel('4 pieces')).toBeVisible();
    await expect(card.getByText(/day, 21 September 20\d\d$/)).toBeVisible();
    await expect(card.getByText('Products to Manufacture')).toBeVisible();
    await expectAccessible(page);
    await chooseBatch(page, batch);
    await expect(card).toBeVisible();
    await expect(overall).toHaveCount(0);

    const csv = await downloaded(page, 'Download the summary as CSV');
    expect(csv.name).toMatch(/^batch-summary-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(csv.bytes.subarray(0, 3)).toEqual(bom);
    const text = csv.bytes.toString('utf8');
    expect(text).toContain('红豆沙');
    const rows = text.split('\r\n').slice(1, -1);
    expect(rows.every((row) => row.includes(batch))).toBe(true);
    const workbook = await downloaded(page, 'Download the summary as Excel');
    expect(workbook.name).toMatch(/\.xlsx$/);
    expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK');
  });

  await test.step('a batch goes to the kitchen wall, its orders into bags', async () => {
    await card.getByRole('link', { name: 'Kitchen sheet' }).click();
    const sheet = page.getByRole('article');
    await expect(page.getByRole('heading', { name: 'Kitchen sheet' })).toBeVisible();
    await expect(sheet.getByRole('heading', { name: batch })).toBeVisible();
    await expect(sheet).toContainText('厨房制作单');
    await expect(sheet.getByRole('heading', { name: 'Shanghai 上海' })).toBeVisible();
    await expectAccessible(page);
    const { pages, size } = await printed(page);
    expect(pages).toBeGreaterThan(0);
    expect(size.map(Math.round)).toEqual(a4);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
    // The printer is to choose its medium again.
    await page.emulateMedia({ media: null, colorScheme: null });
    await page.getByRole('link', { name: 'Back to Batch Summary' }).click();

    await card.getByRole('link', { name: 'Packing slips' }).click();
    const slip = page.getByRole('article').filter({ hasText: order.orderNumber });
    await expect(slip).toContainText('=1+1 黄小燕');
    await expect(slip).toContainText('NOT PAID');
    await expect(slip).toContainText('2 Boxes');
    await page.getByLabel('Slips per page').selectOption('2');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to Batch Summary' }).click();
  });

  await test.step('the orders as a file, without running what customers wrote', async () => {
    await page.getByRole('tab', { name: 'Orders' }).click();
    await searchField(page).fill(order.orderNumber);
    await expect(orderRow(page, order.orderNumber)).toBeVisible();
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Export orders' })).toBeVisible();
    await expectAccessible(page);
    const orders = await downloaded(page, 'Download the orders as CSV');
    expect(orders.name).toMatch(/^orders-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(orders.bytes.subarray(0, 3)).toEqual(bom);
    const [, row = '', end] = orders.bytes.toString('utf8').split('\r\n');
    expect(row).toContain(order.orderNumber);
    expect(row).toContain(",'=1+1 黄小燕,");
    expect(end).toBe('');
  });

  await test.step('a paper says when it cannot be loaded', async () => {
    await page.goto('/admin/print/labels?order=00000000-0000-4000-8000-000000000000');
    await expect(page.getByText('Failed to load what is to be printed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('one order has papers of its own, in both languages', async () => {
    await speak('zh');
    const paid = await changeElsewhere(page.request, order, {
      orderStatus: 'verified',
      paymentStatus: 'verified',
      reason: 'Paid in cash',
    });
    await page.goto(`/admin/print/labels?order=${order.id}`);
    const labels = page.getByRole('article');
    await expect(labels).toHaveCount(2);
    await expect(labels.nth(1)).toContainText('Box 2 of 2 第 2 盒，共 2 盒');
    await expect(labels.first().getByRole('listitem')).toHaveText([
      /2×\s*S3.*红豆沙.*无蛋黄/,
      /2×\s*S5.*有蛋黄/,
    ]);
    await expectAccessible(page);
    const { pages, size } = await printed(page);
    expect(pages).toBe(2);
    expect(size.map(Math.round)).toEqual(label);

    // To the order it belongs to, and from there to its other paper.
    await page.getByRole('link', { name: '返回订单' }).click();
    await page.getByRole('dialog').getByRole('link', { name: '装箱单' }).click();
    await expect(page.getByRole('article')).toContainText('PAID 已付款');
    // As it was chosen for other slips, before the page was opened anew.
    await expect(page.getByLabel('每页装箱单数')).toHaveValue('2');
    expect((await printed(page)).pages).toBe(1);
    await giveBack(page, paid);
    await giveBack(page, elsewhere);
  });
  expectComplaints(/ 404 .*\/api\/admin\/packing\?orderId=00000000-/);
});
