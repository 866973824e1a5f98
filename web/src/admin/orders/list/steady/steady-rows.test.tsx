import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSelection } from '../../bulk/use-selection.ts';
import { anOrder, answerCalls, renderInOffice } from '../../orders.testing.tsx';
import { OrdersPage } from '../orders-page.tsx';
import { useOrderList } from '../use-order-list.ts';

const ready = (last: number): AdminOrder =>
  anOrder({
    id: `00000000-0000-4000-8000-00000000000${last}`,
    orderNumber: `CHM00000${last}`,
    orderStatus: 'ready_for_pickup',
    paymentStatus: 'verified',
  });

function Page() {
  const list = useOrderList();
  const selection = useSelection('');
  const { data } = list.inSight;
  if (!data) return null;
  return (
    <>
      <button type="button">Elsewhere</button>
      <OrdersPage {...{ list, selection }} answer={data} isWide={true} onOpen={() => undefined} />
    </>
  );
}

/** The list of what is ready to be handed over; `loses` makes every change reach the shop, and no answer the browser. */
async function openList({ loses = false } = {}) {
  const orders = [ready(1), ready(2), ready(3)];
  const complete = (id: string) => {
    const at = orders.findIndex((order) => order.id === id);
    const before = orders[at];
    if (before) orders[at] = { ...before, orderStatus: 'completed', version: before.version + 1 };
  };
  answerCalls((path, body) => {
    const [, id = '', isChange] = /^\/api\/admin\/orders\/([\w-]{36})(\/status)?$/.exec(path) ?? [];
    if (isChange && body) complete(id);
    if (isChange && loses) return null;
    if (id) return Response.json({ order: orders.find((order) => order.id === id) });
    if (path.startsWith('/api/admin/orders/batches')) return Response.json({ batches: [] });
    const left = orders.filter(({ orderStatus }) => orderStatus === 'ready_for_pickup');
    return Response.json({ orders: left, total: left.length, isTotalExact: true, page: 1, pageSize: 25 });
  });
  const { refetch } = renderInOffice(<Page />);
  await screen.findByRole('button', { name: 'CHM000001' });
  const colleagueCompletes = async (order: AdminOrder) => {
    complete(order.id);
    await act(refetch);
    await screen.findByText('2 orders · page 1 of 1');
  };
  return { colleagueCompletes };
}

const line = (orderNumber: string) => screen.queryByRole('button', { name: orderNumber });
const rowOf = (orderNumber: string) => line(orderNumber)?.closest('[data-row]');

it('a line somebody is in shows what a colleague made of the order, and offers nothing that is done', async () => {
  const { colleagueCompletes } = await openList();
  act(() => line('CHM000002')?.focus());
  expect(rowOf('CHM000002')?.textContent).toContain('Handed over');
  await colleagueCompletes(ready(2));
  await waitFor(() => expect(rowOf('CHM000002')?.textContent).toContain('Completed'));
  expect(rowOf('CHM000002')?.textContent).not.toContain('Handed over');
});

it('a change whose answer was lost is seen in its line, where the focus stays', async () => {
  await openList({ loses: true });
  const button = [...(rowOf('CHM000002')?.querySelectorAll('button') ?? [])].at(-1);
  expect(button?.textContent).toBe('Handed over');
  act(() => button?.focus());
  if (button) fireEvent.click(button);
  await waitFor(() => expect(rowOf('CHM000002')?.textContent).toContain('Completed'));
  expect(document.activeElement).toBe(line('CHM000002'));
});

it.each([
  ['the next line', () => line('CHM000003')],
  ['the page around the list', () => screen.queryByRole('button', { name: 'Elsewhere' })],
])(
  'a line that no longer belongs here goes when a press on %s is over, not before its click',
  async (_, aim) => {
    const { colleagueCompletes } = await openList();
    act(() => line('CHM000002')?.focus());
    await colleagueCompletes(ready(2));
    const pressed = aim();
    if (!pressed) throw new Error('nothing to press');

    fireEvent.mouseDown(pressed);
    act(() => pressed.focus());
    expect(line('CHM000002')).toBeTruthy();
    fireEvent.mouseUp(pressed);
    expect(line('CHM000002')).toBeTruthy();
    fireEvent.click(pressed);
    await waitFor(() => expect(line('CHM000002')).toBeNull());
    expect(line('CHM000003')).toBeTruthy();
  },
);

it('by key, it goes as soon as the focus has', async () => {
  const { colleagueCompletes } = await openList();
  act(() => line('CHM000002')?.focus());
  await colleagueCompletes(ready(2));
  expect(line('CHM000002')).toBeTruthy();
  act(() => line('CHM000003')?.focus());
  expect(line('CHM000002')).toBeNull();
});
