import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import {
  checkStaffOrder,
  type StaffOrderRequest,
  staffOrderStatus,
} from '@mooncake/domain/orders/staff-order';
import { refuse } from '@mooncake/domain/refusal';
import { stockNeeds } from '@mooncake/domain/stock/stock-needs';
import { type ChangeDeps, change } from '../../audit/change.ts';
import type { Actor } from '../../audit/record-audit.ts';
import type { Db } from '../../database/connect.ts';
import { findShopSettings } from '../../settings/settings.queries.ts';
import { takeStock } from '../../stock/take-stock.ts';
import { checkSelection } from '../check-selection.ts';
import { insertOrder } from '../insert-order.ts';
import { loadOffer } from '../offer.ts';
import { priceOrder } from '../price-order.ts';
import { reserveOrderNumber } from '../reserve-order-number.ts';
import { loadAdminOrder } from './load-admin-orders.ts';

/** An order taken at the door or by phone: priced, checked and counted like a customer's, without a receipt. */
export async function enterOrder(
  deps: ChangeDeps,
  request: StaffOrderRequest,
  actor: Actor,
): Promise<AdminOrder> {
  const { db, clock } = deps;
  if (await exists(db, request.orderId)) return loadAdminOrder(db, request.orderId);

  const offer = await loadOffer(db);
  const { lines, totalSen } = priceOrder(offer, request);
  const method = checkSelection(offer, request, lines, { as: 'staff', now: clock() });
  const problems = checkStaffOrder(request.customer, { ...request, needsAddress: method.needsAddress });
  if (problems.length > 0) throw refuse('order.form_invalid', { problems });
  const { orderPrefix } = await findShopSettings(db);

  // Pressed twice: the second waits for the first and finds its order.
  const lock = ['orderEntry', request.orderId] as const;
  const asked = { actor, action: 'order.entered', topics: ['orders', 'stock'], lock } as const;
  await change(deps, asked, async (trx, now) => {
    if (await exists(trx, request.orderId)) return { audit: [] };

    const { batchId, timeSlotId } = request;
    await takeStock(trx, { batchId, timeSlotId, needs: stockNeeds(lines) }, { now });
    const orderNumber = await reserveOrderNumber(trx, orderPrefix);
    await insertOrder(trx, {
      id: request.orderId,
      orderNumber,
      lines,
      totalSen,
      deliveryMethodId: request.deliveryMethodId,
      batchId,
      timeSlotId,
      form: request.customer,
      language: request.language,
      method,
      status: staffOrderStatus(request.paymentStatus),
      outsideStock: false,
      customerSide: null,
      now,
    });
    const details = { orderNumber, totalSen, paymentStatus: request.paymentStatus };
    return { audit: { subject: ['order', request.orderId], details } };
  });
  return loadAdminOrder(db, request.orderId);
}

async function exists(db: Db, orderId: string): Promise<boolean> {
  const order = await db.selectFrom('orders').select('id').where('id', '=', orderId).executeTakeFirst();
  return order !== undefined;
}
