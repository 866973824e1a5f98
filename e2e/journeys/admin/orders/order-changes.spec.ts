import type { Page } from '@playwright/test';
import {
  changeElsewhere,
  freshName,
  type OfficeOrder,
  readOrder,
  test,
} from '../../../support/admin/admin-orders.ts';
import { openOrders, openRow, orderRow, rowsShown, searchField } from '../../../support/admin/orders-tab.ts';
import { expect, expectAccessible } from '../../../support/shop-test.ts';

/** From the list to another way, with an address; the customer's message says so. Ends at the list. */
async function moveOrder(page: Page, { orderNumber }: OfficeOrder) {
  const row = await openRow(page, orderNumber);
  await row.getByRole('button', { name: `Details, ${orderNumber}` }).click();
  const details = page.getByRole('dialog', { name: 'Order Details' });
  await details.getByRole('button', { name: 'Move Order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move Order' });
  const submit = dialog.getByRole('button', { name: 'Move Order' });
  await expect(dialog.getByLabel('Time', { exact: true })).toHaveText(/9am - 11am/);
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText('Nothing to move');
  await expectAccessible(page);

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
  await expect(details).toContainText('3, Jalan Melati 1, 48000 Rawang');
  await expect(details).toContainText('moved the order');
  await details.getByRole('button', { name: 'Close' }).last().click();
  await expect(details).toHaveCount(0);
}

test('one order is moved, many change at once with one reason; those that stay as they are are foretold', async ({
  page,
  enterOrder,
  speak,
  expectComplaints,
}) => {
  await speak('en');
  const family = freshName();
  const orders: OfficeOrder[] = [];
  for (const letter of 'ABC') orders.push(await enterOrder({ name: `${family} ${letter}` }));
  // A list that shows three has been searched: there is always one more.
  await enterOrder({ name: freshName() });
  const [first, second, third] = orders as [OfficeOrder, OfficeOrder, OfficeOrder];
  await changeElsewhere(page.request, second, {
    orderStatus: 'ready_for_pickup',
    paymentStatus: 'pending',
    reason: 'Packed early',
  });

  await openOrders(page);
  await searchField(page).fill(family);
  await expect(rowsShown(page)).toHaveCount(3);
  await test.step('an order moves to another way, and its customer is told', () => moveOrder(page, third));
  // A move that changes nothing is refused.
  expectComplaints(/ 409 .*\/delivery$/);

  const bar = page.getByRole('region', { name: 'Selected orders' });
  await page.getByLabel('Select this page').check();
  await expect(bar).toContainText('3 orders selected');
  await expectAccessible(page);

  await bar.getByRole('button', { name: 'Ready for Pickup' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set to Ready for Pickup' });
  await expect(dialog).toContainText('2 of 2 are not paid');
  await expect(dialog).toContainText('1 order is Ready for Pickup already and stays so.');
  await expect(dialog.getByRole('list', { name: 'Orders to change' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Change 2 orders' }).click();
  await expect(page.getByText('Reason Required')).toBeVisible();
  await dialog.getByLabel('Reason').fill('On the shelf');
  await dialog.getByRole('button', { name: 'Change 2 orders' }).click();
  await expect(dialog).toContainText('3 of 3 done');
  await expect(dialog).toContainText('2 orders changed');
  await expect(page.getByText('2 orders: Ready for Pickup')).toBeVisible();
  await expect(dialog).toContainText(`1 order had this status already. ${second.orderNumber}`);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(bar).toHaveCount(0);
  expect((await readOrder(page.request, third.id)).adminNotes).toContain(
    'On the shelf | order: pending -> ready_for_pickup',
  );

  await page.getByRole('button', { name: '中文' }).click();
  await page.getByRole('checkbox', { name: '选择本页' }).check();
  const chosen = page.getByRole('region', { name: '已选订单' });
  await chosen.getByRole('button', { name: '已取消' }).click();
  const cancelling = page.getByRole('dialog', { name: '设为「已取消」' });
  await expect(cancelling).toContainText('取消后，这些订单的盒数会退回各自的批次；付款状态不变。');
  await expect(cancelling).toContainText('3 张中有 3 张未付款');
  // A colleague is faster with one of them.
  await changeElsewhere(page.request, await readOrder(page.request, first.id), {
    orderStatus: 'cancelled',
    paymentStatus: 'pending',
    reason: 'Called off',
  });
  await expect(cancelling).toContainText('其中 1 张订单已取消或被拒绝，将保持不变。');
  await cancelling.getByLabel('原因').fill('今天休息');
  await cancelling.getByRole('button', { name: '更改 2 张订单' }).click();
  await expect(cancelling).toContainText('已更改 2 张订单');
  await expect(page.getByText('状态已更新')).toBeVisible();
  await expectAccessible(page);
  await cancelling.getByRole('button', { name: '关闭' }).last().click();
  await expect(chosen).toHaveCount(0);
  for (const { orderNumber } of orders) {
    await expect(orderRow(page, orderNumber)).toContainText('已取消');
  }
});
