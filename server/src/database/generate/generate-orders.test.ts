import { readBoxContents } from '@mooncake/domain/orders/contents/box-contents';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.testing.ts';
import type { Db } from '../connect.ts';
import { seedIfEmpty } from '../seed/seed-if-empty.ts';
import { generateOrders } from './generate-orders.ts';

const now = new Date('2026-08-20T00:00:00Z');
const { db } = await createTestDatabase();
const twin = await createTestDatabase();
for (const shop of [db, twin.db]) await seedIfEmpty(shop, { seed: 'shop', now });
await generateOrders(db, { count: 280, seed: 8, now });
await generateOrders(db, { count: 120, seed: 15, now });

/** Counters beside what they should be by the orders. */
async function recount(shop: Db) {
  const { rows } = await sql<{ taken: number; sold: number; limit_quantity: number }>`
    select l.taken, l.limit_quantity, coalesce(sum(i.stock_units), 0) as sold
    from product_batch_limits l
    left join orders o on o.pickup_batch_id = l.batch_id and not o.outside_stock
      and o.order_status not in ('cancelled', 'rejected')
    left join order_items i on i.order_id = o.id and i.product_id = l.product_id
    where o.id is null or i.id is not null
    group by l.id`.execute(shop);
  return rows;
}

test('generated orders fill every corner of the shop and keep its counters exact', async () => {
  const limits = await recount(db);
  expect(limits).toHaveLength(30);
  for (const { taken, sold, limit_quantity } of limits) {
    expect(taken).toBe(sold);
    expect(taken).toBeLessThanOrEqual(limit_quantity);
    expect(taken).toBeGreaterThan(0);
  }

  const { rows: slots } = await sql<{ booked: number; orders: number }>`
    select b.booked, count(o.id) as orders from batch_time_slots b
    left join orders o on o.pickup_batch_id = b.batch_id and o.pickup_time_slot_id = b.time_slot_id
      and not o.outside_stock and o.order_status not in ('cancelled', 'rejected')
    group by b.batch_id, b.time_slot_id`.execute(db);
  for (const { booked, orders } of slots) expect(booked).toBe(orders);

  const orders = await db.selectFrom('orders').selectAll().execute();
  expect(orders).toHaveLength(400);
  expect(new Set(orders.map(({ order_status }) => order_status)).size).toBe(7);
  expect(new Set(orders.map(({ delivery_method_id }) => delivery_method_id)).size).toBe(4);
  expect(new Set(orders.map(({ language }) => language))).toEqual(new Set(['en', 'zh']));
  expect(orders.every(({ pickup_time_slot_id }) => pickup_time_slot_id !== null)).toBe(true);
  expect(orders.every(({ created_at }) => created_at <= now)).toBe(true);
});

test('every generated box can be read back, in each of its shapes', async () => {
  const items = await db.selectFrom('order_items').selectAll().execute();
  const shapes = new Map<unknown, number>();
  for (const { metadata, flavor_selections, product_type } of items) {
    const type =
      metadata !== null && typeof metadata === 'object' && 'type' in metadata ? metadata.type : null;
    shapes.set(type, (shapes.get(type) ?? 0) + 1);
    const contents = readBoxContents({ metadata, flavourSelections: flavor_selections });
    expect(contents.length > 0).toBe(product_type !== 'standard');
  }
  expect(new Set(shapes.keys())).toEqual(
    new Set(['mooncake_box', 'teochew_yam_box', 'teochew_yam_special', null]),
  );
});

test('the totals of an order are those of its lines', async () => {
  const { rows } = await sql`
    select o.order_number from orders o join order_items i on i.order_id = o.id
    group by o.id having o.total_sen <> sum(i.total_sen) or o.quantity <> sum(i.quantity)`.execute(db);
  expect(rows).toEqual([]);
});

test('the same seed makes the same orders', async () => {
  const numbersOf = (shop: Db) =>
    shop
      .selectFrom('orders')
      .innerJoin('customers', 'customers.id', 'customer_id')
      .select(['order_number', 'total_sen', 'phone', 'orders.created_at'])
      .orderBy('orders.created_at')
      .execute();

  await generateOrders(twin.db, { count: 280, seed: 8, now });
  await generateOrders(twin.db, { count: 120, seed: 15, now });

  expect(await numbersOf(twin.db)).toEqual(await numbersOf(db));
});
