import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOrder, answerCalls, refusal, renderInOffice } from '../orders.testing.tsx';
import { OrderDetailsDialog } from './order-details-dialog.tsx';

it('an order that is gone is not said to be loading', async () => {
  answerCalls(() => refusal('order.not_found', { orderNumber: 'CHM123456' }, 404));
  renderInOffice(<OrderDetailsDialog orderId="gone" onClose={() => undefined} onReview={() => undefined} />);
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy();
  expect(screen.queryByText('Loading order...')).toBeNull();
});

it.each([
  ['en', { 'Packing slip': 'slips', 'Box labels': 'labels' }],
  ['zh', { 装箱单: 'slips', 盒贴: 'labels' }],
] as const)('an order leads to its own papers, in %s', async (language, papers) => {
  const order = anOrder();
  answerCalls((path) =>
    path.endsWith('/orders/o1') ? Response.json({ order }) : refusal('not_found', {}, 404),
  );
  const dialog = <OrderDetailsDialog orderId="o1" onClose={() => undefined} onReview={() => undefined} />;
  renderInOffice(dialog, '/', language);
  for (const [name, paper] of Object.entries(papers)) {
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(`/admin/print/${paper}?order=${order.id}`);
  }
});

it('an order without a receipt or a way has nothing to show of them', async () => {
  answerCalls((path) =>
    path.endsWith('/orders/o1') ? Response.json({ order: anOrder() }) : refusal('not_found', {}, 404),
  );
  renderInOffice(<OrderDetailsDialog orderId="o1" onClose={() => undefined} onReview={() => undefined} />);
  expect(await screen.findByText('No delivery information available')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'View Receipt' })).toBeNull();
});
