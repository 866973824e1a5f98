import { randomUUID } from 'node:crypto';
import type { AdminBatch } from '@mooncake/domain/batches/batch-admin.contract';
import type { ShopSettings } from '@mooncake/domain/settings/settings';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createCounter, mochiHold } from '../checkout/checkout.testing.ts';
import type { Db } from '../database/connect.ts';
import { seedIfEmpty } from '../database/seed/seed-if-empty.ts';
import { examineShop } from '../doctor/doctor.ts';
import { mochiEntry } from '../orders/admin/admin-orders.testing.ts';
import { aDraft } from '../products/products.testing.ts';
import { drawNext } from '../sample/draw-sample-receipts.ts';
import { addSignedIn, call } from '../staff/staff.testing.ts';
import { parseStoredName } from '../storage/stored-name.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { confirmed, createDemo } from './setup.testing.ts';

const openDemo = await createDemo();

/** Everything that is for sale or to be written over, without what differs between any two databases. */
async function furniture(db: Db) {
  const rows = async (table: string, without: string[] = []) =>
    (
      await sql<{
        row: object;
      }>`select to_jsonb(t) - ${['id', 'created_at', 'updated_at', 'version', ...without]}::text[] as row
        from ${sql.table(table)} t order by 1`.execute(db)
    ).rows.map(({ row }) => row);
  return {
    settings: await rows('shop_settings', ['shop_id']),
    methods: await rows('delivery_methods'),
    slots: await rows('pickup_time_slots', ['delivery_method_id']),
    batches: await rows('pickup_batches'),
    limits: await rows('product_batch_limits'),
    templates: await rows('batch_templates'),
    products: await rows('products'),
    pictures: await rows('product_images'),
    categories: await rows('categories'),
    orders: await rows('orders'),
    items: await rows('order_items'),
    customers: await rows('customers'),
    receipts: await rows('receipts'),
    list: await rows('order_list'),
  };
}

test('an untouched demo becomes what a bare shop is, and its files are gone', async () => {
  const { db, deps, setup, begin } = await openDemo();
  expect(await drawNext(deps)).toBe(true);
  const { storage_key } = await db.selectFrom('receipts').select('storage_key').executeTakeFirstOrThrow();
  const file = parseStoredName(storage_key);
  if (!file) throw new Error('a receipt without a file');
  const { sample } = await setup();
  expect(sample).toMatchObject({ orders: 120, members: 2, realOrders: 0 });

  expect(await begin()).toMatchObject({
    status: 200,
    json: { orders: 120, members: 2, products: sample.products, batches: sample.batches },
  });
  const bare = await createTestDatabase();
  await seedIfEmpty(bare.db, { seed: 'none', now: new Date() });
  expect(await furniture(db)).toEqual(await furniture(bare.db));
  expect(await deps.storage.read(file)).toBeNull();
  const people = await db.selectFrom('admin_users').select('name').execute();
  expect(people).toEqual([{ name: 'Mei' }]);
  const log = await db.selectFrom('audit_log').select(['actor_name', 'action']).execute();
  expect(log).toEqual([{ actor_name: 'Mei', action: 'settings.own_shop_started' }]);
  expect((await setup()).sample).toEqual({
    orders: 0,
    products: 0,
    batches: 0,
    members: 0,
    realOrders: 0,
    payingCustomers: 0,
  });
  expect(await examineShop(deps)).toEqual([]);
  // Pressed again, nothing is left to take away.
  expect((await begin()).json).toEqual({ orders: 0, products: 0, batches: 0, members: 0 });
});

test('what the owner made or changed stays, and the rest of the demo goes', async () => {
  const { db, deps, shop, ask, begin } = await openDemo();
  await ask('POST', '/products', { ...aDraft({ name: 'Pineapple Tart' }), id: randomUUID() });
  await ask('PUT', `/products/${shop.mochi.id}/active`, { isActive: false });
  await ask('PUT', `/batches/${shop.batch('13/9').id}/limits/${shop.yam.id}`, { limitQuantity: 7 });
  const { settings, version } = (await ask('GET', '/settings')).json as {
    settings: { story: string };
    version: number;
  };
  await ask('PUT', '/settings', { settings: { ...settings, story: 'We bake at night.' }, version });

  const { place } = shop.method('Kepong Pick up');
  await db
    .updateTable('delivery_methods')
    .set({ place: JSON.stringify({ ...place, note: 'Under the tree' }) })
    .where('id', '=', shop.method('Kepong Pick up').id)
    .execute();

  expect((await begin()).status).toBe(200);
  const kepong = await db
    .selectFrom('delivery_methods')
    .select('place')
    .where('id', '=', shop.method('Kepong Pick up').id)
    .executeTakeFirstOrThrow();
  expect(kepong.place).toMatchObject({ address: '', note: 'Under the tree', name: place?.name });
  const names = async (table: 'products' | 'categories') =>
    (await db.selectFrom(table).select('name').orderBy('name').execute()).map(({ name }) => name);
  expect(await names('products')).toEqual([shop.mochi.name, 'Pineapple Tart']);
  const mochi = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'category_id')
    .select('categories.name')
    .where('products.id', '=', shop.mochi.id)
    .executeTakeFirstOrThrow();
  expect(await names('categories')).toEqual([mochi.name]);
  const batches = await db.selectFrom('pickup_batches').select('id').execute();
  expect(batches).toEqual([{ id: shop.batch('13/9').id }]);
  const after = (await ask('GET', '/settings')).json as { settings: { story: string; whatsapp: string } };
  expect(after.settings).toMatchObject({ story: 'We bake at night.', whatsapp: '' });
  // The invented orders of the date that stays gave their boxes back.
  expect(await examineShop(deps)).toEqual([]);
});

test('half an account written over stays whole, and what is left can be saved again', async () => {
  const { ask, begin } = await openDemo();
  type Answer = { settings: ShopSettings; version: number };
  const { settings, version } = (await ask('GET', '/settings')).json as Answer;
  const bank = { ...settings.bank, accountNumber: '5123 4567 8901' };
  const written = { ...settings, bank, duitNow: { ...settings.duitNow, exactAmount: true } };
  expect((await ask('PUT', '/settings', { settings: written, version })).status).toBe(200);

  expect((await begin({ keepsProducts: true })).status).toBe(200);
  const left = (await ask('GET', '/settings')).json as Answer;
  expect(left.settings).toMatchObject({
    bank,
    duitNow: { payload: null, exactAmount: false },
    isSample: true,
  });
  const story = { ...left, settings: { ...left.settings, story: 'We bake at night.' } };
  expect((await ask('PUT', '/settings', story)).status).toBe(200);
});

test("a date saved as it was is nobody's own", async () => {
  const { shop, ask, setup } = await openDemo();
  const { batches } = (await setup()).sample;
  const { id } = shop.batch('13/9');
  const all = (await ask('GET', '/batches')).json as { batches: AdminBatch[] };
  const batch = all.batches.find((one) => one.id === id);
  expect((await ask('PUT', `/batches/${id}`, batch)).json).toMatchObject({
    batch: { version: batch?.version },
  });
  expect((await setup()).sample.batches).toBe(batches);
  await ask('PUT', `/batches/${id}`, { ...batch, batchName: 'Batch 13' });
  expect((await setup()).sample.batches).toBe(batches - 1);
});

test('products may be kept, to be written over', async () => {
  const { db, begin, setup } = await openDemo();
  const before = (await setup()).sample.products;
  expect((await begin({ keepsProducts: true })).json).toMatchObject({ products: 0 });
  const { sample } = await setup();
  expect(sample).toMatchObject({ products: before, orders: 0, batches: 0 });
  expect((await db.selectFrom('categories').select('id').execute()).length).toBeGreaterThan(0);
});

test('real orders have to be known of, and keep what they name', async () => {
  const { db, deps, shop, ask, begin, setup } = await openDemo();
  const { json, status } = await ask('POST', '/orders', mochiEntry(shop, 2));
  expect(status, JSON.stringify(json)).toBe(200);
  const { order } = json as { order: { id: string } };
  const { batches } = (await setup()).sample;
  expect(await begin()).toMatchObject({
    status: 409,
    json: { code: 'setup.real_orders', details: { realOrders: 1 } },
  });
  expect((await begin({ realOrders: '2' })).status).toBe(409);
  expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(121);

  // What is foretold is what goes.
  expect(await begin({ realOrders: '1' })).toMatchObject({ status: 200, json: { batches } });
  expect(await db.selectFrom('orders').select('id').execute()).toEqual([{ id: order.id }]);
  const [product] = await db.selectFrom('products').selectAll().execute();
  expect(product).toMatchObject({ id: shop.mochi.id, is_active: false });
  expect(product?.archived_at).not.toBeNull();
  expect(await db.selectFrom('categories').select('id').execute()).toEqual([]);
  const left = await db.selectFrom('pickup_batches').select('id').execute();
  expect(left).toEqual([{ id: shop.batch('13/9').id }]);
  expect((await setup()).sample).toMatchObject({ orders: 0, products: 0, batches: 0 });
  expect((await ask('GET', `/orders/${order.id}`)).status).toBe(200);
  expect(await examineShop(deps)).toEqual([]);
});

test('only who is at the payment keeps an invented date, not who gave up or came too late', async () => {
  const { database, db, deps, shop, setup, begin } = await openDemo();
  const { browser } = await createCounter(database);
  const { batches } = (await setup()).sample;
  const reserve = async (date: string) => {
    const customer = browser();
    const { body } = await customer.hold(mochiHold(shop, 1, { batchId: shop.batch(date).id }));
    return { holdId: body.holdId, ask: customer.ask };
  };
  const { holdId, ask } = await reserve('19/9');
  expect((await ask('DELETE', `/api/checkout/holds/${holdId}`)).status).toBe(200);
  const late = await reserve('23/9');
  const expires_at = new Date(Date.now() - 60_000);
  await db.updateTable('holds').set({ expires_at }).where('id', '=', late.holdId).execute();
  await reserve('15/9');
  expect((await setup()).sample).toMatchObject({ batches: batches - 1, payingCustomers: 1 });

  const answer = await begin({ keepsProducts: true, payingCustomers: '1' });
  expect(answer).toMatchObject({ status: 200, json: { batches: batches - 1 } });
  const left = await db.selectFrom('pickup_batches').select('id').execute();
  expect(left).toEqual([{ id: shop.batch('15/9').id }]);
  expect(await examineShop(deps)).toEqual([]);
});

test('who is at the payment has to be known of, too', async () => {
  const { database, db, shop, setup, begin } = await openDemo();
  const { browser } = await createCounter(database);
  const customer = browser();
  const { body } = await customer.hold(mochiHold(shop));
  await browser().hold(mochiHold(shop));
  expect((await setup()).sample.payingCustomers).toBe(2);
  const refused = { status: 409, json: { code: 'setup.customers_paying', details: { payingCustomers: 2 } } };
  expect(await begin()).toMatchObject(refused);
  expect(await begin({ payingCustomers: '1' })).toMatchObject(refused);
  expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(120);

  await customer.ask('DELETE', `/api/checkout/holds/${body.holdId}`);
  expect((await begin({ payingCustomers: '1' })).status).toBe(200);
});

test('nothing goes without the words, or by somebody who is no admin', async () => {
  const { app, db, begin } = await openDemo();
  expect(await begin({ confirmation: 'yes' })).toMatchObject({
    status: 422,
    json: { code: 'setup.not_confirmed' },
  });
  const { headers } = await addSignedIn(db, { name: 'Ah Beng', role: 'employee' });
  for (const given of [headers, {}]) {
    const answer = await call(app, '/api/admin/setup/own-shop', {
      method: 'POST',
      body: confirmed,
      headers: given,
    });
    expect([401, 403]).toContain(answer.status);
  }
  expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(120);
});
