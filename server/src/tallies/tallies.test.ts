import { byBatchDate } from '@mooncake/domain/batches/coming-first';
import { addDays, malaysianToday } from '@mooncake/domain/calendar';
import { standingOf } from '@mooncake/domain/orders/status/standing';
import { orderStatuses, paymentStatuses } from '@mooncake/domain/orders/status/status';
import { statisticsOf } from '@mooncake/domain/statistics/statistics';
import type { StatisticsRange } from '@mooncake/domain/statistics/statistics.contract';
import { type BatchSummary, includeModes } from '@mooncake/domain/summary/summary.contract';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { furnishShop } from '../checkout/checkout.testing.ts';
import { generateOrders } from '../database/generate/generate-orders.ts';
import { createRandom, type Random } from '../database/generate/random.ts';
import { countForStatistics } from '../statistics/statistics.queries.ts';
import { summariseOrders } from '../summary/summarise-orders.ts';
import { eventually } from '../testing/eventually.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { addUpChanges } from './add-up-changes.ts';
import { everyOrder, recountStatistics, recountSummary } from './recount.testing.ts';

const { db } = await createTestDatabase();
const now = new Date();

beforeAll(async () => {
  await furnishShop(db);
});

/** Contents as carts, imports and accidents left them. */
const writtenContents: { metadata: unknown; flavor_selections: unknown }[] = [
  { metadata: null, flavor_selections: [] },
  { metadata: null, flavor_selections: [{ flavor_id: 'Z1', has_yolk: true, quantity: 6 }] },
  { metadata: { type: 'nobody knows', boxSize: 3 }, flavor_selections: [] },
  { metadata: { type: 'teochew_yam_box', boxSize: 4, flavors: [] }, flavor_selections: [] },
  {
    metadata: {
      type: 'mooncake_box',
      selections: [
        { flavor: 'White Lotus', flavorZh: '白莲蓉', hasYolk: false, code: 'S1', position: 1 },
        { flavor: 'White Lotus', flavorZh: '', hasYolk: false, code: 'C3', position: 2 },
        { flavor: 'White Lotus', flavorZh: '莲蓉', hasYolk: true, code: 'S1Y', position: 3 },
        { flavor: ' White Lotus ', hasYolk: 'yes', position: 4, quantity: 2 },
      ],
    },
    flavor_selections: [{ flavor_id: 'not', flavor_name: 'these', quantity: 9 }],
  },
  {
    metadata: {
      type: 'teochew_yam_special',
      selections: { Y1: 2, Y9: 1, Y2: 0, Y3: -1, Y4: 'two' },
      availableFlavors: [{ id: 'Y1', name: 'Yam "one"\\', nameZh: '芋', hasYolk: true }],
    },
    flavor_selections: [],
  },
];
/** Equal names of several kinds and translations, and one longer than an index takes. */
const writtenNames: [name: string, nameZh: string, kind: string][] = [
  ['Shanghai Mooncakes', '上海月饼', 'mooncake_box'],
  ['Shanghai Mooncakes', '', 'standard'],
  ['Mix Shanghai + Traditional', '混合', 'mooncake_box'],
  ['Gift of 6', '礼盒', 'a kind of yesterday'],
  ['TeoChew Yam Mooncakes', '潮州芋头', 'teochew_yam_special'],
  [
    Array.from({ length: 900 }, (_, index) => String.fromCodePoint(0x4e00 + index * 7)).join(''),
    '长',
    'standard',
  ],
];

const steps: Record<string, (random: Random) => Promise<unknown>> = {
  'orders come': (random) => generateOrders(db, { count: 1 + random.below(5), seed: random.below(1e9), now }),
  'some get other statuses': (random) =>
    db
      .updateTable('orders')
      .set({ order_status: random.pick(orderStatuses), payment_status: random.pick(paymentStatuses) })
      .where('order_number', 'like', `%${random.below(10)}`)
      .execute(),
  'some move to another batch, or to none': async (random) => {
    const batches = await db.selectFrom('pickup_batches').select('id').orderBy('batch_date').execute();
    await db
      .updateTable('orders')
      .set({ pickup_batch_id: random.chance(0.2) ? null : random.pick(batches).id })
      .where('order_number', 'like', `%${random.below(10)}`)
      .execute();
  },
  'one is of another day, type and total': async (random) =>
    db
      .updateTable('orders')
      .set({
        created_at: new Date(now.getTime() - random.below(70 * 24 * 3600) * 1000),
        mooncake_type: random.pick(writtenNames)[0],
        total_sen: random.below(20_000),
      })
      .where('id', '=', await anOrder(random))
      .execute(),
  'lines are written differently': async (random) => {
    const [product_name, product_name_zh, product_type] = random.pick(writtenNames);
    const { metadata, flavor_selections } = random.pick(writtenContents);
    const quantity = 1 + random.below(4);
    await db
      .updateTable('order_items')
      .set({
        ...{ product_name, product_name_zh, product_type, quantity },
        total_sen: sql<number>`unit_price_sen * ${quantity}`,
        metadata: metadata === null ? null : JSON.stringify(metadata),
        flavor_selections: JSON.stringify(flavor_selections),
        ...(random.chance(0.2) && { product_id: null }),
      })
      .where('order_id', '=', await anOrder(random))
      .execute();
  },
  'lines go': async (random) =>
    db
      .deleteFrom('order_items')
      .where('order_id', '=', await anOrder(random))
      .execute(),
  'orders go': (random) =>
    db
      .deleteFrom('orders')
      .where('order_number', 'like', `%${random.below(10)}${random.below(10)}`)
      .execute(),
  'a customer is erased': async (random) =>
    db
      .updateTable('customers')
      .set({ phone: '', phone_normalised: null })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('orders')
          .select('customer_id')
          .limit(1 + random.below(3)),
      )
      .execute(),
  'somebody orders again, perhaps spelled differently': async (random) => {
    const [one, other] = [await anOrder(random), await anOrder(random)];
    await sql`update customers c set phone = replace(d.phone, '-', ' '), phone_normalised = d.phone_normalised
      from orders o, orders p join customers d on d.id = p.customer_id
      where o.id = ${one} and c.id = o.customer_id and p.id = ${other}`.execute(db);
  },
  'nothing that counts changes': () => db.updateTable('orders').set({ admin_notes: 'x' }).execute(),
  'changes are added up': () => Promise.all([1, 2, 3].map(() => addUpChanges({ db }))),
};

async function anOrder(random: Random): Promise<string> {
  const orders = await db.selectFrom('orders').select('id').orderBy('order_number').execute();
  return random.pick(orders).id;
}

const withoutBatches = async (range: StatisticsRange) => {
  const { batches: _, ...statistics } = statisticsOf(await countForStatistics(db, range, now), range, now);
  return statistics;
};

/** Which of several translations stands for all is a matter of taste; that there is one is not. */
const namedOnce = (summaries: readonly BatchSummary[]) =>
  JSON.parse(JSON.stringify(summaries.toSorted(byBatchDate)), (key, value: unknown) =>
    key === 'nameZh' || key === 'flavourId' ? value !== '' : value,
  );

test.each([1, 2, 3, 4, 5, 6])(
  'whatever happens to orders, tallies say what counting says: walk %i',
  async (seed) => {
    const random = createRandom(seed);
    // Those of the walk before would be counted again and again, and find nothing new.
    await db.deleteFrom('orders').execute();
    await generateOrders(db, { count: 30, seed, now });
    const today = malaysianToday(now);
    const walked: string[] = [];
    for (let taken = 0; taken < 25; taken += 1) {
      const name = random.pick(Object.keys(steps));
      await steps[name]?.(random);
      walked.push(name);
      if (taken % 5 !== 4) continue;

      const where = walked.join(', ');
      const orders = await everyOrder(db);
      for (const range of [
        {},
        { from: addDays(today, -30) },
        { from: addDays(today, -9), to: addDays(today, -2) },
      ]) {
        expect(await withoutBatches(range), where).toEqual(recountStatistics(orders, range, now));
      }
      for (const include of includeModes) {
        const { batches } = await summariseOrders(db, { include, span: 'all' }, now);
        expect(namedOnce(batches), where).toEqual(namedOnce(recountSummary(orders, include)));
      }
    }
  },
);

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::integer as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.waiting ?? 0;
}

test('lines and statuses of one order, changed at once, are counted as they come to stand', async () => {
  await generateOrders(db, { count: 1, seed: 77, now });
  const { id } = await db
    .selectFrom('orders')
    .select('id')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('orders')
    .set({ order_status: 'pending', payment_status: 'pending' })
    .where('id', '=', id)
    .execute();
  let lines: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('orders').set({ payment_status: 'verified' }).where('id', '=', id).execute();
    lines = db
      .updateTable('order_items')
      .set({ product_name: 'Another' })
      .where('order_id', '=', id)
      .execute();
    await eventually(async () => expect(await waitingForLocks()).toBe(1));
  });
  await lines;
  const { batches } = await summariseOrders(db, { include: 'verified', span: 'all' }, now);
  expect(namedOnce(batches)).toEqual(namedOnce(recountSummary(await everyOrder(db), 'verified')));
});

test('changes do not pile up: what is added up waits no longer, and what comes to nothing is not kept', async () => {
  await addUpChanges({ db });
  const left = async (table: 'order_changes' | 'tallies') =>
    (await db.selectFrom(table).select(sql<number>`count(*)::integer`.as('rows')).executeTakeFirstOrThrow())
      .rows;
  expect(await left('order_changes')).toBe(0);
  expect(await left('tallies')).toBeGreaterThan(0);
  await db.deleteFrom('orders').execute();
  await addUpChanges({ db });
  expect([await left('order_changes'), await left('tallies')]).toEqual([0, 0]);
});

test('the database and the rules agree on what an order counts for', async () => {
  for (const orderStatus of orderStatuses) {
    for (const paymentStatus of paymentStatuses) {
      const { rows } = await sql<{ standing: string }>`
        select order_standing(${orderStatus}, ${paymentStatus}) as standing`.execute(db);
      expect(rows[0]?.standing).toBe(standingOf({ orderStatus, paymentStatus }));
    }
  }
});
