import { addDays, malaysianToday, malaysianZone, type PlainDate } from '@mooncake/domain/calendar';
import type { OrderStatus, PaymentStatus } from '@mooncake/domain/orders/status/status';
import { isOver } from '@mooncake/domain/orders/status/status-transition';
import type { OpenPayment, PayableOrder } from '@mooncake/domain/statements/matching/match-payments';
import {
  type Coverage,
  type CoveringStatement,
  joinCoverage,
} from '@mooncake/domain/statements/matching/missing-money';
import type { ImportedStatement } from '@mooncake/domain/statements/statements.contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/connect.ts';

/** A payment is decided once its shares come to all of it; one whose order was removed is open again. */
const isMatched = sql<boolean>`(select coalesce(sum(s.amount_sen), 0) from payment_shares s where s.payment_id = p.id) = p.amount_sen`;
export const stateOfPayment = sql<'set_aside' | 'matched' | 'open'>`case
  when p.set_aside_at is not null then 'set_aside' when ${isMatched} then 'matched' else 'open' end`;

export async function findOpenPayments(db: Db): Promise<(OpenPayment & { version: number })[]> {
  const { rows } = await sql<OpenPayment & { version: number }>`
    select p.id, p.version, p.paid_on::text as "paidOn", p.amount_sen as "amountSen", p.words as text, p.payer
    from bank_payments p where ${stateOfPayment} = 'open'`.execute(db);
  return rows;
}

/** An order as far as its money goes, with what staff see of it. */
export type MoneyOrder = PayableOrder & { orderStatus: OrderStatus; paymentStatus: PaymentStatus };

export const placedDay = sql`(o.created_at at time zone ${sql.lit(malaysianZone)})::date::text`;
const received = sql`coalesce((select sum(s.amount_sen) from payment_shares s
  where s.order_id = o.id and not s.is_returned), 0)::integer`;

/** Somebody has yet to say that it is paid. */
const isUnpaid = sql<boolean>`(o.payment_status <> 'verified' and o.order_status not in ('cancelled', 'rejected'))`;

/**
 * Approved by a receipt alone, in the days the statements speak of: its money must be among the payments, number or not.
 * What was paid at the door has no receipt, and what came before the first statement is in none.
 */
const isOnReceiptAlone = (since: PlainDate) => sql<boolean>`(o.payment_status = 'verified'
  and o.payment_uploaded_at is not null and o.order_status not in ('cancelled', 'rejected')
  and o.created_at >= ${since}::date and ${received} < o.total_sen)`;
/** Before the first day of the statements, for orders that were paid a few days after they were placed. */
const daysAhead = 14;

/** Orders that wait for money, and those that are named somewhere, whatever became of them. */
export async function findPayableOrders(
  db: Db,
  numbers: readonly string[],
  now: Date,
): Promise<MoneyOrder[]> {
  const [first] = await findCoverage(db, now);
  const isAwaited = first
    ? sql<boolean>`(${isUnpaid} or ${isOnReceiptAlone(addDays(first.fromDate, -daysAhead))})`
    : isUnpaid;
  return selectOrders(db, isAwaited, sql`${isAwaited} or o.order_number = any(${numbers})`);
}

export function findOrdersByNumber(db: Db, numbers: readonly string[]): Promise<MoneyOrder[]> {
  return selectOrders(db, isUnpaid, sql`o.order_number = any(${numbers})`);
}

export function findOrdersById(db: Db, ids: readonly string[]): Promise<MoneyOrder[]> {
  return selectOrders(db, isUnpaid, sql`o.id = any(${ids}::uuid[])`);
}

async function selectOrders(
  db: Db,
  isAwaited: RawBuilder<boolean>,
  condition: RawBuilder<unknown>,
): Promise<MoneyOrder[]> {
  const { rows } = await sql<Omit<MoneyOrder, 'isOver'>>`
    select o.id, o.order_number as "orderNumber", c.name as "customerName", o.total_sen as "totalSen",
      ${received} as "receivedSen", ${placedDay} as "placedOn", ${isAwaited} as "isAwaited",
      o.order_status as "orderStatus", o.payment_status as "paymentStatus"
    from orders o join customers c on c.id = o.customer_id where ${condition}`.execute(db);
  return rows.map((row) => ({ ...row, isOver: isOver(row.orderStatus) }));
}

/** Open payments of this amount that came no later than that one, and name the same order. */
export async function findOpenLike(
  db: Db,
  { paidOn, amountSen }: Pick<OpenPayment, 'paidOn' | 'amountSen'>,
  orderNumber: string,
) {
  // In whatever spelling; thousands cost the same.
  const namesOrder = sql<boolean>`regexp_replace(upper(normalize(p.words || ' ' || p.payer, nfkc)), '[^A-Z0-9]', '', 'g')
    like ${`%${orderNumber}%`}`;
  const { rows } = await sql<OpenPayment>`
    select p.id, p.paid_on::text as "paidOn", p.amount_sen as "amountSen", p.words as text, p.payer
    from bank_payments p where p.amount_sen = ${amountSen} and p.paid_on <= ${paidOn}::date
      and ${namesOrder} and ${stateOfPayment} = 'open'`.execute(db);
  return rows;
}

/** What was received for one order until now. */
export async function findReceived(db: Db, orderId: string): Promise<number> {
  const { rows } = await sql<{ sen: number }>`
    select coalesce(sum(amount_sen), 0)::integer as sen from payment_shares
    where order_id = ${orderId} and not is_returned`.execute(db);
  return rows[0]?.sen ?? 0;
}

/** The days that the statements speak of until today. */
export async function findCoverage(db: Db, now: Date): Promise<Coverage[]> {
  const { rows } =
    await sql<CoveringStatement>`select from_date::text as "fromDate", to_date::text as "toDate",
      unsure_days as "unsureDays" from statements where from_date is not null`.execute(db);
  return joinCoverage(rows, malaysianToday(now));
}

const shownStatements = 20;

export async function findStatements(db: Db): Promise<ImportedStatement[]> {
  const rows = await db
    .selectFrom('statements')
    .selectAll()
    .orderBy('imported_at', 'desc')
    .orderBy('id')
    .limit(shownStatements)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    fromDate: row.from_date,
    toDate: row.to_date,
    payments: row.payments,
    newPayments: row.new_payments,
    importedAt: row.imported_at.toISOString(),
  }));
}
