import { orderListQuerySchema } from '@mooncake/domain/orders/order-list.contract';
import { dueOf } from '@mooncake/domain/statements/matching/match-payments';
import type { FoundOrdersResponse } from '@mooncake/domain/statements/statements.contract';
import type { Db } from '../database/connect.ts';
import { listOrders } from '../orders/admin/list-orders.ts';
import { findOrdersById } from './money.queries.ts';

const shownOrders = 6;

/** Looks for orders like the orders list does, and says what each still costs after the money that came for it. */
export async function findOrders(db: Db, search: string): Promise<FoundOrdersResponse> {
  const found = await listOrders(db, orderListQuerySchema.parse({ search, pageSize: shownOrders }));
  const ids = found.orders.map(({ id }) => id);
  const orderOf = new Map((await findOrdersById(db, ids)).map((order) => [order.id, order]));
  return {
    orders: ids.flatMap((id) => {
      const order = orderOf.get(id);
      if (!order) return [];
      const { orderNumber, customerName, totalSen, orderStatus, paymentStatus } = order;
      const dueSen = dueOf(order);
      return [{ orderId: id, orderNumber, customerName, totalSen, dueSen, orderStatus, paymentStatus }];
    }),
  };
}
