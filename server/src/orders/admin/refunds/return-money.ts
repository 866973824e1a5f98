import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import type { MoneyReturnRequest } from '@mooncake/domain/orders/order-change.contract';
import { refundOf } from '@mooncake/domain/orders/refund';
import { refuse } from '@mooncake/domain/refusal';
import { type ChangeDeps, change } from '../../../audit/change.ts';
import type { Actor } from '../../../audit/record-audit.ts';
import { loadAdminOrder } from '../load-admin-orders.ts';
import { lockOrder, statusesOf } from '../lock-order.ts';

/** Notes that the money of an order that is over went back, or that it did not after all. */
export async function returnMoney(
  deps: ChangeDeps,
  { orderId, request, actor }: { orderId: string; request: MoneyReturnRequest; actor: Actor },
): Promise<AdminOrder> {
  const { isReturned, version } = request;
  const action = isReturned ? 'order.money_returned' : 'order.money_return_undone';
  await change(deps, { actor, action, topics: ['orders'] }, async (trx, now) => {
    const order = await lockOrder(trx, orderId, null);
    const wasReturned = order.money_returned_at !== null;
    // Asked again, because the answer got lost: it is done already.
    if (wasReturned === isReturned) return { audit: [] };
    await lockOrder(trx, orderId, version);
    const hasReceipt = order.payment_uploaded_at !== null;
    if (refundOf({ ...statusesOf(order), hasReceipt, isReturned: wasReturned }) === null) {
      throw refuse('refund.nothing_to_return');
    }
    await trx
      .updateTable('orders')
      .set((eb) => ({ money_returned_at: isReturned ? now : null, version: eb('version', '+', 1) }))
      .where('id', '=', orderId)
      .execute();
    // An order that is taken up again later has to be paid again.
    await trx
      .updateTable('payment_shares')
      .set({ is_returned: isReturned })
      .where('order_id', '=', orderId)
      .execute();
    const details = { orderNumber: order.order_number, totalSen: order.total_sen };
    return { audit: { subject: ['order', orderId], details } };
  });
  return loadAdminOrder(deps.db, orderId);
}
