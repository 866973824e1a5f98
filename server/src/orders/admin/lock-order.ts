import type { StatusPair } from '@mooncake/domain/orders/status/status';
import { refuse } from '@mooncake/domain/refusal';
import type { Selectable } from 'kysely';
import { checkVersion } from '../../audit/change.ts';
import type { Trx } from '../../database/connect.ts';
import type { OrdersTable } from '../../database/tables/orders.ts';

export type LockedOrder = Selectable<OrdersTable>;

/**
 * Locks an order for a change. With the version a screen was showing: of two people who act on it at
 * once, one wins and the other is told. Null where no screen was showing one.
 */
export async function lockOrder(trx: Trx, orderId: string, version: number | null): Promise<LockedOrder> {
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw refuse('order.not_found');
  if (version !== null) {
    checkVersion(version, order.version, (newer) =>
      refuse('order.changed_meanwhile', { ...statusesOf(order), version: newer }),
    );
  }
  return order;
}

export function statusesOf(order: Pick<LockedOrder, 'order_status' | 'payment_status'>): StatusPair {
  return { orderStatus: order.order_status, paymentStatus: order.payment_status };
}
