import type { Locator, Page } from '@playwright/test';
import { findOrder } from '../../../support/admin/admin-orders.ts';
import { sellAllBut } from '../../../support/admin/enter-order.ts';
import { anyBox } from '../../../support/any-box.ts';
import { freshPhone } from '../../../support/place-order.ts';
import { expect, expectAccessible, test } from '../../../support/shop-test.ts';
import { asStaff, openAdmin, signIn } from '../../../support/staff.ts';

/** Boxes filled by the rules of the shop, for a customer on the phone; ends with the order's number on the screen. */
async function enterWhole(page: Page, dialog: Locator) {
  const add = dialog.getByRole('button', { name: /^Add to order/ });
  await dialog.getByLabel('Product', { exact: true }).selectOption({ label: 'Shanghai Mooncakes' });
  await dialog.getByLabel('Mooncake 1').selectOption('S1Y');
  await dialog.getByRole('button', { name: 'Fill the rest with the first' }).click();
  await add.click();
  await dialog.getByLabel('Product', { exact: true }).selectOption({ label: 'TeoChew Yam Mooncakes' });
  await dialog.getByLabel('Box size').selectOption('2');
  await dialog.getByRole('button', { name: 'One more: Yam With Yolk' }).click();
  await dialog.getByRole('button', { name: 'One more: Yam Without Yolk' }).click();
  await expect(dialog.getByText('The box is complete.')).toBeVisible();
  await add.click();
  await dialog.getByLabel('Quantity: Shanghai Mooncakes').fill('3');
  const lines = dialog.getByRole('list', { name: 'In this order' });
  await expect(lines).toContainText('SHS1Y');
  await expect(lines).toContainText('TYY1Y');

  await dialog.getByLabel('Method').selectOption({ label: 'KL Share Delivery fees' });
  await dialog.getByLabel('Date').selectOption({ index: 1 });
  await expect(dialog.getByText(/Shanghai Mooncakes: \d+ left, 3 needed/)).toBeVisible();
  await expect(dialog.getByLabel('Time', { exact: true })).toHaveText(/Time will inform later/);
  await dialog.getByLabel('Delivery address').fill('8, Jalan Bulan, 50000 Kuala Lumpur');
  await dialog.getByLabel('Name').fill('Lim Siew Hua');
  await dialog.getByLabel('Phone').fill(freshPhone());
  await dialog.getByRole('radio', { name: 'Already paid' }).check();
  await dialog.getByLabel('Messages in').selectOption('zh');
  await dialog.getByRole('button', { name: 'Enter Order' }).dblclick();

  await expect(dialog).toContainText(/CHM\d{6}/);
  const orderNumber = /CHM\d{6}/.exec((await dialog.textContent()) ?? '')?.[0] ?? '';
  await expect(page.getByText('Order Entered').first()).toBeVisible();
  await expect(dialog.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', /wa\.me\/60/);
  await expectAccessible(page);
  const order = await findOrder(page.request, orderNumber);
  expect(order).toMatchObject({ orderStatus: 'verified', customer: { name: 'Lim Siew Hua' } });
  const same = await page.request.get(
    `/api/admin/orders?search=${encodeURIComponent(order.customer.phone)}`,
    { headers: asStaff() },
  );
  expect((await same.json()).total).toBe(1);
}

test('an order taken by phone is checked field by field, and refused where all is sold', async ({
  page,
  speak,
  expectComplaints,
}) => {
  await speak('en');
  await signIn(page);
  await openAdmin(page, { path: '/admin?new=1' });
  const dialog = page.getByRole('dialog', { name: 'New Order' });

  await test.step('an order is checked field by field before it is sent', async () => {
    await expect(dialog).toBeVisible();
    const submit = dialog.getByRole('button', { name: 'Enter Order' });
    await submit.click();
    const summary = dialog.getByRole('alert').filter({ hasText: 'Please check the following' });
    for (const problem of [
      'Add at least one product',
      'Choose a method, a date and a time',
      "Enter the customer's name",
      "Enter the customer's phone number",
    ]) {
      await expect(summary).toContainText(problem);
    }
    await expect(dialog.getByLabel('Product', { exact: true })).toBeFocused();

    await dialog.getByLabel('Product', { exact: true }).selectOption({ label: 'Shanghai Mooncakes' });
    await dialog.getByRole('button', { name: /^Add to order/ }).click();
    await expect(dialog.getByText('Choose four mooncakes to complete the box.')).toBeVisible();
    await dialog.getByLabel('Method').selectOption({ label: 'KL Share Delivery fees' });
    await dialog.getByLabel('Name').fill('Lim Siew Hua');
    await dialog.getByLabel('Phone').fill('12');
    await submit.click();
    await expect(summary).toContainText('This phone number does not look complete.');
    await summary.getByRole('link', { name: 'Enter the delivery address' }).click();
    await expect(dialog.getByLabel('Delivery address')).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('boxes sold a moment before are refused at the date, and nothing typed is lost', async () => {
    const date = '17/9';
    const line = await anyBox(page, 'mix-shanghai-traditional', 20);
    await dialog.getByLabel('Product', { exact: true }).selectOption({ label: line.name });
    await dialog.getByLabel('Mooncake 1').selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Fill the rest with the first' }).click();
    await dialog.getByRole('button', { name: /^Add to order/ }).click();
    await dialog.getByLabel(`Quantity: ${line.name}`).fill('20');
    await dialog.getByLabel('Method').selectOption({ label: 'Pick up from Rawang' });
    const dates = dialog.getByLabel('Date');
    const option = dates.getByRole('option', { name: `Batch ${date}` });
    await dates.selectOption((await option.getAttribute('value')) ?? '');
    await dialog.getByLabel('Time', { exact: true }).selectOption({ label: '9am - 11am' });
    await dialog.getByLabel('Name').fill('Wong Mei Fong');
    await dialog.getByLabel('Phone').fill(freshPhone());

    // This desk hears nothing of what others sell.
    await page.route('**/api/admin/events*', (route) => route.abort());
    await page.route('**/api/admin/availability', (route) => route.abort());
    const giveBack = await sellAllBut(page, { line, date, left: 5 });
    await dialog.getByRole('button', { name: 'Enter Order' }).click();
    await expect(
      page.getByText('Failed to enter the order. Nothing is lost: please try again.'),
    ).toBeVisible();
    await expect(dates).toHaveAccessibleDescription(/: 20 needed, \d+ left$/);
    await expect(dialog.getByLabel('Name')).toHaveValue('Wong Mei Fong');
    await expect(dialog.getByLabel(`Quantity: ${line.name}`)).toHaveValue('20');

    // Given back before this desk hears anything again, or it would hear that the date is short.
    await giveBack();
    await page.unroute('**/api/admin/availability');
    await dialog.getByRole('button', { name: 'Enter Order' }).click();
    await expect(dialog).toContainText(/CHM\d{6}/);
  });
  await page.goto('about:blank');
  expectComplaints(/ 409 .*\/api\/admin\/orders$/, /ERR_FAILED.*\/api\/admin\/(availability|events)$/);
});

test('an order is entered on a phone, and the next is kept as it was typed, in Chinese', {
  tag: '@phone',
}, async ({ page, speak }) => {
  await speak('en');
  await signIn(page);
  await openAdmin(page, { path: '/admin?new=1' });
  await test.step('an order taken by phone is entered once, boxes filled by the rules of the shop', () =>
    enterWhole(page, page.getByRole('dialog', { name: 'New Order' })));

  await test.step('what was typed is kept, and closing asks first, in Chinese', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: '中文' }).click();
    const begin = page.getByRole('button', { name: '新增订单' });
    const dialog = page.getByRole('dialog', { name: '录入订单' });
    await begin.click();
    await dialog.getByLabel('姓名').fill('林秀华');
    // Neither the way back nor a reload loses what was typed: it is offered again.
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await begin.click();
    await expect(dialog).toContainText('您有一张尚未录完的订单');
    await expectAccessible(page);
    await page.reload();
    await expect(dialog).toContainText('林秀华');
    await dialog.getByRole('button', { name: '继续填写' }).click();
    await expect(dialog.getByLabel('姓名')).toHaveValue('林秀华');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: '放弃这张订单？' });
    await question.getByRole('button', { name: '继续填写' }).last().click();
    await expect(dialog.getByLabel('姓名')).toHaveValue('林秀华');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: '放弃', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await begin.click();
    await expect(dialog.getByLabel('姓名')).toHaveValue('');
  });
});
