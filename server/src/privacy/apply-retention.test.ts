import { expect, test, vi } from 'vitest';
import { createTestApp } from '../app.testing.ts';
import { furnishShop } from '../checkout/checkout.testing.ts';
import { generateOrders } from '../database/generate/generate-orders.ts';
import { examineShop } from '../doctor/doctor.ts';
import { startSweeper } from '../jobs/sweeper.ts';
import { findShopSettings } from '../settings/settings.queries.ts';
import { eventually } from '../testing/eventually.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { applyRetention } from './apply-retention.ts';

const database = await createTestDatabase();
const { db } = database;
await furnishShop(db);
await generateOrders(db, { count: 450, seed: 3, now: new Date('2090-09-01T00:00:00Z') });

async function keepFor(retentionMonths: number | null) {
  const value = JSON.stringify({ ...(await findShopSettings(db)), retentionMonths });
  await db.updateTable('shop_settings').set({ value }).execute();
}

const named = () => db.selectFrom('customers').select('id').where('erased_at', 'is', null).execute();

test('nothing fades while no retention is set', async () => {
  await keepFor(null);
  const { deps } = await createTestApp(database, { clock: () => new Date('2190-01-01T00:00:00Z') });
  await applyRetention(deps);
  expect(await named()).toHaveLength(450);
});

test('orders fade by the day they were for, not by the day they were placed', async () => {
  await keepFor(6);
  // Batches lie in September 2090: in early March the earliest are not six months old yet.
  const { deps: early } = await createTestApp(database, { clock: () => new Date('2091-03-01T00:00:00Z') });
  await applyRetention(early);
  expect(await named()).toHaveLength(450);

  const batches = await db
    .selectFrom('pickup_batches')
    .select(['id', 'batch_date'])
    .orderBy('batch_date')
    .execute();
  const middle = batches[Math.floor(batches.length / 2)]?.batch_date ?? '';
  const clock = () => new Date(`${middle.replace('2090-09', '2091-03')}T04:00:00Z`);
  const { deps } = await createTestApp(database, { clock });
  await applyRetention(deps);
  const left = await db
    .selectFrom('orders as o')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .innerJoin('pickup_batches as b', 'b.id', 'o.pickup_batch_id')
    .select(['b.batch_date', 'c.erased_at', 'c.name'])
    .execute();
  expect(left.filter(({ batch_date, erased_at }) => (erased_at !== null) !== batch_date < middle)).toEqual(
    [],
  );
  expect(left.some(({ erased_at }) => erased_at !== null)).toBe(true);
  expect(await examineShop(deps)).toEqual([]);
});

test('two processes beside each other do it once, and the log counts every order', async () => {
  await keepFor(1);
  const before = (await named()).length;
  const clock = () => new Date('2095-01-01T00:00:00Z');
  const [first, second] = [
    await createTestApp(database, { clock }),
    await createTestApp(database, { clock }),
  ];
  await Promise.all([applyRetention(first.deps), applyRetention(second.deps)]);
  expect(await named()).toEqual([]);
  const lines = await db
    .selectFrom('audit_log')
    .select(['actor_name', 'details'])
    .where('action', '=', 'customers.anonymised')
    .where('at', '>', new Date('2094-01-01'))
    .execute();
  expect(new Set(lines.map(({ actor_name }) => actor_name))).toEqual(new Set(['retention']));
  expect(lines.reduce((sum, { details }) => sum + (details as { orders: number }).orders, 0)).toBe(before);
});

test('the sweeper does it by itself', async () => {
  await generateOrders(db, { count: 5, seed: 4, now: new Date('2090-09-01T00:00:00Z') });
  const { deps } = await createTestApp(database, { clock: () => new Date('2095-01-01T00:00:00Z') });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const sweeper = startSweeper(deps);
  vi.advanceTimersByTime(60 * 60_000);
  vi.useRealTimers();
  await eventually(async () => expect(await named()).toEqual([]));
  await sweeper.stop();
});
