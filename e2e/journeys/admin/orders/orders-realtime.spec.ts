import { freshName, type OfficeOrder, test } from '../../../support/admin/admin-orders.ts';
import { openOrders, openRow, rowsShown, searchField } from '../../../support/admin/orders-tab.ts';
import { placeOrder } from '../../../support/place-order.ts';
import { expect } from '../../../support/shop-test.ts';
import { mochi } from '../../../support/stored-cart.ts';

test('an order placed by a customer appears by itself, and nothing under the hands moves', async ({
  page,
  enterOrder,
  speak,
  secondVisitor,
}) => {
  await speak('en');
  const family = freshName();
  const orders: OfficeOrder[] = [];
  for (const letter of 'ABCD') orders.push(await enterOrder({ name: `${family} ${letter}` }));
  const [oldest, chosen] = orders as [OfficeOrder, OfficeOrder];

  await openOrders(page);
  await expect(page.getByText('Real-time updates active')).toBeVisible();
  await searchField(page).fill(family);
  await expect(rowsShown(page)).toHaveCount(4);
  await page.getByRole('checkbox', { name: `Select ${chosen.orderNumber}` }).check();
  const row = await openRow(page, oldest.orderNumber);
  await row.getByRole('button', { name: /^Add a note/ }).click();
  await page.keyboard.type('Will be collected ');
  const before = await row.boundingBox();

  const items = [await mochi(page)];
  await placeOrder(page, secondVisitor, { items, customer: { name: `${family} E` } });
  await expect(rowsShown(page)).toHaveCount(5);
  await expect(rowsShown(page).first()).toContainText(`${family} E`);

  const after = await row.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? Number.NaN))).toBeLessThan(3);
  await page.keyboard.type('by her sister');
  await expect(row.getByRole('textbox')).toBeFocused();
  await expect(row.getByRole('textbox')).toHaveValue('Will be collected by her sister');
  await expect(page.getByRole('checkbox', { name: `Select ${chosen.orderNumber}` })).toBeChecked();
  await expect(page.getByText('1 order selected')).toBeVisible();
});

test('the row somebody types in stays even when new orders push it off the page', async ({
  page,
  enterOrder,
  speak,
  secondVisitor,
}) => {
  await speak('en');
  const family = freshName();
  const orders: OfficeOrder[] = [];
  for (const letter of 'ABCDEFGHIJ') orders.push(await enterOrder({ name: `${family} ${letter}` }));
  const [oldest] = orders as [OfficeOrder];
  await openOrders(page);
  await searchField(page).fill(family);
  await page.getByLabel('Per page').selectOption('10');
  await expect(rowsShown(page)).toHaveCount(10);
  const row = await openRow(page, oldest.orderNumber);
  await row.getByRole('button', { name: /^Add a note/ }).click();
  await page.keyboard.type('Half a ');
  await placeOrder(page, secondVisitor, {
    items: [await mochi(page)],
    customer: { name: `${family} K` },
  });
  await expect(rowsShown(page).first()).toContainText(`${family} K`);
  await page.keyboard.type('sentence');
  await expect(row.getByRole('textbox')).toHaveValue('Half a sentence');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Notes Updated')).toBeVisible();
  await searchField(page).click();
  await expect(row).toHaveCount(0);
});
