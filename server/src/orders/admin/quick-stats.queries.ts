import { comingFirst } from '@mooncake/domain/batches/coming-first';
import { malaysianMidnight, malaysianToday } from '@mooncake/domain/calendar';
import type { OrderBatchesResponse } from '@mooncake/domain/orders/order-list.contract';
import { type QuickStats, quickStatsOf } from '@mooncake/domain/orders/quick-stats';
import { refundsOf } from '@mooncake/domain/orders/refund';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/** The panel above the list, from the tallies and today's orders. */
export async function findQuickStats(db: Db, now: Date): Promise<QuickStats> {
  const [tallies, today, batches, toReturn] = await Promise.all([
    findTallies(db),
    countSince(db, malaysianMidnight(malaysianToday(now))),
    countBatches(db),
    sumToReturn(db),
  ]);
  return quickStatsOf(tallies, { today, batches, toReturn });
}

/** The batches that have orders, in the order of their cards. */
export async function findOrderBatches(db: Db, now: Date): Promise<OrderBatchesResponse> {
  const batches = await db
    .selectFrom('order_tallies as t')
    .innerJoin('pickup_batches as b', 'b.id', 't.batch_id')
    .select(['b.id', 'b.batch_name as batchName', 'b.batch_date as batchDate'])
    .select(sql<number>`sum(t.orders)::integer`.as('orders'))
    .groupBy('b.id')
    .having(sql<boolean>`sum(t.orders) > 0`)
    .execute();
  return { batches: comingFirst(batches, malaysianToday(now)) };
}

function findTallies(db: Db) {
  return db
    .selectFrom('order_tallies')
    .select(['order_status as orderStatus', 'payment_status as paymentStatus'])
    .select([
      sql<number>`sum(orders)::bigint`.as('orders'),
      sql<number>`sum(total_sen)::bigint`.as('totalSen'),
    ])
    .groupBy(['order_status', 'payment_status'])
    .execute();
}

async function countSince(db: Db, since: Date): Promise<number> {
  const { orders } = await db
    .selectFrom('order_list')
    .select((eb) => sql<number>`${eb.fn.countAll()}::integer`.as('orders'))
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return orders;
}

function sumToReturn(db: Db): Promise<QuickStats['toReturn']> {
  return db
    .selectFrom('order_list')
    .select((eb) => [
      sql<number>`${eb.fn.countAll()}::integer`.as('orders'),
      sql<number>`coalesce(${eb.fn.sum('total_amount')}, 0)::bigint`.as('totalSen'),
    ])
    .where('refund', 'in', refundsOf.to_return)
    .executeTakeFirstOrThrow();
}

async function countBatches(db: Db): Promise<number> {
  const { batches } = await db
    .selectFrom('pickup_batches')
    .select((eb) => sql<number>`${eb.fn.countAll()}::integer`.as('batches'))
    .executeTakeFirstOrThrow();
  return batches;
}
