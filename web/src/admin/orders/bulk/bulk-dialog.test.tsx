import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { anOrder, renderInOffice } from '../orders.testing.tsx';
import { BulkDialog } from './bulk-dialog.tsx';

afterEach(cleanup);

const open = (...statuses: ('verified' | 'cancelled' | 'completed')[]) =>
  renderInOffice(
    <BulkDialog
      orders={statuses.map((orderStatus, at) =>
        anOrder({ id: `o${at}`, orderNumber: `CHM00000${at}`, orderStatus, paymentStatus: 'pending' }),
      )}
      orderStatus="ready_for_pickup"
      onFinished={() => undefined}
      onClose={() => undefined}
    />,
  );

it('counts only what it will change', () => {
  open('verified', 'cancelled', 'verified');
  expect(screen.getByText('2 of 2 are not paid')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Change 2 orders' })).toBeTruthy();
  expect(
    within(screen.getByRole('list', { name: 'Orders to change' })).getAllByRole('listitem'),
  ).toHaveLength(2);
});

it('says when it would take back what was handed over', () => {
  open('verified', 'completed');
  expect(screen.getByText('1 of them was already handed over and would be taken back.')).toBeTruthy();
  cleanup();
  open('verified');
  expect(screen.queryByText(/already handed over/)).toBeNull();
});

it('has nothing to do where every order is over', () => {
  open('cancelled');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Change/ }).disabled).toBe(true);
});
