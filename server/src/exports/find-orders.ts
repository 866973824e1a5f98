import { addDays, malaysianMidnight } from '@mooncake/domain/calendar';
import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import type { OrderExportQuery } from '@mooncake/domain/summary/export.contract';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { matchingOrders } from '../orders/admin/list-orders.ts';
import { loadAdminOrders } from '../orders/admin/load-admin-orders.ts';

const perPage = 250;

/** Every matching order, the newest first, a page at a time: a slow reader holds no connection. */
export async function* findOrdersToExport(db: Db, query: OrderExportQuery): AsyncGenerator<AdminOrder> {
  let page = await nextPage(db, query, null);
  while (page.length > 0) {
    yield* await loadAdminOrders(
      db,
      page.map(({ order_id }) => order_id),
    );
    page = await nextPage(db, query, page.at(-1) ?? null);
  }
}

type Place = { order_id: string; created: string };

function nextPage(db: Db, query: OrderExportQuery, after: Place | null): Promise<Place[]> {
  let rows = matchingOrders(db, query)
    // As text: a Date would drop the microseconds and with them an order between two pages.
    .select(['order_id', sql<string>`created_at::text`.as('created')])
    .orderBy('created_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(perPage);
  if (query.from !== undefined) rows = rows.where('created_at', '>=', malaysianMidnight(query.from));
  if (query.to !== undefined) rows = rows.where('created_at', '<', malaysianMidnight(addDays(query.to, 1)));
  if (after) {
    rows = rows.where(
      sql<boolean>`(created_at, order_id) < (${after.created}::timestamptz, ${after.order_id}::uuid)`,
    );
  }
  return rows.execute();
}
