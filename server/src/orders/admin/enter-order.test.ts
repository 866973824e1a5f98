import { beforeEach, describe, expect, test } from 'vitest';
import { setLimit } from '../../checkout/checkout.testing.ts';
import { call } from '../../staff/staff.testing.ts';
import { createTestDatabase } from '../../testing/test-database.testing.ts';
import { mochiEntry, openBackOffice } from './admin-orders.testing.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('orders').execute();
  await db.updateTable('product_batch_limits').set({ taken: 0, limit_quantity: 50 }).execute();
});

describe('an order entered by staff', () => {
  test('is counted and numbered like any other, and waits for its money', async () => {
    const { enter, shop, taken, audited } = await openBackOffice(database);
    const order = await enter(mochiEntry(shop, 2));
    expect(order).toMatchObject({
      orderStatus: 'pending',
      paymentStatus: 'pending',
      paymentUploadedAt: null,
    });
    expect(order.orderNumber).toMatch(/^CHM\d{6}$/);
    expect(await taken()).toBe(2);
    expect(await audited(order.id)).toEqual(['order.entered']);
  });

  test('may be paid already, and is then found by its customer as confirmed', async () => {
    const { app, enter, shop } = await openBackOffice(database);
    const { orderNumber, paymentVerifiedAt } = await enter(
      mochiEntry(shop, 1, { paymentStatus: 'verified' }),
    );
    expect(paymentVerifiedAt).not.toBeNull();
    const { json } = await call(app, '/api/orders/lookup', {
      method: 'POST',
      body: { orderNumber, phone: '+60 12-034 5678' },
    });
    expect(json).toMatchObject({ orders: [{ access: 'full', customerStatus: 'order_confirmed' }] });
  });

  test('does not stand in line for a review nobody can make', async () => {
    const { enter, ask, shop } = await openBackOffice(database);
    await enter(mochiEntry(shop));
    expect((await ask('GET', '/review-queue')).json).toMatchObject({ waiting: 0, nextId: null });
  });

  test('is made once, however often and fast the button is pressed', async () => {
    const { ask, shop, taken } = await openBackOffice(database);
    const entry = mochiEntry(shop, 2);
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('POST', '/orders', entry)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    expect(await taken()).toBe(2);
    expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(1);
  });

  test('never takes the last box twice', async () => {
    const { ask, shop, taken } = await openBackOffice(database);
    await setLimit(db, shop.batch('13/9').id, shop.mochi.id, 3);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => ask('POST', '/orders', mochiEntry(shop))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    for (const { json } of answers.filter(({ status }) => status !== 200)) {
      expect(json).toMatchObject({ code: 'batch.short_of_stock' });
    }
    expect(await taken()).toBe(3);
  });

  test('is refused at another price, without a phone or without a product', async () => {
    const { ask, shop } = await openBackOffice(database);
    const entry = mochiEntry(shop);
    const codeOf = async (change: object) =>
      ((await ask('POST', '/orders', { ...entry, ...change })).json as { code: string }).code;
    expect(await codeOf({ seenTotalSen: 1 })).toBe('cart.price_changed');
    expect(await codeOf({ customer: { ...entry.customer, phone: '' } })).toBe('order.form_invalid');
    expect(await codeOf({ items: [{ productId: entry.batchId, quantity: 1, metadata: null }] })).toBe(
      'cart.product_unavailable',
    );
    expect(await db.selectFrom('orders').select('id').execute()).toEqual([]);
  });

  test.each([
    ['closed', { order_until: new Date(0) }],
    ['hidden', { is_active: false }],
  ] as const)('is taken for a batch that is %s to customers, within its limits', async (offer, change) => {
    const { ask, shop, taken } = await openBackOffice(database);
    const entry = mochiEntry(shop, 2);
    const { batchId, deliveryMethodId } = entry;
    await setLimit(db, batchId, shop.mochi.id, 3);
    await db.updateTable('pickup_batches').set(change).where('id', '=', batchId).execute();
    const question = { deliveryMethodId, needs: [{ productId: shop.mochi.id, units: 2 }], ownBatchId: null };
    const dates = await ask('POST', '/availability', question);
    expect(dates.json).toMatchObject({
      batches: expect.arrayContaining([expect.objectContaining({ batchId, offer, canFulfill: true })]),
    });
    const open = await ask('POST', '/availability', { ...question, ownBatchId: batchId });
    expect(JSON.stringify(open.json)).toContain('"offer":"open"');

    expect((await ask('POST', '/orders', entry)).status).toBe(200);
    expect(await taken()).toBe(2);
    const more = await ask('POST', '/orders', mochiEntry(shop, 2));
    expect(more.json).toMatchObject({ code: 'batch.short_of_stock' });
    await db
      .updateTable('pickup_batches')
      .set({ order_until: null, is_active: true })
      .where('id', '=', batchId)
      .execute();
  });
});

test('news of orders reaches the other screens', async () => {
  const { deps, enter, ask, shop } = await openBackOffice(database);
  const heard: string[] = [];
  deps.events.subscribe((topics) => heard.push(...topics));
  const { id } = await enter(mochiEntry(shop));
  expect(heard).toEqual(['orders', 'stock']);
  await ask('PUT', `/orders/${id}/notes`, { notes: 'x', version: 0 });
  expect(heard).toEqual(['orders', 'stock', 'orders']);
});
