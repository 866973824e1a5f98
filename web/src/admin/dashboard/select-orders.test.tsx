import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { anOrder, answerCalls, refusal, renderInOffice, toastsShown } from '../orders/orders.testing.tsx';
import { OrdersTab } from './orders-tab.tsx';

const aPage = (total: number, isTotalExact: boolean, ...orders: AdminOrder[]) =>
  Response.json({
    orders: orders.length > 0 ? orders : [anOrder()],
    total,
    isTotalExact,
    page: 1,
    pageSize: 25,
  });

const asked = () => vi.mocked(window.fetch).mock.calls.map(([path]) => String(path));

describe('choosing orders', () => {
  const others = [1, 2, 3].map((at) => ({
    id: `00000000-0000-4000-8000-00000000000${at}`,
    orderNumber: `CHM12345${at}`,
    orderStatus: 'verified',
    paymentStatus: 'verified',
    customer: { name: `Customer ${at}` },
  }));

  function answerSelection(total: number, selection: Response) {
    answerCalls((path) => {
      if (path.startsWith('/api/admin/orders/selection')) return selection;
      if (path.endsWith('/bulk/preview')) {
        return Response.json({
          orders: others.map((order) => ({ ...order, totalSen: 100, hasReceipt: true })),
        });
      }
      return path.startsWith('/api/admin/orders?') ? aPage(total, true) : refusal('not_found', {}, 404);
    });
  }

  it('goes from the rows in sight to all that match', async () => {
    answerSelection(3, Response.json({ orders: others, isComplete: true }));
    renderInOffice(<OrdersTab />);
    fireEvent.click(await screen.findByLabelText('Select this page'));
    fireEvent.click(screen.getByRole('button', { name: 'Select all 3 that match' }));
    expect(await screen.findByText('3 orders selected')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /that match/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Cancelled' }));
    const touched = await screen.findByRole('list', { name: 'Orders to change' });
    expect(touched.textContent).toContain('CHM123451 Customer 1');
    expect(touched.querySelectorAll('li')).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'It can no longer be made for this date.' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe(
      'It can no longer be made for this date.',
    );
  });

  it('is counted in Chinese too', async () => {
    answerSelection(1, refusal('internal', {}, 500));
    renderInOffice(<OrdersTab />, '/', 'zh');
    fireEvent.click(await screen.findByLabelText('选择 CHM123456'));
    const bar = screen.getByRole('region', { name: '已选订单' });
    expect(bar.textContent).toContain('已选 1 张订单');
  });

  it('ends with its filter: the same filter again begins with nothing chosen', async () => {
    answerSelection(1, refusal('internal', {}, 500));
    renderInOffice(<OrdersTab />);
    fireEvent.click(await screen.findByLabelText('Select this page'));
    expect(screen.getByText('1 order selected')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'pending' } });
    await waitFor(() => expect(screen.queryByText('1 order selected')).toBeNull());
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: '' } });
    await waitFor(() => expect(asked().at(-1)).not.toContain('status='));
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(screen.queryByText('1 order selected')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Select this page').checked).toBe(false);
  });

  it('ends also for what was ticked while the rows of the filter before were still in sight', async () => {
    const [before, found] = [anOrder(), anOrder({ id: 'found', orderNumber: 'CHM000009' })];
    let letThrough = () => {};
    const isTicked = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    vi.spyOn(window, 'fetch').mockImplementation(async (path) => {
      if (!String(path).startsWith('/api/admin/orders?')) return refusal('not_found', {}, 404);
      if (!String(path).includes('status=pending')) return aPage(1, true, before);
      await isTicked;
      return aPage(1, true, found);
    });
    renderInOffice(<OrdersTab />);
    await screen.findByText(before.orderNumber);
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'pending' } });
    await waitFor(() => expect(asked().at(-1)).toContain('status=pending'));
    fireEvent.click(screen.getByLabelText('Select this page'));
    expect(screen.getByText('1 order selected')).toBeTruthy();
    letThrough();
    expect(await screen.findByText(found.orderNumber)).toBeTruthy();
    expect(screen.queryByText('1 order selected')).toBeNull();
  });

  it('says how many can be chosen at once', async () => {
    const many = Array.from({ length: 500 }, (_, at) => ({ ...others[0], id: `id-${at}` }));
    answerSelection(1234, Response.json({ orders: many, isComplete: false }));
    renderInOffice(<OrdersTab />);
    fireEvent.click(await screen.findByLabelText('Select this page'));
    fireEvent.click(screen.getByRole('button', { name: 'Select the newest 500 of 1234 that match' }));
    expect(await screen.findByText('500 at once is the most; go on with the rest afterwards.')).toBeTruthy();
  });

  it('that fails says so, and keeps what was chosen', async () => {
    answerSelection(3, refusal('internal', {}, 500));
    renderInOffice(<OrdersTab />);
    fireEvent.click(await screen.findByLabelText('Select this page'));
    fireEvent.click(screen.getByRole('button', { name: 'Select all 3 that match' }));
    await waitFor(() =>
      expect(toastsShown()).toContain('Error / The orders could not be selected. Please try again.'),
    );
    expect(screen.getByText('1 order selected')).toBeTruthy();
  });
});
