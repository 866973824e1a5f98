import { expect, type Page } from '@playwright/test';
import { expectAccessible, type Language } from '../shop-test.ts';
import { changeElsewhere, type OfficeOrder, readOrder } from './admin-orders.ts';
import { isPhone, openRow } from './orders-tab.ts';

const words = {
  en: {
    orderStatus: 'Order status, ',
    log: 'Status log (1)',
    dialog: 'Change status',
    update: 'Update status',
    reason: 'Reason',
    reasonRequired: 'Reason Required',
    updated: 'Status Updated',
    faster: 'A colleague was faster',
    now: 'The order is now Cancelled, its payment Rejected.',
    cancel: 'Cancel',
  },
  zh: {
    orderStatus: '订单状态, ',
    log: '状态记录（1）',
    dialog: '更改状态',
    update: '更新状态',
    reason: '原因',
    reasonRequired: '请填写原因',
    updated: '状态已更新',
    faster: '同事先改了这张订单',
    now: '订单现在是「已取消」，付款「未通过」。',
    cancel: '取消',
  },
} as const;

/** A status changes with a reason; of two changes at once one wins, and the other is told. Ends cancelled. */
export async function changeStatus(page: Page, order: OfficeOrder, language: Language) {
  const text = words[language];
  const row = await openRow(page, order.orderNumber);
  const statusField = row.getByLabel(`${text.orderStatus}${order.orderNumber}`);
  const dialog = page.getByRole('dialog', { name: text.dialog });

  await statusField.selectOption('verified');
  await dialog.getByRole('button', { name: text.update }).click();
  await expect(page.getByText(text.reasonRequired, { exact: true })).toBeVisible();
  await expect(dialog.getByLabel(text.reason)).toBeFocused();
  if (isPhone(page)) await expectAccessible(page);
  await dialog.getByLabel(text.reason).fill('Paid in cash at the door');
  await dialog.getByRole('button', { name: text.update }).click();
  await expect(page.getByText(text.updated)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(statusField).toHaveValue('verified');
  // The log is folded away below the staff's own words.
  await row.getByText(text.log).click();
  await expect(row).toContainText('Paid in cash at the door · ');

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
  if (!isPhone(page)) await expectAccessible(page);
  await dialog.getByRole('button', { name: text.cancel }).click();
  expect((await readOrder(page.request, order.id)).orderStatus).toBe('cancelled');
}
