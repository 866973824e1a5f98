import type { StaffMember } from '@mooncake/domain/staff/staff.contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aProduct } from '../../../shared/catalogue/page-data.testing.ts';
import { StaffContext } from '../../connection/session/staff-context.ts';
import { anOrder, answerCalls, refusal, renderInOffice, toastsShown } from '../orders.testing.tsx';
import { keptDraftOf } from './kept-draft.ts';
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
  feeNote: '',
  feeNoteZh: '',
  place: null,
};
const batch = {
  batchId: ids.batch,
  batchName: 'Batch 19/9',
  batchNameZh: '',
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
  timeSlotZh: '',
  note: '',
  noteZh: '',
  isPickup: true,
  requiresTeochewYam: false,
  capacity: null,
  isFull: false,
};

type Sent = { orderId: string; seenTotalSen: number };

const mei: StaffMember = { id: 'member-mei', name: 'Mei', email: 'mei@example.com', role: 'employee' };

/** Opens New Order as somebody who is signed in; what happens to the dialog is told. */
function open(staff = mei, onClose: () => void = () => undefined) {
  return renderInOffice(
    <StaffContext value={staff}>
      <NewOrderDialog onClose={onClose} />
    </StaffContext>,
  );
}

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
  open();
  const choose = async (label: string, option: string) => {
    const { value } = await screen.findByRole<HTMLOptionElement>('option', { name: option });
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
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
  window.localStorage.removeItem('admin-order-drafts');
});

it('whose answer was lost is sent again by itself, and is one order', async () => {
  const sent = await fillIn([null, Response.json({ order: anOrder() })]);
  send();
  const entered = [expect.stringMatching(/^Order Entered \/ CHM123456/)];
  await waitFor(() => expect(toastsShown()).toEqual(entered));
  expect(sent[1]).toEqual(sent[0]);
});

it('that was never answered is not said to have failed, and keeps everything typed', async () => {
  const sent = await fillIn([null, null, null, Response.json({ order: anOrder() })]);
  send();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'No answer cameIt is not known whether this was done. Please look before you try again.',
  );
  expect(toastsShown()).toEqual([
    'No answer came / It is not known whether this was done. Please look before you try again.',
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Lim Siew Hua');
  send();
  // What was said of it is true no longer.
  const entered = [expect.stringMatching(/^Order Entered \/ CHM123456/)];
  await waitFor(() => expect(toastsShown()).toEqual(entered));
  expect(sent[3]).toEqual(sent[0]);
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
  await fillIn([refusal('slot.full', { timeSlot: '9am - 11am', timeSlotZh: '' })]);
  send();
  await waitFor(() => expect(screen.getByLabelText('Time').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText(/^9am - 11am has no place left/)).toBeTruthy();
});

it('pressed twice is entered once', async () => {
  const sent = await fillIn([Response.json({ order: anOrder() }), Response.json({ order: anOrder() })]);
  const button = screen.getByRole('button', { name: 'Enter Order' });
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText('Order Entered');
  expect(sent).toHaveLength(1);
  expect(toastsShown()).toEqual(['Order Entered / CHM123456 has its place in the batch.']);
});

it('a double click adds one box, and asks nothing of the next one', async () => {
  const names = { name: 'Lotus', nameZh: '', description: '', descriptionZh: '' };
  const category = 'Traditional' as const;
  const flavour = { id: 'f', code: 'S1', ...names, hasYolkOption: false, imageUrl: null };
  const mooncakeConfig = {
    basePriceSen: 5000,
    yolkPriceSen: 200,
    flavours: [{ ...flavour, generalFlavourCategory: category }],
  };
  answerCalls((path) =>
    path === '/api/products'
      ? Response.json({ products: [aProduct({ productType: 'mooncake_box', mooncakeConfig })] })
      : Response.json({}),
  );
  open();
  const option = await screen.findByRole<HTMLOptionElement>('option', { name: 'Exclusive Mochi Snowskin' });
  fireEvent.change(screen.getByLabelText('Product'), { target: { value: option.value } });
  fireEvent.change(screen.getByLabelText('Mooncake 1'), { target: { value: 'S1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Fill the rest with the first' }));
  const add = screen.getByRole('button', { name: /^Add to order/ });
  fireEvent.click(add, { detail: 1 });
  fireEvent.click(add, { detail: 2 });
  expect(screen.getByLabelText<HTMLInputElement>(/^Quantity: /).value).toBe('1');
  expect(screen.queryByText('Choose four mooncakes to complete the box.')).toBeNull();
  expect(screen.getByLabelText('Mooncake 1').getAttribute('aria-invalid')).not.toBe('true');

  fireEvent.click(add, { detail: 1 });
  expect(screen.getByText('Choose four mooncakes to complete the box.')).toBeTruthy();
});

it('half entered is offered again, with everything that was typed and chosen', async () => {
  await fillIn([]);
  cleanup();
  open();
  expect(screen.getByText('You had begun an order. Continue with it, or start anew?')).toBeTruthy();
  expect(screen.getByText('Lim Siew Hua')).toBeTruthy();
  expect(screen.getByText('1 item · RM 50.00')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('012-345 6789');
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Time').value).toBe(ids.slot));
  expect(screen.getByLabelText<HTMLSelectElement>('Date').value).toBe(ids.batch);
  expect(screen.getByLabelText('Quantity: Exclusive Mochi Snowskin')).toBeTruthy();
});

it('half entered is not offered to a colleague at the same browser', async () => {
  await fillIn([]);
  cleanup();
  open({ ...mei, id: 'member-other', name: 'Other' });
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
  expect(screen.queryByText('Lim Siew Hua')).toBeNull();
  expect(keptDraftOf(mei.id)?.form.name).toBe('Lim Siew Hua');
});

it('is let go of when the page is left, so that another tab offers it', async () => {
  await fillIn([]);
  expect(keptDraftOf(mei.id)?.openIn).not.toBeNull();
  fireEvent(window, new Event('pagehide'));
  expect(keptDraftOf(mei.id)?.openIn).toBeNull();
});

it('is forgotten once it is entered', async () => {
  await fillIn([Response.json({ order: anOrder() })]);
  send();
  await screen.findByText('Order Entered');
  expect(keptDraftOf(mei.id)).toBeNull();
});

it('is forgotten when it is discarded, or another is begun', async () => {
  await fillIn([]);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(keptDraftOf(mei.id)).toBeNull();
  cleanup();

  await fillIn([]);
  cleanup();
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Start anew' }));
  expect(keptDraftOf(mei.id)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
});
