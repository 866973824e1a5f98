import {
  changeElsewhere,
  freshName,
  type OfficeOrder,
  readOrder,
  test,
} from '../../../support/admin/admin-orders.ts';
import { openOrders, orderRow, rowsShown, searchField } from '../../../support/admin/orders-tab.ts';
import { expect, expectAccessible } from '../../../support/shop-test.ts';

test('many orders change at once with one reason; those that stay as they are are foretold', async ({
  page,
  enterOrder,
  speak,
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
  await page.getByLabel('Select this page').check();
  const bar = page.getByRole('region', { name: 'Selected orders' });
  await expect(bar).toContainText('3 orders selected');
  // What can no longer be seen is no longer chosen.
  await searchField(page).fill(first.orderNumber);
  await expect(rowsShown(page)).toHaveCount(1);
  await expect(bar).toHaveCount(0);
  // Nor is it again when the search comes back.
  await searchField(page).fill(family);
  await expect(rowsShown(page)).toHaveCount(3);
  await expect(page.getByLabel('Select this page')).not.toBeChecked();
  await expect(bar).toHaveCount(0);
  // Nor what was ticked while the rows of the search before were still in sight.
  let letThrough = () => {};
  const isTicked = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/admin/orders?*', async (route) => {
    await isTicked;
    await route.continue();
  });
  const isAsked = page.waitForRequest((request) => request.url().includes(second.orderNumber));
  await searchField(page).fill(second.orderNumber);
  await isAsked;
  await page.getByLabel('Select this page').check();
  await expect(bar).toContainText('3 orders selected');
  letThrough();
  await expect(orderRow(page, second.orderNumber)).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page.unroute('**/api/admin/orders?*');
  await searchField(page).fill(family);
  await expect(rowsShown(page)).toHaveCount(3);
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
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(bar).toHaveCount(0);
  expect((await readOrder(page.request, third.id)).adminNotes).toContain(
    'On the shelf | order: pending -> ready_for_pickup',
  );

  await page.getByLabel('Select this page').check();
  await bar.getByRole('button', { name: 'Cancelled' }).click();
  const cancelling = page.getByRole('dialog', { name: 'Set to Cancelled' });
  await expect(cancelling).toContainText('gives the boxes of these orders back');
  await expect(cancelling).toContainText('3 of 3 are not paid');
  // A colleague is faster with one of them, and sees the money of another.
  await changeElsewhere(page.request, await readOrder(page.request, first.id), {
    orderStatus: 'cancelled',
    paymentStatus: 'pending',
    reason: 'Called off',
  });
  await expect(cancelling).toContainText('1 order is cancelled or rejected and stays so.');
  const seen = await readOrder(page.request, third.id);
  await changeElsewhere(page.request, seen, {
    orderStatus: 'ready_for_pickup',
    paymentStatus: 'verified',
    reason: 'Paid in cash',
  });
  await expect(cancelling).toContainText('1 of 2 is paid: RM');
  await expect(cancelling).toContainText('1 of 2 is not paid');
  await cancelling.getByLabel('Reason').fill('Shop closed for the day');
  await cancelling.getByRole('button', { name: 'Change 2 orders' }).click();
  await expect(cancelling).toContainText('2 orders changed');
  await cancelling.getByRole('button', { name: 'Close' }).last().click();
  await expect(bar).toHaveCount(0);
  for (const { orderNumber } of orders) {
    await expect(orderRow(page, orderNumber)).toContainText('Cancelled');
  }
});
