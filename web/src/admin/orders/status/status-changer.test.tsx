import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { StaffContext } from '../../connection/session/staff-context.ts';
import { anOrder, answerCalls, refusal, renderInOffice, toastsShown } from '../orders.testing.tsx';
import { forgetKeptForms } from '../use-kept-form.ts';
import { StatusChanger } from './status-changer.tsx';
import { StatusDialog } from './status-dialog.tsx';

const order = anOrder();
const failure = 'Error / Failed to update order status. Please try again.';

function choose(reason: string) {
  renderInOffice(<StatusChanger order={order} />);
  fireEvent.change(screen.getByLabelText('Order status, CHM123456'), { target: { value: 'verified' } });
  const dialog = within(screen.getByRole('dialog', { name: 'Change status' }));
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: reason } });
  fireEvent.click(dialog.getByRole('button', { name: 'Update status' }));
  return dialog;
}

afterEach(forgetKeptForms);

describe('a status changed by hand', () => {
  it('needs a reason, said at its field and in a toast', () => {
    const fetched = answerCalls(() => null);
    const dialog = choose('   ');
    expect(toastsShown()).toEqual(['Reason Required / Please provide a reason for the status change.']);
    const field = dialog.getByLabelText('Reason');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is sent with both statuses, the reason and the version in sight', async () => {
    const changed = { ...order, orderStatus: 'verified', version: 4 };
    const fetched = answerCalls(() => Response.json({ order: changed }));
    choose('Paid in cash');
    await waitFor(() =>
      expect(toastsShown()).toEqual(['Status Updated / CHM123456: Verified · payment: Pending']),
    );
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
      orderStatus: 'verified',
      paymentStatus: 'pending',
      reason: 'Paid in cash',
      version: 3,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('after one whose answer was lost is about the order as it is then', async () => {
    const versions: number[] = [];
    answerCalls((_, body) => {
      const { version } = body as { version: number };
      versions.push(version);
      return version === order.version ? null : Response.json({ order });
    });
    const { redraw } = renderInOffice(
      <StatusDialog
        order={order}
        wished={{ orderStatus: 'verified', paymentStatus: 'pending' }}
        onClose={() => undefined}
      />,
    );
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Paid in cash' } });
    fireEvent.click(screen.getByRole('button', { name: 'Update status' }));
    await screen.findByText('No answer came');
    redraw(
      <StatusDialog
        order={{ ...order, orderStatus: 'verified', version: 4 }}
        wished={{ orderStatus: 'verified', paymentStatus: 'pending' }}
        onClose={() => undefined}
      />,
    );
    expect(screen.getByRole('dialog').textContent).toContain('Now: Verified');
    fireEvent.change(screen.getByLabelText('Order status'), { target: { value: 'completed' } });
    fireEvent.click(screen.getByRole('button', { name: 'Update status' }));
    await waitFor(() => expect(toastsShown().join()).toContain('Status Updated'));
    expect(versions).toEqual([3, 3, 3, 4]);
  });

  it.each([
    ['cancelled', 'No payment reached us.'],
    ['completed', 'Handed over.'],
  ])('to %s has its usual reasons at hand', (orderStatus, reason) => {
    renderInOffice(<StatusChanger order={order} />);
    fireEvent.change(screen.getByLabelText('Order status, CHM123456'), { target: { value: orderStatus } });
    const dialog = within(screen.getByRole('dialog', { name: 'Change status' }));
    fireEvent.click(dialog.getByRole('button', { name: reason }));
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe(reason);
  });

  it.each([
    [
      'batch.short_of_stock',
      {
        shortages: [{ productId: 'p', productName: 'Mochi', productNameZh: '麻糬', needed: 3, available: 1 }],
      },
      'Mochi: 3 needed, 1 left',
    ],
    ['slot.full', { timeSlot: '5pm - 11pm' }, '5pm - 11pm has no place left.'],
    ['internal', {}, 'An unexpected error occurred.'],
  ])('that is refused with %s says why, and keeps the reason', async (code, details, words) => {
    answerCalls(() => refusal(code, details));
    const dialog = choose('Paid in cash');
    expect((await dialog.findByRole('alert')).textContent).toContain(words);
    expect(toastsShown()).toEqual([failure]);
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Paid in cash');
  });

  it('pressed twice is sent once, under a key, and told once', async () => {
    const changed = { ...order, orderStatus: 'verified', version: 4 };
    const fetched = answerCalls(() => Response.json({ order: changed }));
    const dialog = choose('Paid twice');
    fireEvent.click(dialog.getByRole('button', { name: 'Update status' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toastsShown()).toEqual(['Status Updated / CHM123456: Verified · payment: Pending']);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
  });

  it.each(['order.changed_meanwhile', 'order.nothing_to_change'])(
    'that the order has already (%s) is done, not failed',
    async (code) => {
      const now = { orderStatus: 'verified', paymentStatus: 'pending', version: 8 };
      answerCalls(() => refusal(code, now));
      choose('Paid in cash');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(toastsShown()).toEqual(['Status Updated / CHM123456: Verified · payment: Pending']);
    },
  );

  it('is about the order as it was when asked for, whatever a live update brings meanwhile', async () => {
    const fetched = answerCalls(() => refusal('internal', {}, 500));
    const { redraw } = renderInOffice(<StatusChanger order={order} />);
    fireEvent.change(screen.getByLabelText('Order status, CHM123456'), { target: { value: 'cancelled' } });
    const dialog = within(screen.getByRole('dialog', { name: 'Change status' }));
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Never paid' } });
    redraw(<StatusChanger order={{ ...order, paymentStatus: 'verified', version: 4 }} />);
    fireEvent.click(dialog.getByRole('button', { name: 'Update status' }));
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject({ version: 3 });
    await dialog.findByRole('alert');
  });

  it('too late tells the new state, and may then be decided anew', async () => {
    const now = { orderStatus: 'cancelled', paymentStatus: 'rejected', version: 8 };
    const fetched = answerCalls(() => refusal('order.changed_meanwhile', now));
    const dialog = choose('Paid in cash');
    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toContain('The order is now Cancelled, its payment Rejected.');
    expect(toastsShown()).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Update status' }));
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    expect(JSON.parse(String(fetched.mock.calls[1]?.[1]?.body))).toMatchObject({ version: 8 });
  });
});

describe('the reason of a status change', () => {
  const ask = (shown = order) => {
    const { unmount } = renderInOffice(<StatusChanger order={shown} />);
    const { orderNumber } = shown;
    fireEvent.change(screen.getByLabelText(`Order status, ${orderNumber}`), {
      target: { value: 'verified' },
    });
    return unmount;
  };
  const reason = () => screen.getByLabelText<HTMLTextAreaElement>('Reason');
  const type = (words: string) => fireEvent.change(reason(), { target: { value: words } });

  const offered = () =>
    screen.queryAllByRole('group', { name: 'Ready-made reasons' }).flatMap((group) =>
      within(group)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    );
  const paid = ['Paid in cash.', 'The money has reached our account.', 'The receipt is in order.'];

  it('can be picked for an order that is verified by hand', () => {
    ask();
    expect(offered()).toEqual(paid);
    fireEvent.click(screen.getByRole('button', { name: 'Paid in cash.' }));
    expect(reason().value).toBe('Paid in cash.');
  });

  it('can be picked for a payment in cash at the door, with that of the handover where both change', () => {
    renderInOffice(<StatusChanger order={anOrder({ orderStatus: 'ready_for_pickup' })} />);
    fireEvent.change(screen.getByLabelText('Payment status, CHM123456'), { target: { value: 'verified' } });
    expect(offered()).toEqual(paid);
    const dialog = within(screen.getByRole('dialog', { name: 'Change status' }));
    fireEvent.change(dialog.getByLabelText('Order status'), { target: { value: 'completed' } });
    expect(offered()).toEqual([...paid, 'Handed over.']);
  });

  it('of an order that is paid already is about what changes', () => {
    renderInOffice(<StatusChanger order={anOrder({ orderStatus: 'verified', paymentStatus: 'verified' })} />);
    fireEvent.change(screen.getByLabelText('Order status, CHM123456'), {
      target: { value: 'ready_for_pickup' },
    });
    expect(offered()).toEqual(['Packed.']);
  });

  it('is there again after the session ended, for the same order alone', () => {
    const signOut = ask();
    type('Paid in cash at the door');
    signOut();
    const leaveOther = ask(anOrder({ id: '00000000-0000-4000-8000-000000000002', orderNumber: 'CHM222222' }));
    expect(reason().value).toBe('');
    leaveOther();
    ask();
    expect(reason().value).toBe('Paid in cash at the door');
  });

  it('is not there for another member who signs in', () => {
    const signOut = ask();
    type('Paid in cash at the door');
    signOut();
    renderInOffice(
      <StaffContext value={{ id: 'y', name: 'Ann', email: 'ann@example.com', role: 'employee' }}>
        <StatusChanger order={order} />
      </StaffContext>,
    );
    fireEvent.change(screen.getByLabelText('Order status, CHM123456'), { target: { value: 'verified' } });
    expect(reason().value).toBe('');
  });

  it('is forgotten once it was given up', () => {
    const leave = ask();
    type('Paid in cash');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    leave();
    ask();
    expect(reason().value).toBe('');
  });

  it('is forgotten once it was sent', async () => {
    answerCalls(() => Response.json({ order: { ...order, orderStatus: 'verified', version: 4 } }));
    const leave = ask();
    type('Paid in cash');
    fireEvent.click(screen.getByRole('button', { name: 'Update status' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    leave();
    ask();
    expect(reason().value).toBe('');
  });
});
