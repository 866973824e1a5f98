import { randomUUID } from 'node:crypto';
import type {
  ApproveMatchingResponse,
  MatchingReceiptsResponse,
  UndoApprovalResponse,
} from '@mooncake/domain/receipts/bulk-approval.contract';
import type { ReceiptVerdict } from '@mooncake/domain/receipts/reading/receipt-reading.contract';
import type { ReviewQueue } from '@mooncake/domain/receipts/receipt-review.contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Deps } from '../../deps.ts';
import { examineShop } from '../../doctor/doctor.ts';
import { openBackOffice } from '../../orders/admin/admin-orders.testing.ts';
import { addSignedIn, call } from '../../staff/staff.testing.ts';
import { createTestDatabase } from '../../testing/test-database.testing.ts';
import { noReceiptReader } from '../reading/no-receipt-reader.ts';
import { keepVerdict } from '../reading/readings.testing.ts';
import { forgetBulkApprovals } from './approve-matching.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('orders').execute();
  await db.updateTable('product_batch_limits').set({ taken: 0 }).execute();
  await db.updateTable('batch_time_slots').set({ booked: 0 }).execute();
});

async function openBulk({ isOn = true, isRead = true } = {}) {
  let ahead = 0;
  const office = await openBackOffice(database, {
    clock: () => new Date(Date.now() + ahead),
    receiptReader: { ...noReceiptReader, isInstalled: isRead },
  });
  const { app, headers, aPaidOrder, look } = office;
  await sql`update shop_settings set value = value || ${JSON.stringify({ bulkApproval: isOn })}::jsonb`.execute(
    db,
  );
  async function aReadOrder(verdict: ReceiptVerdict = 'everything-matches') {
    const order = await aPaidOrder();
    await keepVerdict(db, { receiptId: order.receiptId, orderId: order.id }, verdict);
    return order;
  }
  type Shown = { id: string; version: number };
  const say = (path: string, body?: object, as: Record<string, string> = headers) =>
    call(app, `/api/admin${path}`, { method: 'POST', body, headers: as });
  const approve = async (
    orders: readonly Shown[],
    facts: { approvalId?: string; as?: typeof headers } = {},
  ) => {
    const { approvalId = randomUUID(), as } = facts;
    const asked = orders.map(({ id, version }) => ({ orderId: id, version }));
    const { status, json } = await say(
      '/bulk-approvals',
      { approvalId, seenInBank: true, orders: asked },
      as,
    );
    expect(status).toBe(200);
    return { approvalId, ...(json as ApproveMatchingResponse) };
  };
  const undo = async (approvalId: string, as?: typeof headers) =>
    say(`/bulk-approvals/${approvalId}/undo`, undefined, as);
  const matching = async () =>
    (await office.ask('GET', '/review-queue/matching')).json as MatchingReceiptsResponse;
  const passSeconds = (seconds: number) => {
    ahead += seconds * 1000;
  };
  /** Everything about an order but when it changed last, and its version. */
  const standing = async (id: string) => {
    const { updatedAt: _, version: __, ...order } = await look(id);
    return order;
  };
  return { ...office, aReadOrder, say, approve, undo, matching, passSeconds, standing };
}

/** What the doctor finds, but for the files of orders that an earlier test took away. */
const miscounted = async (deps: Deps) =>
  (await examineShop(deps)).filter((finding) => !/no order is theirs/.test(finding));

const numbers = (orders: readonly { orderNumber: string | null }[]) =>
  orders.map(({ orderNumber }) => orderNumber);

describe('approving all that match', () => {
  test('is offered for those alone on which everything matches', async () => {
    const { aReadOrder, aPaidOrder, matching, ask } = await openBulk();
    const [first, second] = [await aReadOrder(), await aReadOrder()];
    await aReadOrder('please-look');
    await aReadOrder('does-not-match');
    await aPaidOrder();
    const [over, late, written] = [await aReadOrder(), await aReadOrder(), await aReadOrder()];
    await ask('PUT', `/orders/${over.id}/status`, {
      ...{ orderStatus: 'cancelled', paymentStatus: 'pending', reason: 'Called', version: over.version },
    });
    await db.updateTable('orders').set({ outside_stock: true }).where('id', '=', late.id).execute();
    await db.updateTable('orders').set({ customer_note: 'Hm' }).where('id', '=', written.id).execute();
    const { isOn, orders } = await matching();
    expect(isOn).toBe(true);
    expect(numbers(orders)).toEqual(numbers([first, second]));
    expect(orders[0]).toMatchObject({ amountDueSen: first.totalSen, version: first.version });
  });

  test('verifies each as a single approval does, and tells what failed', async () => {
    const { aReadOrder, approve, look, audited, taken, deps } = await openBulk();
    const [good, other, looked] = [await aReadOrder(), await aReadOrder(), await aReadOrder('please-look')];
    const held = await taken();
    const gone = { id: randomUUID(), version: 1 };
    const stale = { ...other, version: other.version + 5 };
    const { approved, failed } = await approve([good, good, stale, looked, gone]);
    expect(approved).toEqual([{ orderId: good.id, orderNumber: good.orderNumber }]);
    expect(failed.map(({ orderNumber, code }) => [orderNumber, code])).toEqual([
      [other.orderNumber, 'order.changed_meanwhile'],
      [looked.orderNumber, 'approval.not_matching'],
      [null, 'order.not_found'],
    ]);
    expect(await look(good.id)).toMatchObject({
      ...{ orderStatus: 'verified', paymentStatus: 'verified', version: good.version + 1 },
      paymentVerifiedAt: expect.any(String),
    });
    expect(await audited(good.id)).toContain('order.approved');
    expect((await look(looked.id)).paymentStatus).toBe('pending');
    expect(await taken()).toBe(held);
    expect(await miscounted(deps)).toEqual([]);
  });

  test('waits for every receipt of an order that was placed before, decided or not', async () => {
    const { aReadOrder, aPaidOrder, matching, approve, say, look } = await openBulk();
    const first = await aReadOrder();
    const unread = await aPaidOrder();
    const [second, third] = [await aReadOrder(), await aReadOrder()];
    await aReadOrder('please-look');
    const offered = async () => {
      const { orders, heldBack } = await matching();
      return [numbers(orders), heldBack];
    };
    expect(await offered()).toEqual([[first.orderNumber], 2]);
    expect((await approve([first, second])).failed).toMatchObject([
      { orderNumber: second.orderNumber, code: 'approval.earlier_unread' },
    ]);
    await say(`/orders/${unread.id}/approve`, { seenInBank: true, version: unread.version });
    expect(await offered()).toEqual([[], 2]);
    // It may be read this very moment: only what was found counts.
    const reading = { receipt_id: unread.receiptId, order_id: unread.id };
    const leased = { ...reading, leased_until: new Date(Date.now() + 60_000) };
    await db.insertInto('receipt_readings').values(leased).execute();
    expect((await approve([second])).failed).toMatchObject([{ code: 'approval.earlier_unread' }]);
    await db.deleteFrom('receipt_readings').where('receipt_id', '=', unread.receiptId).execute();
    await keepVerdict(db, { receiptId: unread.receiptId, orderId: unread.id }, 'please-look');
    expect(await offered()).toEqual([numbers([second, third]), 0]);
    expect((await approve([second])).approved).toHaveLength(1);
    expect((await look(third.id)).paymentStatus).toBe('pending');
  });

  test('is not for a receipt that was replaced after it was read', async () => {
    const { aReadOrder, approve, deps } = await openBulk();
    const [order, sent] = [await aReadOrder(), await aReadOrder()];
    await db
      .updateTable('receipts')
      .set({ order_id: order.id, uploaded_at: new Date(deps.clock().getTime() + 1000) })
      .where('id', '=', sent.receiptId)
      .execute();
    await db.deleteFrom('receipt_readings').where('receipt_id', '=', sent.receiptId).execute();
    expect((await approve([order])).failed).toMatchObject([{ code: 'approval.not_matching' }]);
  });

  test('needs the owner to have switched it on, and the money seen in the bank', async () => {
    const off = await openBulk({ isOn: false });
    const { id, version } = await off.aReadOrder();
    const body = { approvalId: randomUUID(), seenInBank: true, orders: [{ orderId: id, version }] };
    expect((await off.matching()).isOn).toBe(false);
    expect((await off.say('/bulk-approvals', body)).json).toMatchObject({ code: 'approval.off' });
    const on = await openBulk();
    const unseen = await on.say('/bulk-approvals', { ...body, seenInBank: false });
    expect(unseen.json).toMatchObject({ code: 'review.not_seen_in_bank' });
    expect((await on.look(id)).paymentStatus).toBe('pending');
  });
});

test('what was read earlier is not approved in bulk where nothing reads receipts any more', async () => {
  const { aReadOrder, say, matching, look } = await openBulk({ isRead: false });
  const { id, version } = await aReadOrder();
  expect(await matching()).toEqual({ isOn: false, orders: [], heldBack: 0 });
  const body = { approvalId: randomUUID(), seenInBank: true, orders: [{ orderId: id, version }] };
  expect((await say('/bulk-approvals', body)).json).toMatchObject({ code: 'approval.off' });
  expect((await look(id)).paymentStatus).toBe('pending');
});

test('what was approved before is said to be, and not approved again', async () => {
  const { aReadOrder, approve, undo, look, audited } = await openBulk();
  const order = await aReadOrder();
  const first = await approve([order]);
  const { approvalId } = first;
  expect(await approve([order], { approvalId })).toEqual(first);
  const colleague = await addSignedIn(db, { role: 'admin' });
  for (const again of [{}, { approvalId, as: colleague.headers }]) {
    expect(await approve([order], again)).toMatchObject({
      approved: [],
      failed: [{ orderNumber: order.orderNumber, code: 'approval.already_approved' }],
    });
  }
  expect((await look(order.id)).version).toBe(order.version + 1);
  const approvals = (await audited(order.id)).filter((action) => action === 'order.approved');
  expect(approvals).toHaveLength(1);
  expect((await undo(approvalId)).json).toMatchObject({ undone: [{ orderId: order.id }] });
});

test('one approval that is asked for several times at once answers each time the same', async () => {
  const { aReadOrder, approve, look } = await openBulk();
  const [order, looked] = [await aReadOrder(), await aReadOrder('please-look')];
  const approvalId = randomUUID();
  const [first, ...others] = await Promise.all(
    Array.from({ length: 3 }, () => approve([order, looked], { approvalId })),
  );
  expect(first).toMatchObject({
    approved: [{ orderId: order.id }],
    failed: [{ orderId: looked.id, code: 'approval.not_matching' }],
  });
  expect(others).toEqual([first, first]);
  expect((await look(order.id)).version).toBe(order.version + 1);
});

test('an approval that was overtaken by somebody else is not said to stand', async () => {
  const { aReadOrder, approve, undo, say } = await openBulk();
  const order = await aReadOrder();
  const { approvalId } = await approve([order]);
  await undo(approvalId);
  await say(`/orders/${order.id}/approve`, { seenInBank: true, version: order.version + 2 });
  expect(await approve([order], { approvalId })).toMatchObject({
    approved: [],
    failed: [{ code: 'approval.already_approved' }],
  });
});

describe('taking it back', () => {
  test('leaves every order as it was, with a line in its log', async () => {
    const { aReadOrder, ask, approve, undo, standing, audited, taken, deps } = await openBulk();
    const [one, packed] = [await aReadOrder(), await aReadOrder()];
    const ready = { orderStatus: 'ready_for_pickup', paymentStatus: 'pending', reason: 'Early' };
    await ask('PUT', `/orders/${packed.id}/status`, { ...ready, version: packed.version });
    const before = [await standing(one.id), await standing(packed.id), await taken()];
    const { approvalId, approved } = await approve([one, { ...packed, version: packed.version + 1 }]);
    expect(approved).toHaveLength(2);
    const { json } = await undo(approvalId);
    expect(json).toMatchObject({ undone: [{}, {}], failed: [] });
    expect([await standing(one.id), await standing(packed.id), await taken()]).toEqual(before);
    expect((await audited(one.id)).slice(-2)).toContain('order.approval_undone');
    expect(await miscounted(deps)).toEqual([]);
    // Approved again it is a new approval.
    const again = await approve([{ id: one.id, version: one.version + 2 }]);
    expect(again.approved).toHaveLength(1);
  });

  test('is for who did it alone', async () => {
    const { aReadOrder, approve, undo, look } = await openBulk();
    const colleague = await addSignedIn(db, { role: 'admin' });
    const order = await aReadOrder();
    const { approvalId } = await approve([order]);
    expect((await undo(approvalId, colleague.headers)).json).toMatchObject({
      code: 'approval.nothing_to_undo',
    });
    expect((await undo(randomUUID())).status).toBe(404);
    expect((await look(order.id)).paymentStatus).toBe('verified');
  });

  test('is for a minute', async () => {
    const { aReadOrder, approve, undo, passSeconds, look, deps } = await openBulk();
    const order = await aReadOrder();
    const { approvalId, undoUntil } = await approve([order]);
    const left = new Date(undoUntil).getTime() - deps.clock().getTime();
    expect(left).toBeLessThanOrEqual(60_000);
    passSeconds(61);
    const { json } = await undo(approvalId);
    expect(json).toMatchObject({ undone: [], failed: [{ code: 'approval.undo_too_late' }] });
    expect((await look(order.id)).paymentStatus).toBe('verified');
    passSeconds(24 * 60 * 60);
    await forgetBulkApprovals(deps);
    expect(await db.selectFrom('bulk_approvals').selectAll().execute()).toEqual([]);
  });

  test('leaves alone what somebody went on with', async () => {
    const { aReadOrder, ask, approve, undo, look } = await openBulk();
    const [one, other] = [await aReadOrder(), await aReadOrder()];
    const { approvalId } = await approve([one, other]);
    const packed = { orderStatus: 'ready_for_pickup', paymentStatus: 'verified', reason: 'Packed' };
    await ask('PUT', `/orders/${one.id}/status`, { ...packed, version: one.version + 1 });
    const { undone, failed } = (await undo(approvalId)).json as UndoApprovalResponse;
    expect(numbers(undone)).toEqual([other.orderNumber]);
    expect(failed).toMatchObject([{ orderNumber: one.orderNumber, code: 'order.changed_meanwhile' }]);
    expect((await look(one.id)).orderStatus).toBe('ready_for_pickup');
  });

  test('pressed twice under one key is done once', async () => {
    const { aReadOrder, headers, say, look } = await openBulk();
    const order = await aReadOrder();
    const [key, undoKey, approvalId] = [randomUUID(), randomUUID(), randomUUID()];
    const body = { approvalId, seenInBank: true, orders: [{ orderId: order.id, version: order.version }] };
    const press = () => say('/bulk-approvals', body, { ...headers, 'Idempotency-Key': key });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ json }) => json)).toEqual(
      Array(3).fill(expect.objectContaining({ approved: [expect.anything()], failed: [] })),
    );
    const back = () =>
      say(`/bulk-approvals/${approvalId}/undo`, undefined, { ...headers, 'Idempotency-Key': undoKey });
    for (const { json } of await Promise.all([back(), back()])) {
      expect(json).toMatchObject({ undone: [{ orderId: order.id }], failed: [] });
    }
    expect((await look(order.id)).version).toBe(order.version + 2);
  });
});

test('the queue goes by verdict where that is asked, and the list is narrowed by it', async () => {
  const { aReadOrder, aPaidOrder, ask } = await openBulk();
  const good = await aReadOrder();
  const unread = await aPaidOrder();
  const doubtful = await aReadOrder('please-look');
  const bad = await aReadOrder('does-not-match');
  const queueOf = async (query: string) => (await ask('GET', `/review-queue${query}`)).json as ReviewQueue;
  expect((await queueOf('')).nextId).toBe(good.id);
  const walked: (string | null)[] = [(await queueOf('?sort=verdict')).nextId];
  while (walked.at(-1)) {
    const { json } = await ask('GET', `/orders/${walked.at(-1)}/review?sort=verdict`);
    walked.push((json as { queue: ReviewQueue }).queue.nextId);
  }
  expect(walked).toEqual([bad.id, doubtful.id, unread.id, good.id, null]);

  const listed = async (verdict: ReceiptVerdict) => (await ask('GET', `/orders?verdict=${verdict}`)).json;
  expect(await listed('please-look')).toMatchObject({
    total: 1,
    orders: [{ id: doubtful.id, receiptVerdict: 'please-look' }],
  });
});
