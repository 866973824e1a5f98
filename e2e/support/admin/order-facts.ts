import { expect, type Locator } from '@playwright/test';
import type { Language } from '../shop-test.ts';

export const detailsWords = {
  en: {
    dialog: 'Order Details',
    sections: ['Products & Flavors', 'Pickup & Delivery Details', 'Admin Notes', 'History'],
    uploaded: 'Payment Uploaded',
    done: ['Helping Hand', 'changed the status', 'Order status: Payment Uploaded → Verified'],
    reason: 'Reason: Seen in the bank',
    receipt: 'View Receipt',
    review: 'Payment Receipt Review',
  },
  zh: {
    dialog: '订单详情',
    sections: ['产品与口味', '取货与送货资料', '内部备注', '记录'],
    uploaded: '已上传付款收据',
    done: ['Helping Hand', '更改了状态', '订单状态：已上传付款收据 → 已核实'],
    reason: '原因：Seen in the bank',
    receipt: '查看收据',
    review: '付款收据审核',
  },
} as const;

/** The dialog of an order that was paid for: its sections, and every fact the customer gave. */
export async function expectWholeOrder(dialog: Locator, language: Language, facts: readonly string[]) {
  const text = detailsWords[language];
  for (const section of text.sections) {
    await expect(dialog.getByRole('heading', { name: section })).toBeVisible();
  }
  for (const fact of [text.uploaded, ...facts]) await expect(dialog).toContainText(fact);
}
