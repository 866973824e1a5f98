import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal, renderInOffice, toastsShown } from '../orders/orders.testing.tsx';
import { id, openTab, overview, payment, press, serve, suggested } from './money.testing.ts';
import { MoneyScreen } from './money-screen.tsx';

beforeEach(() => localStorage.clear());

describe('the money screen', () => {
  it('says how to begin where no statement was taken', async () => {
    serve({ seen: { ...overview, statements: [] } });
    renderInOffice(<MoneyScreen />);
    expect(await screen.findByText('No payments yet')).toBeTruthy();
    expect(screen.queryByRole('tablist')).toBeNull();
  });

  it('shows what came in, and every group with its count', async () => {
    serve();
    renderInOffice(<MoneyScreen />);
    expect(await screen.findByText('RM 96.00')).toBeTruthy();
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual([
      'Exact (0)',
      'Likely (1)',
      'Amount differs (0)',
      'Paid twice (0)',
      'Unknown (0)',
      'Never came (0)',
      'Matched (1)',
      'Set aside (0)',
    ]);
  });

  it('gives a likely payment to its order with one press', async () => {
    // Another order of the amount is only a suggestion.
    const other = { ...suggested, orderId: id(3), orderNumber: 'CHM004219', reason: 'amount' } as const;
    const sent = serve({ payments: { likely: [{ ...payment, suggestions: [suggested, other] }] } });
    renderInOffice(<MoneyScreen />);
    await openTab(/^Likely/);
    await press('Match with CHM004217');
    await waitFor(() => expect(toastsShown()).toEqual(['Matched / Paid and verified: CHM004217']));
    expect(sent).toEqual([
      {
        path: `/api/admin/money/payments/${payment.id}`,
        body: {
          version: 3,
          decision: { kind: 'match', shares: [{ orderId: suggested.orderId, amountSen: 4800 }] },
        },
      },
    ]);
  });

  it('leaves it to somebody to share out what names several orders', async () => {
    const both = [
      { ...suggested, reason: 'number', dueSen: 3000 },
      { ...suggested, orderId: id(3), orderNumber: 'CHM004218', reason: 'number', dueSen: 1800 },
    ] as const;
    const sent = serve({ payments: { likely: [{ ...payment, suggestions: [...both] }] } });
    renderInOffice(<MoneyScreen />);
    await openTab(/^Likely/);
    await press('Match by hand');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Match' }));
    await waitFor(() =>
      expect(sent[0]?.body).toMatchObject({
        decision: { shares: [{ amountSen: 3000 }, { amountSen: 1800 }] },
      }),
    );
  });

  it('shares a payment out to the sen, and says what each order is left with', async () => {
    const sent = serve({
      payments: { amount_differs: [{ ...payment, state: 'amount_differs', amountSen: 5000 }] },
    });
    renderInOffice(<MoneyScreen />);
    await openTab(/^Amount differs/);
    await press('Match by hand');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('RM 2.00 more than the order costs.')).toBeTruthy();
    const field = dialog.getByLabelText('Amount for CHM004217');
    fireEvent.change(field, { target: { value: '47.99' } });
    expect(dialog.getByText('RM 2.01 still to share out')).toBeTruthy();
    expect(dialog.getByText('RM 0.01 less than the order costs: it stays unpaid.')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Match' }).hasAttribute('disabled')).toBe(true);
    fireEvent.change(field, { target: { value: 'x' } });
    expect(dialog.getByText('This is not an amount.')).toBeTruthy();
    fireEvent.change(field, { target: { value: '50' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Match' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ decision: { shares: [{ amountSen: 5000 }] } });
  });

  it('sets a payment aside only with a note', async () => {
    const sent = serve({ payments: { unknown: [{ ...payment, state: 'unknown', suggestions: [] }] } });
    renderInOffice(<MoneyScreen />);
    await openTab(/^Unknown/);
    await press('Set aside');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Set aside' }));
    expect(dialog.getByText('Please write why it is set aside.')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Why?'), { target: { value: 'Rent' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Set aside' }));
    await waitFor(() =>
      expect(sent[0]?.body).toMatchObject({ decision: { kind: 'set_aside', note: 'Rent' } }),
    );
  });

  it('tells of a colleague who was quicker', async () => {
    serve({
      payments: { likely: [payment] },
      change: () => refusal('payment.changed_meanwhile', { version: 4 }),
    });
    renderInOffice(<MoneyScreen />);
    await openTab(/^Likely/);
    await press('Match with CHM004217');
    await waitFor(() => expect(toastsShown().join()).toContain('has decided about this payment.'));
  });

  it('verifies everything exact after one question, and says what was not', async () => {
    const exact = [
      payment,
      { ...payment, id: id(5), suggestions: [{ ...suggested, orderNumber: 'CHM004218' }] },
    ];
    const sent = serve({
      payments: { exact: exact.map((each) => ({ ...each, state: 'exact' })) },
      change: () =>
        Response.json({
          verified: [{ paymentId: payment.id, orderNumber: 'CHM004217' }],
          failed: [{ paymentId: id(5), code: 'payment.not_exact', details: {} }],
        }),
    });
    renderInOffice(<MoneyScreen />);
    await press('Verify all 2 exact');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findAllByRole('listitem')).toHaveLength(2);
    fireEvent.click(dialog.getByRole('button', { name: 'Verify 2' }));
    expect(await dialog.findByText('1 order is verified.')).toBeTruthy();
    expect(dialog.getByRole('alert').textContent).toContain('CHM004218');
    expect(sent[0]?.body).toEqual({ payments: exact.map((each) => ({ id: each.id, version: 3 })) });
  });

  it('shows in red whose money never came, and remembers how long to wait', async () => {
    serve({ seen: { ...overview, missing: { orders: 1, amountSen: 4800 } } });
    renderInOffice(<MoneyScreen />);
    await openTab(/^Never came \(1\)/);
    // On a phone only the first of them are in sight.
    expect(screen.getAllByRole('tab')[0]?.textContent).toBe('Never came (1)');
    expect(await screen.findByText(/Receipt of/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Missed after'), { target: { value: '7' } });
    expect(localStorage.getItem('admin-money-days')).toBe('"7"');
    expect(screen.queryByRole('heading', { name: /^May be among/ })).toBeNull();
  });

  it('names the open payment that an order may be paid by, to be decided there', async () => {
    const sent = serve({ seen: { ...overview, perhapsPaid: { orders: 1, amountSen: 4800 } } });
    renderInOffice(<MoneyScreen />);
    await openTab(/^Never came \(0, perhaps 1 more\)/);
    const part = within(
      await screen.findByRole('region', { name: /^May be among the open payments: 1 order/ }),
    );
    // Once for itself, and once as what the payment may be for.
    expect(part.getAllByRole('link', { name: 'Open order CHM004217' })).toHaveLength(2);
    expect(part.getByText('TAN MEI LING')).toBeTruthy();
    expect(screen.queryByText('All money came')).toBeNull();
    fireEvent.click(part.getByRole('button', { name: 'Set aside' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Why?'), { target: { value: 'Rent' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Set aside' }));
    await waitFor(() => expect(sent[0]?.path).toBe(`/api/admin/money/payments/${payment.id}`));
  });

  it('says that all money came only where no order waits for any', async () => {
    serve();
    renderInOffice(<MoneyScreen />);
    await openTab(/^Never came \(0\)/);
    expect(await screen.findByText('All money came')).toBeTruthy();
  });
});
