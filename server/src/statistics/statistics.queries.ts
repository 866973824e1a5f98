import { addDays, malaysianMidnight, malaysianToday, malaysianZone } from '@mooncake/domain/calendar';
import { orderStatuses } from '@mooncake/domain/orders/status/status';
import { keepsStock } from '@mooncake/domain/orders/status/status-transition';
import type { BatchLimit } from '@mooncake/domain/statistics/batch-load';
import type { ProductCount } from '@mooncake/domain/statistics/distribution';
import { type StatisticsCounts, weekDays } from '@mooncake/domain/statistics/statistics';
import type { StatisticsRange } from '@mooncake/domain/statistics/statistics.contract';
import type { DayTally } from '@mooncake/domain/statistics/trend';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { countFlavours } from './count-flavours.ts';

/** The latest batches; more bars than these nobody can read. */
const maxBatches = 24;
const keeping = orderStatuses.filter(keepsStock);

/** The counts behind the statistics page, all as of one moment, added up where the orders are. */
export async function countForStatistics(
  db: Db,
  range: StatisticsRange,
  now: Date,
): Promise<StatisticsCounts> {
  const weekStart = addDays(malaysianToday(now), 1 - weekDays);
  // One connection for one reader: the shop needs the others for its customers.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => ({
      tallies: await tallyDays(trx, range),
      recent: await tallyDays(trx, { from: weekStart }),
      types: await countTypes(trx, range),
      phones: await countPhones(trx, range),
      products: await countProducts(trx, range),
      flavours: await countFlavours(trx, standing(range)),
      limits: await findLimits(trx),
    }));
}

/** Orders `o` placed on the days of the span, by the Malaysian calendar. */
function inSpan({ from, to }: StatisticsRange) {
  const since = from === undefined ? sql`true` : sql`o.created_at >= ${malaysianMidnight(from)}`;
  const until = to === undefined ? sql`true` : sql`o.created_at < ${malaysianMidnight(addDays(to, 1))}`;
  return sql<boolean>`(${since} and ${until})`;
}

/** Those of them that were neither cancelled nor rejected, nor had their payment rejected. */
function standing(range: StatisticsRange) {
  return sql<boolean>`(${inSpan(range)} and o.order_status = any(${keeping}) and o.payment_status <> 'rejected')`;
}

async function tallyDays(db: Db, range: StatisticsRange): Promise<DayTally[]> {
  const { rows } = await sql<DayTally>`
    select (o.created_at at time zone ${sql.lit(malaysianZone)})::date as day,
      o.order_status as "orderStatus", o.payment_status as "paymentStatus",
      count(*) as orders, sum(o.total_sen) as "totalSen"
    from orders o where ${inSpan(range)} group by 1, 2, 3`.execute(db);
  return rows;
}

async function countTypes(db: Db, range: StatisticsRange) {
  const { rows } = await sql<{ name: string; orders: number }>`
    select o.mooncake_type as name, count(*) as orders from orders o
    where ${inSpan(range)} group by 1`.execute(db);
  return rows;
}

/** The same key as phoneKey in the domain: the number however spelled, else the text as typed. */
async function countPhones(db: Db, range: StatisticsRange) {
  const { rows } = await sql<StatisticsCounts['phones']>`
    select count(*) as all, count(*) filter (where orders > 1) as returning from (
      select count(*) as orders from orders o join customers c on c.id = o.customer_id
      where ${inSpan(range)} and btrim(c.phone) <> ''
      group by coalesce(c.phone_normalised, btrim(c.phone))
    ) as phones`.execute(db);
  return rows[0] ?? { all: 0, returning: 0 };
}

async function countProducts(db: Db, range: StatisticsRange): Promise<ProductCount[]> {
  const { rows } = await sql<ProductCount>`
    select i.product_name as name, max(i.product_name_zh collate "C") as "nameZh", sum(i.quantity) as boxes
    from order_items i join orders o on o.id = i.order_id
    where ${standing(range)} group by 1`.execute(db);
  return rows;
}

async function findLimits(db: Db): Promise<BatchLimit[]> {
  const rows = await db
    .selectFrom('product_batch_limits as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('pickup_batches')
          .selectAll()
          .orderBy('batch_date', 'desc')
          .orderBy('batch_name', 'desc')
          .limit(maxBatches)
          .as('b'),
      (join) => join.onRef('b.id', '=', 'l.batch_id'),
    )
    .select(['b.id', 'b.batch_name', 'b.batch_date', 'l.limit_quantity', 'l.taken'])
    .select(['p.name', 'p.product_type'])
    .execute();
  return rows.map((row) => ({
    batchId: row.id,
    batchName: row.batch_name,
    batchDate: row.batch_date,
    product: { name: row.name, productType: row.product_type },
    limit: row.limit_quantity,
    taken: row.taken,
  }));
}
