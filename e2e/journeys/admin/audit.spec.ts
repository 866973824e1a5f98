import { changeElsewhere, freshName, test } from '../../support/admin/admin-orders.ts';
import { expect, expectAccessible } from '../../support/shop-test.ts';
import { openAdmin, signIn } from '../../support/staff.ts';

test('the log is open to all staff, tells who did what to an order and leads to it', async ({
  page,
  enterOrder,
}) => {
  await signIn(page, { role: 'employee' });
  const order = await enterOrder({ name: freshName() });
  const reason = `Paid in cash for ${order.orderNumber}`;
  await changeElsewhere(page.request, order, {
    orderStatus: 'verified',
    paymentStatus: 'verified',
    reason,
  });
  // By the address, with nothing of the back office open yet, and by the link.
  await openAdmin(page, { path: '/admin/audit' });
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.getByRole('link', { name: 'Customers' }).click();
  await expect(page).toHaveURL(/\/admin\/customers$/);
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.getByLabel('Order number').fill(order.orderNumber.toLowerCase());
  const lines = page.getByRole('main').locator('ol > li');
  await expect(page.getByText(`Reason: ${reason}`)).toBeVisible();
  await expect(lines.filter({ hasText: 'Helping Hand changed the status' })).toHaveCount(1);
  await expect(lines.filter({ hasText: 'entered the order' })).toHaveCount(1);
  await expect(page.getByText(/^Order status: \w+ → Verified$/)).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Kind').selectOption('access');
  await expect(page.getByText('Nothing in the log matches.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByLabel('Person').selectOption('Helping Hand');
  await expect(lines.filter({ hasText: 'Head Baker' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Helping Hand');

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('button', { name: '中文' }).click();
  await page.getByLabel('订单号').fill(order.orderNumber);
  // The line stood in the whole log, too: a press while the lines change would meet nothing.
  await expect(lines).toHaveCount(2);
  await expect(page.getByText(`原因：${reason}`)).toBeVisible();
  await page
    .getByRole('link', { name: `订单 ${order.orderNumber}` })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/admin\\?order=${order.id}`));
  await expect(page.getByRole('dialog')).toContainText(order.orderNumber);
});
