import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, shownToasts } from '../../ui/toast/toast-store.ts';
import { anOrder, answerCalls, refusal, renderInOffice, toastsShown } from '../orders/orders.testing.tsx';
import { OrdersTab } from './orders-tab.tsx';

const stats = {
  totalOrders: 1,
  pending: 1,
  ready: 0,
  today: 1,
  revenueSen: 0,
  averageOrderSen: 0,
  batches: 2,
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

const aPage = (total: number, isTotalExact: boolean) =>
  Response.json({ orders: [anOrder()], total, isTotalExact, page: 1, pageSize: 25 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  for (const { id } of shownToasts()) dismissToast(id);
  vi.restoreAllMocks();
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
});
