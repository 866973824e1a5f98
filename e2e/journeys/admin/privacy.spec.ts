import { readFile } from 'node:fs/promises';
import { findOrder, freshName, test } from '../../support/admin/admin-orders.ts';
import { aReceipt, freshPhone, placeOrder } from '../../support/place-order.ts';
import { expect, expectAccessible } from '../../support/shop-test.ts';
import { asStaff, openAdmin, signIn } from '../../support/staff.ts';
import { mochi } from '../../support/stored-cart.ts';

test('what is kept about customers is found, handed over and erased', async ({ page }) => {
  await test.step('a customer asks what is kept, gets it as a file, and is forgotten', async () => {
    const [name, phone] = [freshName(), freshPhone()];
    await signIn(page);
    await openAdmin(page, { path: '/admin/customers' });
    const { orderNumber } = await placeOrder(page, page.request, {
      items: [await mochi(page)],
      customer: { name, phone, notes: `Ring for ${name}` },
      receipt: { name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: await aReceipt(page) },
    });
    const search = page.getByLabel('Name, phone or order number');
    await search.fill(phone.replace(/\D/g, ''));
    const card = page.getByRole('article').filter({ hasText: name });
    await expect(card.getByText(`Under way, so not to be erased yet: ${orderNumber}`)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Erase customer' })).toBeDisabled();
    await expectAccessible(page);

    const downloading = page.waitForEvent('download');
    await card.getByRole('button', { name: 'Export data' }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    const data = JSON.parse(file);
    expect(data.customer).toMatchObject({ name, orders: 1 });
    expect(data.orders[0]).toMatchObject({ orderNumber, specialInstructions: `Ring for ${name}` });
    expect(data.receipts).toHaveLength(1);

    await card.getByRole('button', { name: 'Show for printing' }).click();
    const sheet = page.getByRole('dialog', { name: `Everything kept about ${name}` });
    await expect(sheet.getByText(`Ring for ${name}`)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    const { id, version } = await findOrder(page.request, orderNumber);
    const closed = await page.request.put(`/api/admin/orders/${id}/status`, {
      headers: asStaff(),
      data: { orderStatus: 'cancelled', paymentStatus: 'rejected', reason: `${name} changed plans`, version },
    });
    expect(closed.status(), await closed.text()).toBe(200);
    await card.getByRole('button', { name: 'Erase customer' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await expect(dialog.getByText('This is not the phone number of the customer.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel(/^Type the phone number/).fill(phone);
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await expect(page.getByText('Customer erased')).toBeVisible();
    await expect(page.getByText(/^Nobody matches/)).toBeVisible();
    await expectAccessible(page);

    const { order } = await (
      await page.request.get(`/api/admin/orders/${id}`, { headers: asStaff() })
    ).json();
    expect(JSON.stringify(order)).not.toContain(name);
    expect(order).toMatchObject({ orderNumber, hasReceipt: false, specialInstructions: null });
  });

  await test.step('the page speaks Chinese', async () => {
    await page.getByRole('button', { name: '中文' }).click();
    // The answer to the search before would read the same.
    await page.getByLabel('姓名、电话或订单号').fill('');
    await expect(page.getByText('请先查询一位顾客。')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('姓名、电话或订单号').fill('没有这个人');
    await expect(page.getByText('没有符合的顾客。已删除的顾客无法再查到。')).toBeVisible();
  });
});
