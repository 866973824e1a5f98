import type { Customer } from '@mooncake/domain/privacy/customers.contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StaffContext } from '../connection/session/staff-context.ts';
import { answerCalls, refusal, renderInOffice, toastsShown } from '../orders/orders.testing.tsx';
import { CustomersScreen } from './customers-screen.tsx';

const customer: Customer = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Tan Ah Hua',
  phone: '+60123456789',
  orders: 2,
  totalSen: 12_000,
  firstOrderAt: '2026-09-01T00:00:00.000Z',
  lastOrderAt: '2026-09-10T00:00:00.000Z',
  underWay: [],
};

function open(role: 'admin' | 'employee' = 'admin') {
  renderInOffice(
    <StaffContext value={{ id: 'x', name: 'Mei', email: 'mei@example.com', role }}>
      <CustomersScreen />
    </StaffContext>,
  );
}

function searchFor(words: string) {
  fireEvent.change(screen.getByLabelText('Name, phone or order number'), { target: { value: words } });
}

/** The search finds these; erasing and exporting answer as the test says. */
function serve(customers: Customer[], onAct: (path: string) => Response = () => Response.json({})) {
  answerCalls((path) => {
    if (path.startsWith('/api/admin/customers?')) return Response.json({ customers, hasMore: false });
    return path.startsWith('/api/admin/customers/') ? onAct(path) : Response.json({});
  });
}

describe('the customers page', () => {
  it('lets employees look up and hand out, but not erase', async () => {
    serve([customer]);
    open('employee');
    searchFor('tan');
    expect(await screen.findByText('Erasing a customer is for admins.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Erase customer' })).toBeNull();
  });

  it('says when nobody matches, and when it cannot search', async () => {
    serve([]);
    open();
    expect(screen.getByText('Search for a customer to begin.')).toBeTruthy();
    searchFor('nobody');
    expect(await screen.findByText(/^Nobody matches/)).toBeTruthy();
    cleanup();
    answerCalls(() => refusal('internal', {}, 500));
    open();
    searchFor('tan');
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy();
    expect(toastsShown()).toContain('Error / Failed to load customers');
  });

  it('erases only after the phone number was typed', async () => {
    const asked: string[] = [];
    serve([customer], (path) => {
      asked.push(path);
      return Response.json({ orders: 2, receipts: 1 });
    });
    open();
    searchFor('tan');
    fireEvent.click(await screen.findByRole('button', { name: 'Erase customer' }));
    const field = screen.getByLabelText('Type the phone number 012-345 6789 to confirm');
    fireEvent.click(screen.getByRole('button', { name: 'Erase for good' }));
    expect(screen.getByText('This is not the phone number of the customer.')).toBeTruthy();
    expect(asked).toEqual([]);
    fireEvent.change(field, { target: { value: '0123456789' } });
    fireEvent.click(screen.getByRole('button', { name: 'Erase for good' }));
    await waitFor(() => expect(toastsShown()).toEqual(['Customer erased / 2 orders belong to nobody now.']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says in the dialog why erasing was refused', async () => {
    serve([customer], () => refusal('customer.orders_under_way', { orderNumbers: ['CHM123456'] }));
    open();
    searchFor('tan');
    fireEvent.click(await screen.findByRole('button', { name: 'Erase customer' }));
    const field = screen.getByLabelText('Type the phone number 012-345 6789 to confirm');
    fireEvent.change(field, { target: { value: '0123456789' } });
    fireEvent.click(screen.getByRole('button', { name: 'Erase for good' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Finish or cancel these orders first, and return what was paid: CHM123456.',
    );
  });

  it('does not offer to erase who has an order under way', async () => {
    serve([{ ...customer, underWay: ['CHM123456'] }]);
    open();
    searchFor('tan');
    expect(await screen.findByText('Under way, so not to be erased yet: CHM123456')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Erase customer' }).hasAttribute('disabled')).toBe(true);
  });

  it('tells when the export fails', async () => {
    serve([customer], () => refusal('customer.not_found', {}, 404));
    open();
    searchFor('tan');
    fireEvent.click(await screen.findByRole('button', { name: 'Export data' }));
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'Failed to export customer data / Nothing is kept about this customer any more.',
      ]),
    );
  });
});
