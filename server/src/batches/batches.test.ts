import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createCounter, mochiHold, setLimit } from '../checkout/checkout.testing.ts';
import { mochiEntry } from '../orders/admin/admin-orders.testing.ts';
import { aDraft } from '../products/products.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { openBatches } from './batches.testing.ts';

const database = await createTestDatabase();
const { db } = database;

describe('a new batch', () => {
  test('gets a limit for every product on sale, as the latest batch has it', async () => {
    const { create, limits, shop, audited } = await openBatches(database);
    const latest = await create({ batchName: 'Latest', batchDate: '2090-12-01' });
    await setLimit(db, latest.id, shop.mochi.id, 77);
    await db
      .deleteFrom('product_batch_limits')
      .where('batch_id', '=', latest.id)
      .where('product_id', '=', shop.yam.id)
      .execute();
    const batch = await create({ batchName: 'New', batchDate: '2090-11-01' });

    const made = await limits(batch.id);
    const products = await db.selectFrom('products').select('id').where('is_active', '=', true).execute();
    expect(made).toHaveLength(products.length);
    const of = (id: string) => made.find(({ productId }) => productId === id);
    expect(of(shop.mochi.id)).toMatchObject({ limitQuantity: 77, currentQuantity: 0, unit: 'boxes' });
    expect(of(shop.yam.id)).toMatchObject({ limitQuantity: 0, availableStock: 0, unit: 'pieces' });
    expect(batch.availableStock).toBe(batch.limitQuantity);
    expect(await audited(batch.id)).toEqual(['batch.created']);
  });

  test('names the product that runs out first', async () => {
    const { create, find, enter, shop } = await openBatches(database);
    const { id } = await create();
    await db
      .updateTable('product_batch_limits')
      .set({ limit_quantity: 100 })
      .where('batch_id', '=', id)
      .execute();
    await setLimit(db, id, shop.mochi.id, 8);
    await enter(mochiEntry(shop, 3, { batchId: id }));
    expect((await find(id))?.scarcest).toEqual({
      productName: shop.mochi.name,
      productNameZh: shop.mochi.name_zh,
      unit: 'boxes',
      availableStock: 5,
    });
    await db
      .updateTable('product_batch_limits')
      .set({ limit_quantity: 0 })
      .where('batch_id', '=', id)
      .execute();
    expect((await find(id))?.scarcest).toBeNull();
  });

  test('needs a name and a date, a cut-off in time and methods that exist', async () => {
    const { ask } = await openBatches(database);
    const form = {
      id: randomUUID(),
      batchName: ' ',
      batchDate: '',
      orderUntil: null,
      deliveryMethodIds: [],
      isActive: true,
      slots: [],
    };
    expect(await ask('POST', '/batches', form)).toMatchObject({
      status: 422,
      json: { code: 'batch.form_invalid', details: { problems: ['name_required', 'date_required'] } },
    });
    const filled = { ...form, batchName: 'B', batchDate: '2090-10-01' };
    expect(
      await ask('POST', '/batches', { ...filled, orderUntil: '2090-10-02T00:00:00.000Z' }),
    ).toMatchObject({
      json: { details: { problems: ['cut_off_late'] } },
    });
    const nowhere = ['00000000-0000-4000-8000-000000000000'];
    expect(await ask('POST', '/batches', { ...filled, deliveryMethodIds: nowhere })).toMatchObject({
      status: 404,
      json: { code: 'delivery.method_not_found' },
    });
  });

  test('is on offer at once, unless it is made hidden', async () => {
    const { create, onOffer } = await openBatches(database);
    await create({ batchName: 'Shown' });
    await create({ batchName: 'Hidden', isActive: false });
    expect(await onOffer()).toContain('Shown');
    expect(await onOffer()).not.toContain('Hidden');
  });
});

test('a batch takes another name, day, cut-off and other methods', async () => {
  const { create, put, find, onOffer, shop } = await openBatches(database);
  const { id } = await create();
  const kepong = shop.method('Kepong');
  const form = {
    batchName: 'Kepong evening',
    batchNameZh: '甲洞晚上',
    batchDate: '2090-10-05',
    orderUntil: '2090-10-03T12:00:00.000Z',
    deliveryMethodIds: [kepong.id],
  };
  expect((await put(id, '', form)).status).toBe(200);
  expect(await find(id)).toMatchObject(form);
  expect(await onOffer('batchNameZh')).toContain('甲洞晚上');
  expect((await put(id, '', { ...form, batchName: '' })).json).toMatchObject({
    code: 'batch.form_invalid',
  });
});

test('of two forms opened at once, the second to be saved is told', async () => {
  const { create, ask, find } = await openBatches(database);
  const { id, batchDate, deliveryMethodIds, version } = await create();
  const form = { batchDate, deliveryMethodIds, orderUntil: null, version };
  expect((await ask('PUT', `/batches/${id}`, { ...form, batchName: 'Mine' })).status).toBe(200);
  const second = await ask('PUT', `/batches/${id}`, { ...form, batchName: 'Theirs' });
  const now = await find(id);
  expect(second.json).toMatchObject({
    code: 'batch.changed_meanwhile',
    details: { version: now?.version },
  });
  const slots = await ask('PUT', `/batches/${id}/slots`, { slots: [], version });
  expect(slots.json).toMatchObject({ code: 'batch.changed_meanwhile' });
  expect(now?.batchName).toBe('Mine');
});

test('a batch is made once, however often its form is sent', async () => {
  const { create, audited } = await openBatches(database);
  const { id } = await create({ batchName: 'Once' });
  expect((await create({ id, batchName: 'Once' })).id).toBe(id);
  const made = await db.selectFrom('pickup_batches').select('id').where('batch_name', '=', 'Once').execute();
  expect(made).toHaveLength(1);
  expect(await audited(id)).toEqual(['batch.created']);
});

test('a copy is a week later, hidden, with the limits and slots but without the orders', async () => {
  const { create, ask, enter, limits, shop } = await openBatches(database);
  const slot = shop.slot('2pm - 5pm');
  const original = await create({
    batchName: 'Original',
    orderUntil: '2090-09-28T12:00:00.000Z',
    slots: [{ timeSlotId: slot.id, isActive: false, capacity: null }],
  });
  await setLimit(db, original.id, shop.mochi.id, 9);
  await enter(mochiEntry(shop, 4, { batchId: original.id }));

  const { json } = await ask('POST', `/batches/${original.id}/duplicate`);
  expect(json).toMatchObject({
    batch: {
      batchName: 'Original (Copy)',
      batchDate: '2090-10-08',
      orderUntil: '2090-10-05T12:00:00.000Z',
      isActive: false,
      orders: 0,
      deliveryMethodIds: original.deliveryMethodIds,
      slots: [{ timeSlotId: slot.id, isActive: false, capacity: null }],
    },
  });
  const copy = (json as { batch: { id: string } }).batch;
  expect((await limits(copy.id)).find(({ productId }) => productId === shop.mochi.id)).toMatchObject({
    limitQuantity: 9,
    currentQuantity: 0,
  });
});

test('a disabled batch is hidden from customers and keeps its orders', async () => {
  const { create, ask, enter, look, onOffer, shop, audited } = await openBatches(database);
  const { id } = await create({ batchName: 'Soon hidden' });
  const order = await enter(mochiEntry(shop, 1, { batchId: id }));
  expect((await ask('PUT', `/batches/${id}/status`, { isActive: false })).json).toMatchObject({
    batch: { isActive: false, orders: 1, liveOrders: 1 },
  });
  expect(await onOffer()).not.toContain('Soon hidden');
  expect(await look(order.id)).toMatchObject({ orderStatus: 'pending', batch: { id } });
  await ask('PUT', `/batches/${id}/status`, { isActive: true });
  expect(await onOffer()).toContain('Soon hidden');
  expect(await audited(id)).toEqual(['batch.created', 'batch.disabled', 'batch.enabled']);
});

describe('deleting a batch', () => {
  test('is refused with orders, cancelled ones too, and says how many', async () => {
    const { create, ask, enter, find, shop } = await openBatches(database);
    const { id } = await create();
    const { id: orderId, version } = await enter(mochiEntry(shop, 1, { batchId: id }));
    await ask('PUT', `/orders/${orderId}/status`, {
      orderStatus: 'cancelled',
      paymentStatus: 'rejected',
      reason: 'Not wanted',
      version,
    });
    await enter(mochiEntry(shop, 1, { batchId: id }));
    expect(await ask('DELETE', `/batches/${id}`)).toMatchObject({
      status: 409,
      json: { code: 'batch.has_orders', details: { orders: 2 } },
    });
    expect(await find(id)).toMatchObject({ orders: 2, liveOrders: 1 });
  });

  test('removes its limits and slots with it', async () => {
    const { create, ask, find, shop, audited } = await openBatches(database);
    const { id } = await create({
      slots: [{ timeSlotId: shop.slot('9am').id, isActive: false, capacity: null }],
    });
    expect((await ask('DELETE', `/batches/${id}`)).status).toBe(200);
    expect(await find(id)).toBeUndefined();
    const left = await db
      .selectFrom('product_batch_limits')
      .select('id')
      .where('batch_id', '=', id)
      .execute();
    expect(left).toEqual([]);
    expect(await audited(id)).toEqual(['batch.created', 'batch.deleted']);
    expect((await ask('DELETE', `/batches/${id}`)).json).toMatchObject({ code: 'batch.not_found' });
  });

  test('does not trouble who adds a product at that moment', async () => {
    const { ask, create } = await openBatches(database);
    for (let round = 0; round < 8; round += 1) {
      const going = await Promise.all([create(), create(), create()]);
      const answers = await Promise.all([
        ...going.map(({ id }) => ask('DELETE', `/batches/${id}`)),
        ask('POST', '/products', { ...aDraft(), id: randomUUID() }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    }
  });

  test('waits a day for customers who reached the payment, then forgets them', async () => {
    const { create, ask, shop } = await openBatches(database);
    const { browser } = await createCounter(database);
    const { id } = await create();
    await setLimit(db, id, shop.mochi.id, 5);
    expect((await browser().hold(mochiHold(shop, 1, { batchId: id }))).status).toBe(200);
    expect((await ask('DELETE', `/batches/${id}`)).json).toMatchObject({
      code: 'batch.has_holds',
      details: { holds: 1 },
    });
    await db
      .updateTable('holds')
      .set({ expires_at: new Date(Date.now() - 25 * 60 * 60 * 1000) })
      .where('batch_id', '=', id)
      .execute();
    expect((await ask('DELETE', `/batches/${id}`)).status).toBe(200);
  });
});
