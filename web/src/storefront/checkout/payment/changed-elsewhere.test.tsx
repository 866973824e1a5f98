import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { catchUploads } from '../../../lib/api/upload.testing.ts';
import { holdKey } from '../hold-key.ts';
import { changeHoldRecord, type HoldRecord, holdRecord } from '../hold-record.ts';
import {
  chooseReceipt,
  heldBoxes,
  holdBeforeEach,
  holdIds,
  holdOf,
  openPayment,
  press,
  product,
} from './payment-step.testing.tsx';

holdBeforeEach();

/** Another tab of the same browser writes, and this one hears of it. */
function changeInAnotherTab(record: HoldRecord) {
  const newValue = JSON.stringify(record);
  act(() => {
    window.localStorage.setItem(holdKey, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: holdKey, newValue }));
  });
}

const amount = () => screen.getByText('Amount to pay').closest('div')?.textContent;

describe('an order changed in another tab', () => {
  const changed = 'This order was changed in another tab';

  it('says so at the amount, and is not completed before the customer took the new one', async () => {
    const uploads = catchUploads();
    openPayment();
    press("I've Made Payment");
    await chooseReceipt();
    expect(screen.queryByText(changed)).toBeNull();

    changeInAnotherTab(holdOf(2, holdIds.second));
    const notice = screen.getByText(changed).closest<HTMLElement>('[role=alert]');
    expect(notice?.textContent).toContain('RM 50.00');
    expect(notice?.textContent).toContain('RM 100.00');
    expect(amount()).toContain('RM 100.00');
    expect(screen.getByText('paid.jpg')).toBeTruthy();

    press("I've Made Payment");
    expect(holdRecord.current()?.isPaymentConfirmed).toBe(false);
    press('Complete Order');
    expect(uploads).toEqual([]);
    expect(document.activeElement).toBe(notice);
    expect(screen.getByRole('button', { name: 'Complete Order' }).getAttribute('aria-disabled')).toBe('true');

    press('Continue with RM 100.00');
    expect(screen.queryByText(changed)).toBeNull();
    press("I've Made Payment");
    press('Complete Order');
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(screen.getByText('paid.jpg')).toBeTruthy();
  });

  it('is told after a reload too: a phone may throw the page out while the bank is open', () => {
    openPayment();
    changeInAnotherTab(holdOf(2, holdIds.second));
    // A page that goes away whole takes nothing back.
    const kept = window.sessionStorage.getItem('mooncake-hold-seen') ?? '';
    cleanup();
    window.sessionStorage.setItem('mooncake-hold-seen', kept);
    openPayment();
    expect(screen.getByText(changed)).toBeTruthy();
    press('Continue with RM 100.00');
    expect(screen.queryByText(changed)).toBeNull();
  });

  it('is not spoken of by the tab that went back and changed it itself', () => {
    openPayment();
    cleanup();
    holdRecord.set(holdOf(2, holdIds.second));
    openPayment();
    expect(screen.queryByText(changed)).toBeNull();
  });

  it('is told in Chinese too', () => {
    openPayment('payment', 'zh');
    changeInAnotherTab(holdOf(2, holdIds.second));
    const notice = screen.getByText('这张订单已在另一个分页更改').closest<HTMLElement>('[role=alert]');
    expect(notice?.textContent).toContain('RM 50.00');
    expect(screen.getByRole('button', { name: '以 RM 100.00 继续' })).toBeTruthy();
  });

  const { lines, form, ...rest } = heldBoxes(1);
  const otherBoxes = lines.map((line) => ({ ...line, name: 'Shanghai Mooncakes', nameZh: '上海月饼' }));
  const otherFlavours = lines.map((line) => ({ ...line, id: '2' }));
  it.each([
    [
      'the date',
      { batchId: 'b-20', batchDate: '2027-09-20' },
      'the date (13 Sept → 20 Sept)',
      '日期（9月13日 → 9月20日）',
    ],
    ['the time', { timeSlotId: 's-evening' }, 'the time', '时段'],
    // Another method has other times: those need no word of their own.
    ['the method', { deliveryMethodId: 'm-kepong', timeSlotId: 's-k' }, 'pickup or delivery', '取货方式'],
    [
      'the items',
      { lines: otherBoxes },
      `the items (1 × ${product.name} → 1 × Shanghai Mooncakes)`,
      `商品（1 × ${product.nameZh} → 1 × 上海月饼）`,
    ],
    ['what is in the boxes', { lines: otherFlavours }, 'what is in your boxes', '盒内口味'],
    [
      'what was typed',
      { form: { ...form, deliveryAddress: '8, Jalan Bulan', phone: '019', notes: 'Ring twice' } },
      'the delivery address, your contact details, your notes',
      '送货地址、联系资料、备注',
    ],
  ])('names %s where the amount is the same', (_, difference, inEnglish, inChinese) => {
    const held = { ...rest, lines, form, ...difference };
    for (const [language, words] of [
      ['en', `The amount is still RM 50.00, but this is not the same: ${inEnglish}.`],
      ['zh', `金额仍是 RM 50.00，但以下有变：${inChinese}。`],
    ] as const) {
      holdRecord.set(holdOf(1, holdIds.first));
      openPayment('payment', language);
      changeInAnotherTab({ ...holdOf(1, holdIds.second), held });
      expect(screen.getByText(words)).toBeTruthy();
      cleanup();
    }
  });

  it('is not spoken of where the other tab held the same once more, or added time', () => {
    openPayment();
    changeInAnotherTab(holdOf(1, holdIds.second));
    act(() => changeHoldRecord({ isPaymentConfirmed: true }));
    expect(screen.queryByText(changed)).toBeNull();
  });

  it('says so on the page of a late receipt as well', () => {
    holdRecord.set({ ...holdOf(1, holdIds.first), ended: 'expired' });
    openPayment('late');
    changeInAnotherTab(holdOf(2, holdIds.second));
    expect(screen.getByText(changed)).toBeTruthy();
  });
});
