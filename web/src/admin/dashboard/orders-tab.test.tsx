import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { shownToasts } from '../../ui/toast/toast-store.ts';
import { anOrder, answerCalls, refusal, renderInOffice, toastsShown } from '../orders/orders.testing.tsx';
import { OrdersTab } from './orders-tab.tsx';

const stats = {
  totalOrders: 1,
  pending: 1,
  ready: 0,
  today: 1,
  revenueSen: 0,
  unsettledSen: 0,
  averageOrderSen: 0,
  batches: 2,
  toReturn: { orders: 3, totalSen: 15_000 },
};

function answerList(list: () => Response) {
  answerCalls((path) => {
    if (path.includes('quick-stats')) return Response.json(stats);
    if (path.endsWith('/orders/batches')) return Response.json({ batches: [] });
    if (path.includes('review-queue')) {
      return Response.json({ waiting: 0, position: null, previousId: null, nextId: null });
    }
    return path.startsWith('/api/admin/orders?') ? list() : refusal('not_found', {}, 404);
  });
}

const aPage = (total: number, isTotalExact: boolean, ...orders: AdminOrder[]) =>
  Response.json({
    orders: orders.length > 0 ? orders : [anOrder()],
    total,
    isTotalExact,
    page: 1,
    pageSize: 25,
  });

describe('the orders tab', () => {
  it('that cannot load says so, in place too, and tries again when asked', async () => {
    let isDown = true;
    answerList(() => (isDown ? refusal('internal', {}, 500) : aPage(1, true)));
    renderInOffice(<OrdersTab />);
    await waitFor(() => expect(toastsShown()).toEqual(['Error / Failed to load dashboard data']));
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('CHM123456')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  it('leaves an ended session to the guard', async () => {
    answerList(() => refusal('staff.sign_in_required', {}, 401));
    renderInOffice(<OrdersTab />);
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy();
    expect(toastsShown()).toEqual([]);
  });

  it('says where a search was counted only so far', async () => {
    answerList(() => aPage(200, false));
    renderInOffice(<OrdersTab />);
    expect(await screen.findByText('200+ orders · page 1 of 8+')).toBeTruthy();
  });

  it('says that there is no delivery info', async () => {
    answerList(() => aPage(1, true));
    renderInOffice(<OrdersTab />);
    expect(await screen.findByText('No delivery info')).toBeTruthy();
  });

  it('counts the money that has to go back', async () => {
    answerList(() => aPage(1, true));
    renderInOffice(<OrdersTab />);
    expect(await screen.findByRole('button', { name: 'Money to return (3)' })).toBeTruthy();
  });

  it('folds its numbers away behind one button', async () => {
    answerList(() => aPage(1, true));
    renderInOffice(<OrdersTab />);
    const button = await screen.findByRole('button', { name: 'Quick Stats' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('region', { name: 'Quick Stats' })).toBeNull();
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('region', { name: 'Quick Stats' }).textContent).toContain('Total Orders1');
    fireEvent.click(button);
    expect(screen.queryByRole('region', { name: 'Quick Stats' })).toBeNull();
  });

  it('says on one button how many receipts wait', async () => {
    answerCalls((path) => {
      if (!path.includes('review-queue')) return refusal('not_found', {}, 404);
      return Response.json({ waiting: 20, position: null, previousId: null, nextId: anOrder().id });
    });
    renderInOffice(<OrdersTab />);
    expect(await screen.findByRole('button', { name: 'Review receipts (20)' })).toBeTruthy();
  });

  it('folds its filters away behind one button', async () => {
    answerList(() => aPage(1, true));
    renderInOffice(<OrdersTab />);
    const button = await screen.findByRole('button', { name: 'Filters' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button);
    fireEvent.change(screen.getByLabelText('Order and payment'), { target: { value: 'to_refund' } });
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(button.textContent).toBe('Filters (1)');
    await waitFor(() => expect(asked().at(-1)).toContain('money=to_return'));
  });
});

const asked = () => vi.mocked(window.fetch).mock.calls.map(([path]) => String(path));
const line = (number = 'CHM123456') =>
  screen.getByRole('button', {
    name: (name, button) => button.hasAttribute('aria-expanded') && name.includes(number),
  });

describe('an order in the list', () => {
  it('is one line that opens in place, and stays open while the list is fetched again', async () => {
    let name = 'Tan Ah Hua';
    answerList(() => aPage(1, true, anOrder({ customer: { ...anOrder().customer, name } })));
    const { refetch } = renderInOffice(<OrdersTab />);
    await screen.findByText('Tan Ah Hua');
    expect(line().getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByLabelText('Order status, CHM123456')).toBeNull();
    fireEvent.click(line());
    expect(line().getAttribute('aria-expanded')).toBe('true');
    for (const part of ['Customer', 'Product', 'Pickup / Delivery', 'Amount', 'Created', 'Notes']) {
      expect(screen.getByText(part, { selector: 'p' })).toBeTruthy();
    }
    expect(screen.getByLabelText('Order status, CHM123456')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Details, CHM123456' })).toBeTruthy();

    name = 'Tan Ah Hock';
    await refetch();
    expect((await screen.findAllByText('Tan Ah Hock')).length).toBeGreaterThan(0);
    expect(line().getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(line());
    expect(screen.queryByLabelText('Order status, CHM123456')).toBeNull();
  });

  it.each([
    ['says in red what is not paid', { paymentStatus: 'pending' }, 'unpaid'],
    ['says what has to go back', { orderStatus: 'cancelled', refund: 'due' }, 'RM 50.00 to return'],
    [
      'says what may have to go back',
      { orderStatus: 'cancelled', refund: 'to_check' },
      'receipt not checked: RM 50.00 may have to be returned',
    ],
    [
      'says how long it has waited for another receipt',
      {
        orderStatus: 'pending',
        paymentStatus: 'rejected',
        paymentUploadedAt: '2026-09-01T10:00:00.000Z',
        paymentRejectedAt: new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString(),
      },
      'waiting for a new receipt for 3 days',
    ],
    [
      'says what was handed over unpaid, whatever became of its receipt',
      {
        orderStatus: 'completed',
        paymentStatus: 'rejected',
        paymentUploadedAt: '2026-09-01T10:00:00.000Z',
        paymentRejectedAt: new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString(),
      },
      'handed over, RM 50.00 not paid',
    ],
  ] satisfies [string, Partial<AdminOrder>, string][])('%s', async (_, facts, words) => {
    answerList(() => aPage(1, true, anOrder(facts)));
    renderInOffice(<OrdersTab />);
    expect((await screen.findByText(words)).className).toMatch(/seal|text-xs/);
  });

  it('does not call unpaid what is over, nor what was paid', async () => {
    answerList(() => aPage(1, true, anOrder({ paymentStatus: 'verified' })));
    renderInOffice(<OrdersTab />);
    await screen.findByText('RM 50.00');
    expect(screen.queryByText('unpaid')).toBeNull();
  });
});

describe('handing over', () => {
  const ready = anOrder({ orderStatus: 'ready_for_pickup', paymentStatus: 'verified' });
  const other = anOrder({ id: '00000000-0000-4000-8000-000000000002', orderNumber: 'CHM222222' });

  it('is one tap; the order stays in its place until somebody goes on, and one tap takes it back', async () => {
    let current = ready;
    answerCalls((path, body) => {
      if (path.endsWith('/status')) {
        const { orderStatus } = body as { orderStatus: AdminOrder['orderStatus'] };
        current = { ...current, orderStatus, version: current.version + 1 };
        return Response.json({ order: current });
      }
      if (path.includes('quick-stats')) return Response.json(stats);
      if (path.endsWith('/orders/batches')) return Response.json({ batches: [] });
      if (!path.startsWith('/api/admin/orders?')) return refusal('not_found', {}, 404);
      // As if the list were filtered by what is ready.
      return current.orderStatus === 'completed' ? aPage(1, true, other) : aPage(2, true, current, other);
    });
    renderInOffice(<OrdersTab />);
    fireEvent.click(await screen.findByRole('button', { name: 'Handed over, CHM123456' }));
    await waitFor(() => expect(toastsShown()).toEqual(['CHM123456 handed over / The order is completed.']));
    await waitFor(() => expect(line().textContent).toContain('Completed'));
    const rows = () => [...document.querySelectorAll('[data-row]')].map((row) => row.textContent ?? '');
    expect(rows()[0]).toContain('CHM123456');
    expect(rows()[1]).toContain('CHM222222');
    const sent = vi.mocked(window.fetch).mock.calls.find(([path]) => String(path).endsWith('/status'));
    expect(JSON.parse(String(sent?.[1]?.body))).toEqual({
      orderStatus: 'completed',
      paymentStatus: 'verified',
      reason: 'Handed over',
      version: 3,
    });

    shownToasts()[0]?.action?.run();
    await waitFor(() => expect(line().textContent).toContain('Ready for Pickup'));
    fireEvent.click(screen.getByRole('button', { name: 'Handed over, CHM123456' }));
    await waitFor(() => expect(line().textContent).toContain('Completed'));
    // Whoever goes on to the search sees the list as it is.
    fireEvent.focusIn(screen.getByRole('searchbox'));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('warns of what is not paid', async () => {
    const unpaid = { ...ready, paymentStatus: 'pending' as const };
    answerCalls((path) => {
      if (path.endsWith('/status')) {
        return Response.json({ order: { ...unpaid, orderStatus: 'completed', version: 4 } });
      }
      return path.startsWith('/api/admin/orders?') ? aPage(1, true, unpaid) : refusal('not_found', {}, 404);
    });
    renderInOffice(<OrdersTab />);
    fireEvent.click(await screen.findByRole('button', { name: 'Handed over, CHM123456' }));
    await waitFor(() =>
      expect(toastsShown()).toContain(
        'CHM123456 handed over / The order is completed, but RM 50.00 is not paid yet.',
      ),
    );
  });

  it('is told as done although the first answer was lost', async () => {
    const answers = [null, Response.json({ order: { ...ready, orderStatus: 'completed', version: 4 } })];
    answerCalls((path) => {
      if (path.endsWith('/status')) return answers.shift() ?? null;
      return path.startsWith('/api/admin/orders?') ? aPage(1, true, ready) : refusal('not_found', {}, 404);
    });
    renderInOffice(<OrdersTab />);
    fireEvent.click(await screen.findByRole('button', { name: 'Handed over, CHM123456' }));
    await waitFor(() => expect(toastsShown()).toContain('CHM123456 handed over / The order is completed.'));
    expect(answers).toEqual([]);
    expect(toastsShown().join()).not.toContain('Failed to update order status');
  });

  it.each([
    [
      'en',
      'Handed over, CHM123456',
      'Failed to update order status. The shop could not be reached. Please check your connection. Please try again.',
    ],
    ['zh', '已交货，CHM123456', '无法更新订单状态。无法连接商店，请检查网络后重试。'],
  ] as const)('without a network asks once to try again, in %s', async (language, button, said) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answerCalls((path) => {
      if (path.endsWith('/status')) return null;
      return path.startsWith('/api/admin/orders?') ? aPage(1, true, ready) : refusal('not_found', {}, 404);
    });
    renderInOffice(<OrdersTab />, '/', language);
    fireEvent.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(shownToasts().map(({ message }) => message)).toContain(said));
  });

  it('that is refused says why, and changes nothing in sight', async () => {
    answerCalls((path) => {
      if (path.endsWith('/status')) {
        const now = { orderStatus: 'cancelled', paymentStatus: 'verified', version: 9 };
        return refusal('order.changed_meanwhile', now);
      }
      return path.startsWith('/api/admin/orders?') ? aPage(1, true, ready) : refusal('not_found', {}, 404);
    });
    renderInOffice(<OrdersTab />);
    fireEvent.click(await screen.findByRole('button', { name: 'Handed over, CHM123456' }));
    await waitFor(() => expect(toastsShown().join()).toContain('The order is now Cancelled'));
    expect(screen.getByRole('button', { name: 'Handed over, CHM123456' })).toBeTruthy();
  });
});
