import { freshName, readOrder, test, writeNotesElsewhere } from '../../../support/admin/admin-orders.ts';
import { openOrders, openRow, rowsShown, searchField } from '../../../support/admin/orders-tab.ts';
import { expect, expectAccessible, failedRequest } from '../../../support/shop-test.ts';

test('notes outlive a lost connection and a reload, and never overwrite a colleague', async ({
  page,
  enterOrder,
  context,
  speak,
  expectComplaints,
}) => {
  await speak('en');
  const order = await enterOrder({ name: freshName() });
  await openOrders(page);
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
  // A lost connection is what the browser complains of here.
  expectComplaints(failedRequest);
});
