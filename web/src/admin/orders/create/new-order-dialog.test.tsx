import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aProduct } from '../../../shared/catalogue/page-data.testing.ts';
import { dismissToast, shownToasts } from '../../../ui/toast/toast-store.ts';
import { anOrder, answerCalls, refusal, renderInOffice, toastsShown } from '../orders.testing.tsx';
import { NewOrderDialog } from './new-order-dialog.tsx';

const ids = { method: 'm-rawang', batch: 'b-19', slot: 's-9am' };
const method = {
  id: ids.method,
  name: 'Pick up from Rawang',
  nameZh: '万挠自取',
  description: '',
  descriptionZh: '',
  sortOrder: 1,
  isPickup: true,
  slotChoice: 'choose',
  needsAddress: false,
  pickupPlace: null,
};
const batch = {
  batchId: ids.batch,
  batchName: 'Batch 19/9',
  batchDate: '2027-09-19',
  canFulfill: true,
  insufficientProducts: [],
  productLimits: [],
  offer: 'open',
};
const slot = {
  id: ids.slot,
  deliveryMethodId: ids.method,
  timeSlot: '9am - 11am',
  isPickup: true,
  requiresTeochewYam: false,
  capacity: null,
  isFull: false,
};

type Sent = { orderId: string; seenTotalSen: number };

/** The dialog filled in for one box of mochi; the answers to its sending are given one by one. */
async function fillIn(answers: (Response | null)[], prices: number[] = [5000]) {
  const sent: Sent[] = [];
  answerCalls((path, body) => {
    if (path === '/api/products') {
      const priceSen = prices.length > 1 ? prices.shift() : prices[0];
      return Response.json({ products: [aProduct({ priceSen: priceSen ?? 0 })] });
    }
    if (path === '/api/delivery-methods') return Response.json({ deliveryMethods: [method] });
    if (path === '/api/admin/availability') return Response.json({ batches: [batch] });
    if (path.startsWith('/api/time-slots')) return Response.json({ timeSlots: [slot] });
    if (path !== '/api/admin/orders') return Response.json({});
    sent.push(body as Sent);
    return answers.shift() ?? null;
  });
  renderInOffice(<NewOrderDialog onClose={() => undefined} />);
  const choose = async (label: string, option: string) => {
    await screen.findByRole('option', { name: option });
    const field = screen.getByLabelText(label);
    const value = screen.getByRole<HTMLOptionElement>('option', { name: option }).value;
    fireEvent.change(field, { target: { value } });
  };
  await choose('Product', 'Exclusive Mochi Snowskin');
  fireEvent.click(screen.getByRole('button', { name: /^Add to order/ }));
  await choose('Method', 'Pick up from Rawang');
  await choose('Date', 'Sunday, 19 September 2027 · Batch 19/9');
  await choose('Time', '9am - 11am');
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Lim Siew Hua' } });
  fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '012-345 6789' } });
  return sent;
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enter Order' }));

afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) dismissToast(id);
  vi.restoreAllMocks();
});

it('sent again after a lost answer is the same order, with everything still typed', async () => {
  const sent = await fillIn([null, Response.json({ order: anOrder() })]);
  send();
  expect((await screen.findByRole('alert')).textContent).toContain('The shop could not be reached.');
  expect(toastsShown()).toEqual(['Error / Failed to enter the order. Nothing is lost: please try again.']);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Lim Siew Hua');
  send();
  await waitFor(() => expect(toastsShown()[1]).toMatch(/^Order Entered \/ CHM123456/));
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

it('another price is shown before it is accepted', async () => {
  const changed = refusal('cart.price_changed', { seenTotalSen: 5000, newTotalSen: 6000 }, 409);
  const sent = await fillIn([changed, Response.json({ order: anOrder() })], [5000, 6000]);
  send();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('the total is now RM 60.00'));
  send();
  await waitFor(() => expect(sent.map(({ seenTotalSen }) => seenTotalSen)).toEqual([5000, 6000]));
});

it('a time that was just booked out is told at the time', async () => {
  await fillIn([refusal('slot.full', { timeSlot: '9am - 11am' })]);
  send();
  await waitFor(() => expect(screen.getByLabelText('Time').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText(/^9am - 11am has no place left/)).toBeTruthy();
});
