import { changeElsewhere, freshName, readOrder, test } from '../../../support/admin/admin-orders.ts';
import { openOrders, openRow, rowsShown, searchField } from '../../../support/admin/orders-tab.ts';
import { expect, expectAccessible, failedRequest, sizeOf } from '../../../support/shop-test.ts';

const words = {
  en: {
    orderStatus: 'Order status, ',
    log: 'Status log (1)',
    dialog: 'Change status',
    update: 'Update status',
    reason: 'Reason',
    reasonRequired: 'Reason Required',
    updated: 'Status Updated',
    verified: 'Verified',
    faster: 'A colleague was faster',
    now: 'The order is now Cancelled, its payment Rejected.',
    cancel: 'Cancel',
    nothing: 'The order already has this status.',
  },
  zh: {
    orderStatus: '订单状态, ',
    log: '状态记录（1）',
    dialog: '更改状态',
    update: '更新状态',
    reason: '原因',
    reasonRequired: '请填写原因',
    updated: '状态已更新',
    verified: '已核实',
    faster: '同事先改了这张订单',
    now: '订单现在是「已取消」，付款「未通过」。',
    cancel: '取消',
    nothing: '订单已经是这个状态。',
  },
} as const;

for (const language of ['en', 'zh'] as const) {
  const text = words[language];

  test(`a status changes with a reason in ${language}; of two at once, one wins and the other is told`, {
    tag: sizeOf[language],
  }, async ({ page, enterOrder, speak, expectComplaints }) => {
    await speak(language);
    const order = await enterOrder({ name: freshName() });
    await openOrders(page, language);
    await searchField(page, language).fill(order.orderNumber);
    await expect(rowsShown(page)).toHaveCount(1);
    const row = await openRow(page, order.orderNumber);
    const statusField = row.getByLabel(`${text.orderStatus}${order.orderNumber}`);
    const dialog = page.getByRole('dialog', { name: text.dialog });

    await statusField.selectOption('verified');
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: text.update }).click();
    await expect(page.getByText(text.reasonRequired, { exact: true })).toBeVisible();
    await expect(dialog.getByLabel(text.reason)).toBeFocused();
    await dialog.getByLabel(text.reason).fill('Paid in cash at the door');
    await dialog.getByRole('button', { name: text.update }).click();
    await expect(page.getByText(text.updated)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(statusField).toHaveValue('verified');
    // The log is folded away below the staff's own words.
    await row.getByText(text.log).click();
    await expect(row).toContainText('Paid in cash at the door | order: pending -> verified');

    // Both decide at once: the colleague is faster by the time it takes to write the reason.
    await statusField.selectOption('ready_for_pickup');
    await dialog.getByLabel(text.reason).fill('Packed');
    await changeElsewhere(page.request, await readOrder(page.request, order.id), {
      orderStatus: 'cancelled',
      paymentStatus: 'rejected',
      reason: 'Customer called',
    });
    await expect(statusField).toHaveValue('cancelled');
    await expect(dialog.getByLabel(text.reason)).toHaveValue('Packed');
    await dialog.getByRole('button', { name: text.update }).click();
    const told = dialog.getByRole('alert');
    await expect(told).toContainText(text.faster);
    await expect(told).toContainText(text.now);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: text.cancel }).click();
    expect((await readOrder(page.request, order.id)).orderStatus).toBe('cancelled');
    // The refusal is an answer the browser reports as an error.
    expectComplaints(failedRequest);
  });
}
