import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerCalls, refusal, renderInOffice } from '../../orders/orders.testing.tsx';
import { payment } from '../money.testing.ts';
import { VerifyDialog } from './verify-dialog.tsx';

const { id: _, ...fields } = payment;
const exact = (count: number, paidAgain = 0) =>
  Array.from({ length: count }, (_each, at) => ({
    ...{ id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`, version: fields.version, paidAgain },
    ...{ paidOn: fields.paidOn, amountSen: 4800, customerName: 'Tan Mei Ling' },
    orderNumber: `CHM${String(at + 1).padStart(6, '0')}`,
  }));

async function verifyAll(payments: ReturnType<typeof exact>, answer: () => Response | null) {
  answerCalls((path) => (path.endsWith('/exact') ? Response.json({ payments }) : answer()));
  renderInOffice(<VerifyDialog onClose={() => undefined} />);
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(await dialog.findByRole('button', { name: `Verify ${payments.length}` }));
  return dialog;
}

describe('verifying everything exact', () => {
  it('says once why hundreds failed, and how many', async () => {
    const dialog = await verifyAll(exact(200), () => refusal('internal', {}, 500));
    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toContain('200 payments were not verified');
    expect(within(alert).getAllByRole('listitem').length).toBeLessThanOrEqual(2);
    expect(alert.textContent).toContain('CHM000010 and 190 more');
    expect(alert.textContent).not.toContain('CHM000011');
  });

  it('shows as progress only what was verified', async () => {
    const payments = exact(60);
    let sent = 0;
    const dialog = await verifyAll(payments, () => {
      sent += 1;
      if (sent > 1) return null;
      const verified = payments.slice(0, 25).map(({ id, orderNumber }) => ({ paymentId: id, orderNumber }));
      return Response.json({ verified, failed: [] });
    });
    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toContain('35 payments were not verified');
    expect(dialog.getByRole('status').textContent).toBe('25 of 60');
    expect(dialog.getByRole('progressbar')).toMatchObject({ value: 25, max: 60 });
  });

  it('can be stopped, and says what was not sent', async () => {
    const payments = exact(60);
    let sent = 0;
    const dialog = await verifyAll(payments, () => {
      sent += 1;
      const verified = payments.slice(0, 25).map(({ id, orderNumber }) => ({ paymentId: id, orderNumber }));
      return Response.json({ verified, failed: [] });
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Stop' }));
    const alert = await dialog.findByRole('alert');
    expect(sent).toBeLessThan(60 / 25);
    expect(alert.textContent).toContain(`${60 - sent * 25} payments were not verified`);
    expect(alert.textContent).toContain('Not sent.');
  });

  it('says which payment counts where an order was paid twice', async () => {
    answerCalls(() => Response.json({ payments: exact(1, 1) }));
    renderInOffice(<VerifyDialog onClose={() => undefined} />);
    expect(await screen.findByText(/Paid twice: the earliest payment counts/)).toBeTruthy();
  });
});
