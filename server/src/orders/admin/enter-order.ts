import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import {
  checkStaffOrder,
  type StaffOrderRequest,
  staffOrderStatus,
} from '@mooncake/domain/orders/staff-order';
import { refuse } from '@mooncake/domain/refusal';
import { stockNeeds } from '@mooncake/domain/stock/stock-needs';
import { sql } from 'kysely';
import { type Actor, recordAudit } from '../../audit/record-audit.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { findMethodTraits } from '../../delivery/delivery.queries.ts';
import type { Deps } from '../../deps.ts';
import { findShopSettings } from '../../settings/settings.queries.ts';
import { takeStock } from '../../stock/take-stock.ts';
import { checkSelection } from '../check-selection.ts';
import { insertOrder } from '../insert-order.ts';
import { priceOrder } from '../price-order.ts';
import { reserveOrderNumber } from '../reserve-order-number.ts';
import { loadAdminOrder } from './load-admin-orders.ts';

/** Any number that no other advisory lock of the shop uses. */
const entryLock = 4_810_021;

/** An order taken at the door or by phone: priced, checked and counted like a customer's, without a receipt. */
export async function enterOrder(
  { db, events, clock }: Pick<Deps, 'db' | 'events' | 'clock'>,
  request: StaffOrderRequest,
  actor: Actor,
): Promise<AdminOrder> {
  if (await exists(db, request.orderId)) return loadAdminOrder(db, request.orderId);

  const { lines, totalSen } = await priceOrder(db, request);
  await checkSelection(db, request, lines, { now: clock(), browserHash: null });
  const method = await findMethodTraits(db, request.deliveryMethodId);
  const problems = checkStaffOrder(request.customer, { ...request, needsAddress: method.needsAddress });
  if (problems.length > 0) throw refuse('order.form_invalid', { problems });
  const { orderPrefix } = await findShopSettings(db);

  const isNew = await inTransaction(db, async (trx) => {
    // Pressed twice: the second waits here for the first and finds its order.
    await sql`select pg_advisory_xact_lock(${entryLock}, hashtext(${request.orderId}))`.execute(trx);
    if (await exists(trx, request.orderId)) return false;

    const now = clock();
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
    await recordAudit(trx, {
      actor,
      action: 'order.entered',
      subject: ['order', request.orderId],
      details: { orderNumber, totalSen, paymentStatus: request.paymentStatus },
      now,
    });
    return true;
  });
  if (isNew) events.publish('orders', 'stock');
  return loadAdminOrder(db, request.orderId);
}

async function exists(db: Db, orderId: string): Promise<boolean> {
  const order = await db.selectFrom('orders').select('id').where('id', '=', orderId).executeTakeFirst();
  return order !== undefined;
}
