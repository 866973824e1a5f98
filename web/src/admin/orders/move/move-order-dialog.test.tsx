import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { anOrder, answerCalls, refusal, renderInOffice, toastsShown } from '../orders.testing.tsx';
import { forgetKeptForms } from '../use-kept-form.ts';
import { MoveOrderDialog } from './move-order-dialog.tsx';

const method = {
  id: 'm-rawang',
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
  batchId: 'b-19',
  batchName: 'Batch 19/9',
  batchNameZh: '',
  batchDate: '2027-09-19',
  canFulfill: true,
  insufficientProducts: [],
  productLimits: [],
  offer: 'open',
};
const slot = (id: string, timeSlot: string) => ({
  id,
  deliveryMethodId: method.id,
  timeSlot,
  timeSlotZh: '',
  note: '',
  noteZh: '',
  isPickup: true,
  requiresTeochewYam: false,
  capacity: null,
  isFull: false,
});
const order = anOrder({
  deliveryMethod: method,
  batch: { id: batch.batchId, batchName: batch.batchName, batchDate: batch.batchDate },
  timeSlotId: 's-9am',
  timeSlot: '9am - 11am',
});

afterEach(forgetKeptForms);

it('an order that a colleague changed meanwhile is not moved on the old knowledge, but asked about again', async () => {
  const versions: number[] = [];
  answerCalls((path, body) => {
    if (path === '/api/delivery-methods') return Response.json({ deliveryMethods: [method] });
    if (path === '/api/admin/availability') return Response.json({ batches: [batch] });
    if (path.startsWith('/api/time-slots')) {
      return Response.json({ timeSlots: [slot('s-9am', '9am - 11am'), slot('s-5pm', '5pm - 11pm')] });
    }
    if (!path.endsWith('/delivery')) return Response.json({});
    versions.push((body as { version: number }).version);
    const now = { orderStatus: 'ready_for_pickup', paymentStatus: 'verified', version: 5 };
    return refusal('order.changed_meanwhile', now);
  });
  const { redraw } = renderInOffice(<MoveOrderDialog order={order} onClose={() => undefined} />);
  await screen.findByRole('option', { name: '5pm - 11pm' });
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: 's-5pm' } });
  redraw(<MoveOrderDialog order={{ ...order, version: 4 }} onClose={() => undefined} />);

  fireEvent.click(screen.getByRole('button', { name: 'Move Order' }));
  expect((await screen.findByRole('alert')).textContent).toContain('A colleague was faster');
  expect(screen.getByLabelText<HTMLSelectElement>('Time').value).toBe('s-5pm');
  fireEvent.click(screen.getByRole('button', { name: 'Move Order' }));
  await waitFor(() => expect(versions).toEqual([3, 5]));
});

it('a move whose answer was lost is told as unknown, and the next is about the order as it is then', async () => {
  const versions: number[] = [];
  answerCalls((path, body) => {
    if (path === '/api/delivery-methods') return Response.json({ deliveryMethods: [method] });
    if (path === '/api/admin/availability') return Response.json({ batches: [batch] });
    if (path.startsWith('/api/time-slots')) {
      const times = [slot('s-9am', '9am - 11am'), slot('s-5pm', '5pm - 11pm'), slot('s-1pm', '1pm - 2pm')];
      return Response.json({ timeSlots: times });
    }
    if (!path.endsWith('/delivery')) return Response.json({});
    const { version } = body as { version: number };
    versions.push(version);
    return version === order.version ? null : Response.json({ order });
  });
  const { redraw } = renderInOffice(<MoveOrderDialog order={order} onClose={() => undefined} />);
  await screen.findByRole('option', { name: '5pm - 11pm' });
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: 's-5pm' } });
  fireEvent.click(screen.getByRole('button', { name: 'Move Order' }));
  expect((await screen.findByRole('alert')).textContent).toContain('It is not known whether this was done.');
  redraw(<MoveOrderDialog order={{ ...order, version: 4 }} onClose={() => undefined} />);
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: 's-1pm' } });
  fireEvent.click(screen.getByRole('button', { name: 'Move Order' }));
  await screen.findByText('Order Moved');
  expect(versions).toEqual([3, 3, 3, 4]);
});

/** The dialog of an order that is collected and could be sent; ends when its lists are there. */
async function openWithDelivery() {
  const delivery = { ...method, id: 'm-lalamove', name: 'Lalamove', isPickup: false, needsAddress: true };
  answerCalls((path) => {
    if (path === '/api/delivery-methods') return Response.json({ deliveryMethods: [method, delivery] });
    if (path === '/api/admin/availability') return Response.json({ batches: [batch] });
    if (path.startsWith('/api/time-slots'))
      return Response.json({ timeSlots: [slot('s-5pm', '5pm - 11pm')] });
    return Response.json({});
  });
  const { unmount } = renderInOffice(<MoveOrderDialog order={order} onClose={() => undefined} />);
  await screen.findByRole('option', { name: 'Lalamove' });
  return unmount;
}
const way = () => screen.getByLabelText<HTMLSelectElement>('Method');
const address = () => screen.findByLabelText<HTMLTextAreaElement>('Delivery address');
const restored = 'You chose this earlier and did not save it';

it('what was chosen and typed is there again after the session ended, until it is given up', async () => {
  const signOut = await openWithDelivery();
  fireEvent.change(way(), { target: { value: 'm-lalamove' } });
  fireEvent.change(await address(), { target: { value: '12 Jalan Kepong' } });
  signOut();

  const leave = await openWithDelivery();
  expect((await address()).value).toBe('12 Jalan Kepong');
  expect(way().value).toBe('m-lalamove');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  leave();

  await openWithDelivery();
  expect(way().value).toBe('m-rawang');
  expect(screen.queryByText(restored)).toBeNull();
});

it('what was chosen before the session ended is said to be that, and one tap starts over', async () => {
  const signOut = await openWithDelivery();
  expect(screen.queryByText(restored)).toBeNull();
  fireEvent.change(way(), { target: { value: 'm-lalamove' } });
  expect(screen.queryByText(restored)).toBeNull();
  signOut();

  const signOutAgain = await openWithDelivery();
  expect(screen.getByText(restored)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(way().value).toBe('m-rawang');
  expect(screen.queryByText(restored)).toBeNull();
  expect(document.activeElement).toBe(way());
  signOutAgain();

  await openWithDelivery();
  expect(way().value).toBe('m-rawang');
});

it('a reload, which the browser asked about, leaves nothing that would move an order unseen', async () => {
  await openWithDelivery();
  fireEvent.change(way(), { target: { value: 'm-lalamove' } });
  expect(window.sessionStorage).toHaveLength(0);
  expect(JSON.stringify(window.localStorage)).not.toContain('m-lalamove');
});

it.each([
  ['en', { date: 'Date', product: 'Mochi: 23 left, 2 needed. Customers can no longer order for this date.' }],
  ['zh', { date: '日期', product: '麻糬：剩 23，需要 2。顾客已不能再订这个日期；' }],
] as const)(
  'what a closed date has left and that it is closed are two sentences in %s',
  async (language, said) => {
    const closed = {
      ...batch,
      batchId: 'b-20',
      offer: 'closed',
      productLimits: [
        {
          productId: 'p-mochi',
          productName: 'Mochi',
          productNameZh: '麻糬',
          limitQuantity: 30,
          currentQuantity: 7,
          availableStock: 23,
          unit: 'box',
        },
      ],
    };
    const item = {
      id: 'i',
      productId: 'p-mochi',
      productName: 'Mochi',
      productNameZh: '麻糬',
      productType: 'standard',
      quantity: 2,
      unitPriceSen: 5000,
      totalSen: 10_000,
      contents: [],
    };
    answerCalls((path) => {
      if (path === '/api/delivery-methods') return Response.json({ deliveryMethods: [method] });
      if (path === '/api/admin/availability') return Response.json({ batches: [batch, closed] });
      return Response.json({ timeSlots: [slot('s-9am', '9am - 11am')] });
    });
    const dialog = <MoveOrderDialog order={{ ...order, items: [item] }} onClose={() => undefined} />;
    renderInOffice(dialog, '/', language);
    await waitFor(() => expect(document.querySelector('option[value="b-20"]')).toBeTruthy());
    fireEvent.change(screen.getByLabelText(said.date), { target: { value: 'b-20' } });
    expect(document.body.textContent).toContain(said.product);
  },
);

it('a date that has too little left is refused at its field; known to be short, it is not even offered', async () => {
  const other = { ...batch, batchId: 'b-21', batchName: 'Batch 21/9', batchDate: '2027-09-21' };
  let canFulfill = true;
  answerCalls((path) => {
    if (path === '/api/delivery-methods') return Response.json({ deliveryMethods: [method] });
    if (path === '/api/admin/availability')
      return Response.json({ batches: [batch, { ...other, canFulfill }] });
    if (path.startsWith('/api/time-slots')) {
      return Response.json({ timeSlots: [slot('s-9am', '9am - 11am')] });
    }
    if (!path.endsWith('/delivery')) return Response.json({});
    const mochi = { productId: 'p', productName: 'Mochi', productNameZh: '麻糬', needed: 10, available: 3 };
    return refusal('batch.short_of_stock', { shortages: [mochi] });
  });
  const { queries } = renderInOffice(<MoveOrderDialog order={order} onClose={() => undefined} />);
  const dates = () => screen.getByLabelText<HTMLSelectElement>('Date');
  const option = () => document.querySelector<HTMLOptionElement>('option[value="b-21"]');
  await waitFor(() => expect(option()).toBeTruthy());
  fireEvent.change(dates(), { target: { value: 'b-21' } });
  await screen.findByRole('option', { name: '9am - 11am' });
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: 's-9am' } });
  fireEvent.click(screen.getByRole('button', { name: 'Move Order' }));
  await waitFor(() => expect(dates().getAttribute('aria-invalid')).toBe('true'));
  const problem = (dates().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(problem.join()).toMatch(/Mochi: 10 needed, 3 left$/);
  expect(toastsShown().join()).toContain('Failed to move the order. Please try again.');

  canFulfill = false;
  void queries.invalidateQueries();
  await waitFor(() => expect(option()?.textContent).toContain('not enough left'));
  // What was chosen before is still chosen; given up, it cannot be taken again.
  expect(option()?.disabled).toBe(false);
  fireEvent.change(dates(), { target: { value: batch.batchId } });
  expect(option()?.disabled).toBe(true);
});
