import type { Language } from '@mooncake/domain/language';
import type { PlacedOrder } from '@mooncake/domain/orders/submission.contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catchUploads } from '../../../lib/api/upload.testing.ts';
import { aProduct } from '../../../shared/catalogue/page-data.testing.ts';
import { shownToasts } from '../../../ui/toast/toast-store.ts';
import { holdKey } from '../hold-key.ts';
import { changeHoldRecord, type Held, type HoldRecord, holdRecord } from '../hold-record.ts';
import { batch, fillCart, method, never, openCheckout, slot } from '../open-checkout.testing.tsx';

const product = aProduct();
const heldBoxes = (quantity: number): Held => ({
  lines: [
    {
      id: '1',
      name: product.name,
      nameZh: product.nameZh,
      priceSen: 5000,
      quantity,
      image: null,
      metadata: null,
    },
  ],
  deliveryMethodId: 'm-rawang',
  batchId: 'b-13',
  timeSlotId: 's-morning',
  batchDate: '2027-09-13',
  form: {
    name: 'Tan Ah Hua',
    phone: '012-345 6789',
    email: '',
    instagram: '@tan',
    facebook: '',
    notes: '',
    deliveryAddress: '',
  },
});

const holdIds = {
  first: '00000000-0000-4000-8000-000000000001',
  second: '00000000-0000-4000-8000-000000000002',
};
const holdOf = (quantity: number, holdId: string): HoldRecord => ({
  holdId,
  orderNumber: 'CHM004217',
  totalSen: 5000 * quantity,
  expiresAt: new Date(Date.now() + 900_000).toISOString(),
  serverNow: new Date().toISOString(),
  canExtend: true,
  receiptName: null,
  isPaymentConfirmed: false,
  held: heldBoxes(quantity),
  offsetMs: 0,
  ended: null,
});

/** Another tab of the same browser writes, and this one hears of it. */
function changeInAnotherTab(record: HoldRecord) {
  const newValue = JSON.stringify(record);
  act(() => {
    window.localStorage.setItem(holdKey, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: holdKey, newValue }));
  });
}

function openPayment(step: 'payment' | 'late' = 'payment', language: Language = 'en') {
  const answers = Object.fromEntries(
    Object.values(holdIds).map((holdId) => [`/api/checkout/holds/${holdId}`, never]),
  );
  openCheckout(answers, { address: `/checkout?step=${step}`, language });
}

const receipt = () => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])], 'paid.jpg');
async function chooseReceipt() {
  fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [receipt()] } });
  await screen.findByText('paid.jpg');
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const amount = () => screen.getByText('Amount to pay').closest('div')?.textContent;
const problem = (words: string) => screen.queryByText(words);

beforeEach(async () => {
  await fillCart();
  holdRecord.set(holdOf(1, holdIds.first));
});

const usualUploads = globalThis.XMLHttpRequest;

afterEach(() => {
  globalThis.XMLHttpRequest = usualUploads;
});
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

describe('what keeps an order from being completed', () => {
  const unpaid = 'Payment Not Confirmed';
  const noReceipt = 'No receipt uploaded';

  it('is no longer said once it is mended', async () => {
    openPayment();
    press('Complete Order');
    await screen.findByText(unpaid);
    press("I've Made Payment");
    expect(problem(unpaid)).toBeNull();
    expect(problem(noReceipt)).toBeNull();

    press('Complete Order');
    await screen.findByText(noReceipt);
    await chooseReceipt();
    expect(problem(noReceipt)).toBeNull();
  });
});

const placed: PlacedOrder = {
  orderNumber: 'CHM004217',
  orderStatus: 'payment_uploaded',
  totalSen: 5000,
  createdAt: '2027-09-01T10:00:00.000Z',
  outsideStock: false,
  confirmation: {
    items: [],
    totalSen: 5000,
    customer: { name: 'Tan Ah Hua', phone: '012-345 6789', email: '', notes: '' },
    pickup: {
      methodName: method.name,
      methodNameZh: method.nameZh,
      methodDescription: '',
      methodDescriptionZh: '',
      feeNote: '',
      feeNoteZh: '',
      place: null,
      batchName: batch.batchName,
      batchNameZh: '',
      batchDate: batch.batchDate,
      timeSlot: slot.timeSlot,
      timeSlotZh: '',
      slotNote: '',
      slotNoteZh: '',
      deliveryAddress: null,
    },
    paymentReferenceCode: 'CHM004217',
    outsideStock: false,
  },
};

it('an order that is placed is told below, not over the heading of its summary', async () => {
  const uploads = catchUploads();
  openPayment();
  press("I've Made Payment");
  await chooseReceipt();
  press('Complete Order');
  await waitFor(() => expect(uploads).toHaveLength(1));
  act(() => uploads[0]?.answer(201, placed));
  const told = { title: 'Order submitted successfully!', outlivesPage: true, standsBelow: true };
  await waitFor(() => expect(shownToasts()).toContainEqual(expect.objectContaining(told)));
});

describe('an order that did not get through', () => {
  const invalid = (problem: string) => ({
    code: 'order.submission_invalid',
    title: '',
    details: { problem },
    requestId: 'r',
  });

  it.each([
    ['without items', 422, invalid('no_items'), 'No items found in order'],
    ['with an item that is none', 422, invalid('invalid_item'), 'Invalid item data in order'],
    [
      'without a method',
      422,
      invalid('missing_delivery_method'),
      'Missing pickup/delivery method information',
    ],
    ['to a shop that is down', 500, {}, 'Please try again or contact us for assistance'],
  ])('%s says why at its button, by no toast, and keeps the receipt', async (_, status, body, message) => {
    const uploads = catchUploads();
    openPayment();
    press("I've Made Payment");
    await chooseReceipt();
    press('Complete Order');
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.answer(status, body));
    const notice = (await screen.findByText(message, { exact: false })).closest('[role=alert]');
    expect(notice?.textContent).toContain('Upload failed');
    expect(shownToasts().map((shown) => shown.message)).not.toContain(message);
    expect(screen.getByText('paid.jpg')).toBeTruthy();
  });

  it('is placed by the next press, with the receipt that is still there', async () => {
    const uploads = catchUploads();
    openPayment();
    press("I've Made Payment");
    await chooseReceipt();
    press('Complete Order');
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.answer(500, {}));
    await screen.findByText(/Your receipt is still here/);
    press('Complete Order');
    await waitFor(() => expect(uploads).toHaveLength(2));
    expect(uploads[1]?.file.name).toBe('paid.jpg');
    act(() => uploads[1]?.answer(201, placed));
    const told = { title: 'Order submitted successfully!' };
    await waitFor(() => expect(shownToasts()).toContainEqual(expect.objectContaining(told)));
  });

  it('is no longer spoken of once its receipt is taken away', async () => {
    const uploads = catchUploads();
    openPayment();
    press("I've Made Payment");
    await chooseReceipt();
    press('Complete Order');
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.answer(500, {}));
    await screen.findByText('Your receipt is still here. Trying again never orders twice.', { exact: false });
    press('Remove');
    await waitFor(() => expect(screen.queryByText(/Your receipt is still here/)).toBeNull());
  });
});

describe('the page of a late receipt', () => {
  it('shows what was held without a press', () => {
    holdRecord.set({ ...holdOf(2, holdIds.first), ended: 'expired' });
    openPayment('late');
    const summary = screen.getByRole('region', { name: 'Order Summary' });
    expect(within(summary).queryByRole('button')).toBeNull();
    const line = within(summary).getByText(product.name);
    expect(line.closest('.max-md\\:hidden')).toBeNull();
  });
});
