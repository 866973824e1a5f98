import type { BulkChangeResponse } from '@mooncake/domain/orders/order-change.contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { setLimit } from '../../checkout/checkout.testing.ts';
import { addSignedIn, call } from '../../staff/staff.testing.ts';
import { createTestDatabase } from '../../testing/test-database.testing.ts';
import { mochiEntry, openBackOffice } from './admin-orders.testing.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('orders').execute();
  await db.updateTable('product_batch_limits').set({ taken: 0, limit_quantity: 50 }).execute();
  await db.updateTable('batch_time_slots').set({ booked: 0, capacity: null }).execute();
});

describe('a change by hand', () => {
  test('needs a reason, which goes into the notes and the log', async () => {
    const clock = () => new Date('2090-09-01T10:05:00Z');
    const { enter, ask, shop, audited } = await openBackOffice(database, { clock });
    const { id, version } = await enter(mochiEntry(shop));
    await ask('PUT', `/orders/${id}/notes`, { notes: 'Likes lotus.', version: 0 });
    const change = { orderStatus: 'verified', paymentStatus: 'verified', version };
    const blank = await ask('PUT', `/orders/${id}/status`, { ...change, reason: ' ' });
    expect(blank.json).toMatchObject({ code: 'order.reason_required' });

    const { json } = await ask('PUT', `/orders/${id}/status`, { ...change, reason: 'Paid in cash' });
    expect(json).toMatchObject({
      order: {
        orderStatus: 'verified',
        paymentStatus: 'verified',
        paymentVerifiedAt: '2090-09-01T10:05:00.000Z',
        adminNotes:
          'Likes lotus.\n[2090-09-01 18:05] Paid in cash | order: pending -> verified | payment: pending -> verified',
        adminNotesVersion: 2,
        customerNote: null,
      },
    });
    expect(await audited(id)).toContain('order.status_changed');
    const { json: history } = await ask('GET', `/orders/${id}/history`);
    expect(history).toMatchObject({
      entries: [
        { action: 'order.status_changed', actorName: 'Mei', details: { reason: 'Paid in cash' } },
        { action: 'order.notes_changed' },
        { action: 'order.entered' },
      ],
    });
  });

  test('to what it is already is no change', async () => {
    const { enter, ask, shop } = await openBackOffice(database);
    const { id, version } = await enter(mochiEntry(shop));
    const change = { orderStatus: 'pending', paymentStatus: 'pending', reason: 'x', version };
    expect((await ask('PUT', `/orders/${id}/status`, change)).json).toMatchObject({
      code: 'order.nothing_to_change',
    });
  });

  test('of an order a colleague changed meanwhile is refused with the news', async () => {
    const { enter, ask, shop } = await openBackOffice(database);
    const { id, version } = await enter(mochiEntry(shop));
    const change = { orderStatus: 'completed', paymentStatus: 'verified', reason: 'Collected', version };
    await ask('PUT', `/orders/${id}/status`, change);
    const late = await ask('PUT', `/orders/${id}/status`, { ...change, orderStatus: 'ready_for_pickup' });
    expect(late.status).toBe(409);
    expect(late.json).toMatchObject({
      code: 'order.changed_meanwhile',
      details: { orderStatus: 'completed', paymentStatus: 'verified', version: version + 1 },
    });
  });

  test('takes stock again on leaving cancelled, or is refused with the shortage', async () => {
    const { enter, ask, look, shop, taken } = await openBackOffice(database);
    const { id } = await enter(mochiEntry(shop, 4));
    const change = async (orderStatus: string) =>
      ask('PUT', `/orders/${id}/status`, {
        orderStatus,
        paymentStatus: 'pending',
        reason: 'by phone',
        version: (await look(id)).version,
      });
    await change('cancelled');
    expect(await taken()).toBe(0);
    await change('pending');
    expect(await taken()).toBe(4);
    await change('rejected');
    expect(await taken()).toBe(0);

    await setLimit(db, shop.batch('13/9').id, shop.mochi.id, 3);
    const refused = await change('verified');
    expect(refused.json).toMatchObject({
      code: 'batch.short_of_stock',
      details: { shortages: [{ needed: 4, available: 3 }] },
    });
    expect(await taken()).toBe(0);
    expect((await look(id)).orderStatus).toBe('rejected');
  });

  test('keeps the stock of what is packed and collected', async () => {
    const { enter, ask, look, shop, taken } = await openBackOffice(database);
    const { id } = await enter(mochiEntry(shop, 2));
    for (const orderStatus of ['ready_for_pickup', 'completed']) {
      const { version } = await look(id);
      await ask('PUT', `/orders/${id}/status`, {
        orderStatus,
        paymentStatus: 'verified',
        reason: 'x',
        version,
      });
      expect(await taken()).toBe(2);
    }
  });

  test('leaves an order that waits outside stock waiting, until somebody says it is paid', async () => {
    const { enter, ask, look, shop, taken } = await openBackOffice(database);
    const { id } = await enter(mochiEntry(shop, 2));
    await db.updateTable('orders').set({ outside_stock: true }).execute();
    await db.updateTable('product_batch_limits').set({ taken: 0 }).execute();
    const change = async (statuses: object) =>
      ask('PUT', `/orders/${id}/status`, { ...statuses, reason: 'x', version: (await look(id)).version });
    await change({ orderStatus: 'pending', paymentStatus: 'rejected' });
    expect(await look(id)).toMatchObject({ outsideStock: true });
    expect(await taken()).toBe(0);
    await change({ orderStatus: 'pending', paymentStatus: 'verified' });
    expect(await look(id)).toMatchObject({ outsideStock: false });
    expect(await taken()).toBe(2);
  });
});

describe('notes', () => {
  test('never overwrite newer ones: those come back instead', async () => {
    const { enter, ask, shop } = await openBackOffice(database);
    const { id } = await enter(mochiEntry(shop));
    const save = (notes: string, version: number) => ask('PUT', `/orders/${id}/notes`, { notes, version });
    expect((await save('Mine', 0)).json).toEqual({ notes: 'Mine', version: 1 });
    const late = await save('Yours', 0);
    expect(late.status).toBe(409);
    expect(late.json).toMatchObject({ code: 'notes.conflict', details: { notes: 'Mine', version: 1 } });
    // The answer to the first save was lost and the browser asks again.
    expect((await save('Mine', 0)).json).toEqual({ notes: 'Mine', version: 1 });
    expect((await save('Both', 1)).json).toEqual({ notes: 'Both', version: 2 });
  });

  test('of two people at once: one is saved, the other is told', async () => {
    const { app, enter, shop, headers } = await openBackOffice(database);
    const colleague = await addSignedIn(db);
    const { id } = await enter(mochiEntry(shop));
    const save = (notes: string, who: Record<string, string>) =>
      call(app, `/api/admin/orders/${id}/notes`, {
        method: 'PUT',
        body: { notes, version: 0 },
        headers: who,
      });
    const answers = await Promise.all([save('A', headers), save('B', colleague.headers)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('do not stand in the way of a status change', async () => {
    const { enter, ask, look, shop } = await openBackOffice(database);
    const { id, version } = await enter(mochiEntry(shop));
    await ask('PUT', `/orders/${id}/notes`, { notes: 'Called', version: 0 });
    expect((await look(id)).version).toBe(version);
  });
});

describe('many at once', () => {
  test('are changed each for itself, and failures are listed', async () => {
    const { enter, ask, look, shop, taken } = await openBackOffice(database);
    const [a, b] = [await enter(mochiEntry(shop, 1)), await enter(mochiEntry(shop, 2))];
    const cancelled = await enter(mochiEntry(shop, 3));
    await ask('POST', '/orders/bulk', { orderIds: [cancelled.id], orderStatus: 'cancelled', reason: 'x' });
    expect(await taken()).toBe(3);
    await setLimit(db, shop.batch('13/9').id, shop.mochi.id, 3);
    const nobody = '7e0c4e57-9a3d-4c1b-8f26-5d1a2b4c6e80';

    const { json } = await ask('POST', '/orders/bulk', {
      orderIds: [a.id, b.id, a.id, cancelled.id, nobody],
      orderStatus: 'ready_for_pickup',
      reason: 'Packed',
    });
    const answer = json as BulkChangeResponse;
    expect(answer.changed).toEqual([
      { orderId: a.id, orderNumber: a.orderNumber },
      { orderId: b.id, orderNumber: b.orderNumber },
    ]);
    expect(answer.skipped).toEqual([{ orderId: cancelled.id, orderNumber: cancelled.orderNumber }]);
    expect(answer.failed).toMatchObject([{ orderId: nobody, orderNumber: null, code: 'order.not_found' }]);
    expect(await look(a.id)).toMatchObject({
      orderStatus: 'ready_for_pickup',
      paymentStatus: 'pending',
      adminNotes: expect.stringContaining('Packed | order: pending -> ready_for_pickup'),
    });
    const again = await ask('POST', '/orders/bulk', {
      orderIds: [a.id],
      orderStatus: 'ready_for_pickup',
      reason: 'Packed',
    });
    expect(again.json).toEqual({
      changed: [],
      unchanged: [{ orderId: a.id, orderNumber: a.orderNumber }],
      skipped: [],
      failed: [],
    });
  });

  test('are looked up before, as they are by now', async () => {
    const { enter, ask, shop, aPaidOrder } = await openBackOffice(database);
    const [entered, paid] = [await enter(mochiEntry(shop, 2)), await aPaidOrder()];
    await ask('POST', '/orders/bulk', { orderIds: [entered.id], orderStatus: 'completed', reason: 'x' });
    const nobody = '7e0c4e57-9a3d-4c1b-8f26-5d1a2b4c6e80';
    const { json } = await ask('POST', '/orders/bulk/preview', { orderIds: [entered.id, nobody, paid.id] });
    expect(json).toEqual({
      orders: [
        {
          id: paid.id,
          orderNumber: paid.orderNumber,
          orderStatus: 'payment_uploaded',
          paymentStatus: 'pending',
          customer: { name: expect.any(String) },
          totalSen: expect.any(Number),
          hasReceipt: true,
        },
        {
          id: entered.id,
          orderNumber: entered.orderNumber,
          orderStatus: 'completed',
          paymentStatus: 'pending',
          customer: { name: entered.customer.name },
          totalSen: entered.totalSen,
          hasReceipt: false,
        },
      ],
    });
  });

  test('bring nothing back that was cancelled or rejected', async () => {
    const { enter, ask, look, shop, taken, audited } = await openBackOffice(database);
    const before = await taken();
    for (const orderStatus of ['cancelled', 'rejected'] as const) {
      const { id, orderNumber, version } = await enter(mochiEntry(shop, 1));
      const over = { orderStatus, paymentStatus: 'rejected', reason: 'x', version };
      await ask('PUT', `/orders/${id}/status`, over);
      const lines = await audited(id);
      for (const wished of ['ready_for_pickup', 'completed', 'cancelled']) {
        const { json } = await ask('POST', '/orders/bulk', {
          orderIds: [id],
          orderStatus: wished,
          reason: 'All packed',
        });
        expect(json).toEqual({
          changed: [],
          unchanged: [],
          skipped: [{ orderId: id, orderNumber }],
          failed: [],
        });
      }
      expect(await audited(id)).toEqual(lines);
      expect(await look(id)).toMatchObject({ orderStatus, paymentStatus: 'rejected', version: version + 1 });
    }
    expect(await taken()).toBe(before);
  });

  test('need a reason', async () => {
    const { enter, ask, shop } = await openBackOffice(database);
    const { id } = await enter(mochiEntry(shop));
    const { json } = await ask('POST', '/orders/bulk', {
      orderIds: [id],
      orderStatus: 'completed',
      reason: '',
    });
    expect(json).toMatchObject({ code: 'order.reason_required' });
  });
});
