import { malaysianToday } from '@mooncake/domain/calendar';
import { numbersIn } from '@mooncake/domain/named-orders';
import { isRefusal, refuse } from '@mooncake/domain/refusal';
import { exactOrderOf, matchPayments } from '@mooncake/domain/statements/matching/match-payments';
import {
  checkSettingAside,
  checkShares,
  isPaidInFull,
  type Share,
} from '@mooncake/domain/statements/matching/settle-payment';
import type {
  SettlePaymentRequest,
  SettlePaymentResponse,
  VerifyExactRequest,
  VerifyExactResponse,
} from '@mooncake/domain/statements/statements.contract';
import { sql } from 'kysely';
import { type ChangeDeps, type ChangeLine, change, checkVersion } from '../audit/change.ts';
import type { Actor } from '../audit/record-audit.ts';
import type { Trx } from '../database/connect.ts';
import type { Deps } from '../deps.ts';
import type { OncePart } from '../idempotency/once-route.ts';
import { lockOrder } from '../orders/admin/lock-order.ts';
import { approveOrder } from '../receipts/review/review-payment.ts';
import { findOpenLike, findOrdersByNumber, findReceived, stateOfPayment } from './money.queries.ts';
import { removeShares, unverifyShort } from './take-shares-back.ts';

const topics = ['orders', 'stock'] as const;

/** What somebody decides about one payment, by hand. */
export async function settlePayment(
  deps: ChangeDeps,
  { id, request, actor }: { id: string; request: SettlePaymentRequest; actor: Actor },
): Promise<SettlePaymentResponse> {
  const { decision, version } = request;
  const action =
    `payment.${decision.kind === 'match' ? 'matched' : decision.kind === 'reopen' ? 'reopened' : 'set_aside'}` as const;
  return change(deps, { actor, action, topics }, async (trx, now) => {
    const payment = await lockPayment(trx, id, version);
    // Decided about already: first it is opened again, which the log tells.
    if (payment.isDecided !== (decision.kind === 'reopen')) {
      throw refuse('payment.changed_meanwhile', { version: payment.version });
    }
    if (decision.kind === 'match') {
      const { lines, ...told } = await share(trx, payment, { shares: decision.shares, now });
      return { result: { version: version + 1, ...told }, audit: lines };
    }
    const isAside = decision.kind === 'set_aside';
    const problem = isAside ? checkSettingAside(decision) : null;
    if (problem) throw refuse('payment.settlement_invalid', { problem });
    const audit = await linesOf(trx, payment);
    const taken = await decide(trx, id, isAside ? { note: decision.note, set_aside_at: now } : nothingAside);
    const { lines, unverified } = await unverifyShort(trx, taken, now);
    return { result: { version: version + 1, verified: [], unverified }, audit: [...audit, ...lines] };
  });
}

/** What the log tells of a payment: with each order it was matched to, so that their histories have it. */
async function linesOf(trx: Trx, payment: LockedPayment): Promise<ChangeLine[]> {
  const orders = await trx
    .selectFrom('payment_shares as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select(['o.id', 'o.order_number', 's.amount_sen'])
    .where('s.payment_id', '=', payment.id)
    .execute();
  const { paid_on: paidOn } = payment;
  if (orders.length === 0) {
    return [{ subject: ['payment', payment.id], details: { totalSen: payment.amount_sen, paidOn } }];
  }
  return orders.map(({ id, order_number: orderNumber, amount_sen: totalSen }) => ({
    subject: ['order', id],
    details: { orderNumber, totalSen, paidOn },
  }));
}

type ManyDeps = ChangeDeps & Pick<Deps, 'log'>;
type ManyAsked = { request: VerifyExactRequest; actor: Actor; once: OncePart<ManyDeps> };

/** Everything exact at once; each payment succeeds or fails for itself, by what is true when its turn comes. */
export async function verifyExact(
  { events, log }: ManyDeps,
  { request: { payments }, actor, once }: ManyAsked,
): Promise<VerifyExactResponse> {
  const answer: VerifyExactResponse = { verified: [], failed: [] };
  // Told once, when all are done.
  const asked = { actor, action: 'payment.matched', topics: [] } as const;
  const verifyOne = (deps: ManyDeps, id: string, version: number) =>
    change(deps, asked, async (trx, now) => {
      const payment = await lockPayment(trx, id, version);
      const { words: text, payer, amount_sen: amountSen, paid_on: paidOn } = payment;
      const told = { text, payer, amountSen, paidOn };
      const orders = await findOrdersByNumber(trx, numbersIn(`${told.text} ${told.payer}`));
      const order = exactOrderOf(told, orders, malaysianToday(now));
      if (!order || payment.isDecided) throw refuse('payment.not_exact');
      // Of two payments for one order the earlier is its payment, whichever is asked for first.
      const all = await findOpenLike(trx, told, order.orderNumber);
      const matched = matchPayments(all, [order], malaysianToday(now));
      if (matched.get(id)?.group !== 'exact') throw refuse('payment.not_exact');
      const shares = [{ orderId: order.id, amountSen: payment.amount_sen }];
      const { lines } = await share(trx, payment, { shares, now, isExact: true });
      return { result: order.orderNumber, audit: lines };
    });
  for (const { id, version } of payments) {
    try {
      const orderNumber = await once(id, (deps) => verifyOne(deps, id, version));
      answer.verified.push({ paymentId: id, orderNumber });
    } catch (error) {
      // Not a matter of this payment: the whole request is another one than the key stands for.
      if (isRefusal(error) && error.code === 'idempotency.key_reused') throw error;
      if (!isRefusal(error)) log.error({ err: error }, 'one payment of many could not be verified');
      const failure = isRefusal(error)
        ? { code: error.code, details: { ...error.facts } }
        : { code: 'internal', details: {} };
      answer.failed.push({ paymentId: id, ...failure });
    }
  }
  if (answer.verified.length > 0) events.publish(...topics);
  return answer;
}

type LockedPayment = Awaited<ReturnType<typeof lockPayment>>;

async function lockPayment(trx: Trx, id: string, version: number) {
  const payment = await trx
    .selectFrom('bank_payments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!payment) throw refuse('payment.not_found');
  checkVersion(version, payment.version, (newer) => refuse('payment.changed_meanwhile', { version: newer }));
  const { rows } = await sql<{ state: string }>`
    select ${stateOfPayment} as state from bank_payments p where p.id = ${id}`.execute(trx);
  return { ...payment, isDecided: rows[0]?.state !== 'open' };
}

const nothingAside = { note: '', set_aside_at: null };

/** Whatever was decided before is forgotten with it; what orders had of the payment is theirs no longer. */
async function decide(trx: Trx, id: string, aside: { note: string; set_aside_at: Date | null }) {
  const taken = await removeShares(trx, id);
  await trx
    .updateTable('bank_payments')
    .set((eb) => ({ ...aside, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  return taken;
}

type Sharing = { shares: readonly Share[]; now: Date; isExact?: boolean };

/** Gives a payment to its orders. One that is paid in full by it is approved like by its receipt; no other is. */
async function share(trx: Trx, payment: LockedPayment, { shares, now, isExact = false }: Sharing) {
  const problem = checkShares(payment.amount_sen, shares);
  if (problem) throw refuse('payment.settlement_invalid', { problem });
  const taken = await decide(trx, payment.id, nothingAside);
  const lines: ChangeLine[] = [];
  const verified: string[] = [];
  // In one order for everybody, so that two who share out at once wait for each other.
  for (const { orderId, amountSen } of shares.toSorted((one, other) =>
    one.orderId < other.orderId ? -1 : 1,
  )) {
    const order = await lockOrder(trx, orderId, null);
    const before = await findReceived(trx, orderId);
    // A colleague's payment for the same order may have come first while this one waited for it.
    if (isExact && before + amountSen !== order.total_sen) throw refuse('payment.not_exact');
    const isPaid = isPaidInFull({ totalSen: order.total_sen, receivedSen: before + amountSen });
    const verifies = isPaid && order.payment_status !== 'verified';
    const verifying = verifies ? { verified_at: now, status_before: order.order_status } : {};
    await trx
      .insertInto('payment_shares')
      .values({ payment_id: payment.id, order_id: orderId, amount_sen: amountSen, ...verifying })
      .execute();
    const details = { orderNumber: order.order_number, totalSen: amountSen, paidOn: payment.paid_on };
    lines.push({ subject: ['order', orderId], details });
    if (!verifies) continue;
    lines.push(await approveOrder(trx, order, { now, seenInBank: true, isOnStatement: true }));
    verified.push(order.order_number);
  }
  // A payment whose order was removed had others, which may be without it now.
  const { lines: undone, unverified } = await unverifyShort(trx, taken, now);
  return { lines: [...lines, ...undone], verified, unverified };
}
