import type { OrderListQuery, OrderListResponse } from '@mooncake/domain/orders/order-list.contract';
import { searchGrams, searchTerm } from '@mooncake/domain/orders/order-search';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { loadAdminOrders } from './load-admin-orders.ts';

/** Nobody turns this many pages of a search; counting on would cost more than it tells. */
const maxCounted = 200;

/** One page of the orders list; as fast for a hundred thousand orders as for a thousand. */
export async function listOrders(db: Db, query: OrderListQuery): Promise<OrderListResponse> {
  const { page, pageSize } = query;
  const term = searchTerm(query.search ?? '');
  const [ids, total] = await Promise.all([
    findPage(db, query, term),
    term === '' ? countAll(db, query) : countFound(db, query, term),
  ]);
  return { orders: await loadAdminOrders(db, ids), ...total, page, pageSize };
}

async function findPage(db: Db, query: OrderListQuery, term: string): Promise<string[]> {
  const { sort, direction, page, pageSize } = query;
  let sorted = matchingOrders(db, query, term).select('order_id').orderBy(sort, direction);
  if (sort !== 'created_at') sorted = sorted.orderBy('created_at', direction);
  const rows = await sorted
    .orderBy('order_id', direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** The orders that match, not yet sorted. */
export function matchingOrders(
  db: Db,
  { status, batchId }: Pick<OrderListQuery, 'status' | 'batchId'>,
  term: string,
) {
  let query = db.selectFrom('order_list');
  if (status !== undefined) query = query.where('dashboard_status', '=', status);
  if (batchId !== undefined) query = query.where('batch_id', '=', batchId);
  if (term === '') return query;
  const grams = searchGrams(term);
  if (grams.length > 0) query = query.where(sql<boolean>`grams @> ${grams}::text[]`);
  return query.where('words', 'like', `%${term.replace(/[\\%_]/g, '\\$&')}%`);
}

/** Added up from the tallies: no order is looked at. */
async function countAll(db: Db, { status, batchId }: OrderListQuery) {
  let query = db
    .selectFrom('order_tallies')
    .select((eb) => sql<number>`coalesce(${eb.fn.sum('orders')}, 0)::integer`.as('total'));
  if (status !== undefined) {
    query = query.where(sql<boolean>`dashboard_status(order_status, payment_status) = ${status}`);
  }
  if (batchId !== undefined) query = query.where('batch_id', '=', batchId);
  const { total } = await query.executeTakeFirstOrThrow();
  return { total, isTotalExact: true };
}

async function countFound(db: Db, query: OrderListQuery, term: string) {
  const { found } = await db
    .selectFrom(
      matchingOrders(db, query, term)
        .select('order_id')
        .limit(maxCounted + 1)
        .as('found'),
    )
    .select((eb) => sql<number>`${eb.fn.countAll()}::integer`.as('found'))
    .executeTakeFirstOrThrow();
  return { total: Math.min(found, maxCounted), isTotalExact: found <= maxCounted };
}
