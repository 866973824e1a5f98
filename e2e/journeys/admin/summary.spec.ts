import { changeElsewhere, findOrder, readOrder } from '../../support/admin/admin-orders.ts';
import { enterOn } from '../../support/admin/enter-order.ts';
import {
  chooseBatch,
  giveBack,
  openSummary,
  summaryCard,
  yolkRow,
} from '../../support/admin/summary-page.ts';
import { placeOrder } from '../../support/place-order.ts';
import { test } from '../../support/second-visitor.ts';
import { expect, expectAccessible } from '../../support/shop-test.ts';
import { shanghaiBox } from '../../support/stored-cart.ts';

/** A flavour with yolk that no other journey orders, so that its numbers are this journey's alone. */
const code = 'S2';

// What it looks like on a desktop is seen where it is taken along as a file.
test('the summary of what to bake, and what it says when it fails', { tag: '@phone' }, async ({
  page,
  secondVisitor,
  speak,
  expectComplaints,
}) => {
  await speak('en');
  await test.step('what to bake follows the orders: live, by batch, by what counts', async () => {
    const line = await shanghaiBox(page, ['S1', 'S1', `${code}Y`, `${code}Y`]);
    const early = await enterOn(page, { line, date: '15/9', quantity: 2, paymentStatus: 'verified' });
    const late = await enterOn(page, { line, date: '23/9' });

    await openSummary(page);
    await expect(page.getByRole('heading', { name: 'Batch Summary' })).toBeVisible();
    await expect(page.getByText('Real-time updates active')).toBeVisible();
    const early15 = summaryCard(page, 'Batch 15/9');
    const late23 = summaryCard(page, 'Batch 23/9');
    const overall = summaryCard(page, 'Overall Manufacturing Summary');
    await expect(yolkRow(early15, code).getByLabel('4 pieces')).toBeVisible();
    await expect(yolkRow(late23, code).getByLabel('2 pieces')).toBeVisible();
    await expect(yolkRow(overall, code).getByLabel('6 pieces')).toBeVisible();
    await expect(early15.getByText(/day, 15 September 20\d\d$/)).toBeVisible();
    await expect(early15.getByText('Products to Manufacture')).toBeVisible();
    await expectAccessible(page);

    const placed = await placeOrder(page, secondVisitor, { items: [{ ...line, quantity: 1 }] });
    await expect(yolkRow(overall, code).getByLabel('8 pieces')).toBeVisible();

    await chooseBatch(page, 'Batch 15/9');
    await expect(late23).toHaveCount(0);
    await expect(overall).toHaveCount(0);
    await page.getByLabel('Include').selectOption('Verified only');
    await expect(yolkRow(early15, code).getByLabel('4 pieces')).toBeVisible();

    await page.getByLabel('Filter by Batch').selectOption('All Batches');
    await expect(early15).toBeVisible();
    await expect(yolkRow(late23, code)).toHaveCount(0);
    const paid = await changeElsewhere(page.request, await readOrder(page.request, late.id), {
      orderStatus: 'verified',
      paymentStatus: 'verified',
      reason: 'Paid in cash',
    });
    await expect(yolkRow(late23, code).getByLabel('2 pieces')).toBeVisible();

    await page.getByLabel('Include').selectOption('Non-rejected orders');
    for (const order of [early, paid, await findOrder(page.request, placed.orderNumber)])
      await giveBack(page, order);
    await expect(yolkRow(page.locator('main'), code)).toHaveCount(0);
    await page.getByLabel('Include').selectOption('All orders');
    await expect(yolkRow(early15, code).getByLabel('4 pieces')).toBeVisible();
  });

  await test.step('the summary says in Chinese what fails, and tries again', async () => {
    await speak('zh');
    await page.route('**/api/admin/summary*', (route) => route.abort());
    // Nobody else's order may load it again before the button is pressed.
    await page.route('**/api/admin/events*', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('heading', { name: '批次汇总' })).toBeVisible();
    await expect(page.locator('main').getByText('无法加载批次资料')).toBeVisible();
    await expect(page.getByText('实时更新已断开')).toBeVisible();
    await expectAccessible(page);
    await page.route('**/api/admin/summary*', (route) => route.fulfill({ json: { batches: [] } }));
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByText('暂无批次资料')).toBeVisible();
    await expect(page.getByText('有取货批次的订单会显示在这里')).toBeVisible();
    await expect(page.getByRole('button', { name: '刷新' })).toBeEnabled();
    // What was to be counted before is still counted.
    await expect(page.getByLabel('计入')).toHaveValue('all');
  });
  expectComplaints(/ERR_FAILED.*\/api\/admin\/(summary|events)/);
});
