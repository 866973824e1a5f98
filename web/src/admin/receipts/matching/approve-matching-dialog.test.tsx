import type { MatchingReceipt } from '@mooncake/domain/receipts/bulk-approval.contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissToast, dropToastsOfPage, shownToasts } from '../../../ui/toast/toast-store.ts';
import { answerCalls, renderInOffice } from '../../orders/orders.testing.tsx';
import { aReview } from '../review.testing.tsx';
import { ApproveMatchingDialog } from './approve-matching-dialog.tsx';
import { UndoAfterReload } from './undo-toast.tsx';

const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const;

const aMatch = (place: 0 | 1, changes: Partial<MatchingReceipt> = {}): MatchingReceipt => ({
  orderId: ids[place],
  orderNumber: `CHM00000${place + 1}`,
  customerName: 'Tan Ah Hua',
  amountDueSen: 10_400,
  version: 3,
  receipt: { kind: 'jpeg', uploadedAt: '2026-09-01T10:00:00.000Z', viewUrl: `/view-${place}` },
  ...changes,
});

const inAMinute = () => new Date(Date.now() + 60_000).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  for (const { id } of shownToasts()) dismissToast(id);
  sessionStorage.clear();
});

function open(failed: object[] = [], heldBack = 0) {
  const asked: { path: string; body: unknown }[] = [];
  let orders = [aMatch(0), aMatch(1, { receipt: { ...aMatch(1).receipt, kind: 'pdf' } })];
  answerCalls((path, body) => {
    if (path.endsWith('/matching')) return Response.json({ isOn: true, orders, heldBack });
    if (path.endsWith('/review')) {
      return Response.json(aReview({ orderId: ids[0], orderNumber: 'CHM000001' }));
    }
    if (path === '/view') return new Response(new Blob(['picture'], { type: 'image/jpeg' }));
    asked.push({ path, body });
    const done = orders.map(({ orderId, orderNumber }) => ({ orderId, orderNumber }));
    if (path.endsWith('/undo')) return Response.json({ undone: done, failed: [] });
    return Response.json({ approved: done, failed, undoUntil: inAMinute() });
  });
  let closed = 0;
  const onClose = () => {
    closed += 1;
  };
  const { refetch } = renderInOffice(
    <>
      <ApproveMatchingDialog onClose={onClose} />
      <UndoAfterReload />
    </>,
  );
  const replace = (next: MatchingReceipt[]) => {
    orders = next;
    return act(() => refetch());
  };
  return { asked, replace, timesClosed: () => closed };
}

const tick = () => fireEvent.click(screen.getByRole('checkbox', { name: /in the bank account/ }));
const approve = () => fireEvent.click(screen.getByRole('button', { name: /^Approve \d/ }));
const closeDialog = () =>
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
async function approveBoth() {
  await screen.findByRole('heading', { name: /Approve all 2/ });
  tick();
  approve();
  await screen.findByText('2 payments approved');
}

it('lists them with their pictures, and asks for the bank before anything is sent', async () => {
  const { asked } = open();
  await screen.findByRole('heading', { name: 'Approve all 2 that match' });
  expect(screen.getByAltText('Receipt of CHM000001').getAttribute('src')).toBe('/view-0');
  expect(screen.getByText('PDF')).toBeDefined();
  const tickBox = screen.getByRole('checkbox', { name: /each of these 2 payments, RM 208.00 together/ });
  approve();
  expect(tickBox.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(tickBox);
  // Beside the button, below a list that scrolls.
  expect(tickBox.closest('footer')?.contains(screen.getByRole('button', { name: /^Approve 2/ }))).toBe(true);
  expect(asked).toEqual([]);
  tick();
  approve();
  expect(await screen.findByText('2 payments approved')).toBeDefined();
  expect(asked[0]).toMatchObject({
    path: '/api/admin/bulk-approvals',
    body: { seenInBank: true, orders: ids.map((orderId) => ({ orderId, version: 3 })) },
  });
});

it('shows a receipt large, and the list and its ticks are as they were', async () => {
  open();
  await screen.findByRole('heading', { name: /Approve all 2/ });
  tick();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Approve CHM000002' }));
  const thumbnail = screen.getByRole('button', { name: 'Receipt of CHM000001: show it large' });
  expect(screen.getByAltText('Receipt of CHM000001').className).toContain('object-contain');
  fireEvent.click(thumbnail);
  const large = await screen.findByRole('dialog', { name: /^CHM000001 RM 104.00/ });
  expect(await within(large).findByAltText('Receipt of CHM000001')).toBeDefined();
  expect(within(large).getByRole('button', { name: 'Zoom in' })).toBeDefined();
  fireEvent.keyDown(large, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^CHM000001/ })).toBeNull());
  expect(screen.getByRole('checkbox', { name: 'Approve CHM000002' })).toHaveProperty('checked', false);
  expect(screen.getByRole('checkbox', { name: 'Approve CHM000001' })).toHaveProperty('checked', true);
  await waitFor(() => expect(document.activeElement).toBe(thumbnail));
});

it('says how many are left out until earlier receipts are read', async () => {
  open([], 3);
  expect(
    await screen.findByText('3 more receipts match, but wait until earlier ones are read.'),
  ).toBeDefined();
});

it('leaves out what was unticked, and the bank is asked about the rest anew', async () => {
  const { asked } = open();
  await screen.findByRole('heading', { name: /Approve all 2/ });
  tick();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Approve CHM000002' }));
  expect(screen.getByRole('checkbox', { name: /this payment, RM 104.00/ })).toHaveProperty('checked', false);
  tick();
  approve();
  await screen.findByText(/payments approved/);
  expect(asked[0]).toMatchObject({ body: { orders: [{ orderId: ids[0], version: 3 }] } });
});

it('takes the tick back when another payment joins the list meanwhile', async () => {
  const { replace } = open();
  await screen.findByRole('heading', { name: /Approve all 2/ });
  tick();
  await replace([aMatch(0), aMatch(1), aMatch(0, { orderId: 'third', orderNumber: 'CHM000003' })]);
  const bank = await screen.findByRole('checkbox', { name: /each of these 3 payments/ });
  expect(bank).toHaveProperty('checked', false);
});

it('says which were not approved and why', async () => {
  open([{ orderId: 'x', orderNumber: 'CHM000009', code: 'approval.not_matching', details: {} }]);
  await screen.findByRole('heading', { name: /Approve all 2/ });
  tick();
  approve();
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toMatch(/1 order not approved.*CHM000009.*needs a look of its own/);
});

it('can be undone while the minute lasts, and no longer', async () => {
  const { asked, timesClosed } = open();
  await screen.findByRole('heading', { name: /Approve all 2/ });
  tick();
  approve();
  fireEvent.click(await screen.findByRole('button', { name: /^Undo \(\d+ s\)$/ }));
  await waitFor(() => expect(timesClosed()).toBe(1));
  const approvalId = asked[1]?.path.split('/').at(-2);
  expect(asked[0]?.body).toMatchObject({ approvalId });
  expect(asked[1]?.path).toBe(`/api/admin/bulk-approvals/${approvalId}/undo`);
  expect(shownToasts().map(({ title }) => title)).toEqual(['2 approvals taken back']);
});

it('closed, it leaves the way back in a toast', async () => {
  const { asked } = open();
  await approveBoth();
  closeDialog();
  const [toast] = shownToasts();
  expect(toast).toMatchObject({ title: '2 payments approved', action: { label: 'Undo' } });
  act(() => toast?.action?.run());
  await waitFor(() => expect(asked.at(-1)?.path).toMatch(/\/undo$/));
});

it('can still be taken back where the page is loaded again after it was closed, and begins anew', async () => {
  const { asked } = open();
  await approveBoth();
  closeDialog();
  cleanup();
  dropToastsOfPage();

  const { asked: later } = open();
  expect(await screen.findByRole('heading', { name: 'Approve all 2 that match' })).toBeDefined();
  expect(shownToasts()).toMatchObject([{ title: '2 payments approved', action: { label: 'Undo' } }]);
  act(() => shownToasts()[0]?.action?.run());
  const [approval] = asked.map(({ body }) => body as { approvalId: string });
  await waitFor(() =>
    expect(later.map(({ path }) => path)).toEqual([`/api/admin/bulk-approvals/${approval?.approvalId}/undo`]),
  );
  await waitFor(() => expect(shownToasts().at(-1)?.title).toBe('2 approvals taken back'));
  cleanup();
  dropToastsOfPage();
  open();
  expect(shownToasts()).toEqual([]);
});

it('can be taken back after the page was loaded again, until the minute is over', async () => {
  const { asked } = open();
  await approveBoth();
  cleanup();

  open();
  expect(await screen.findByText('2 payments approved')).toBeDefined();
  cleanup();
  vi.setSystemTime(Date.now() + 60_001);
  open();
  expect(await screen.findByRole('heading', { name: 'Approve all 2 that match' })).toBeDefined();
  cleanup();
  vi.setSystemTime(Date.now() - 60_001);

  const { asked: later, timesClosed } = open();
  fireEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(timesClosed()).toBe(1));
  const [approval] = asked.map(({ body }) => body as { approvalId: string });
  const path = `/api/admin/bulk-approvals/${approval?.approvalId}/undo`;
  expect(later.map((call) => call.path)).toEqual([path]);
  cleanup();
  open();
  expect(await screen.findByRole('heading', { name: 'Approve all 2 that match' })).toBeDefined();
});
