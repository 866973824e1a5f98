import { beforeEach, describe, expect, test } from 'vitest';
import { setLimit } from '../../checkout/checkout.testing.ts';
import { createTestDatabase } from '../../testing/test-database.testing.ts';
import { mochiEntry, openBackOffice } from './admin-orders.testing.ts';
import { elsewhere } from './move-order.testing.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('orders').execute();
  await db.updateTable('product_batch_limits').set({ taken: 0, limit_quantity: 50 }).execute();
  await db.updateTable('batch_time_slots').set({ booked: 0, capacity: null }).execute();
});

async function booked(batchId: string, timeSlotId: string): Promise<number> {
  const row = await db
    .selectFrom('batch_time_slots')
    .select('booked')
    .where('batch_id', '=', batchId)
    .where('time_slot_id', '=', timeSlotId)
    .executeTakeFirst();
  return row?.booked ?? 0;
}

describe('moving an order', () => {
  test('within its own batch is possible after the cut-off: time and address can be mended to the end', async () => {
    const office = await openBackOffice(database);
    const { enter, ask, shop } = office;
    const entry = mochiEntry(shop, 1);
    const { id, version } = await enter(entry);
    const over = { order_until: new Date(0) };
    await db.updateTable('pickup_batches').set(over).where('id', '=', entry.batchId).execute();
    const { timeSlotId } = await elsewhere(db, office);
    const { deliveryMethodId, batchId } = entry;
    const { json } = await ask('PUT', `/orders/${id}/delivery`, {
      deliveryMethodId,
      batchId,
      timeSlotId,
      deliveryAddress: '',
      version,
    });
    expect(json).toMatchObject({ order: { batch: { id: batchId }, timeSlotId } });
    await db.updateTable('pickup_batches').set({ order_until: null }).where('id', '=', batchId).execute();
  });

  test('to another batch takes the stock there and gives it back here', async () => {
    const office = await openBackOffice(database);
    const { enter, ask, shop, taken, audited } = office;
    const { id, version } = await enter(mochiEntry(shop, 3));
    const to = await elsewhere(db, office);
    const { deliveryMethodId } = mochiEntry(shop);
    const { status, json } = await ask('PUT', `/orders/${id}/delivery`, {
      deliveryMethodId,
      ...to,
      deliveryAddress: '',
      version,
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      order: { batch: { id: to.batchId }, timeSlotId: to.timeSlotId, version: 2 },
    });
    expect(await taken()).toBe(0);
    expect(await taken(to.batchId)).toBe(3);
    expect(await booked(shop.batch('13/9').id, shop.slot('9am').id)).toBe(0);
    expect(await booked(to.batchId, to.timeSlotId)).toBe(1);
    expect(await audited(id)).toContain('order.moved');
    // What the message to its customer is made from, now and whenever it is looked at later.
    expect((await office.look(id)).moved).toMatchObject({
      changes: expect.arrayContaining([
        expect.objectContaining({ field: 'batchDate', before: shop.batch('13/9').batch_date }),
        expect.objectContaining({ field: 'timeSlot', before: shop.slot('9am').time_slot }),
      ]),
      addressChanged: false,
    });
  });

  test('is refused where the stock is short, and nothing moves', async () => {
    const office = await openBackOffice(database);
    const { enter, ask, look, shop, taken } = office;
    const { id, version } = await enter(mochiEntry(shop, 3));
    const to = await elsewhere(db, office);
    await setLimit(db, to.batchId, shop.mochi.id, 2);
    const { deliveryMethodId, batchId } = mochiEntry(shop);
    const { json } = await ask('PUT', `/orders/${id}/delivery`, {
      deliveryMethodId,
      ...to,
      deliveryAddress: '',
      version,
    });
    expect(json).toMatchObject({ code: 'batch.short_of_stock', details: { shortages: [{ available: 2 }] } });
    expect(await taken()).toBe(3);
    expect((await look(id)).batch?.id).toBe(batchId);
  });

  test('within a sold-out batch moves only its place in the slot', async () => {
    const office = await openBackOffice(database);
    const { enter, ask, shop, taken } = office;
    const { id, version } = await enter(mochiEntry(shop, 3));
    await setLimit(db, shop.batch('13/9').id, shop.mochi.id, 3);
    const { timeSlotId } = await elsewhere(db, office);
    const { deliveryMethodId, batchId } = mochiEntry(shop);
    const to = { deliveryMethodId, batchId, timeSlotId, deliveryAddress: '', version };
    expect((await ask('PUT', `/orders/${id}/delivery`, to)).status).toBe(200);
    expect(await taken()).toBe(3);
    expect(await booked(batchId, shop.slot('9am').id)).toBe(0);
    expect(await booked(batchId, timeSlotId)).toBe(1);
  });

  test('to a full slot is refused', async () => {
    const office = await openBackOffice(database);
    const { enter, ask, shop } = office;
    const { timeSlotId } = await elsewhere(db, office);
    const { deliveryMethodId, batchId } = mochiEntry(shop);
    await enter(mochiEntry(shop, 1, { timeSlotId }));
    await db
      .updateTable('batch_time_slots')
      .set({ capacity: 1 })
      .where('time_slot_id', '=', timeSlotId)
      .execute();
    const { id, version } = await enter(mochiEntry(shop));
    const to = { deliveryMethodId, batchId, timeSlotId, deliveryAddress: '', version };
    expect((await ask('PUT', `/orders/${id}/delivery`, to)).json).toMatchObject({ code: 'slot.full' });
  });

  test('to a door needs an address, and remembers it', async () => {
    const office = await openBackOffice(database);
    const { enter, ask, shop } = office;
    const door = await db
      .selectFrom('delivery_methods as m')
      .innerJoin('batch_delivery_methods as bm', 'bm.delivery_method_id', 'm.id')
      .innerJoin('pickup_time_slots as s', 's.delivery_method_id', 'm.id')
      .select(['m.id as deliveryMethodId', 'bm.batch_id as batchId', 's.id as timeSlotId'])
      .where('m.needs_address', '=', true)
      .where('s.requires_teochew_yam', '=', false)
      .executeTakeFirstOrThrow();
    const { id, version } = await enter(mochiEntry(shop));
    const without = await ask('PUT', `/orders/${id}/delivery`, { ...door, deliveryAddress: '', version });
    expect(without.json).toMatchObject({
      code: 'order.form_invalid',
      details: { problems: [{ code: 'address_required' }] },
    });
    const address = '3, Jalan Melati 1, 48000 Rawang';
    const { json } = await ask('PUT', `/orders/${id}/delivery`, {
      ...door,
      deliveryAddress: address,
      version,
    });
    expect(json).toMatchObject({
      order: {
        deliveryAddress: address,
        deliveryMethod: { isPickup: false },
        moved: { addressChanged: true },
      },
    });
  });

  test('gives a late order its boxes', async () => {
    const office = await openBackOffice(database);
    const { enter, ask, shop, taken } = office;
    const { id, version } = await enter(mochiEntry(shop, 2));
    await db.updateTable('orders').set({ outside_stock: true }).execute();
    await db.updateTable('product_batch_limits').set({ taken: 0 }).execute();
    const { deliveryMethodId } = mochiEntry(shop);
    const to = await elsewhere(db, office);
    const { json } = await ask('PUT', `/orders/${id}/delivery`, {
      deliveryMethodId,
      ...to,
      deliveryAddress: '',
      version,
    });
    expect(json).toMatchObject({ order: { outsideStock: false, orderStatus: 'pending' } });
    expect(await taken(to.batchId)).toBe(2);
    expect(await taken()).toBe(0);
  });

  test('to where it is, with an old version, or to a method the batch does not go with, is refused', async () => {
    const office = await openBackOffice(database);
    const { enter, ask, shop } = office;
    const { id, version } = await enter(mochiEntry(shop));
    const { deliveryMethodId, batchId, timeSlotId } = mochiEntry(shop);
    const move = (change: object) =>
      ask('PUT', `/orders/${id}/delivery`, {
        deliveryMethodId,
        batchId,
        timeSlotId,
        deliveryAddress: '',
        version,
        ...change,
      });
    expect((await move({})).json).toMatchObject({ code: 'order.nothing_to_change' });
    expect((await move({ version: 99 })).json).toMatchObject({ code: 'order.changed_meanwhile' });
    const unserved = await db
      .selectFrom('delivery_methods as m')
      .select('m.id')
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('batch_delivery_methods as bm')
              .select('bm.batch_id')
              .whereRef('bm.delivery_method_id', '=', 'm.id')
              .where('bm.batch_id', '=', batchId),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    expect((await move({ deliveryMethodId: unserved.id })).json).toMatchObject({
      code: 'batch.not_for_method',
    });
  });

  test('back and forth by many at once leaves the counters exact', async () => {
    const office = await openBackOffice(database);
    const { enter, ask, look, shop, taken } = office;
    const { deliveryMethodId, batchId, timeSlotId } = mochiEntry(shop);
    const there = await elsewhere(db, office);
    const orders = await Promise.all([1, 2, 3, 1, 2, 3].map((quantity) => enter(mochiEntry(shop, quantity))));
    await Promise.all(
      orders.map(async ({ id }, index) => {
        for (let turn = 0; turn <= index % 3; turn += 1) {
          const to = turn % 2 === 0 ? there : { batchId, timeSlotId };
          const { version } = await look(id);
          await ask('PUT', `/orders/${id}/delivery`, {
            deliveryMethodId,
            ...to,
            deliveryAddress: '',
            version,
          });
        }
      }),
    );
    const inBatch = async (batch: string) => {
      const rows = await db
        .selectFrom('orders')
        .select('quantity')
        .where('pickup_batch_id', '=', batch)
        .execute();
      return rows.reduce((sum, { quantity }) => sum + quantity, 0);
    };
    expect(await taken()).toBe(await inBatch(batchId));
    expect(await taken(there.batchId)).toBe(await inBatch(there.batchId));
    expect((await inBatch(batchId)) + (await inBatch(there.batchId))).toBe(12);
  });
});
