import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal, renderInOffice, toastsShown } from '../orders/orders.testing.tsx';
import { press, serve } from './money.testing.ts';
import { MoneyScreen } from './money-screen.tsx';

describe('a statement taken by mistake', () => {
  it('is taken back after a question', async () => {
    serve({ remove: () => Response.json({ removed: 2, removedSen: 9600 }) });
    renderInOffice(<MoneyScreen />);
    await press('Take this statement back: Purnama');
    const dialog = within(await screen.findByRole('dialog', { name: 'Take “Purnama” back?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(toastsShown()).toEqual(['Statement taken back / Purnama']));
  });

  it('stays where its payments are in use, and says by which orders', async () => {
    const facts = { payments: 2, orderNumbers: ['CHM004217'] };
    serve({ remove: () => refusal('statement.decided', facts) });
    renderInOffice(<MoneyScreen />);
    await press('Take this statement back: Purnama');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Take back' }));
    expect(
      await dialog.findByText(/2 of its payments are matched or set aside \(CHM004217, …\)/),
    ).toBeTruthy();
  });
});
