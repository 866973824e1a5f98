import type { Page } from '@playwright/test';
import { enterOn } from '../../support/admin/enter-order.ts';
import { giveBack, openSummary, pagesOf, summaryCard } from '../../support/admin/summary-page.ts';
import { expect, expectAccessible, test } from '../../support/shop-test.ts';
import { shanghaiBox } from '../../support/stored-cart.ts';

const a4 = [595, 842];
const label = [227, 227];

/** The sheet as the printer gets it: its size is the one the sheet itself asks for. */
async function printed(page: Page) {
  return pagesOf(await page.pdf({ preferCSSPageSize: true }));
}

test('the papers of a batch and of one order, and those that do not come', async ({
  page,
  speak,
  expectComplaints,
}) => {
  await speak('en');
  const line = await shanghaiBox(page, ['S3', 'S3', 'S3Y', 'S4']);

  await test.step('a batch goes to the kitchen wall, its orders into bags and onto boxes', async () => {
    const order = await enterOn(page, { line, date: '19/9', quantity: 2, name: '黄小燕 Wong' });
    await openSummary(page);
    await summaryCard(page, 'Batch 19/9').getByRole('link', { name: 'Kitchen sheet' }).click();

    const sheet = page.getByRole('article');
    await expect(page.getByRole('heading', { name: 'Kitchen sheet' })).toBeVisible();
    await expect(sheet.getByRole('heading', { name: 'Batch 19/9' })).toBeVisible();
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

    await summaryCard(page, 'Batch 19/9').getByRole('link', { name: 'Packing slips' }).click();
    const slip = page.getByRole('article').filter({ hasText: order.orderNumber });
    await expect(slip).toContainText('黄小燕 Wong');
    await expect(slip).toContainText('NOT PAID');
    await expect(slip).toContainText('2 Boxes');
    await page.getByLabel('Slips per page').selectOption('2');
    await page.reload();
    await expect(page.getByLabel('Slips per page')).toHaveValue('2');
    await expectAccessible(page);
    await giveBack(page, order);
  });

  await test.step('a paper says when there is nothing to print, or when it cannot be loaded', async () => {
    await page.goto('/admin/print/slips?batch=00000000-0000-4000-8000-000000000000');
    await expect(page.getByText('Nothing to print')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeDisabled();
    await expectAccessible(page);
    await page.goto('/admin/print/labels?order=00000000-0000-4000-8000-000000000000');
    await expect(page.getByText('Failed to load what is to be printed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('one order has papers of its own, in both languages', async () => {
    await speak('zh');
    const order = await enterOn(page, { line, quantity: 3, name: '黄小燕', paymentStatus: 'verified' });
    await page.goto(`/admin?order=${order.id}`);
    await page.getByRole('dialog').getByRole('link', { name: '盒贴' }).click();
    const labels = page.getByRole('article');
    await expect(labels).toHaveCount(3);
    await expect(labels.nth(1)).toContainText('Box 2 of 3 第 2 盒，共 3 盒');
    await expect(labels.first().getByRole('listitem')).toHaveText([
      /2×\s*S3.*红豆沙.*无蛋黄/,
      /1×\s*S3.*有蛋黄/,
      /1×\s*S4/,
    ]);
    await expectAccessible(page);
    const { pages, size } = await printed(page);
    expect(pages).toBe(3);
    expect(size.map(Math.round)).toEqual(label);

    await page.goto(`/admin/print/slips?order=${order.id}`);
    await expect(page.getByRole('article')).toContainText('PAID 已付款');
    await expect(page.getByRole('link', { name: '返回订单' })).toHaveAttribute('href', new RegExp(order.id));
    await expectAccessible(page);
    expect((await printed(page)).pages).toBe(1);
    await giveBack(page, order);
  });
  expectComplaints(/ 404 .*\/api\/admin\/packing\?orderId=00000000-/);
});
