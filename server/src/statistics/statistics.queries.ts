import { addDays, malaysianMidnight, malaysianToday } from '@mooncake/domain/calendar';
import type { BatchLimit } from '@mooncake/domain/statistics/batch-load';
import { latestNames } from '@mooncake/domain/statistics/distribution';
import { type StatisticsCounts, weekDays } from '@mooncake/domain/statistics/statistics';
import type { StatisticsRange } from '@mooncake/domain/statistics/statistics.contract';
import type { DayTally } from '@mooncake/domain/statistics/trend';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { type DayTallies, readDays } from '../tallies/read-tallies.ts';

/** The latest batches; more bars than these nobody can read. */
const maxBatches = 24;

/** The counts behind the statistics page, all as of one moment; none of the orders is looked at. */
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
    .execute(async (trx) => {
      const days = await readDays(trx, range);
      const hasWeek = range.to === undefined && (range.from ?? weekStart) <= weekStart;
      const week = hasWeek ? days : await readDays(trx, { from: weekStart });
      return {
        tallies: days.statuses.map(toDayTally),
        recent: week.statuses.map(toDayTally),
        types: days.types.map(({ name, count }) => ({ name, orders: count })),
        phones: await countPhones(trx, range),
        products: latestNames(
          days.products.map(({ name, nameZh, count }) => ({ name, nameZh, boxes: count })),
        ),
        flavours: days.flavours.map(({ flavourId, name, nameZh, hasYolk, count }) => ({
          ...{ flavourId, name, nameZh, hasYolk },
          pieces: count,
        })),
        limits: await findLimits(trx),
      };
    });
}

function toDayTally({
  bucket,
  orderStatus,
  paymentStatus,
  count,
  totalSen,
}: DayTallies['statuses'][number]): DayTally {
  return { day: bucket, orderStatus, paymentStatus, orders: count, totalSen };
}

/** Orders placed on the days of the span, by the Malaysian calendar. */
function inSpan({ from, to }: StatisticsRange) {
  const since = from === undefined ? sql`true` : sql`created_at >= ${malaysianMidnight(from)}`;
  const until = to === undefined ? sql`true` : sql`created_at < ${malaysianMidnight(addDays(to, 1))}`;
  return sql<boolean>`(${since} and ${until})`;
}

/**
 * Phones, and those that ordered again: of those whose orders changed just now all orders are looked at, of
 * the others only the repeat orders.
 */
async function countPhones(db: Db, range: StatisticsRange) {
  const since = range.from === undefined ? sql`true` : sql`previous_at >= ${malaysianMidnight(range.from)}`;
  const { rows } = await sql<StatisticsCounts['phones']>`
    select (select count(distinct phone_hash) from order_list where phone_hash is not null and ${inSpan(range)}) as all,
      (select count(distinct phone_hash) from repeat_orders
        where ${inSpan(range)} and ${since} and phone_hash not in (select phone_hash from phone_changes))
      + (select count(*) from (
        select from order_list where phone_hash in (select phone_hash from phone_changes) and ${inSpan(range)}
        group by phone_hash having count(*) > 1) as changed) as returning`.execute(db);
  return rows[0] ?? { all: 0, returning: 0 };
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
    .select(['p.name', 'p.product_type', 'p.is_active'])
    // What the limits of a batch list: on the shelf, or sold before it was taken off.
    .where((eb) => eb.or([eb('p.is_active', '=', true), eb('l.taken', '>', 0)]))
    .execute();
  return rows.map((row) => ({
    batchId: row.id,
    batchName: row.batch_name,
    batchDate: row.batch_date,
    product: { name: row.name, productType: row.product_type },
    // Off the shelf nothing is left to sell: what was sold is all there is.
    limit: row.is_active ? row.limit_quantity : row.taken,
    taken: row.taken,
  }));
}
