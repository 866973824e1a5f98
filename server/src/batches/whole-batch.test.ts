import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { describe, expect, test } from 'vitest';
import { createCounter, mochiHold, setLimit } from '../checkout/checkout.testing.ts';
import { examineShop } from '../doctor/doctor.ts';
import { mochiEntry } from '../orders/admin/admin-orders.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { openBatches } from './batches.testing.ts';

const database = await createTestDatabase();
const { db } = database;

/** Two batches of a test's own, with orders in the first. */
async function twoBatches(boxes: readonly number[], limit = 50) {
  const office = await openBatches(database);
  const { create, enter, shop } = office;
  const from = await create({ batchName: 'From', batchDate: '2090-10-01' });
  const to = await create({ batchName: 'To', batchDate: '2090-10-08' });
  await setLimit(db, from.id, shop.mochi.id, 50);
  await setLimit(db, to.id, shop.mochi.id, limit);
  const orders: AdminOrder[] = [];
  for (const quantity of boxes) orders.push(await enter(mochiEntry(shop, quantity, { batchId: from.id })));
  const move = (change: object = {}) =>
    office.ask('POST', `/batches/${from.id}/move`, { toBatchId: to.id, disablesBatch: false, ...change });
  const preview = async () =>
    (await office.ask('GET', `/batches/${from.id}/move?toBatchId=${to.id}`)).json as {
      orders: number;
      obstacles: object;
    };
  return { ...office, from, to, orders, move, preview };
}

const affected = (json: unknown) => (json as { orders: AdminOrder[] }).orders;

describe('moving a whole batch', () => {
  test('takes every live order along with its stock and its slot, and says who to write to', async () => {
    const { from, to, orders, move, preview, ask, look, taken, audited, find, deps } = await twoBatches([
      2, 3, 1,
    ]);
    const [done, cancelled] = orders;
    if (!done || !cancelled) throw new Error('there are orders');
    const settle = (order: AdminOrder, orderStatus: string, paymentStatus: string) =>
      ask('PUT', `/orders/${order.id}/status`, {
        orderStatus,
        paymentStatus,
        reason: 'Settled',
        version: order.version,
      });
    await settle(done, 'completed', 'verified');
    await settle(cancelled, 'cancelled', 'rejected');

    expect(await preview()).toMatchObject({
      orders: 1,
      boxes: 1,
      pieces: 6,
      paying: 0,
      obstacles: { shortages: [], slots: [], methods: [] },
    });
    const { status, json } = await move({ disablesBatch: true });
    expect(status).toBe(200);
    expect(affected(json)).toMatchObject([
      { id: orders[2]?.id, batch: { id: to.id }, timeSlot: '9am - 11am', version: 2 },
    ]);
    expect((await look(done.id)).batch?.id).toBe(from.id);
    expect((await look(cancelled.id)).batch?.id).toBe(from.id);
    expect(await taken(from.id)).toBe(2);
    expect(await taken(to.id)).toBe(1);
    expect(await find(from.id)).toMatchObject({ isActive: false, liveOrders: 0, orders: 2 });
    expect(await audited(orders[2]?.id ?? '')).toContain('order.moved');
    expect(await audited(from.id)).toContain('batch.orders_moved');
    expect(await examineShop(deps)).toEqual([]);
  });

  test('is refused with the shortages, and then nothing moves', async () => {
    const { from, to, orders, move, preview, look, taken, shop } = await twoBatches([2, 3], 4);
    const shortage = {
      productId: shop.mochi.id,
      productName: shop.mochi.name,
      productNameZh: shop.mochi.name_zh,
      needed: 5,
      available: 4,
    };
    expect((await preview()).obstacles).toEqual({ shortages: [shortage], slots: [], methods: [] });
    expect((await move({ disablesBatch: true })).json).toMatchObject({
      code: 'batch.short_of_stock',
      details: { shortages: [shortage] },
    });
    for (const { id } of orders) expect(await look(id)).toMatchObject({ batch: { id: from.id }, version: 1 });
    expect(await taken(from.id)).toBe(5);
    expect(await taken(to.id)).toBe(0);
  });

  test('is refused where the method or the slot is not offered, or the slot has too little room', async () => {
    const { to, move, preview, put, shop, rawang } = await twoBatches([1, 1]);
    const nine = shop.slot('9am');
    await put(to.id, '/slots', {
      slots: [{ timeSlotId: nine.id, isActive: true, capacity: 1 }],
    });
    const tight = { timeSlot: nine.time_slot, needed: 2, available: 1 };
    expect((await preview()).obstacles).toMatchObject({ slots: [tight] });
    expect((await move()).json).toMatchObject({ code: 'slot.full', details: { timeSlot: nine.time_slot } });

    await put(to.id, '/slots', {
      slots: [{ timeSlotId: nine.id, isActive: false, capacity: null }],
    });
    expect((await preview()).obstacles).toMatchObject({ slots: [{ ...tight, available: 0 }] });
    expect((await move()).json).toMatchObject({ code: 'slot.not_allowed' });

    await put(to.id, '/slots', { slots: [] });
    const { batchName, batchDate } = to;
    const other = [shop.method('Kepong').id];
    await put(to.id, '', {
      batchName,
      batchDate,
      orderUntil: null,
      deliveryMethodIds: other,
    });
    expect((await preview()).obstacles).toMatchObject({
      methods: [{ name: rawang.name, nameZh: rawang.name_zh, orders: 2 }],
    });
    expect((await move()).json).toMatchObject({ code: 'batch.not_for_method' });
  });

  test('maps a slot to one with the same words, and keeps one switched off everywhere', async () => {
    const { to, move, ask, put, enter, from, shop, rawang } = await twoBatches([1]);
    const nine = shop.slot('9am');
    const evening = shop.slot('7pm - 9pm');
    const twin = await ask('POST', '/time-slots', {
      deliveryMethodId: rawang.id,
      timeSlot: nine.time_slot,
      isPickup: true,
      requiresTeochewYam: false,
      capacity: null,
    });
    const twinId = (twin.json as { timeSlot: { id: string } }).timeSlot.id;
    await enter(mochiEntry(shop, 1, { batchId: from.id, timeSlotId: evening.id }));
    await put(to.id, '/slots', {
      slots: [{ timeSlotId: nine.id, isActive: false, capacity: null }],
    });
    await ask('PATCH', `/time-slots/${evening.id}`, { isActive: false });
    const { json } = await move();
    expect(new Set(affected(json).map(({ timeSlotId }) => timeSlotId))).toEqual(
      new Set([twinId, evening.id]),
    );
    await ask('PATCH', `/time-slots/${evening.id}`, { isActive: true });
    await ask('PATCH', `/time-slots/${twinId}`, { isActive: false });
  });

  test('goes neither onto itself nor into the past', async () => {
    const { from, move, create } = await twoBatches([1]);
    expect((await move({ toBatchId: from.id })).json).toMatchObject({ code: 'batch.closed' });
    const past = await create({ batchDate: '2020-01-01' });
    expect((await move({ toBatchId: past.id })).json).toMatchObject({ code: 'batch.closed' });
  });

  test('gives an order that waited outside stock its boxes', async () => {
    const { orders, move, taken, from, to, deps } = await twoBatches([2, 3]);
    const late = orders[0]?.id ?? '';
    await db.updateTable('orders').set({ outside_stock: true }).where('id', '=', late).execute();
    await db
      .updateTable('product_batch_limits')
      .set({ taken: 3 })
      .where('batch_id', '=', from.id)
      .where('taken', '=', 5)
      .execute();
    await db.updateTable('batch_time_slots').set({ booked: 1 }).where('batch_id', '=', from.id).execute();
    const { json } = await move();
    expect(affected(json).map(({ outsideStock }) => outsideStock)).toEqual([false, false]);
    expect(await taken(to.id)).toBe(5);
    expect(await taken(from.id)).toBe(0);
    expect(await examineShop(deps)).toEqual([]);
  });
});

test('moving while customers buy in both batches oversells neither and loses no order', {
  timeout: 60_000,
}, async () => {
  for (const limit of [14, 20, 30]) {
    const { from, to, orders, move, taken, shop } = await twoBatches([1, 2, 3, 4], limit);
    const { browser, deps } = await createCounter(database);
    const buyers = Array.from({ length: 24 }, (_, index) => {
      const batchId = index % 3 === 0 ? from.id : to.id;
      return browser().hold(mochiHold(shop, 1, { batchId }));
    });
    const [moved, ...bought] = await Promise.all([move(), ...buyers]);
    expect([200, 409]).toContain(moved.status);
    expect(bought.every(({ status }) => status === 200 || status === 409)).toBe(true);

    const inTarget = bought.filter(({ status }, index) => status === 200 && index % 3 !== 0).length;
    const arrived = moved.status === 200 ? 10 : 0;
    expect(await taken(to.id)).toBe(inTarget + arrived);
    expect(await taken(to.id)).toBeLessThanOrEqual(limit);
    const { count } = await db
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('pickup_batch_id', '=', moved.status === 200 ? to.id : from.id)
      .executeTakeFirstOrThrow();
    expect(count).toBe(orders.length);
    expect(await examineShop(deps)).toEqual([]);
  }
});

describe('cancelling a whole batch', () => {
  test('gives the stock back, tells every customer why and forgets no payment', async () => {
    const { from, orders, ask, look, taken, audited, find, deps } = await twoBatches([2, 3]);
    const [paid, unpaid] = orders;
    if (!paid || !unpaid) throw new Error('there are orders');
    await ask('PUT', `/orders/${paid.id}/status`, {
      orderStatus: 'verified',
      paymentStatus: 'verified',
      reason: 'Paid in cash',
      version: 1,
    });
    expect((await ask('GET', `/batches/${from.id}/cancel`)).json).toEqual({
      orders: 2,
      boxes: 5,
      pieces: 30,
      paying: 0,
    });
    const reason = 'The oven broke. We give all money back.';
    const { json } = await ask('POST', `/batches/${from.id}/cancel`, { reason, disablesBatch: true });
    expect(affected(json)).toHaveLength(2);
    expect(await look(paid.id)).toMatchObject({
      orderStatus: 'cancelled',
      paymentStatus: 'verified',
      customerNote: reason,
    });
    expect(await look(unpaid.id)).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'rejected' });
    expect((await look(unpaid.id)).adminNotes).toContain('order: pending -> cancelled');
    expect(await taken(from.id)).toBe(0);
    expect(await find(from.id)).toMatchObject({ isActive: false, liveOrders: 0 });
    expect(await audited(paid.id)).toContain('order.cancelled');
    expect(await audited(from.id)).toContain('batch.orders_cancelled');
    expect(await examineShop(deps)).toEqual([]);
  });

  test('needs a reason, and again has nothing to do', async () => {
    const { from, ask } = await twoBatches([1]);
    const cancel = (reason: string) =>
      ask('POST', `/batches/${from.id}/cancel`, { reason, disablesBatch: false });
    expect((await cancel('  ')).json).toMatchObject({ code: 'order.reason_required' });
    expect(affected((await cancel('Rain')).json)).toHaveLength(1);
    expect(affected((await cancel('Rain')).json)).toEqual([]);
  });
});
