import {
  freshName,
  type OfficeOrder,
  readOrder,
  test,
  writeNotesElsewhere,
} from '../../../support/admin/admin-orders.ts';
import { openOrders, openRow, rowsShown, searchField } from '../../../support/admin/orders-tab.ts';
import { placeOrder } from '../../../support/place-order.ts';
import { expect, expectAccessible } from '../../../support/shop-test.ts';
import { mochi } from '../../../support/stored-cart.ts';

test('what is being written stays while orders come, colleagues write and the line is cut', async ({
  page,
  context,
  enterOrder,
  speak,
  secondVisitor,
  expectComplaints,
}) => {
  await speak('en');

  await test.step('an order placed by a customer appears by itself; nothing under the hands moves or leaves', async () => {
    const family = freshName();
    const orders: OfficeOrder[] = [];
    for (const letter of 'ABCDEFGHIJ') orders.push(await enterOrder({ name: `${family} ${letter}` }));
    // A list that shows ten has been searched: there is always one more.
    await enterOrder({ name: freshName() });
    const [oldest, chosen] = orders as [OfficeOrder, OfficeOrder];
    await openOrders(page);
    await expect(page.getByText('Real-time updates active')).toBeVisible();
    await searchField(page).fill(family);
    await expect(rowsShown(page)).toHaveCount(10);
    await page.getByLabel('Per page').selectOption('10');
    await page.getByRole('checkbox', { name: `Select ${chosen.orderNumber}` }).check();
    const row = await openRow(page, oldest.orderNumber);
    await row.getByRole('button', { name: /^Add a note/ }).click();
    await expect(row.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('Half a ');
    const before = await row.boundingBox();

    // One more than the page holds: it would push the row that is typed in off the page.
    await placeOrder(page, secondVisitor, {
      items: [await mochi(page)],
      customer: { name: `${family} K` },
    });
    await expect(rowsShown(page).first()).toContainText(`${family} K`);
    const after = await row.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? Number.NaN))).toBeLessThan(3);
    await page.keyboard.type('sentence');
    await expect(row.getByRole('textbox')).toBeFocused();
    await expect(row.getByRole('textbox')).toHaveValue('Half a sentence');
    await expect(page.getByRole('checkbox', { name: `Select ${chosen.orderNumber}` })).toBeChecked();
    await expect(page.getByText('1 order selected')).toBeVisible();
    await row.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Notes Updated')).toBeVisible();
    await searchField(page).click();
    await expect(row).toHaveCount(0);
  });

  await test.step('notes outlive a lost connection and a reload, and never overwrite a colleague', async () => {
    const order = await enterOrder({ name: freshName() });
    await searchField(page).fill(order.orderNumber);
    await expect(rowsShown(page)).toHaveCount(1);
    const row = await openRow(page, order.orderNumber);
    const field = row.getByLabel(`Admin notes of ${order.orderNumber}`);
    await row.getByRole('button', { name: `Add a note, ${order.orderNumber}` }).click();
    await expect(field).toBeFocused();
    await page.keyboard.type('Gift wrap');
    await expect(row).toContainText('Not saved yet. Kept on this device.');

    await context.setOffline(true);
    await row.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Failed to update notes. Please try again.')).toBeVisible();
    await expect(row).toContainText('Not saved. Your words are kept on this device.');
    await context.setOffline(false);
    await page.reload();
    await openRow(page, order.orderNumber);
    await expect(field).toHaveValue('Gift wrap');
    await row.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Notes Updated')).toBeVisible();
    await expect(row.getByRole('button', { name: 'Edit notes' })).toBeFocused();
    expect((await readOrder(page.request, order.id)).adminNotes).toBe('Gift wrap');

    await page.keyboard.press('Enter');
    await page.keyboard.type('\nCall before pickup');
    await writeNotesElsewhere(
      page.request,
      await readOrder(page.request, order.id),
      'Gift wrap\nAllergic to nuts',
    );
    const conflict = row.getByRole('alert');
    await expect(conflict).toContainText('Newer notes exist');
    await expect(conflict).toContainText('Allergic to nuts');
    await expect(field).toHaveValue('Gift wrap\nCall before pickup');
    await expect(row.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expectAccessible(page);
    await row.getByRole('button', { name: 'Combine both' }).click();
    await expect(field).toHaveValue('Gift wrap\nCall before pickup\nAllergic to nuts');
    await row.getByRole('button', { name: 'Save' }).click();
    await expect(row.getByRole('button', { name: 'Edit notes' })).toBeVisible();
    expect((await readOrder(page.request, order.id)).adminNotes).toBe(
      'Gift wrap\nCall before pickup\nAllergic to nuts',
    );
  });
  // A lost connection is what the browser complains of here.
  expectComplaints(/ERR_INTERNET_DISCONNECTED.*\/api\//);
});
