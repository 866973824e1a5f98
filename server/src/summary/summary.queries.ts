import type { PlainDate } from '@mooncake/domain/calendar';
import { orderStatuses } from '@mooncake/domain/orders/status/status';
import { isOver } from '@mooncake/domain/orders/status/status-transition';
import { countedStandings, type FixedFlavours } from '@mooncake/domain/summary/batch-summary';
import type { IncludeMode } from '@mooncake/domain/summary/summary.contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/connect.ts';

const over = orderStatuses.filter(isOver);

type BatchQuestion = { batchId?: string | undefined; since: PlainDate | null; include: IncludeMode };

/** The batches that have orders to count. */
export function selectBatches(db: Db, { batchId, since, include }: BatchQuestion) {
  const { counts, isLeftOut } = conditions(include);
  const counted = sql`sum(t.orders) filter (where ${counts('t')})`;
  // They keep no boxes; few enough to be looked at one by one.
  const outsideStock = (which: RawBuilder<unknown>) => sql`(select count(*) from orders o
    where o.pickup_batch_id = b.id and o.outside_stock and ${which})`;
  let query = db
    .selectFrom('order_tallies as t')
    .innerJoin('pickup_batches as b', 'b.id', 't.batch_id')
    .select(['b.id', 'b.batch_name as name', 'b.batch_date as date'])
    .select([
      sql<number>`${counted}::integer`.as('orders'),
      sql<number>`(coalesce(sum(t.orders) filter (where ${isLeftOut('t')}), 0)
        - ${outsideStock(isLeftOut('o'))})::integer`.as('waiting'),
      sql<number>`${outsideStock(sql`${counts('o')} and o.order_status <> all(${over})`)}::integer`.as(
        'outside',
      ),
    ])
    .groupBy('b.id')
    .having(sql<boolean>`${counted} > 0`);
  if (batchId !== undefined) query = query.where('b.id', '=', batchId);
  if (since !== null) query = query.where('b.batch_date', '>=', since);
  return query.execute();
}

/** Whether what has two statuses, an order or a tally of them, counts; or goes on without being counted. */
function conditions(include: IncludeMode) {
  const status = (of: string) => sql.ref(`${of}.order_status`);
  const counts = (of: string) =>
    sql`order_standing(${status(of)}, ${sql.ref(`${of}.payment_status`)}) = any(${countedStandings(include)})`;
  return { counts, isLeftOut: (of: string) => sql`(not ${counts(of)} and ${status(of)} <> all(${over}))` };
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
