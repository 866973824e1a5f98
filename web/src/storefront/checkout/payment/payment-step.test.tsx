import type { PlacedOrder } from '@mooncake/domain/orders/submission.contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shownToasts } from '../../../ui/toast/toast-store.ts';
import { holdRecord } from '../hold-record.ts';
import { batch, method, slot } from '../open-checkout.testing.tsx';
import {
  chooseReceipt,
  holdBeforeEach,
  holdIds,
  holdOf,
  openPayment,
  press,
  product,
  sendOrder,
} from './payment-step.testing.tsx';

holdBeforeEach();

const problem = (words: string) => screen.queryByText(words);

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
  const uploads = await sendOrder();
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
    const uploads = await sendOrder();
    act(() => uploads[0]?.answer(status, body));
    const notice = (await screen.findByText(message, { exact: false })).closest('[role=alert]');
    expect(notice?.textContent).toContain('Upload failed');
    expect(shownToasts().map((shown) => shown.message)).not.toContain(message);
    expect(screen.getByText('paid.jpg')).toBeTruthy();
  });

  it('is placed by the next press, with the receipt that is still there', async () => {
    const uploads = await sendOrder();
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
    const uploads = await sendOrder();
    act(() => uploads[0]?.answer(500, {}));
    await screen.findByText('Your receipt is still here. Trying again never orders twice.', { exact: false });
    press('Remove');
    await waitFor(() => expect(screen.queryByText(/Your receipt is still here/)).toBeNull());
  });
});

it.each([
  ['ahead', 86_400_000],
  ['behind', -86_400_000],
])('the time left is right from the first moment where the clock is a day %s', (_, offMs) => {
  const hold = holdOf(1, holdIds.first);
  const expiresAt = new Date(Date.parse(hold.expiresAt) - offMs).toISOString();
  holdRecord.set({ ...hold, expiresAt, offsetMs: -offMs });
  openPayment();
  expect(screen.getByRole('timer').textContent).toMatch(/\b1[45]:\d\d\b/);
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
