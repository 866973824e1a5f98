import { type AuditEntry, auditActions } from '@mooncake/domain/staff/audit.contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderTexts } from '../../shared/orders/order.texts.ts';
import { dismissToast, shownToasts } from '../../ui/toast/toast-store.ts';
import { StaffContext } from '../connection/session/staff-context.ts';
import { answerCalls, refusal, renderInOffice, toastsShown } from '../orders/orders.testing.tsx';
import { adminAuditTexts } from './audit.texts.ts';
import { AuditScreen } from './audit-screen.tsx';
import { detailLines } from './detail-words.ts';

const entry = (id: number, change: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2026-09-01T10:00:00.000Z',
  actorName: 'Mei',
  action: 'order.viewed',
  subjectType: 'order',
  subjectId: '00000000-0000-4000-8000-000000000001',
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

afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) dismissToast(id);
  vi.restoreAllMocks();
});

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

  it('asks for what the filters say', async () => {
    const asked = open(() => Response.json({ entries: [], nextBefore: null }));
    expect(await screen.findByText('Nothing in the log matches.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'access' } });
    fireEvent.change(screen.getByLabelText('Order number'), { target: { value: ' chm123456 ' } });
    await waitFor(() => expect(asked()).toContain('/api/admin/audit?kind=access&orderNumber=chm123456'));
  });

  it('tells a failure', async () => {
    open(() => refusal('internal', {}, 500));
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy();
    expect(toastsShown()).toEqual(['Error / Failed to load the audit log']);
  });
});

describe('the words of the log', () => {
  it.each(['en', 'zh'] as const)('know every action in %s', (language) => {
    const { actions } = adminAuditTexts[language];
    expect(Object.keys(actions).toSorted()).toEqual([...auditActions].toSorted());
  });

  it('tell a change, a reason and plain facts, and no ids', () => {
    const details = {
      orderNumber: 'CHM123456',
      before: { orderStatus: 'pending', paymentStatus: 'pending' },
      after: { orderStatus: 'verified', paymentStatus: 'verified' },
      reason: 'Paid in cash',
      receiptId: 'r',
      batchId: 'b',
      totalSen: 5000,
      changes: [{ field: 'shopName', before: 'Old', after: null }],
    };
    expect(detailLines({ details }, adminAuditTexts.en, orderTexts.en)).toEqual([
      expect.stringContaining('→'),
      'Reason: Paid in cash',
      'shopName: Old → empty',
      'Total: RM 50.00',
    ]);
    expect(detailLines({ details }, adminAuditTexts.zh, orderTexts.zh)[1]).toBe('原因：Paid in cash');
  });
});
