import type { Page } from '@playwright/test';
import {
  changeElsewhere,
  findOrder,
  freshName,
  type OfficeOrder,
  test,
} from '../../../support/admin/admin-orders.ts';
import { detailsWords, expectWholeOrder } from '../../../support/admin/order-facts.ts';
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
import { changeStatus } from '../../../support/admin/status-change.ts';
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

/** Of the customer, whose language is not the one of the screen. */
const messages = {
  en: {
    hello: "Hi Tan Ah Hua, this is Chang'e Handmade Mooncakes.",
    received: /Thank you, we have your receipt of RM \d+\.00 for order CHM\d{6}\./,
    verified: /Your payment of RM \d+\.00 is confirmed\./,
  },
  zh: {
    hello: 'Tan Ah Hua 您好，这里是嫦娥手工月饼。',
    received: /谢谢您，我们已收到订单 CHM\d{6} 的付款收据（RM \d+\.00）/,
    verified: /我们已收到您的付款 RM \d+\.00，会为您现做订单/,
  },
} as const;

type Hands = { page: Page; family: string; orders: readonly OfficeOrder[] };

/** What both sizes have, each in its own way: the filters and the order of the rows. */
async function filterAndSort({ page, family, orders }: Hands) {
  const [first] = orders as [OfficeOrder];
  // Those that wait to be collected have a button each that hands them over.
  const orderIds = orders.slice(0, 5).map(({ id }) => id);
  const data = { orderIds, orderStatus: 'ready_for_pickup', reason: 'On the shelf' };
  await expectDone(await page.request.post('/api/admin/orders/bulk', { headers: asStaff(), data }));
  await openFilters(page);
  await page.getByLabel('Order and payment').selectOption('not_collected');
  await closeFilters(page);
  await expect(rowsShown(page)).toHaveCount(5);
  await expect(page.getByRole('button', { name: /^Handed over, / })).toHaveCount(5);
  expect(await wholeRowsInSight(page)).toBeGreaterThanOrEqual(4);

  await sortBy(page, 'Customer', 'ascending');
  await expect(rowsShown(page).first()).toContainText(`${family} A`);
  await sortBy(page, 'Customer', 'descending');
  await expect(rowsShown(page).first()).toContainText(`${family} E`);
  await sortBy(page, 'Amount', 'descending');
  await expect(rowsShown(page).first()).toContainText(`${family} D`);

  await openFilters(page);
  const status = page.getByLabel('Status', { exact: true });
  await expect(status.getByRole('option')).toHaveText(['All statuses', 'Pending', 'Verified', 'Rejected']);
  await status.selectOption('verified');
  await page.getByLabel('Batch', { exact: true }).selectOption(first.batch?.id ?? '');
  await expect(orderRow(page, first.orderNumber)).toBeVisible();
  await expectAccessible(page);
}

/** What does not depend on the size of the screen: pages, and what the browser remembers. */
async function pageAndRemember({ page, family }: Hands) {
  const count = page.getByRole('navigation', { name: 'Pages' }).getByRole('status');
  await expect(count).toHaveText('11 orders · page 1 of 1');
  await page.getByLabel('Per page').selectOption('10');
  await expect(count).toHaveText('11 orders · page 1 of 2');
  await expect(rowsShown(page)).toHaveCount(10);
  expect(await wholeRowsInSight(page)).toBeGreaterThanOrEqual(10);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(rowsShown(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.getByLabel('Status', { exact: true }).selectOption('verified');
  await expect(rowsShown(page)).toHaveCount(2);

  await page.reload();
  await expect(searchField(page)).toHaveValue(family);
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('verified');
  await expect(page.getByLabel('Per page')).toHaveValue('10');
  await expect(rowsShown(page)).toHaveCount(2);
}

for (const language of languages) {
  const text = words[language];
  const details = detailsWords[language];

  test(`orders are found in the list, read whole and changed in ${language}`, {
    tag: sizeOf[language],
  }, async ({ page, enterOrder, speak, secondVisitor, expectComplaints }) => {
    await speak('en');
    const family = freshName();
    const orders: OfficeOrder[] = [];
    const letters = isPhone(page) ? 'ABCDEF' : 'ABCDEFGHIJK';
    for (const [at, letter] of [...letters].entries()) {
      orders.push(
        await enterOrder({
          name: `${family} ${letter}`,
          quantity: at === 3 ? 2 : 1,
          paymentStatus: at < 2 ? 'verified' : 'pending',
        }),
      );
    }
    const [first, second] = orders as [OfficeOrder, OfficeOrder];
    const last = orders.at(-1) as OfficeOrder;
    await openOrders(page);
    // Nothing to do lies beyond the edge of a phone.
    for (const name of [/^(Review receipts|No receipts)/, /^New order/, /^Money to return/, /^Export/]) {
      await expect(page.getByRole('button', { name }).or(page.getByText(name)).first()).toBeInViewport({
        ratio: 1,
      });
    }

    await test.step('orders are searched, sorted, paged and filtered, and the browser remembers how', async () => {
      await searchField(page).fill(family);
      await expect(rowsShown(page)).toHaveCount(orders.length);
      // The newest first, until somebody wants it otherwise.
      await expect(rowsShown(page).first()).toContainText(last.customer.name);
      if (isPhone(page)) {
        expect(await wholeRowsInSight(page)).toBeGreaterThanOrEqual(5);
      } else {
        const line = rowsShown(page).first().locator('[aria-expanded]');
        const more = rowsShown(page)
          .first()
          .getByRole('button', { name: /^Details/ });
        await line.press('Enter');
        await expect(more).toBeVisible();
        await line.press('Enter');
        await expect(more).toHaveCount(0);
        await pageAndRemember({ page, family, orders });
        await page.getByLabel('Status', { exact: true }).selectOption('');
      }
      await filterAndSort({ page, family, orders });
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await expect(searchField(page)).toHaveValue('');
      await expect(page.getByLabel('Status', { exact: true })).toHaveValue('');
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
      const phone = freshPhone();
      const spoken = language === 'en' ? 'zh' : 'en';
      const placed = await placeOrder(page, secondVisitor, {
        items: [await shanghaiBox(page, ['S1Y', 'S1Y', 'S2', 'S2']), await mochi(page, { quantity: 2 })],
        method: 'Self-arrange',
        customer: { phone, notes: 'Ring twice', deliveryAddress: address },
        language: spoken,
      });
      const { orderNumber } = placed;
      const order = await findOrder(page.request, orderNumber);

      await expect(page.getByText(text.live)).toBeVisible();
      await expect(page.getByRole('button', { name: text.reviewQueue })).toBeVisible();
      if (isPhone(page)) {
        await expect(page.getByText(text.stats[4], { exact: true })).toBeHidden();
        await page.getByText(text.quickStats, { exact: true }).click();
      }
      const stats = page.getByRole('term').filter({ hasText: new RegExp(`^(${text.stats.join('|')})$`) });
      await expect(stats).toHaveText([...text.stats]);

      await searchField(page, language).fill(orderNumber);
      await expect(rowsShown(page)).toHaveCount(1);
      const row = await openRow(page, orderNumber);
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

      await row.getByRole('button', { name: `${text.review}${orderNumber}` }).click();
      await expect(page).toHaveURL(new RegExp(`[?&]review=${order.id}`));
      await expect(page.getByRole('dialog')).toContainText(orderNumber);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).not.toHaveURL(/review=/);

      // The message is written in the language of the order, and follows what becomes of it.
      const chat = row.getByRole('link', { name: /WhatsApp/ });
      const message = async () => new URL((await chat.getAttribute('href')) ?? '');
      const sent = await message();
      expect(sent.host + sent.pathname).toBe(`wa.me/6${phone.replaceAll(/\D/g, '')}`);
      expect(sent.searchParams.get('text')).toContain(messages[spoken].hello);
      expect(sent.searchParams.get('text')).toMatch(messages[spoken].received);

      await row.getByRole('button', { name: `${text.details}${orderNumber}` }).click();
      const dialog = page.getByRole('dialog', { name: details.dialog });
      await expect(page).toHaveURL(new RegExp(`[?&]order=${order.id}`));
      await expectWholeOrder(dialog, language, [
        ...[orderNumber, 'Tan Ah Hua', phone, 'customer@example.com', address, 'Ring twice'],
        ...['2pm - 3:30pm', 'SHS1Y', '2 × Exclusive Mochi Snowskin'],
      ]);
      await expectAccessible(page);
      // What a colleague does appears by itself.
      await changeElsewhere(page.request, order, {
        orderStatus: 'verified',
        paymentStatus: 'verified',
        reason: 'Seen in the bank',
      });
      for (const done of [...details.done, details.reason]) await expect(dialog).toContainText(done);
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect
        .poll(async () => (await message()).searchParams.get('text'))
        .toMatch(messages[spoken].verified);

      if (!isPhone(page)) {
        await page.getByRole('button', { name: text.newOrder }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.goBack();
      }
      // A link from a colleague opens the very order, which leads to its receipt.
      await page.goto(`/admin?order=${order.id}`);
      await expect(dialog).toContainText(orderNumber);
      await dialog.getByRole('button', { name: details.receipt }).click();
      await expect(page.getByRole('dialog', { name: details.review })).toContainText(orderNumber);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).not.toHaveURL(/(order|review)=/);
      await expect(rowsShown(page).first()).toBeVisible();
    });

    await test.step('a status changes with a reason; of two at once, one wins and the other is told', async () => {
      await searchField(page, language).fill(last.orderNumber);
      await expect(rowsShown(page)).toHaveCount(1);
      await changeStatus(page, last, language);
    });
    // The refusal is an answer the browser reports as an error.
    expectComplaints(/ 409 .*\/api\/admin\/orders\/[\w-]+\/status$/);
  });
}
