import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { shownToasts } from '../../../ui/toast/toast-store.ts';
import { anOrder, answerCalls, refusal, renderInOffice, toastsShown } from '../orders.testing.tsx';
import { MoneyDialog } from './money-dialog.tsx';

const owed = anOrder({ orderStatus: 'cancelled', paymentStatus: 'verified', refund: 'due' });
const unchecked = anOrder({
  id: '00000000-0000-4000-8000-000000000002',
  orderNumber: 'CHM222222',
  orderStatus: 'cancelled',
  refund: 'to_check',
});

function openMoney(orders: AdminOrder[]) {
  let current = orders;
  const fetched = answerCalls((path, body) => {
    if (path.endsWith('/money-returned')) {
      const { isReturned } = body as { isReturned: boolean };
      const id = path.split('/').at(-2);
      current = current.map((order) =>
        order.id === id
          ? { ...order, refund: isReturned ? 'returned' : 'due', version: order.version + 1 }
          : order,
      );
      return Response.json({ order: current.find((order) => order.id === id) });
    }
    if (!path.startsWith('/api/admin/orders?')) return refusal('not_found', {}, 404);
    const isReturned = path.includes('money=returned');
    const listed = current.filter(({ refund }) => (refund === 'returned') === isReturned);
    return Response.json({
      orders: listed,
      total: listed.length,
      isTotalExact: true,
      page: 1,
      pageSize: 200,
    });
  });
  const onOpen = vi.fn();
  renderInOffice(<MoneyDialog onClose={() => undefined} onOpen={onOpen} />);
  return { fetched, onOpen };
}

const items = async () => (await screen.findAllByRole('listitem')).map((item) => item.textContent ?? '');

describe('money to return', () => {
  it('names amount, customer and phone, and leads to receipts nobody has judged', async () => {
    const { onOpen } = openMoney([owed, unchecked]);
    const [first, second] = await items();
    for (const fact of ['RM 50.00', 'Tan Ah Hua', '012-345 6789', 'CHM123456', 'WhatsApp']) {
      expect(first).toContain(fact);
    }
    expect(first).not.toContain('not checked');
    expect(second).toContain('Receipt not checked yet');
    fireEvent.click(screen.getByRole('button', { name: 'Check receipt, CHM222222' }));
    expect(onOpen).toHaveBeenCalledWith('review', unchecked.id);
  });

  it('is marked as returned with one tap, kept in a list of its own, and taken back with another', async () => {
    const { fetched } = openMoney([owed]);
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as returned, CHM123456' }));
    await waitFor(() =>
      expect(toastsShown()).toEqual(['Money Returned / RM 50.00 of CHM123456 is marked as returned.']),
    );
    expect(await screen.findByText('Nobody waits for money')).toBeTruthy();
    const sent = fetched.mock.calls.find(([path]) => String(path).endsWith('/money-returned'));
    expect(JSON.parse(String(sent?.[1]?.body))).toEqual({ isReturned: true, version: 3 });

    fireEvent.click(screen.getByRole('tab', { name: 'Returned' }));
    const item = within(await screen.findByRole('listitem'));
    fireEvent.click(item.getByRole('button', { name: 'Undo, CHM123456' }));
    expect(await screen.findByText('No money was returned yet')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: 'To return' }));
    expect(await screen.findByRole('button', { name: 'Mark as returned, CHM123456' })).toBeTruthy();
  });

  it('that was marked by mistake is taken back from the message, too', async () => {
    openMoney([owed]);
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as returned, CHM123456' }));
    await waitFor(() => expect(shownToasts()).toHaveLength(1));
    shownToasts()[0]?.action?.run();
    await waitFor(() =>
      expect(toastsShown()).toContain('Taken back / The money of CHM123456 is still to be returned.'),
    );
    expect(await screen.findByRole('button', { name: 'Mark as returned, CHM123456' })).toBeTruthy();
  });

  it('is asked for again by itself under the same key when the answer is lost, and told as unknown', async () => {
    const keys = new Set<string | null>();
    const fetched = answerCalls((path) =>
      path.startsWith('/api/admin/orders?')
        ? Response.json({ orders: [owed], total: 1, isTotalExact: true, page: 1, pageSize: 200 })
        : null,
    );
    renderInOffice(<MoneyDialog onClose={() => undefined} onOpen={() => undefined} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as returned, CHM123456' }));
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'No answer came / It is not known whether this was done. Please look before you try again.',
      ]),
    );
    const sent = fetched.mock.calls.filter(([path]) => String(path).endsWith('/money-returned'));
    for (const [, options] of sent) keys.add(new Headers(options?.headers).get('idempotency-key'));
    expect([sent.length, keys.size, keys.has(null)]).toEqual([3, 1, false]);
  });

  it('that cannot be noted says so', async () => {
    answerCalls((path) =>
      path.startsWith('/api/admin/orders?')
        ? Response.json({ orders: [owed], total: 1, isTotalExact: true, page: 1, pageSize: 200 })
        : refusal('refund.nothing_to_return'),
    );
    renderInOffice(<MoneyDialog onClose={() => undefined} onOpen={() => undefined} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as returned, CHM123456' }));
    await waitFor(() => expect(toastsShown().join()).toContain('No money has to go back for this order.'));
  });
});
