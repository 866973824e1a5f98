import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderInOffice, toastsShown } from '../orders/orders.testing.tsx';
import { aBatch, rawang } from './batches.testing.ts';
import { answer, down, press, serveBatches, type } from './batches-tab.testing.ts';
import { BatchesTab } from './batches-tab.tsx';

serveBatches();

describe('a whole batch', () => {
  const busy = aBatch({ orders: 3, liveOrders: 2 });
  const other = aBatch({ id: '00000000-0000-4000-8000-000000000002', batchName: 'Batch 20/9' });

  beforeEach(() =>
    answer({ '/batches': () => Response.json({ batches: [busy, other], deliveryMethods: [rawang] }) }),
  );

  it('does not move where it does not fit, and says what is missing', async () => {
    const obstacles = {
      shortages: [{ productId: 'p', productName: 'Mochi', productNameZh: '麻糬', needed: 5, available: 4 }],
      slots: [{ timeSlot: '9am - 11am', timeSlotZh: '', needed: 2, available: 1 }],
      methods: [{ name: 'Kepong Pick up', nameZh: '甲洞自取', orders: 1 }],
    };
    answer({ '/move': () => Response.json({ orders: 2, boxes: 5, pieces: 30, paying: 1, obstacles }) });
    renderInOffice(<BatchesTab />);
    fireEvent.click((await screen.findAllByRole('button', { name: /^More/ }))[0] as HTMLElement);
    await press(/^Move Orders/);
    type('Move to', other.id);
    expect(await screen.findByText('Mochi: 5 needed, 4 left')).toBeTruthy();
    expect(screen.getByText('9am - 11am: room for 1 of 2 orders')).toBeTruthy();
    expect(screen.getByText('Kepong Pick up: not offered there, 1 order')).toBeTruthy();
    expect(screen.getByText(/1 customer is at the payment right now/)).toBeTruthy();
    expect((screen.getByRole('button', { name: 'Move 2 Orders' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('is cancelled only with a reason for the customers', async () => {
    answer({ '/cancel': () => Response.json({ orders: 2, boxes: 5, pieces: 30, paying: 0 }) });
    renderInOffice(<BatchesTab />);
    fireEvent.click((await screen.findAllByRole('button', { name: /^More/ }))[0] as HTMLElement);
    await press(/^Cancel Orders/);
    await waitFor(() => expect(screen.getByText('30')).toBeTruthy());
    await press('Cancel 2 Orders');
    expect(screen.getByText('Please give a reason.')).toBeTruthy();
    answer({ '/cancel': down });
    type('Reason', 'The oven broke');
    await press('Cancel 2 Orders');
    await waitFor(() => expect(toastsShown()).toContain('Error / Failed to cancel the orders'));
  });
});
