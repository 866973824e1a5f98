import { addDays, malaysianToday } from '@mooncake/domain/calendar';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApp } from '../app.testing.ts';
import type { Db } from '../database/connect.ts';
import { seedIfEmpty } from '../database/seed/seed-if-empty.ts';
import { examineShop } from '../doctor/doctor.ts';
import { firstInvitation } from '../staff/team/first-invitation.ts';
import { parseStoredName } from '../storage/stored-name.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { drawNext } from './draw-sample-receipts.ts';
import { seedSampleOrders } from './seed-sample-orders.ts';

const now = new Date('2026-11-15T10:00:00Z');
const database = await createTestDatabase();
const { db } = database;
await seedIfEmpty(db, { seed: 'demo', now, liven: seedSampleOrders });

test('a season is in progress: orders of every kind around today, plainly marked as samples', async () => {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'customer_id')
    .innerJoin('pickup_batches', 'pickup_batches.id', 'pickup_batch_id')
    .selectAll('orders')
    .select(['customers.name', 'customers.phone_normalised', 'batch_date'])
    .execute();
  expect(orders).toHaveLength(120);
  for (const { is_sample, name, created_at } of orders) {
    expect(is_sample).toBe(true);
    expect(name).toMatch(/ \(sample\)$|（示例）$/);
    expect(created_at.getTime()).toBeLessThan(now.getTime());
  }
  const today = malaysianToday(now);
  const dates = new Set(orders.map(({ batch_date }) => batch_date));
  for (const days of [-9, -2, 1, 8]) expect(dates).toContain(addDays(today, days));
  expect(dates).toContain('2027-09-13');

  const pairs = new Set(
    orders.map(({ order_status, payment_status }) => `${order_status} ${payment_status}`),
  );
  expect([...pairs].toSorted()).toEqual([
    'cancelled rejected',
    'cancelled verified',
    'completed verified',
    'payment_uploaded pending',
    'pending pending',
    'pending rejected',
    'ready_for_pickup verified',
    'rejected rejected',
    'verified verified',
  ]);
  expect(orders.filter(({ outside_stock }) => outside_stock)).toHaveLength(1);
  expect(orders.filter(({ money_returned_at }) => money_returned_at !== null)).toHaveLength(1);
  expect(new Set(orders.map(({ phone_normalised }) => phone_normalised)).size).toBeLessThan(115);
});

test('every date is named in both languages', async () => {
  const batches = await db.selectFrom('pickup_batches').select(['batch_name', 'batch_name_zh']).execute();
  expect(batches).toHaveLength(10);
  for (const { batch_name, batch_name_zh } of batches) {
    const [, date] = /^Batch (\d+\/\d+)/.exec(batch_name) ?? [];
    expect(batch_name_zh.startsWith(`${date} 批次`)).toBe(true);
  }
});

test('its counters are exact, and no date sells what it cannot make', async () => {
  const { deps } = await createTestApp(database, { clock: () => now });
  expect(await examineShop(deps)).toEqual([]);
  const limits = await db.selectFrom('product_batch_limits').selectAll().execute();
  for (const { taken, limit_quantity } of limits) expect(taken).toBeLessThanOrEqual(limit_quantity);
});

test('what opens an order is drawn anew for each shop: its link, and the phone beside its number', async () => {
  const twin = await createTestDatabase();
  await seedIfEmpty(twin.db, { seed: 'demo', now, liven: seedSampleOrders });
  const secretsOf = (shop: Db) =>
    shop
      .selectFrom('orders')
      .innerJoin('customers', 'customers.id', 'customer_id')
      .select(['orders.id', 'order_number', 'link_key', 'phone_normalised'])
      .orderBy('order_number')
      .execute();
  const [here, there] = [await secretsOf(db), await secretsOf(twin.db)];
  expect(there.map(({ order_number }) => order_number)).toEqual(here.map(({ order_number }) => order_number));
  const keys = [...here, ...there].map(({ link_key }) => link_key);
  expect(new Set(keys).size).toBe(240);
  for (const { id, link_key, phone_normalised } of here) {
    expect(link_key).toMatch(/^[0-9a-f]{32}$/);
    expect(link_key).not.toBe(id.replaceAll('-', ''));
    // Nobody's number: no Malaysian subscriber number starts with a zero.
    expect(phone_normalised).toMatch(/^\+601\d0\d{6}$/);
  }
  const phones = new Set(here.map(({ phone_normalised }) => phone_normalised));
  expect(there.filter(({ phone_normalised }) => phones.has(phone_normalised)).length).toBeLessThan(10);
});

test('the invented team cannot sign in, and leaves the first admin the invitation', async () => {
  const members = await db.selectFrom('admin_users').selectAll().execute();
  expect(members.map(({ name, is_active, password_hash }) => [name, is_active, password_hash])).toEqual([
    ['Siew Lan (sample)', false, null],
    ['Wei Han (sample)', false, null],
  ]);
  const options = { email: 'owner@example.com', publicUrl: 'http://shop.example', now };
  expect(await firstInvitation(db, options)).toContain('/admin/signup?token=');
  const lines = await db.selectFrom('audit_log').select(['actor_name', 'action']).execute();
  expect(new Set(lines.map(({ actor_name }) => actor_name)).size).toBe(2);
  expect(new Set(lines.map(({ action }) => action))).toContain('order.moved');
});

test('the log says what was done with each order, on the day it could be, and notes differ', async () => {
  const { rows } = await sql<{ status: string; reason: string; isOnItsDay: boolean }>`
    select a.details -> 'after' ->> 'orderStatus' as status, a.details ->> 'reason' as reason,
      (a.at at time zone 'Asia/Kuala_Lumpur')::date = b.batch_date as "isOnItsDay"
    from audit_log a join orders o on o.id::text = a.subject_id join pickup_batches b on b.id = o.pickup_batch_id
    where a.action = 'order.status_changed'`.execute(db);
  const reasons = rows.map(({ status, reason }) => `${status}: ${reason}`);
  expect(new Set(reasons)).toEqual(new Set(['completed: Handed over.', 'ready_for_pickup: Packed.']));
  const handedOver = rows.filter(({ status }) => status === 'completed');
  expect(handedOver).toHaveLength(41);
  expect(handedOver.filter(({ isOnItsDay }) => !isOnItsDay)).toEqual([]);

  const noted = await db.selectFrom('orders').select('admin_notes').where('admin_notes', '!=', '').execute();
  expect(new Set(noted.map(({ admin_notes }) => admin_notes)).size).toBeGreaterThan(1);
});

test('every receipt is drawn once, readable, and none where staff took the order', async () => {
  const { deps } = await createTestApp(database, { clock: () => now });
  // Two servers at the same work.
  const work = async () => {
    while (await drawNext(deps));
  };
  await Promise.all([work(), work()]);
  const rows = await db
    .selectFrom('orders')
    .leftJoin('receipts', 'receipts.order_id', 'orders.id')
    .select(['orders.id', 'payment_uploaded_at', 'storage_key', 'size_bytes'])
    .execute();
  expect(rows).toHaveLength(120);
  for (const { payment_uploaded_at, storage_key } of rows) {
    expect(storage_key !== null).toBe(payment_uploaded_at !== null);
  }
  expect(rows.filter(({ storage_key }) => storage_key === null)).toHaveLength(3);
  const drawn = rows.find(({ storage_key }) => storage_key !== null);
  const name = parseStoredName(drawn?.storage_key ?? '');
  const bytes = name && (await deps.storage.read(name));
  expect(bytes?.byteLength).toBe(drawn?.size_bytes);
  expect(await examineShop(deps)).toEqual([]);
});
