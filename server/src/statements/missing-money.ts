import { malaysianZone, type PlainDate } from '@mooncake/domain/calendar';
import { ordersWithHope } from '@mooncake/domain/statements/matching/hope';
import { findMissingMoney } from '@mooncake/domain/statements/matching/missing-money';
import { type MissingOrder, paymentsPageSize } from '@mooncake/domain/statements/statements.contract';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { inTurns } from './in-turns.ts';
import { matchOpenPayments, type OpenMatches } from './match-open.ts';
import { findCoverage, findSetAside, placedDay } from './money.queries.ts';

const receiptDay = sql`(o.payment_uploaded_at at time zone ${sql.lit(malaysianZone)})::date`;

/** Orders whose receipt was approved and whose money never came, the oldest first. */
export async function findMissing(
  db: Db,
  { days, open, now }: { days: number; open: OpenMatches; now: Date },
): Promise<MissingOrder[]> {
  const coverage = await findCoverage(db, now);
  const [first] = coverage;
  if (!first) return [];
  const { rows } = await sql<MissingOrder & { id: string; placedOn: PlainDate }>`
    select o.id, o.id as "orderId", o.order_number as "orderNumber", c.name as "customerName",
      o.total_sen as "totalSen", o.order_status as "orderStatus", ${receiptDay}::text as "receiptOn",
      ${placedDay} as "placedOn",
      coalesce(sum(s.amount_sen), 0)::integer as "receivedSen"
    from orders o join customers c on c.id = o.customer_id left join payment_shares s on s.order_id = o.id and not s.is_returned
    where o.payment_status = 'verified' and o.money_returned_at is null
      and ${receiptDay} >= ${first.fromDate}::date
    group by o.id, c.name having coalesce(sum(s.amount_sen), 0) < o.total_sen
    order by o.payment_uploaded_at, o.id`.execute(db);
  const overdue = findMissingMoney(rows, coverage, days);
  if (overdue.length === 0) return [];
  // What is surely another order's is hope for nobody else, or few prices would hide a forged receipt.
  const isExact = ({ id }: { id: string }) => open.matchOf.get(id)?.group === 'exact';
  const exact = open.payments.filter(isExact).map(({ text, payer }) => `${payer} ${text}`);
  const unsure = open.payments.filter((payment) => !isExact(payment));
  const hope = { open: unsure, named: [...exact, ...(await findSetAside(db))], days };
  const hoped = await inTurns(ordersWithHope(overdue, hope));
  const missing = overdue.filter(({ orderId }) => !hoped.has(orderId));
  return missing.map(({ id: _, placedOn: __, ...order }) => order);
}

export async function missingPage(db: Db, { days, page }: { days: number; page: number }, now: Date) {
  const orders = await findMissing(db, { days, open: await matchOpenPayments(db, now), now });
  const from = (page - 1) * paymentsPageSize;
  return { orders: orders.slice(from, from + paymentsPageSize), total: orders.length, page };
}
