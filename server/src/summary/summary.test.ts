import { malaysianMidnight } from '@mooncake/domain/calendar';
import { overallSummary } from '@mooncake/domain/summary/batch-summary';
import {
  type IncludeMode,
  includeModes,
  type ProductSummary,
  type SummaryResponse,
} from '@mooncake/domain/summary/summary.contract';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { furnishShop } from '../checkout/checkout.testing.ts';
import { generateOrders } from '../database/generate/generate-orders.ts';
import { mochiEntry, openBackOffice } from '../orders/admin/admin-orders.testing.ts';
import { addUpChanges } from '../tallies/add-up-changes.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';

const database = await createTestDatabase();
const { db } = database;

beforeAll(async () => {
  await furnishShop(db);
  await generateOrders(db, { count: 700, seed: 9 });
  // Pairs of statuses that staff can set by hand, and an order that lost its batch.
  await sql`update orders set payment_status = 'rejected' where order_number like '%7'`.execute(db);
  await sql`update orders set order_status = 'rejected' where order_number like '%13'`.execute(db);
  await sql`update orders set payment_status = 'verified' where order_number like '%22'`.execute(db);
  await sql`update orders set pickup_batch_id = null where order_number like '%31'`.execute(db);
  // As the shop does now and then; what is ordered after this waits to be added.
  await addUpChanges({ db });
}, 60_000);

// The database counts everything again, in its own language: it shares no line with the rule.

const conditions: Record<IncludeMode, RawBuilder<boolean>> = {
  all: sql`true`,
  non_rejected: sql`o.order_status not in ('cancelled', 'rejected') and o.payment_status <> 'rejected'`,
  verified: sql`o.order_status not in ('cancelled', 'rejected') and o.payment_status <> 'rejected'
    and (o.payment_status = 'verified' or o.order_status in ('verified', 'ready_for_pickup', 'completed'))`,
};

const countedOrders = (include: IncludeMode) =>
  sql`select * from orders o where o.pickup_batch_id is not null and ${conditions[include]}`;

/** One row for every flavour of every box line: its code, name, yolk and pieces in all boxes of the line. */
const pieces = (include: IncludeMode) => sql`
  with counted as (${countedOrders(include)}),
  items as (select i.*, c.pickup_batch_id as batch_id from order_items i join counted c on c.id = i.order_id)
  select batch_id, regexp_replace(s->>'code', 'Y$', '') as code, s->>'flavor' as name, (s->>'hasYolk')::boolean as yolk, quantity as pieces
  from items, jsonb_array_elements(metadata->'selections') as s
  where metadata->>'type' = 'mooncake_box'
  union all
  select batch_id, f->>'flavorId', f->>'flavorName', (f->>'hasYolk')::boolean, (f->>'quantity')::int * quantity
  from items, jsonb_array_elements(metadata->'flavors') as f
  where metadata->>'type' = 'teochew_yam_box'
  union all
  select batch_id, s.key, f->>'name', (f->>'hasYolk')::boolean, s.value::int * quantity
  from items, jsonb_each_text(metadata->'selections') as s, jsonb_array_elements(metadata->'availableFlavors') as f
  where metadata->>'type' = 'teochew_yam_special' and f->>'id' = s.key
  union all
  select batch_id, '', f->>'name', false, quantity
  from items i join products p on p.id = i.product_id, jsonb_array_elements(p.fixed_flavours) as f
  where metadata is null`;

async function recountBatches(include: IncludeMode) {
  const { rows } = await sql<{
    id: string;
    orders: number;
    waiting: number;
    boxes: number;
    pieces: number;
    outside: number;
  }>`
    select b.id, b.batch_date,
      (select count(*) from (${countedOrders(include)}) c where c.pickup_batch_id = b.id) as orders,
      (select count(*) from orders o where o.pickup_batch_id = b.id and o.order_status not in ('cancelled', 'rejected')
        and not o.outside_stock and o.id not in (select c.id from (${countedOrders(include)}) c)) as waiting,
      (select count(*) from (${countedOrders(include)}) c where c.pickup_batch_id = b.id and c.outside_stock
        and c.order_status not in ('cancelled', 'rejected')) as outside,
      (select sum(i.quantity) from order_items i join (${countedOrders(include)}) c on c.id = i.order_id
        where c.pickup_batch_id = b.id)::int as boxes,
      (select sum(p.pieces) from (${pieces(include)}) p where p.batch_id = b.id)::int as pieces
    from pickup_batches b order by b.batch_date, b.batch_name`.execute(db);
  return rows
    .filter(({ orders }) => orders > 0)
    .map(({ id, orders, waiting, outside, boxes, pieces }) => [id, orders, boxes, pieces, waiting, outside]);
}

async function recountFlavours(include: IncludeMode, batchId: string | null, how: 'coded' | 'named') {
  const { rows } = await sql<{ flavour: string; pieces: number }>`
    select ${how === 'coded' ? sql`code || '/' ||` : sql``} name || '/' || yolk as flavour, sum(pieces)::int as pieces from (${pieces(include)}) p
    where name is not null and pieces > 0 and (${batchId}::uuid is null or batch_id = ${batchId}::uuid)
    group by 1`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.flavour, row.pieces]));
}

function flavoursIn(products: readonly ProductSummary[], how: 'coded' | 'named'): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { variations } of products) {
    for (const { flavourId, name, hasYolk, quantity } of variations.flatMap(({ flavours }) => flavours)) {
      const code = how === 'coded' ? `${flavourId.replace(/(\d)Y$/, '$1')}/` : '';
      found[`${code}${name}/${hasYolk}`] = (found[`${code}${name}/${hasYolk}`] ?? 0) + quantity;
    }
  }
  return found;
}

async function summary(query: string) {
  const { ask } = await openBackOffice(database);
  const { status, json } = await ask('GET', `/summary?${query}`);
  expect(status).toBe(200);
  return (json as SummaryResponse).batches;
}

describe.each(includeModes)('the summary of 700 orders, %s', (include) => {
  test('has the orders, boxes and pieces of every batch', async () => {
    const batches = await summary(`include=${include}`);
    expect(batches.length).toBeGreaterThan(3);
    expect(
      batches.map(({ batchId, totalOrders, totalBoxes, totalPieces, waitingOrders, outsideStockOrders }) => [
        batchId,
        totalOrders,
        totalBoxes,
        totalPieces,
        waitingOrders,
        outsideStockOrders,
      ]),
    ).toEqual(await recountBatches(include));
  });

  test('has every flavour of every batch, and of all together', async () => {
    const batches = await summary(`include=${include}`);
    for (const { batchId, products } of batches) {
      expect(flavoursIn(products, 'coded')).toEqual(await recountFlavours(include, batchId, 'coded'));
    }
    const overall = overallSummary(batches);
    expect(flavoursIn(overall.products, 'named')).toEqual(await recountFlavours(include, null, 'named'));
    const counted = await recountBatches(include);
    expect([overall.batches, overall.totalOrders, overall.totalBoxes, overall.totalPieces]).toEqual([
      counted.length,
      ...[1, 2, 3].map((column) => counted.reduce((sum, row) => sum + Number(row[column]), 0)),
    ]);
  });

  test('says the same of one batch alone', async () => {
    const batches = await summary(`include=${include}`);
    for (const batch of batches.slice(0, 2)) {
      expect(await summary(`include=${include}&batchId=${batch.batchId}`)).toEqual([batch]);
    }
  });
});

test('the three ways to count differ, and non-rejected orders are counted where nothing is asked', async () => {
  const totals = await Promise.all(
    includeModes.map(async (include) => overallSummary(await summary(`include=${include}`)).totalOrders),
  );
  expect(new Set(totals).size).toBe(3);
  expect(await summary('')).toEqual(await summary('include=non_rejected'));
});

test('the batches to come lead, and can be asked for alone', async () => {
  const { shop } = await openBackOffice(database);
  const days = shop.batch('17/9').batch_date;
  const clock = () => malaysianMidnight(days);
  const { ask } = await openBackOffice(database, { clock });
  const datesOf = async (query: string) => {
    const { batches } = (await ask('GET', `/summary?${query}`)).json as SummaryResponse;
    return batches.map(({ batchDate }) => batchDate);
  };
  const all = await datesOf('');
  const coming = all.filter((date) => date >= days);
  const past = all.filter((date) => date < days);
  expect(coming.length).toBeGreaterThan(0);
  expect(past.length).toBeGreaterThan(1);
  expect(all).toEqual([...coming.toSorted(), ...past.toSorted().reverse()]);
  expect(coming).toContain(days);
  expect(await datesOf('span=coming')).toEqual(coming);
  // Who asks for one batch gets it, whenever it was.
  expect(await datesOf(`span=coming&batchId=${shop.batch('13/9').id}`)).toEqual([past.at(-1)]);
});

test('the six of a mochi box are listed with their pieces, as the catalogue has them now', async () => {
  const { shop } = await openBackOffice(database);
  const mochiOf = async () => {
    const [batch] = await summary(`batchId=${shop.batch('13/9').id}`);
    const mochi = batch?.products.find(({ name }) => name === 'Mochi');
    const named = mochi?.variations.flatMap(({ flavours }) => flavours) ?? [];
    return {
      boxes: mochi?.boxes,
      names: named.map(({ name }) => name),
      pieces: named.map((one) => one.quantity),
    };
  };
  const { boxes, names, pieces } = await mochiOf();
  expect(names).toEqual(['Chocolate', 'Durian', 'Mango', 'Matcha', 'Strawberry', 'Yam']);
  expect(pieces).toEqual(Array(6).fill(boxes));

  const before = shop.mochi.fixed_flavours;
  const fill = (fixed: object[]) =>
    db
      .updateTable('products')
      .set({ fixed_flavours: JSON.stringify(fixed) })
      .where('id', '=', shop.mochi.id)
      .execute();
  await fill([{ name: 'Lychee', nameZh: '荔枝' }, ...before.slice(1)]);
  expect((await mochiOf()).names).toContain('Lychee');
  await fill(before);
});

test('an unknown batch has nothing to bake, and an unknown way to count is refused', async () => {
  expect(await summary('batchId=00000000-0000-4000-8000-000000000000')).toEqual([]);
  const { ask } = await openBackOffice(database);
  expect((await ask('GET', '/summary?include=some')).status).toBe(400);
});

test('what was counted before is counted again after any change of an order or its batch', async () => {
  const { enter, ask, shop } = await openBackOffice(database);
  const [from, to] = [shop.batch('13/9').id, shop.batch('15/9').id];
  const mochiIn = async (batchId: string) => {
    const [batch] = await summary(`batchId=${batchId}`);
    return batch?.products.find(({ name }) => name === 'Mochi')?.boxes ?? 0;
  };
  const before = { from: await mochiIn(from), to: await mochiIn(to) };
  const { id } = await enter(mochiEntry(shop, 3));
  expect(await mochiIn(from)).toBe(before.from + 3);

  await db.updateTable('orders').set({ pickup_batch_id: to }).where('id', '=', id).execute();
  expect([await mochiIn(from), await mochiIn(to)]).toEqual([before.from, before.to + 3]);
  await db.updateTable('orders').set({ order_status: 'rejected' }).where('id', '=', id).execute();
  expect(await mochiIn(to)).toBe(before.to);
  await db.updateTable('orders').set({ order_status: 'verified' }).where('id', '=', id).execute();
  expect(await mochiIn(to)).toBe(before.to + 3);
  await db.deleteFrom('orders').where('id', '=', id).execute();
  expect(await mochiIn(to)).toBe(before.to);

  const rename = (batch_name: string) =>
    db.updateTable('pickup_batches').set({ batch_name }).where('id', '=', to).execute();
  await rename('Moon night');
  expect((await summary(`batchId=${to}`))[0]?.batchName).toBe('Moon night');
  await rename(shop.batch('15/9').batch_name);
  expect((await ask('GET', '/summary')).status).toBe(200);
});
