import type { APIRequestContext, Page } from '@playwright/test';
import { changeElsewhere, findOrder, readOrder } from '../../../support/admin/admin-orders.ts';
import { enterOn, sellAllBut } from '../../../support/admin/enter-order.ts';
import { alterAnswer } from '../../../support/alter-answer.ts';
import { anyBox } from '../../../support/any-box.ts';
import { freshPhone, placeOrder } from '../../../support/place-order.ts';
import { test } from '../../../support/second-visitor.ts';
import { expect, expectAccessible, type Language } from '../../../support/shop-test.ts';
import { openAdmin, signIn } from '../../../support/staff.ts';
import { mochi, shanghaiBox } from '../../../support/stored-cart.ts';

const words = {
  en: {
    dialog: 'Order Details',
    sections: ['Products & Flavors', 'Pickup & Delivery Details', 'Admin Notes', 'History'],
    uploaded: 'Payment Uploaded',
    slot: '2pm - 3:30pm',
    done: ['Helping Hand', 'changed the status', 'Order status: Payment Uploaded → Verified'],
    reason: 'Reason: Seen in the bank',
    receipt: 'View Receipt',
    review: 'Payment Receipt Review',
    close: 'Close',
  },
  zh: {
    dialog: '订单详情',
    sections: ['产品与口味', '取货与送货资料', '内部备注', '记录'],
    uploaded: '已上传付款收据',
    slot: '2pm - 3:30pm',
    done: ['Helping Hand', '更改了状态', '订单状态：已上传付款收据 → 已核实'],
    reason: '原因：Seen in the bank',
    receipt: '查看收据',
    review: '付款收据审核',
    close: '关闭',
  },
} as const;

async function expectEverything(page: Page, secondVisitor: APIRequestContext, language: Language) {
  const text = words[language];
  const phone = freshPhone();
  const deliveryAddress = '8, Jalan Bulan, Taman Purnama, 50000 Kuala Lumpur';
  const { orderNumber } = await placeOrder(page, secondVisitor, {
    items: [await shanghaiBox(page, ['S1', 'S1', 'S1Y', 'S1Y']), await mochi(page, { quantity: 2 })],
    method: 'Self-arrange',
    customer: { phone, notes: 'Ring twice', deliveryAddress },
  });
  const order = await findOrder(page.request, orderNumber);
  await openAdmin(page, { path: `/admin?order=${order.id}` });
  const dialog = page.getByRole('dialog', { name: text.dialog });
  for (const section of text.sections) {
    await expect(dialog.getByRole('heading', { name: section })).toBeVisible();
  }
  for (const fact of [orderNumber, 'Tan Ah Hua', phone, 'customer@example.com', text.uploaded]) {
    await expect(dialog).toContainText(fact);
  }
  for (const fact of [deliveryAddress, 'Ring twice', text.slot, 'SHS1Y', '2 × Exclusive Mochi Snowskin']) {
    await expect(dialog).toContainText(fact);
  }
  await expectAccessible(page);

  await changeElsewhere(page.request, order, {
    orderStatus: 'verified',
    paymentStatus: 'verified',
    reason: 'Seen in the bank',
  });
  // What a colleague does appears by itself.
  for (const done of [...text.done, text.reason]) await expect(dialog).toContainText(done);

  await dialog.getByRole('button', { name: text.receipt }).click();
  await expect(page.getByRole('dialog', { name: text.review })).toContainText(orderNumber);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('everything about an order in en', { tag: '@phone' }, async ({ page, secondVisitor, speak }) => {
  await speak('en');
  await signIn(page);
  await expectEverything(page, secondVisitor, 'en');
});

test('orders that lack something, have lost their boxes, are moved, and all about one in zh', async ({
  page,
  secondVisitor,
  speak,
  expectComplaints,
}) => {
  await speak('en');
  await signIn(page);

  await test.step('an order without a receipt or a way has nothing to show of them', async () => {
    const order = await enterOn(page, { line: await mochi(page) });
    const nowhere = { deliveryMethod: null, batch: null, timeSlot: null, timeSlotId: null };
    await alterAnswer<{ order: object }>(page, `**/api/admin/orders/${order.id}`, (answer) => ({
      order: { ...answer.order, ...nowhere },
    }));
    await openAdmin(page, { path: `/admin?order=${order.id}` });
    const dialog = page.getByRole('dialog', { name: 'Order Details' });
    await expect(dialog).toContainText('No delivery information available');
    await expect(dialog.getByRole('button', { name: 'View Receipt' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toHaveCount(0);
    await page.unroute(`**/api/admin/orders/${order.id}`);
  });

  await test.step('an order that left its boxes does not get them back once they are sold', async () => {
    const date = '21/9';
    const line = await anyBox(page, 'traditional-mooncake', 20);
    const order = await enterOn(page, { line, date, quantity: 20 });
    await changeElsewhere(page.request, order, {
      orderStatus: 'cancelled',
      paymentStatus: 'rejected',
      reason: 'No payment came',
    });
    const giveBack = await sellAllBut(page, { line, date, left: 5 });
    await openAdmin(page, { path: `/admin?order=${order.id}` });
    const dialog = page.getByRole('dialog', { name: 'Order Details' });
    await dialog.getByLabel(`Order status, ${order.orderNumber}`).selectOption('verified');
    const change = page.getByRole('dialog', { name: 'Change status' });
    await change.getByLabel('Reason').fill('Paid after all');
    await change.getByRole('button', { name: 'Update status' }).click();
    await expect(change.getByRole('alert')).toContainText(/Traditional Mooncake: 20 needed, \d+ left/);
    await expect(page.getByText('Failed to update order status. Please try again.')).toBeVisible();
    await expectAccessible(page);
    await giveBack();
    await change.getByRole('button', { name: 'Update status' }).click();
    await expect(page.getByText('Status Updated')).toBeVisible();
  });

  await test.step('an order moves to where there is room, and is refused where there is none', async () => {
    const date = '21/9';
    const line = await anyBox(page, 'mix-shanghai-traditional', 20);
    const order = await enterOn(page, { line, notOn: date, quantity: 10 });
    await openAdmin(page, { path: `/admin?order=${order.id}` });
    await page
      .getByRole('dialog', { name: 'Order Details' })
      .getByRole('button', { name: 'Move Order' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Move Order' });
    const dates = dialog.getByLabel('Date');
    const submit = dialog.getByRole('button', { name: 'Move Order' });
    await expect(dialog.getByLabel('Time', { exact: true })).toHaveText(/9am - 11am/);
    await submit.click();
    await expect(dialog.getByRole('alert')).toContainText('Nothing to move');
    await expectAccessible(page);

    const full = dates.getByRole('option', { name: `Batch ${date}` });
    await dates.selectOption((await full.getAttribute('value')) ?? '');
    await dialog.getByLabel('Time', { exact: true }).selectOption({ label: '9am - 11am' });
    await page.route('**/api/admin/events', (route) => route.abort());
    await page.route('**/api/admin/availability', (route) => route.abort());
    const giveBack = await sellAllBut(page, { line, date, left: 3 });
    await submit.click();
    await expect(page.getByText('Failed to move the order. Please try again.')).toBeVisible();
    await expect(dates).toHaveAccessibleDescription(/: 10 needed, \d+ left$/);
    expect((await readOrder(page.request, order.id)).batch?.id).toBe(order.batch?.id);

    // Once the screen is up to date again, such a date is not even offered.
    await page.unroute('**/api/admin/availability');
    await page.reload();
    await page
      .getByRole('dialog', { name: 'Order Details' })
      .getByRole('button', { name: 'Move Order' })
      .click();
    await expect(dates.getByRole('option', { name: `Batch ${date}` })).toHaveText(/not enough left/);
    // What was chosen before is still chosen; given up, it cannot be taken again.
    await dates.selectOption(order.batch?.id ?? '');
    await expect(dates.getByRole('option', { name: `Batch ${date}` })).toBeDisabled();
    await giveBack();

    await dialog.getByLabel('Method').selectOption({
      label: 'Self-arrange delivery from Rawang (Grab/ Lalamove)',
    });
    await dialog.getByLabel('Time', { exact: true }).selectOption({ label: '2pm - 3:30pm' });
    await submit.click();
    await expect(dialog.getByLabel('Delivery address')).toHaveAccessibleDescription(
      /This method needs a delivery address/,
    );
    await dialog.getByLabel('Delivery address').fill('3, Jalan Melati 1, 48000 Rawang');
    await submit.click();
    const moved = page.getByRole('dialog', { name: 'Order Moved' });
    const message = await moved.getByRole('link', { name: /WhatsApp/ }).getAttribute('href');
    expect(new URL(message ?? '').searchParams.get('text')).toContain(
      'Time: 9am - 11am → 2pm - 3:30pm\nNew address: 3, Jalan Melati 1, 48000 Rawang',
    );
    await expectAccessible(page);
    await moved.getByRole('button', { name: 'Close' }).last().click();
    await expect(moved).toHaveCount(0);
    const details = page.getByRole('dialog', { name: 'Order Details' });
    await expect(details).toContainText('3, Jalan Melati 1, 48000 Rawang');
    await expect(details).toContainText('moved the order');
    await page.unroute('**/api/admin/events');
  });

  await speak('zh');
  await test.step('everything about an order in zh', () => expectEverything(page, secondVisitor, 'zh'));
  // The browser notes what was refused and broken off.
  expectComplaints(/ 409 .*\/(status|delivery)$/, /ERR_FAILED.*\/api\/admin\/(availability|events)$/);
});
