import { addDays, malaysianToday } from '@mooncake/domain/calendar';
import { batchLoads } from '@mooncake/domain/statistics/batch-load';
import type { Statistics } from '@mooncake/domain/statistics/statistics.contract';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../app.testing.ts';
import { furnishShop } from '../checkout/checkout.testing.ts';
import { generateOrders } from '../database/generate/generate-orders.ts';
import { addSignedIn, call } from '../staff/staff.testing.ts';
import { addUpChanges } from '../tallies/add-up-changes.ts';
import { everyOrder, recountStatistics } from '../tallies/recount.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';

const database = await createTestDatabase();
const { db } = database;
const now = new Date();
const today = malaysianToday(now);

beforeAll(async () => {
  await furnishShop(db);
  await generateOrders(db, { count: 500, seed: 11, now });
  // So few generated customers are all new: let every tenth be somebody who ordered before.
  await sql`with numbered as (select *, row_number() over (order by id) as place from customers)
    update customers c set phone = b.phone, phone_normalised = b.phone_normalised
    from numbered a join numbered b on b.place = a.place + 1
    where c.id = a.id and a.place % 10 = 1`.execute(db);
  await addUpChanges({ db });
  // What an erased customer leaves behind: an order of nobody.
  const [someone] = await db.selectFrom('customers').select('id').limit(1).execute();
  await db
    .updateTable('customers')
    .set({ phone: '', phone_normalised: null })
    .where('id', '=', someone?.id ?? '')
    .execute();
  // A plain flavour list without metadata, as an import would write it.
  const [plain] = await db.selectFrom('order_items').select('id').where('metadata', 'is', null).execute();
  await db
    .updateTable('order_items')
    .set({ flavor_selections: JSON.stringify([{ flavor_id: 'Z1', has_yolk: true, quantity: 6 }]) })
    .where('id', '=', plain?.id ?? '')
    .execute();
});

async function ask(range: Record<string, string>) {
  const { app } = await createTestApp(database, { clock: () => now });
  const { headers } = await addSignedIn(db, { role: 'employee' });
  const query = new URLSearchParams({ ...range }).toString();
  const { status, json } = await call(app, `/api/admin/statistics?${query}`, { headers });
  expect(status).toBe(200);
  return json as Statistics;
}

test.each([
  ['all orders', {}],
  ['one week', { from: addDays(today, -20), to: addDays(today, -14) }],
  ['one day', { from: addDays(today, -3), to: addDays(today, -3) }],
  ['an open end', { from: addDays(today, -10) }],
  ['a time before the shop', { to: '2020-01-01' }],
])('over %s the page says what counting one by one says', async (_, range: Record<string, string>) => {
  const { batches: _batches, ...statistics } = await ask(range);
  expect(statistics).toEqual(recountStatistics(await everyOrder(db), range, now));
});

test('generated orders fill every part of the page', async () => {
  const all = await ask({});
  expect(all.totalOrders).toBe(500);
  expect(all.flavours.length).toBeGreaterThan(10);
  expect(all.retentionRate).toBeGreaterThan(0);
  expect(all.trend.length).toBeGreaterThan(50);
});

test('batches show the pieces taken against the pieces allowed of what their limits list', async () => {
  const [{ product_id, batch_id } = { product_id: '', batch_id: '' }] = await db
    .selectFrom('product_batch_limits')
    .select(['product_id', 'batch_id'])
    .where('taken', '>', 0)
    .where('limit_quantity', '>', 0)
    .execute();
  await db.updateTable('products').set({ is_active: false }).where('id', '=', product_id).execute();
  // Of this batch none was sold before it was taken off.
  await db
    .updateTable('product_batch_limits')
    .set({ taken: 0 })
    .where('product_id', '=', product_id)
    .where('batch_id', '=', batch_id)
    .execute();
  const rows = await db
    .selectFrom('product_batch_limits as l')
    .innerJoin('pickup_batches as b', 'b.id', 'l.batch_id')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .selectAll('l')
    .select(['b.batch_name', 'b.batch_date', 'p.name', 'p.name_zh', 'p.product_type', 'p.is_active'])
    .execute();
  const { batches } = await ask({});
  expect(batches.some(({ pieces, limitPieces }) => pieces > 0 && limitPieces > 0)).toBe(true);
  const isListed = (row: (typeof rows)[number]) => row.product_id !== product_id || row.taken > 0;
  expect(rows.every(isListed)).toBe(false);
  expect(batches).toEqual(
    batchLoads(
      rows.filter(isListed).map((row) => ({
        batchId: row.batch_id,
        batchName: row.batch_name,
        batchDate: row.batch_date,
        product: { name: row.name, productType: row.product_type },
        limit: row.is_active ? row.limit_quantity : row.taken,
        taken: row.taken,
      })),
    ),
  );
});

test.each(['from=2026-02-30', 'to=9999-12-31', 'to=2201-01-01', 'from=1899-12-31'])(
  'a day that does not exist, or no calendar here knows, is refused: %s',
  async (query) => {
    const { app } = await createTestApp(database);
    const { headers } = await addSignedIn(db);
    expect(await call(app, `/api/admin/statistics?${query}`, { headers })).toMatchObject({ status: 400 });
  },
);
