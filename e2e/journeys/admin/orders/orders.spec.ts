import { findOrder, freshName, type OfficeOrder, test } from '../../../support/admin/admin-orders.ts';
import {
  closeFilters,
  isPhone,
  openFilters,
  openOrders,
  openRow,
  orderRow,
  rowsShown,
  searchField,
  sortBy,
  wholeRowsInSight,
} from '../../../support/admin/orders-tab.ts';
import { freshPhone, placeOrder } from '../../../support/place-order.ts';
import { expect, expectAccessible, languages, sizeOf } from '../../../support/shop-test.ts';
import { asStaff, expectDone } from '../../../support/staff.ts';
import { mochi, shanghaiBox } from '../../../support/stored-cart.ts';

const words = {
  en: {
    columns: [
      'Order number',
      'Customer',
      'Product',
      'Pickup / Delivery',
      'Amount',
      'Status & actions',
      'Created',
      'Notes',
      'Actions',
    ],
    stats: ['Total Orders', 'Pending', 'Ready', 'Today', 'Revenue', 'Average Order', 'Batches'],
    quickStats: 'Quick Stats',
    live: 'Real-time updates active',
    pending: 'Pending',
    yolk: 'with yolk',
    view: 'View the delivery address of',
    address: 'Delivery address',
    close: 'Close',
    details: 'Details, ',
    review: 'Review, ',
    reviewQueue: /^Review receipts \(\d+( waiting)?\)$/,
    newOrder: 'New order',
  },
  zh: {
    columns: ['订单编号', '顾客', '产品', '取货／送货', '金额', '状态与操作', '下单时间', '备注', '操作'],
    stats: ['订单总数', '待处理', '可领取', '今日', '营收', '平均订单额', '批次'],
    quickStats: '快速统计',
    live: '实时更新已开启',
    pending: '待处理',
    yolk: '有蛋黄',
    view: '查看',
    address: '送货地址',
    close: '关闭',
    details: '详情，',
    review: '审核，',
    reviewQueue: /^审核收据（\d+( 张待审)?）$/,
    newOrder: '新增订单',
  },
} as const;

for (const language of languages) {
  const text = words[language];

  test(`orders are found in the list, and read whole in ${language}`, { tag: sizeOf[language] }, async ({
    page,
    enterOrder,
    speak,
    secondVisitor,
  }) => {
    await speak('en');
    const family = freshName();
    const orders: OfficeOrder[] = [];
    for (const [at, letter] of [...'ABCDEFGHIJK'].entries()) {
      orders.push(
        await enterOrder({
          name: `${family} ${letter}`,
          quantity: at === 4 ? 2 : 1,
          paymentStatus: at < 2 ? 'verified' : 'pending',
        }),
      );
    }
    const [first, second] = orders as [OfficeOrder, OfficeOrder];
    await openOrders(page);
    // Nothing to do lies beyond the edge of a phone.
    for (const name of [/^(Review receipts|No receipts)/, /^New order/, /^Money to return/, /^Export/]) {
      await expect(page.getByRole('button', { name }).or(page.getByText(name)).first()).toBeInViewport({
        ratio: 1,
      });
    }

    await test.step('orders are searched, sorted, paged and filtered, and the browser remembers how', async () => {
      await searchField(page).fill(family);
      const count = page.getByRole('navigation', { name: 'Pages' }).getByRole('status');
      await expect(count).toHaveText('11 orders · page 1 of 1');
      await page.getByLabel('Per page').selectOption('10');
      await expect(count).toHaveText('11 orders · page 1 of 2');
      await expect(rowsShown(page)).toHaveCount(10);
      // The newest first, until somebody wants it otherwise.
      await expect(rowsShown(page).first()).toContainText(`${family} K`);
      expect(await wholeRowsInSight(page)).toBeGreaterThanOrEqual(isPhone(page) ? 5 : 10);
      const line = rowsShown(page).first().locator('[aria-expanded]');
      await line.press('Enter');
      await expect(line).toHaveAttribute('aria-expanded', 'true');
      await expect(
        rowsShown(page)
          .first()
          .getByRole('button', { name: /^Details/ }),
      ).toBeVisible();
      await line.press('Enter');
      await expect(
        rowsShown(page)
          .first()
          .getByRole('button', { name: /^Details/ }),
      ).toHaveCount(0);
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(rowsShown(page)).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();

      // So are those that wait to be collected, each with the button that hands it over.
      const orderIds = orders.slice(0, 5).map(({ id }) => id);
      const data = { orderIds, orderStatus: 'ready_for_pickup', reason: 'On the shelf' };
      await expectDone(await page.request.post('/api/admin/orders/bulk', { headers: asStaff(), data }));
      await openFilters(page);
      await page.getByLabel('Order and payment').selectOption('not_collected');
      await closeFilters(page);
      await expect(rowsShown(page)).toHaveCount(5);
      await expect(page.getByRole('button', { name: /^Handed over, / })).toHaveCount(5);
      expect(await wholeRowsInSight(page)).toBeGreaterThanOrEqual(4);
      await expectAccessible(page);
      await openFilters(page);
      await page.getByLabel('Order and payment').selectOption('');

      await sortBy(page, 'Customer', 'ascending');
      await expect(rowsShown(page).first()).toContainText(`${family} A`);
      await sortBy(page, 'Customer', 'descending');
      await expect(rowsShown(page).first()).toContainText(`${family} K`);
      await sortBy(page, 'Amount', 'descending');
      await expect(rowsShown(page).first()).toContainText(`${family} E`);

      await openFilters(page);
      const status = page.getByLabel('Status', { exact: true });
      await expect(status.getByRole('option')).toHaveText([
        'All statuses',
        'Pending',
        'Verified',
        'Rejected',
      ]);
      await status.selectOption('verified');
      await expect(rowsShown(page)).toHaveCount(5);
      await expect(orderRow(page, first.orderNumber)).toBeVisible();
      await page.getByLabel('Batch', { exact: true }).selectOption(first.batch?.id ?? '');
      await expect(orderRow(page, first.orderNumber)).toBeVisible();
      await expectAccessible(page);

      await page.reload();
      await expect(searchField(page)).toHaveValue(family);
      await openFilters(page);
      await expect(status).toHaveValue('verified');
      await expect(page.getByLabel('Per page')).toHaveValue('10');
      await expect(orderRow(page, first.orderNumber)).toBeVisible();
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await expect(searchField(page)).toHaveValue('');
      await expect(status).toHaveValue('');
      await expect(page.getByLabel('Batch', { exact: true })).toHaveValue('');

      await searchField(page).fill(`+6${second.customer.phone.replaceAll(/\D/g, '')}`);
      await expect(rowsShown(page)).toHaveText([new RegExp(second.orderNumber)]);
      await searchField(page).fill(first.orderNumber.toLowerCase());
      await expect(rowsShown(page)).toHaveText([new RegExp(first.orderNumber)]);
      await searchField(page).fill(`${family} nobody`);
      await expect(page.getByText('No orders match')).toBeVisible();
    });

    if (language === 'zh') await page.getByRole('button', { name: '中文' }).click();
    await test.step("a customer's order is told whole, and its dialogs have addresses", async () => {
      const address = '128, Jalan Bulan Purnama 3/14, Taman Seri Rawang, 48000 Rawang, Selangor';
      const placed = await placeOrder(page, secondVisitor, {
        items: [await shanghaiBox(page, ['S1Y', 'S1Y', 'S2', 'S2']), await mochi(page)],
        method: 'Self-arrange',
        customer: { name: freshName(), phone: freshPhone(), deliveryAddress: address },
      });
      const { id } = await findOrder(page.request, placed.orderNumber);

      await expect(page.getByText(text.live)).toBeVisible();
      if (isPhone(page)) {
        await expect(page.getByText(text.stats[4], { exact: true })).toBeHidden();
        await page.getByText(text.quickStats, { exact: true }).click();
      }
      for (const stat of text.stats) {
        await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${stat}$`) })).toBeVisible();
      }

      await searchField(page, language).fill(placed.orderNumber);
      await expect(rowsShown(page)).toHaveCount(1);
      const row = await openRow(page, placed.orderNumber);
      if (!isPhone(page)) await expect(page.getByRole('columnheader')).toHaveText([...text.columns]);
      for (const said of ['2 × ', text.yolk, 'Self-arrange', '2pm - 3:30pm', text.pending]) {
        await expect(row).toContainText(said);
      }
      const cut = `${address.slice(0, isPhone(page) ? 45 : 40).trimEnd()}...`;
      await expect(row.getByText(cut)).toBeVisible();
      await expect(row.getByText(address)).toHaveCount(0);
      await expectAccessible(page);
      await row.getByRole('button', { name: text.view }).click();
      const whole = page.getByRole('dialog', { name: text.address });
      await expect(whole).toContainText(address);
      await whole.getByRole('button', { name: text.close }).click();

      await row.getByRole('button', { name: `${text.details}${placed.orderNumber}` }).click();
      await expect(page.getByRole('dialog')).toContainText(placed.orderNumber);
      await expect(page).toHaveURL(new RegExp(`[?&]order=${id}`));
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await row.getByRole('button', { name: `${text.review}${placed.orderNumber}` }).click();
      await expect(page).toHaveURL(new RegExp(`[?&]review=${id}`));
      await expect(page.getByRole('dialog')).toContainText(placed.orderNumber);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).not.toHaveURL(/review=/);

      await expect(page.getByRole('button', { name: text.reviewQueue })).toBeVisible();
      await page.getByRole('button', { name: text.newOrder }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.goBack();
      // A link from a colleague opens the very order.
      await page.goto(`/admin?order=${id}`);
      await expect(page.getByRole('dialog')).toContainText(placed.orderNumber);
      await page.keyboard.press('Escape');
      await expect(page).not.toHaveURL(/order=/);
      await expect(rowsShown(page).first()).toBeVisible();
    });
  });
}
