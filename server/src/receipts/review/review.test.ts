import type { ReceiptReviewResponse, ReviewQueue } from '@mooncake/domain/receipts/receipt-review.contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { setLimit } from '../../checkout/checkout.testing.ts';
import { openBackOffice } from '../../orders/admin/admin-orders.testing.ts';
import { addSignedIn, call } from '../../staff/staff.testing.ts';
import { createTestDatabase } from '../../testing/test-database.testing.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('orders').execute();
  await db.updateTable('product_batch_limits').set({ taken: 0 }).execute();
  await db.updateTable('batch_time_slots').set({ booked: 0 }).execute();
});

describe('approving', () => {
  test('verifies order and payment, and tells when', async () => {
    const { aPaidOrder, ask, audited } = await openBackOffice(database);
    const { id, version } = await aPaidOrder();
    const { status, json } = await ask('POST', `/orders/${id}/approve`, { seenInBank: true, version });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      order: { orderStatus: 'verified', paymentStatus: 'verified', version: version + 1, customerNote: null },
    });
    expect(json).toHaveProperty('order.paymentVerifiedAt', expect.stringMatching(/Z$/));
    expect(await audited(id)).toContain('order.approved');
  });

  test('needs a receipt, and the money seen in the bank account', async () => {
    const { aPaidOrder, ask } = await openBackOffice(database);
    const { id, version } = await aPaidOrder();
    const unseen = await ask('POST', `/orders/${id}/approve`, { seenInBank: false, version });
    expect(unseen.json).toMatchObject({ code: 'review.not_seen_in_bank' });
    await db.deleteFrom('receipts').where('order_id', '=', id).execute();
    const without = await ask('POST', `/orders/${id}/approve`, { seenInBank: true, version });
    expect(without.json).toMatchObject({ code: 'review.no_receipt' });
  });

  test('by two at once: one wins, the other is told', async () => {
    const { app, aPaidOrder, headers, audited } = await openBackOffice(database);
    const colleague = await addSignedIn(db);
    for (let round = 0; round < 5; round += 1) {
      const { id, version } = await aPaidOrder();
      const post = (path: string, body: object, who: Record<string, string>) =>
        call(app, `/api/admin/orders/${id}/${path}`, { method: 'POST', body, headers: who });
      const answers = await Promise.all([
        post('approve', { seenInBank: true, version }, headers),
        post('cancel', { notes: 'No transfer found', version }, colleague.headers),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const loser = answers.find(({ status }) => status === 409);
      expect(loser?.json).toMatchObject({
        code: 'order.changed_meanwhile',
        details: { version: version + 1 },
      });
      const decisions = (await audited(id)).filter((action) => /approved|cancelled/.test(action));
      expect(decisions).toHaveLength(1);
    }
  });

  test('a late order takes its stock, or is refused with the shortage', async () => {
    const { aPaidOrder, ask, shop, taken } = await openBackOffice(database);
    const { id, version } = await aPaidOrder({ quantity: 3 });
    // As a receipt that came too late leaves it: in line, but counted nowhere.
    await db
      .updateTable('orders')
      .set({ outside_stock: true, order_status: 'pending' })
      .where('id', '=', id)
      .execute();
    await db.updateTable('product_batch_limits').set({ taken: 0 }).execute();
    await db.updateTable('batch_time_slots').set({ booked: 0 }).execute();

    const batchId = shop.batch('13/9').id;
    const { limit_quantity } = await db
      .selectFrom('product_batch_limits')
      .select('limit_quantity')
      .where('batch_id', '=', batchId)
      .where('product_id', '=', shop.mochi.id)
      .executeTakeFirstOrThrow();
    await setLimit(db, batchId, shop.mochi.id, 2);
    const short = await ask('POST', `/orders/${id}/approve`, { seenInBank: true, version });
    expect(short.json).toMatchObject({
      code: 'batch.short_of_stock',
      details: { shortages: [{ needed: 3, available: 2 }] },
    });
    expect(await taken()).toBe(0);

    await setLimit(db, batchId, shop.mochi.id, limit_quantity);
    const approved = await ask('POST', `/orders/${id}/approve`, { seenInBank: true, version });
    expect(approved.json).toMatchObject({ order: { orderStatus: 'verified', outsideStock: false } });
    expect(await taken()).toBe(3);
  });
});

describe('a receipt nobody has judged', () => {
  test.each(['ready_for_pickup', 'completed', 'verified', 'cancelled', 'rejected'] as const)(
    'waits in the review though its order is %s, and approving settles the payment alone',
    async (orderStatus) => {
      const { aPaidOrder, ask, look, taken } = await openBackOffice(database);
      const { id, version } = await aPaidOrder();
      const went = { orderStatus, paymentStatus: 'pending', reason: 'Packed early', version };
      expect((await ask('PUT', `/orders/${id}/status`, went)).status).toBe(200);
      const held = await taken();
      expect((await ask('GET', '/review-queue')).json).toMatchObject({ waiting: 1, nextId: id });

      const { json } = await ask('POST', `/orders/${id}/approve`, { seenInBank: true, version: version + 1 });
      expect(json).toMatchObject({ order: { orderStatus, paymentStatus: 'verified' } });
      expect(await taken()).toBe(held);
      expect((await ask('GET', '/review-queue')).json).toMatchObject({ waiting: 0 });
      expect((await look(id)).paymentVerifiedAt).not.toBeNull();
    },
  );
});

describe('a receipt that is not accepted', () => {
  test('asks for another, with a note the customer reads; the order and its boxes stay', async () => {
    const { app, aPaidOrder, ask, taken, audited } = await openBackOffice(database);
    const { id, version, orderNumber } = await aPaidOrder({ quantity: 2 });
    const blank = await ask('POST', `/orders/${id}/refuse-receipt`, { notes: ' ', version });
    expect(blank.json).toMatchObject({ code: 'review.notes_required' });

    const notes = 'The amount is not readable.';
    const { json } = await ask('POST', `/orders/${id}/refuse-receipt`, { notes, version });
    expect(json).toMatchObject({
      order: { orderStatus: 'pending', paymentStatus: 'rejected', customerNote: notes },
    });
    expect(json).toMatchObject({ order: { paymentRejectedAt: expect.any(String) } });
    expect(await taken()).toBe(2);
    expect(await audited(id)).toContain('receipt.refused');
    expect((await ask('GET', '/review-queue')).json).toMatchObject({ waiting: 0 });

    const lookup = async () =>
      (
        await call(app, '/api/orders/lookup', {
          method: 'POST',
          body: { orderNumber, phone: '0120345678' },
        })
      ).json;
    expect(await lookup()).toMatchObject({ orders: [{ customerNote: notes, canReplaceReceipt: true }] });
    await ask('POST', `/orders/${id}/cancel`, { notes: 'No transfer came.', version: version + 1 });
    expect(await lookup()).toMatchObject({ orders: [{ canReplaceReceipt: false }] });
  });
});

describe('cancelling', () => {
  test('needs a note, which the customer reads, and gives the stock back', async () => {
    const { aPaidOrder, ask, taken } = await openBackOffice(database);
    const { id, version, orderNumber } = await aPaidOrder({ quantity: 2 });
    expect(await taken()).toBe(2);
    const blank = await ask('POST', `/orders/${id}/cancel`, { notes: '  ', version });
    expect(blank.status).toBe(422);
    expect(blank.json).toMatchObject({ code: 'review.notes_required' });

    const { json } = await ask('POST', `/orders/${id}/cancel`, { notes: ' No transfer found. ', version });
    expect(json).toMatchObject({
      order: {
        orderStatus: 'cancelled',
        paymentStatus: 'rejected',
        customerNote: 'No transfer found.',
        adminNotes: '',
        paymentVerifiedAt: null,
      },
    });
    expect(await taken()).toBe(0);
    const { json: seen } = await call((await openBackOffice(database)).app, '/api/orders/lookup', {
      method: 'POST',
      body: { orderNumber, phone: '0120345678' },
    });
    expect(seen).toMatchObject({ orders: [{ customerNote: 'No transfer found.' }] });
  });
});

describe('an order whose receipt went with its customer', () => {
  test('waits for no review, and there is nothing to refuse', async () => {
    const { aPaidOrder, ask } = await openBackOffice(database);
    const { waiting } = (await ask('GET', '/review-queue')).json as ReviewQueue;
    const { id, version } = await aPaidOrder();
    await db.deleteFrom('receipts').where('order_id', '=', id).execute();
    expect((await ask('GET', '/review-queue')).json).toMatchObject({ waiting });
    const refused = await ask('POST', `/orders/${id}/refuse-receipt`, { notes: 'Not readable', version });
    expect(refused.json).toMatchObject({ code: 'review.no_receipt' });
  });
});

describe('money that came for an order that is cancelled', () => {
  test.each([
    ['was verified before', true, {}],
    ['is seen in the bank on cancelling', false, { hasMoneyArrived: true }],
  ])('%s and stays known', async (_, isVerified, seen) => {
    const { aPaidOrder, ask, look } = await openBackOffice(database);
    const { id, version } = await aPaidOrder();
    if (isVerified) await ask('POST', `/orders/${id}/approve`, { seenInBank: true, version });
    const cancel = { notes: 'The kitchen is closed.', version: (await look(id)).version, ...seen };
    expect((await ask('POST', `/orders/${id}/cancel`, cancel)).json).toMatchObject({
      order: { orderStatus: 'cancelled', paymentStatus: 'verified', refund: 'due' },
    });
  });
});

describe('the review', () => {
  const reviewOf = async (ask: Awaited<ReturnType<typeof openBackOffice>>['ask'], id: string) =>
    (await ask('GET', `/orders/${id}/review`)).json as ReceiptReviewResponse;

  test('shows what is due beside the receipt, and leads through those that wait', async () => {
    const at = { now: Date.now() };
    const { aPaidOrder, ask } = await openBackOffice(database, { clock: () => new Date(at.now) });
    const ids: string[] = [];
    for (let minute = 0; minute < 3; minute += 1) {
      ids.push((await aPaidOrder({ quantity: minute + 1 })).id);
      at.now += 60_000;
    }
    const [first = '', second = '', third = ''] = ids;
    expect((await ask('GET', '/review-queue')).json).toEqual({
      waiting: 3,
      position: null,
      previousId: null,
      nextId: first,
    });
    const review = await reviewOf(ask, second);
    expect(review).toMatchObject({
      amountDueSen: expect.any(Number),
      receipt: { kind: 'jpeg', originalName: 'bank "slip".jpg' },
      sameFileOrders: [],
      queue: { waiting: 3, position: 2, previousId: first, nextId: third },
    });
    expect(review.paymentReferenceCode).toBe(review.orderNumber);

    await ask('POST', `/orders/${second}/approve`, { seenInBank: true, version: review.version });
    expect((await reviewOf(ask, second)).queue).toEqual({
      waiting: 2,
      position: null,
      previousId: null,
      nextId: first,
    });
    expect((await reviewOf(ask, third)).queue).toEqual({
      waiting: 2,
      position: 2,
      previousId: first,
      nextId: null,
    });
  });

  test('tells of other orders paid with the very same file', async () => {
    const { aPaidOrder, ask } = await openBackOffice(database);
    const first = await aPaidOrder({ file: 'one transfer' });
    const second = await aPaidOrder({ file: 'one transfer' });
    await aPaidOrder({ file: 'another' });
    expect((await reviewOf(ask, second.id)).sameFileOrders).toMatchObject([
      { orderId: first.id, orderNumber: first.orderNumber },
    ]);
  });

  test('of an order without a receipt says so', async () => {
    const { aPaidOrder, ask } = await openBackOffice(database);
    const { id } = await aPaidOrder();
    await db.deleteFrom('receipts').execute();
    expect((await reviewOf(ask, id)).receipt).toBeNull();
  });
});
