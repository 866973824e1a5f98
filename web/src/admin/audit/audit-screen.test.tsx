import type { AuditEntry } from '@mooncake/domain/staff/audit.contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StaffContext } from '../connection/session/staff-context.ts';
import { answerCalls, refusal, renderInOffice, toastsShown } from '../orders/orders.testing.tsx';
import { AuditScreen } from './audit-screen.tsx';

const entry = (id: number, change: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2026-09-01T10:00:00.000Z',
  actorName: 'Mei',
  action: 'order.viewed',
  subjectType: 'order',
  subjectId: '00000000-0000-4000-8000-000000000001',
  subjectName: null,
  subjectDate: null,
  orderNumber: 'CHM123456',
  details: {},
  ...change,
});

function open(answer: (path: string) => Response) {
  const calls = answerCalls((path) => {
    if (path === '/api/admin/audit/people') return Response.json({ people: [] });
    return path.startsWith('/api/admin/audit') ? answer(path) : Response.json({});
  });
  renderInOffice(
    <StaffContext value={{ id: 'x', name: 'Mei', email: 'mei@example.com', role: 'admin' }}>
      <AuditScreen />
    </StaffContext>,
  );
  return () => calls.mock.calls.map(([path]) => String(path)).filter((path) => path.includes('audit?'));
}

describe('the audit page', () => {
  it('says who did what to which order, and loads more', async () => {
    const asked = open((path) =>
      path.includes('before=5')
        ? Response.json({
            entries: [entry(4, { actorName: 'retention', action: 'customers.anonymised' })],
            nextBefore: null,
          })
        : Response.json({ entries: [entry(5)], nextBefore: 5 }),
    );
    expect(screen.getByText('Loading audit log...')).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'Order CHM123456' });
    expect(link.getAttribute('href')).toBe('/admin?order=00000000-0000-4000-8000-000000000001');
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Retention')).toBeTruthy();
    expect(screen.getByText('That is the whole log.')).toBeTruthy();
    expect(asked().at(-1)).toBe('/api/admin/audit?before=5');
  });

  it('tells what changed, of what, from what to what', async () => {
    const limit = { field: 'limitQuantity', of: { name: 'Mochi', nameZh: '冰皮' }, before: 40, after: 60 };
    const line = entry(6, {
      action: 'batch.limit_changed',
      subjectType: 'batch',
      orderNumber: null,
      details: { batchName: 'Rawang 13/9', changes: [limit] },
    });
    open(() => Response.json({ entries: [line], nextBefore: null }));
    expect(await screen.findByText('Mochi · Limit: 40 → 60')).toBeTruthy();
    expect(screen.getByText(/changed a product limit/).textContent).toBe(
      'Mei changed a product limit · Rawang 13/9',
    );
  });

  it('asks for what the filters say', async () => {
    const asked = open(() => Response.json({ entries: [], nextBefore: null }));
    expect(await screen.findByText('Nothing in the log matches.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'access' } });
    fireEvent.change(screen.getByLabelText('Order number'), { target: { value: ' chm123456 ' } });
    await waitFor(() => expect(asked()).toContain('/api/admin/audit?kind=access&orderNumber=chm123456'));
  });

  it('keeps the lines, and what is focused in them, until those of another filter are there', async () => {
    const asked = open((path) =>
      Response.json({
        entries: path.includes('kind=') ? [entry(5)] : [entry(6), entry(5, { actorName: 'Lan' })],
        nextBefore: null,
      }),
    );
    const [, link] = await screen.findAllByRole('link', { name: 'Order CHM123456' });
    fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'access' } });
    expect(screen.queryByText('Loading audit log...')).toBeNull();
    await waitFor(() => expect(screen.queryByText('Lan')).toBeNull());
    expect(screen.getAllByRole('link', { name: 'Order CHM123456' })).toEqual([link]);
    expect(asked()).toHaveLength(2);
  });

  it('tells a failure', async () => {
    open(() => refusal('internal', {}, 500));
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy();
    expect(toastsShown()).toEqual(['Error / Failed to load the audit log']);
  });
});
