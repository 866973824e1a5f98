import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls, refusal, renderInOffice } from '../orders.testing.tsx';
import { OrderDetailsDialog } from './order-details-dialog.tsx';

it('an order that is gone is not said to be loading', async () => {
  answerCalls(() => refusal('order.not_found', { orderNumber: 'CHM123456' }, 404));
  renderInOffice(<OrderDetailsDialog orderId="gone" onClose={() => undefined} onReview={() => undefined} />);
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy();
  expect(screen.queryByText('Loading order...')).toBeNull();
});
