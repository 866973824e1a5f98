import { refuse } from '@mooncake/domain/refusal';
import { isPaidInFull, statusesWithoutMoney } from '@mooncake/domain/statements/matching/settle-payment';
import type { Selectable } from 'kysely';
import type { ChangeLine } from '../audit/change.ts';
import type { Trx } from '../database/connect.ts';
import type { PaymentSharesTable } from '../database/tables/statements.ts';
import { type LockedOrder, lockOrder, statusesOf } from '../orders/admin/lock-order.ts';
import { setStatuses } from '../orders/admin/set-statuses.ts';
import { findReceived } from './money.queries.ts';

type TakenShare = Selectable<PaymentSharesTable>;

/** Takes a payment away from its orders; what went back to a customer stays where it is known to have gone. */
export async function removeShares(trx: Trx, paymentId: string): Promise<TakenShare[]> {
  const shares = await trx
    .deleteFrom('payment_shares')
    .where('payment_id', '=', paymentId)
    .returningAll()
    .execute();
  const returned = shares.find((share) => share.is_returned);
  if (returned) {
    const { order_number: orderNumber } = await lockOrder(trx, returned.order_id, null);
    throw refuse('payment.held_by_order', { orderNumber, problem: 'returned' });
  }
  return shares.toSorted((one, other) => (one.order_id < other.order_id ? -1 : 1));
}

/** No order stays verified by money that was taken away from it: it waits again, or the money is not let go. */
export async function unverifyShort(
  trx: Trx,
  taken: readonly TakenShare[],
  now: Date,
): Promise<{ lines: ChangeLine[]; unverified: string[] }> {
  const lines: ChangeLine[] = [];
  const unverified: string[] = [];
  for (const share of taken) {
    const order = await lockOrder(trx, share.order_id, null);
    const verifying = await findVerifying(trx, order, share);
    // By a receipt, or by hand: somebody saw to it that it is paid.
    if (!verifying) continue;
    const receivedSen = await findReceived(trx, order.id);
    if (isPaidInFull({ totalSen: order.total_sen, receivedSen })) {
      await handOn(trx, order.id, verifying);
      continue;
    }
    const after = statusesWithoutMoney(order.order_status, verifying.status_before);
    const { order_number: orderNumber } = order;
    if (typeof after === 'string') throw refuse('payment.held_by_order', { orderNumber, problem: after });
    const before = statusesOf(order);
    await setStatuses(trx, order, after, { now });
    await forgetVerifying(trx, order.id);
    const details = { orderNumber, before, after };
    lines.push({ action: 'order.approval_undone', subject: ['order', order.id], details });
    unverified.push(orderNumber);
  }
  return { lines, unverified };
}

type Verifying = { verified_at: Date; status_before: LockedOrder['order_status'] };

/** What says of an order that it is the statement that verified it, and nobody since. */
async function findVerifying(
  trx: Trx,
  { id, payment_status, payment_verified_at }: LockedOrder,
  taken: TakenShare,
): Promise<Verifying | null> {
  if (payment_status !== 'verified' || !payment_verified_at) return null;
  const others = await trx
    .selectFrom('payment_shares')
    .select(['verified_at', 'status_before'])
    .where('order_id', '=', id)
    .execute();
  for (const { verified_at, status_before } of [taken, ...others]) {
    if (!verified_at || !status_before) continue;
    if (verified_at.getTime() === payment_verified_at.getTime()) return { verified_at, status_before };
  }
  return null;
}

/** It is paid without this money: what is left of it verifies it. */
async function handOn(trx: Trx, orderId: string, verifying: Verifying): Promise<void> {
  await trx.updateTable('payment_shares').set(verifying).where('order_id', '=', orderId).execute();
}

async function forgetVerifying(trx: Trx, orderId: string): Promise<void> {
  await trx
    .updateTable('payment_shares')
    .set({ verified_at: null, status_before: null })
    .where('order_id', '=', orderId)
    .execute();
}
