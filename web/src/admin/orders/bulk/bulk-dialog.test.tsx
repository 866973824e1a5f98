import type { PreviewedOrder } from '@mooncake/domain/orders/order-change.contract';
import type { OrderStatus } from '@mooncake/domain/orders/status/status';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOrder, answerCalls, refusal, renderInOffice, toastsShown } from '../orders.testing.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import type { BulkStatus } from './use-bulk-change.ts';

type Current = Partial<PreviewedOrder> & { orderStatus: OrderStatus };

/** The dialog for orders that were all pending when they were ticked, and are by now as given. */
async function open(orderStatus: BulkStatus, ...current: Current[]) {
  const ticked = current.map((_, at) =>
    anOrder({ id: `o${at}`, orderNumber: `CHM00000${at}`, orderStatus: 'pending', paymentStatus: 'pending' }),
  );
  const orders = current.map((facts, at) => ({
    id: `o${at}`,
    orderNumber: `CHM00000${at}`,
    paymentStatus: 'pending',
    customer: { name: 'Tan Ah Hua' },
    totalSen: 3400,
    hasReceipt: false,
    ...facts,
  }));
  const changed = orders.map(({ id, orderNumber }) => ({ orderId: id, orderNumber }));
  const sent = answerCalls((path) => {
    if (path === '/api/admin/orders/bulk/preview') return Response.json({ orders });
    if (path !== '/api/admin/orders/bulk') return refusal('not_found', {}, 404);
    const standing = (at: number) => orders[at]?.orderStatus;
    return Response.json({
      changed: changed.filter((_, at) => standing(at) !== orderStatus && standing(at) !== 'cancelled'),
      unchanged: changed.filter((_, at) => standing(at) === orderStatus),
      skipped: changed.filter((_, at) => standing(at) === 'cancelled'),
      failed: [],
    });
  });
  renderInOffice(
    <BulkDialog
      orders={ticked}
      orderStatus={orderStatus}
      onFinished={() => undefined}
      onClose={() => undefined}
    />,
  );
  await screen.findByRole('list', { name: 'Orders to change' });
  return sent;
}

const startButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Change/ });
const touched = () =>
  within(screen.getByRole('list', { name: 'Orders to change' })).queryAllByRole('listitem');

async function change() {
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'On the shelf' } });
  fireEvent.click(startButton());
  await screen.findByRole('progressbar');
  await screen.findByText(/changed$/);
}

it('counts only what it will change', async () => {
  await open(
    'ready_for_pickup',
    { orderStatus: 'verified' },
    { orderStatus: 'cancelled' },
    { orderStatus: 'verified' },
  );
  expect(screen.getByText('2 of 2 are not paid')).toBeTruthy();
  expect(screen.getByText('1 order is cancelled or rejected and stays so.')).toBeTruthy();
  expect(startButton().textContent).toBe('Change 2 orders');
  expect(touched()).toHaveLength(2);
});

it('foretells which orders have the status already, and calls them no failure', async () => {
  await open(
    'ready_for_pickup',
    { orderStatus: 'verified' },
    { orderStatus: 'ready_for_pickup' },
    { orderStatus: 'ready_for_pickup' },
  );
  expect(screen.getByText('One order is changed.')).toBeTruthy();
  expect(screen.getByText('2 orders are Ready for Pickup already and stay so.')).toBeTruthy();
  expect(touched()).toHaveLength(1);
  await change();
  expect(screen.getByText('1 order changed')).toBeTruthy();
  expect(screen.getByText(/2 orders had this status already/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(toastsShown()).toEqual(['Status Updated / 1 order: Ready for Pickup']);
});

it('goes by what the orders are now, not by what they were when they were ticked', async () => {
  await open('ready_for_pickup', { orderStatus: 'cancelled' });
  expect(screen.getByText('1 order is cancelled or rejected and stays so.')).toBeTruthy();
  expect(startButton().disabled).toBe(true);
});

it('sends each change under a key', async () => {
  const sent = await open('completed', { orderStatus: 'ready_for_pickup' });
  await change();
  const [, options] = sent.mock.calls.find(([path]) => path === '/api/admin/orders/bulk') ?? [];
  expect(new Headers(options?.headers).get('Idempotency-Key')).toBeTruthy();
});

it('says when it would take back what was handed over', async () => {
  await open('ready_for_pickup', { orderStatus: 'verified' }, { orderStatus: 'completed' });
  expect(screen.getByText('1 of them was already handed over and would be taken back.')).toBeTruthy();
  cleanup();
  await open('ready_for_pickup', { orderStatus: 'verified' });
  expect(screen.queryByText(/already handed over/)).toBeNull();
});

it('says before cancelling who paid, whose receipt nobody judged, and what may have to go back', async () => {
  await open(
    'cancelled',
    { orderStatus: 'verified', paymentStatus: 'verified' },
    { orderStatus: 'payment_uploaded', hasReceipt: true, totalSen: 5000 },
    { orderStatus: 'pending', hasReceipt: true, totalSen: 2500 },
    { orderStatus: 'pending', paymentStatus: 'rejected', hasReceipt: true },
    { orderStatus: 'cancelled', paymentStatus: 'verified' },
  );
  expect(screen.getByRole('dialog', { name: 'Set to Cancelled' })).toBeTruthy();
  expect(screen.getByText(/gives the boxes of these orders back/)).toBeTruthy();
  expect(screen.getByText('1 of 4 is paid: RM 34.00 to return')).toBeTruthy();
  expect(
    screen.getByText('2 of 4 have a receipt nobody judged: RM 75.00 may have to be returned'),
  ).toBeTruthy();
  expect(screen.getByText('1 of 4 is not paid')).toBeTruthy();
});

it('has nothing to do where every order is over', async () => {
  await open('cancelled', { orderStatus: 'cancelled' });
  expect(startButton().disabled).toBe(true);
});

it('changes nothing unseen: orders that cannot be looked up are looked up again', async () => {
  let isDown = true;
  const asked = answerCalls(() =>
    isDown
      ? refusal('internal', {}, 500)
      : Response.json({
          orders: [
            {
              ...{ id: 'o0', orderNumber: 'CHM000000', orderStatus: 'verified', paymentStatus: 'verified' },
              ...{ customer: { name: 'Tan' }, totalSen: 100, hasReceipt: true },
            },
          ],
        }),
  );
  renderInOffice(
    <BulkDialog
      orders={[anOrder({ id: 'o0' })]}
      orderStatus="completed"
      onFinished={() => undefined}
      onClose={() => undefined}
    />,
  );
  expect(await screen.findByText('The orders could not be looked up. Please try again.')).toBeTruthy();
  expect(startButton().disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Typed meanwhile' } });
  expect(asked).toHaveBeenCalledTimes(1);
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(startButton().disabled).toBe(false));
  expect(asked).toHaveBeenCalledTimes(2);
});

it('says nothing of a failure where the session has ended: the sign-in page explains it', async () => {
  answerCalls((path) =>
    path.endsWith('/preview')
      ? Response.json({
          orders: [
            {
              ...{ id: 'o0', orderNumber: 'CHM000000', orderStatus: 'verified', paymentStatus: 'verified' },
              ...{ customer: { name: 'Tan' }, totalSen: 100, hasReceipt: true },
            },
          ],
        })
      : refusal('staff.sign_in_required', {}, 401),
  );
  renderInOffice(
    <BulkDialog
      orders={[anOrder({ id: 'o0' })]}
      orderStatus="completed"
      onFinished={() => undefined}
      onClose={() => undefined}
    />,
  );
  await waitFor(() => expect(startButton().disabled).toBe(false));
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Picked up' } });
  fireEvent.click(startButton());
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(2));
  expect(toastsShown()).toEqual([]);
});

it('speaks of one unpaid order as of one', async () => {
  const paid = { orderStatus: 'verified', paymentStatus: 'verified' } as const;
  await open('ready_for_pickup', { orderStatus: 'verified' }, paid, paid);
  expect(screen.getByText('1 of 3 is not paid')).toBeTruthy();
  expect(screen.getByText(/^Its receipt stays in the review/)).toBeTruthy();
});

it('asks before a reason that was typed is lost', async () => {
  await open('ready_for_pickup', { orderStatus: 'verified' });
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'On the shelf' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('dialog', { name: 'Discard your changes?' })).toBeTruthy();
});
