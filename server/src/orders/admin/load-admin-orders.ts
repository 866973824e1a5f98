import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { refuse } from '@mooncake/domain/refusal';
import type { Db } from '../../database/connect.ts';
import { selectItems, selectOrders } from './admin-orders.queries.ts';
import { presentAdminOrder } from './present-admin-order.ts';

/** The orders with these ids, in this very order, with everything staff may see. */
export async function loadAdminOrders(db: Db, ids: readonly string[]): Promise<AdminOrder[]> {
  if (ids.length === 0) return [];
  const [orders, items] = await Promise.all([selectOrders(db, ids), selectItems(db, ids)]);
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  return ids.flatMap((id) => {
    const order = orderOf.get(id);
    return order
      ? [
          presentAdminOrder(
            order,
            items.filter(({ order_id }) => order_id === id),
          ),
        ]
      : [];
  });
}

export async function loadAdminOrder(db: Db, id: string): Promise<AdminOrder> {
  const [order] = await loadAdminOrders(db, [id]);
  if (!order) throw refuse('order.not_found');
  return order;
}
