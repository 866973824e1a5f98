import { malaysianZone, type PlainDate } from '@mooncake/domain/calendar';
import type { OrderStatus, PaymentStatus } from '@mooncake/domain/orders/status/status';
import { isOver } from '@mooncake/domain/orders/status/status-transition';
import type { OpenPayment, PayableOrder } from '@mooncake/domain/statements/matching/match-payments';
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

const placedDay = sql`(o.created_at at time zone ${sql.lit(malaysianZone)})::date::text`;
const received = sql`coalesce((select sum(s.amount_sen) from payment_shares s where s.order_id = o.id), 0)::integer`;

/** Orders that wait for money, and those that are named somewhere, whatever became of them. */
export function findPayableOrders(db: Db, numbers: readonly string[]): Promise<MoneyOrder[]> {
  return selectOrders(
    db,
    sql`(o.payment_status <> 'verified' and o.order_status not in ('cancelled', 'rejected'))
      or o.order_number = any(${numbers})`,
  );
}

export function findOrdersByNumber(db: Db, numbers: readonly string[]): Promise<MoneyOrder[]> {
  return selectOrders(db, sql`o.order_number = any(${numbers})`);
}

type OrderRow = Omit<MoneyOrder, 'isOver' | 'isAwaited'>;

async function selectOrders(db: Db, condition: RawBuilder<unknown>): Promise<MoneyOrder[]> {
  const { rows } = await sql<OrderRow>`
    select o.id, o.order_number as "orderNumber", c.name as "customerName", o.total_sen as "totalSen",
      ${received} as "receivedSen", ${placedDay} as "placedOn",
      o.order_status as "orderStatus", o.payment_status as "paymentStatus"
    from orders o join customers c on c.id = o.customer_id where ${condition}`.execute(db);
  return rows.map((row) => {
    const over = isOver(row.orderStatus);
    return { ...row, isOver: over, isAwaited: !over && row.paymentStatus !== 'verified' };
  });
}

/** What was received for one order until now. */
export async function findReceived(db: Db, orderId: string): Promise<number> {
  const { rows } = await sql<{ sen: number }>`
    select coalesce(sum(amount_sen), 0)::integer as sen from payment_shares where order_id = ${orderId}`.execute(
    db,
  );
  return rows[0]?.sen ?? 0;
}

/** The days from the first to the last that any statement speaks of; null before there is one. */
export async function findCoverage(db: Db): Promise<{ fromDate: PlainDate; toDate: PlainDate } | null> {
  const { rows } = await sql<{ fromDate: PlainDate | null; toDate: PlainDate | null }>`
    select min(from_date)::text as "fromDate", max(to_date)::text as "toDate" from statements`.execute(db);
  const { fromDate = null, toDate = null } = rows[0] ?? {};
  return fromDate === null || toDate === null ? null : { fromDate, toDate };
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
