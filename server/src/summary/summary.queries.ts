import type { PlainDate } from '@mooncake/domain/calendar';
import { orderStatuses } from '@mooncake/domain/orders/status/status';
import { isOver } from '@mooncake/domain/orders/status/status-transition';
import { countedStandings, type FixedFlavours } from '@mooncake/domain/summary/batch-summary';
import type { IncludeMode } from '@mooncake/domain/summary/summary.contract';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

const over = orderStatuses.filter(isOver);

type BatchQuestion = { batchId?: string | undefined; since: PlainDate | null; include: IncludeMode };

/** The batches that have orders to count. */
export function selectBatches(db: Db, { batchId, since, include }: BatchQuestion) {
  const counts = sql`order_standing(t.order_status, t.payment_status) = any(${countedStandings(include)})`;
  const counted = sql`sum(t.orders) filter (where ${counts})`;
  // They keep no boxes; few enough to be looked at one by one.
  const outsideStock = sql`(select count(*) from orders t where t.pickup_batch_id = b.id and t.outside_stock
    and not ${counts} and t.order_status <> all(${over}))`;
  let query = db
    .selectFrom('order_tallies as t')
    .innerJoin('pickup_batches as b', 'b.id', 't.batch_id')
    .select(['b.id', 'b.batch_name as name', 'b.batch_date as date'])
    .select([
      sql<number>`${counted}::integer`.as('orders'),
      sql<number>`(coalesce(sum(t.orders) filter (where not ${counts} and t.order_status <> all(${over})), 0)
        - ${outsideStock})::integer`.as('waiting'),
    ])
    .groupBy('b.id')
    .having(sql<boolean>`${counted} > 0`);
  if (batchId !== undefined) query = query.where('b.id', '=', batchId);
  if (since !== null) query = query.where('b.batch_date', '>=', since);
  return query.execute();
}

/** What is in the boxes nobody fills, by product. */
export async function selectFixedFlavours(db: Db): Promise<FixedFlavours> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'fixed_flavours'])
    .where(sql<boolean>`fixed_flavours <> '[]'`)
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ id, fixed_flavours }) => [id, fixed_flavours]));
}
