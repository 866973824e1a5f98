import type { BankPayment } from '@mooncake/domain/statements/statements.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal, renderInOffice, toastsShown } from '../../orders/orders.testing.tsx';
import { id, openTab, payment, press, serve } from '../money.testing.ts';
import { MoneyScreen } from '../money-screen.tsx';

const shares = [{ orderId: id(2), orderNumber: 'CHM004217', amountSen: 4800 }];
const matched: BankPayment = { ...payment, state: 'matched', shares, suggestions: [] };

async function openAgain(change: () => Response) {
  const sent = serve({ payments: { matched: [matched] }, change });
  renderInOffice(<MoneyScreen />);
  await openTab(/^Matched/);
  await press('Open again');
  const dialog = within(await screen.findByRole('dialog'));
  return { sent, dialog };
}

describe('opening a payment again', () => {
  it('asks first, and says which order waits again', async () => {
    const answer = { version: 4, verified: [], unverified: ['CHM004217'] };
    const { sent, dialog } = await openAgain(() => Response.json(answer));
    expect(dialog.getByText(/taken away from CHM004217/)).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Open again' }));
    await waitFor(() =>
      expect(toastsShown()).toEqual(['Open again / Waiting for verification again: CHM004217']),
    );
    expect(sent[0]?.body).toEqual({ version: 3, decision: { kind: 'reopen' } });
  });

  it('says that its order went on', async () => {
    const facts = { orderNumber: 'CHM004217', problem: 'under_way' };
    const { dialog } = await openAgain(() => refusal('payment.held_by_order', facts));
    fireEvent.click(dialog.getByRole('button', { name: 'Open again' }));
    await waitFor(() => expect(toastsShown().join()).toContain('CHM004217 is ready or collected.'));
  });
});
