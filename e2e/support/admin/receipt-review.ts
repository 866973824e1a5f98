import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type OrderWishes, placeOrder } from '../place-order.ts';
import { openAdmin, signIn } from '../staff.ts';
import { findOrder, type OfficeOrder } from './admin-orders.ts';

export const reviewWords = {
  en: {
    dialog: 'Payment Receipt Review',
    seen: 'Seen in the bank account',
    seenRequired: 'Tick this once you have seen the money in the bank account.',
    approve: 'Approve payment',
    approved: 'Payment Approved',
    cancel: 'Cancel order',
    note: 'Note to the customer',
    confirmCancel: 'Yes, cancel this order',
    notesRequired: 'Notes Required',
    cancelled: 'Payment Cancelled',
    position: /^Receipt \d+ of \d+ waiting$/,
    close: 'Close',
  },
  zh: {
    dialog: '付款收据审核',
    seen: '已在银行账户看到',
    seenRequired: '在银行账户看到款项后，请勾选此项。',
    approve: '批准付款',
    approved: '付款已批准',
    cancel: '取消订单',
    note: '给顾客的留言',
    confirmCancel: '确定取消此订单',
    notesRequired: '需要留言',
    cancelled: '付款已取消',
    position: /^第 \d+ 张收据，共 \d+ 张待审核$/,
    close: '关闭',
  },
} as const;

/** An order a customer has paid for, as the back office knows it. */
export async function paidOrder(
  page: Page,
  client: APIRequestContext,
  wishes: OrderWishes,
): Promise<OfficeOrder> {
  const { orderNumber } = await placeOrder(page, client, wishes);
  return findOrder(page.request, orderNumber);
}

export async function openReview(page: Page, { id }: OfficeOrder, language: 'en' | 'zh' = 'en') {
  await signIn(page);
  await openAdmin(page, { path: `/admin?review=${id}` });
  const dialog = page.getByRole('dialog', { name: reviewWords[language].dialog });
  await expect(dialog).toBeVisible();
  return dialog;
}
