import type { Language } from '@mooncake/domain/language';
import type { ReceiptReviewResponse } from '@mooncake/domain/receipts/receipt-review.contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { anOrder, answerCalls, refusal, renderInOffice } from '../orders/orders.testing.tsx';
import { keepBegunNote } from './begun-notes.ts';
import { ReceiptReviewDialog } from './receipt-review-dialog.tsx';

const ids = {
  first: '00000000-0000-4000-8000-000000000001',
  second: '00000000-0000-4000-8000-000000000002',
};

export function aReview(changes: Partial<ReceiptReviewResponse> = {}): ReceiptReviewResponse {
  return {
    orderId: ids.first,
    orderNumber: 'CHM123456',
    customerName: 'Tan Ah Hua',
    orderStatus: 'payment_uploaded',
    paymentStatus: 'pending',
    outsideStock: false,
    version: 3,
    amountDueSen: 15_200,
    paymentReferenceCode: 'CHM123456',
    receipt: {
      id: 'r1',
      kind: 'jpeg',
      originalName: 'slip.jpg',
      sizeBytes: 100,
      uploadedAt: '2026-09-01T10:00:00.000Z',
      viewUrl: '/view',
      downloadUrl: '/original',
    },
    sameFileOrders: [],
    reading: null,
    queue: { waiting: 2, position: 1, previousId: null, nextId: ids.second },
    ...changes,
  };
}

const firstReceipt = aReview().receipt;
const secondReview = aReview({
  orderId: ids.second,
  orderNumber: 'CHM222222',
  paymentReferenceCode: 'CHM222222',
  receipt: firstReceipt && { ...firstReceipt, id: 'r2', viewUrl: '/view-second' },
  queue: { waiting: 1, position: 1, previousId: null, nextId: null },
});

type Decide = (path: string, body: unknown) => Response | null | Promise<never>;

/** Opens the review of the first of two receipts; decisions and downloads are answered as told. */
export function openReview(decide: Decide, review = aReview(), language: Language = 'en') {
  let stored = review;
  let isRemoved = false;
  const asked: { path: string; body: unknown }[] = [];
  const fetched: string[] = [];
  answerCalls((path, body) => {
    fetched.push(path);
    if (isRemoved && path.includes(`${ids.first}/review`)) {
      return refusal('order.not_found', { orderNumber: ids.first }, 404);
    }
    if (/\/review(\?|$)/.test(path)) return Response.json(path.includes(ids.second) ? secondReview : stored);
    // By verdict the second comes first.
    if (path.startsWith('/api/admin/review-queue')) {
      return Response.json({ waiting: 2, position: null, previousId: null, nextId: ids.second });
    }
    if (path.startsWith('/view')) return new Response(new Blob(['picture'], { type: 'image/jpeg' }));
    if (!/approve|cancel|refuse|original/.test(path)) return Response.json({ order: anOrder() });
    asked.push({ path, body });
    return decide(path, body) as Response | null;
  });
  const opened: string[] = [];
  const turned: string[] = [];
  const dialogOf = (orderId: string) => (
    <ReceiptReviewDialog
      orderId={orderId}
      onClose={() => {
        closed += 1;
      }}
      onOpenOrder={(openedId) => opened.push(openedId)}
      onTurn={(turnedId) => turned.push(turnedId)}
    />
  );
  let closed = 0;
  const { queries, refetch, redraw, unmount } = renderInOffice(dialogOf(ids.first), '/', language);
  return {
    asked,
    fetched,
    opened,
    turned,
    queries,
    /** A colleague changes the order, and the live update brings it. */
    changeMeanwhile(changes: Partial<ReceiptReviewResponse>) {
      stored = { ...stored, ...changes, version: stored.version + 1 };
      return act(() => refetch());
    },
    /** A colleague removes the order, and the live update tells of it. */
    removeMeanwhile() {
      isRemoved = true;
      return act(() => refetch());
    },
    timesClosed: () => closed,
    /** The address names the second order, as going back in the browser may. */
    goToSecond: () => redraw(dialogOf(ids.second)),
    unmount,
  };
}

export const press = (key: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key });
export const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const approved = () =>
  Response.json({ order: anOrder({ orderStatus: 'verified', paymentStatus: 'verified' }) });

export const cancelled = () =>
  Response.json({ order: anOrder({ orderStatus: 'cancelled', paymentStatus: 'rejected' }) });

/** Types as somebody does who did not look where the focus is: each key goes to whatever has it. */
export function typeBlindly(words: string) {
  for (const key of words) fireEvent.keyDown(document.activeElement ?? document.body, { key });
}

export const seen = () =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: 'Seen in the bank account' });

/** Notes outlive the review they are written in. */
export function forgetNotes() {
  for (const orderId of Object.values(ids)) keepBegunNote(orderId, null);
}
