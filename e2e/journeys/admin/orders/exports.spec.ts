import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { enterOn } from '../../../support/admin/enter-order.ts';
import { openOrders, orderRow, searchField } from '../../../support/admin/orders-tab.ts';
import {
  chooseBatch,
  giveBack,
  openSummary,
  summaryCard,
  yolkRow,
} from '../../../support/admin/summary-page.ts';
import { expect, expectAccessible, test } from '../../../support/shop-test.ts';
import { shanghaiBox } from '../../../support/stored-cart.ts';

async function downloaded(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

const bom = Buffer.from([0xef, 0xbb, 0xbf]);

test('staff take the summary along, and the orders without running what customers wrote', async ({
  page,
  speak,
  expectComplaints,
}) => {
  await speak('en');
  // S5 with yolk is in no other journey's box, so its numbers are this journey's alone.
  const line = await shanghaiBox(page, ['S3', 'S3', 'S5Y', 'S5Y']);
  const order = await enterOn(page, { line, date: '21/9', name: '=1+1 陈美玲' });
  await openSummary(page);
  await expect(page.getByRole('heading', { name: 'Batch Summary' })).toBeVisible();
  await expect(page.getByText('Real-time updates active')).toBeVisible();
  const card = summaryCard(page, 'Batch 21/9 (Kepong night)');
  const overall = summaryCard(page, 'Overall Manufacturing Summary');
  await expect(yolkRow(card, 'S5').getByLabel('2 pieces')).toBeVisible();
  await expect(yolkRow(overall, 'S5').getByLabel('2 pieces')).toBeVisible();
  await expect(card.getByText(/day, 21 September 20\d\d$/)).toBeVisible();
  await expect(card.getByText('Products to Manufacture')).toBeVisible();
  await expectAccessible(page);
  await chooseBatch(page, 'Batch 21/9 (Kepong night)');
  await expect(card).toBeVisible();
  await expect(overall).toHaveCount(0);

  const csv = await downloaded(page, 'Download the summary as CSV');
  expect(csv.name).toMatch(/^batch-summary-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(csv.bytes.subarray(0, 3)).toEqual(bom);
  const text = csv.bytes.toString('utf8');
  expect(text).toContain('红豆沙');
  expect(
    text
      .split('\r\n')
      .slice(1, -1)
      .every((row) => row.includes('Batch 21/9 (Kepong night)')),
  ).toBe(true);
  const workbook = await downloaded(page, 'Download the summary as Excel');
  expect(workbook.name).toMatch(/\.xlsx$/);
  expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK');

  await openOrders(page);
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
  expect(row).toContain(",'=1+1 陈美玲,");
  expect(end).toBe('');

  await page.route('**/api/admin/exports/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Download the orders as Excel' }).click();
  await expect(page.getByText('Download Failed')).toBeVisible();
  expectComplaints(/ERR_FAILED.*\/api\/admin\/exports\/orders\.xlsx/);
  await giveBack(page, order);
});
