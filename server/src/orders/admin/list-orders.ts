import type { BulkPreviewResponse } from '@mooncake/domain/orders/order-change.contract';
import {
  maxSelected,
  type OrderListQuery,
  type OrderListResponse,
  type OrderMatch,
  type OrderSelectionResponse,
} from '@mooncake/domain/orders/order-list.contract';
import { refundsOf } from '@mooncake/domain/orders/refund';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { loadAdminOrders } from './load-admin-orders.ts';
import { isUsualWord, matchesSearch, matchesSearchRowByRow } from './match-search.ts';

/** Nobody turns this many pages of a search; counting on would cost more than it tells. */
const maxCounted = 200;
/** Looking through so many takes a third of a millisecond. */
const latestLookedThrough = 1_000;

/** One page of the orders list; as fast for a hundred thousand orders as for a thousand. */
export async function listOrders(db: Db, query: OrderListQuery): Promise<OrderListResponse> {
  const { page, pageSize } = query;
  const loadPage = async () => loadAdminOrders(db, await findPage(db, query));
  const [orders, total] = await Promise.all([loadPage(), countMatching(db, query)]);
  return { orders, ...total, page, pageSize };
}

/** Everything that matches, to be changed at once, as far as one may choose. */
export async function selectMatching(db: Db, match: OrderMatch): Promise<OrderSelectionResponse> {
  const rows = await matchingOrders(db, match)
    .innerJoin('customers as c', 'c.id', 'order_list.customer_id')
    .select([
      'order_list.order_id',
      'order_list.order_number',
      'order_list.order_status',
      'order_list.payment_status',
      'c.name',
    ])
    .orderBy('order_list.created_at', 'desc')
    .orderBy('order_list.order_id', 'desc')
    .limit(maxSelected + 1)
    .execute();
  return {
    orders: rows.slice(0, maxSelected).map((row) => ({
      id: row.order_id,
      orderNumber: row.order_number,
      orderStatus: row.order_status,
      paymentStatus: row.payment_status,
      customer: { name: row.name },
    })),
    isComplete: rows.length <= maxSelected,
  };
}

/** The chosen orders as they are by now; who is gone is left out. */
export async function previewChosen(db: Db, orderIds: readonly string[]): Promise<BulkPreviewResponse> {
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .select(['o.id', 'o.order_number', 'o.order_status', 'o.payment_status', 'o.total_sen'])
    .select(['o.payment_uploaded_at', 'c.name'])
    .where('o.id', 'in', orderIds)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .execute();
  return {
    orders: rows.map((row) => ({
      id: row.id,
      orderNumber: row.order_number,
      orderStatus: row.order_status,
      paymentStatus: row.payment_status,
      customer: { name: row.name },
      totalSen: row.total_sen,
      hasReceipt: row.payment_uploaded_at !== null,
    })),
  };
}

async function findPage(db: Db, query: OrderListQuery): Promise<string[]> {
  return (await findAmongLatest(db, query)) ?? findAmongAll(db, query);
}

/**
 * Of a usual name a page is found among the latest orders, which takes a fraction of collecting and sorting all who
 * bear it. Null where the page is not full: then older ones belong on it, if there are any.
 */
async function findAmongLatest(db: Db, query: OrderListQuery): Promise<string[] | null> {
  const { search = '', sort, direction, page, pageSize, ...filters } = query;
  const isByNewest = sort === 'created_at' && direction === 'desc' && page === 1;
  // What passes a filter may lie far apart.
  const isFiltered = Object.values(filters).some((filter) => filter !== undefined);
  if (!isByNewest || isFiltered || !isUsualWord(search)) return null;
  const latest = db
    .selectFrom('order_list')
    .select(['order_id', 'created_at', 'words'])
    .orderBy('created_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(latestLookedThrough);
  const rows = await db
    .selectFrom(latest.as('order_list'))
    .select('order_id')
    .where(matchesSearchRowByRow(search))
    .orderBy('created_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(pageSize)
    .execute();
  return rows.length === pageSize ? rows.map(({ order_id }) => order_id) : null;
}

async function findAmongAll(db: Db, query: OrderListQuery): Promise<string[]> {
  const { sort, direction, page, pageSize } = query;
  let sorted = matchingOrders(db, query).select('order_id').orderBy(sort, direction);
  if (sort !== 'created_at') sorted = sorted.orderBy('created_at', direction);
  const rows = await sorted
    .orderBy('order_id', direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** The orders that match, not yet sorted. */
export function matchingOrders(db: Db, match: OrderMatch) {
  const { status, orderStatus, paymentStatus, money, verdict, batchId, search = '' } = match;
  let query = db.selectFrom('order_list');
  if (status !== undefined) query = query.where('order_list.dashboard_status', '=', status);
  if (orderStatus !== undefined) query = query.where('order_list.order_status', 'in', orderStatus);
  if (paymentStatus !== undefined) query = query.where('order_list.payment_status', 'in', paymentStatus);
  if (money !== undefined) query = query.where('order_list.refund', 'in', refundsOf[money]);
  if (verdict !== undefined) {
    query = query.where('order_list.order_id', 'in', (eb) =>
      eb.selectFrom('current_readings').select('order_id').where('verdict', '=', verdict),
    );
  }
  if (batchId !== undefined) query = query.where('order_list.batch_id', '=', batchId);
  return search.trim() === '' ? query : query.where(matchesSearch(search));
}

function countMatching(db: Db, query: OrderMatch) {
  const { search = '', money, verdict } = query;
  const isTallied = search.trim() === '' && money === undefined && verdict === undefined;
  return isTallied ? countAll(db, query) : countFound(db, query);
}

/** Added up from the tallies: no order is looked at. */
async function countAll(db: Db, { status, orderStatus, paymentStatus, batchId }: OrderMatch) {
  let query = db
    .selectFrom('order_tallies')
    .select((eb) => sql<number>`coalesce(${eb.fn.sum('orders')}, 0)::integer`.as('total'));
  if (status !== undefined) {
    query = query.where(sql<boolean>`dashboard_status(order_status, payment_status) = ${status}`);
  }
  if (orderStatus !== undefined) query = query.where('order_status', 'in', orderStatus);
  if (paymentStatus !== undefined) query = query.where('payment_status', 'in', paymentStatus);
  if (batchId !== undefined) query = query.where('batch_id', '=', batchId);
  const { total } = await query.executeTakeFirstOrThrow();
  return { total, isTotalExact: true };
}

async function countFound(db: Db, query: OrderMatch) {
  const { found } = await db
    .selectFrom(
      matchingOrders(db, query)
        .select('order_id')
        .limit(maxCounted + 1)
        .as('found'),
    )
    .select((eb) => sql<number>`${eb.fn.countAll()}::integer`.as('found'))
    .executeTakeFirstOrThrow();
  return { total: Math.min(found, maxCounted), isTotalExact: found <= maxCounted };
}
