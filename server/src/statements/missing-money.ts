import { malaysianZone } from '@mooncake/domain/calendar';
import type { OrderStatus } from '@mooncake/domain/orders/status/status';
import { findMissingMoney } from '@mooncake/domain/statements/matching/missing-money';
import { type OverdueOrder, sortOverdue } from '@mooncake/domain/statements/matching/sort-overdue';
import {
  type MissingMoneyQuery,
  type MissingMoneyResponse,
  paymentsPageSize,
} from '@mooncake/domain/statements/statements.contract';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { inTurns } from './in-turns.ts';
import { loadPayments } from './load-payments.ts';
import { matchOpenPayments, type OpenMatches } from './match-open.ts';
import { findCoverage, placedDay } from './money.queries.ts';

const receiptDay = sql`(o.payment_uploaded_at at time zone ${sql.lit(malaysianZone)})::date`;

export type OverdueRow = OverdueOrder & { orderStatus: OrderStatus };

type Overdue = {
  /** Whose money never came. */
  missing: OverdueRow[];
  /** For whom somebody has to decide about an open payment first, which says nothing but their amount. */
  perhaps: (OverdueRow & { paymentId: string })[];
};

/** Orders whose receipt was approved and whose money did not come in time, the oldest first. */
export async function findOverdue(
  db: Db,
  { days, open, now }: { days: number; open: OpenMatches; now: Date },
): Promise<Overdue> {
  const coverage = await findCoverage(db, now);
  const [first] = coverage;
  if (!first) return { missing: [], perhaps: [] };
  const { rows } = await sql<OverdueRow>`
    select o.id, o.order_number as "orderNumber", c.name as "customerName",
      o.total_sen as "totalSen", o.order_status as "orderStatus", ${receiptDay}::text as "receiptOn",
      ${placedDay} as "placedOn",
      coalesce(sum(s.amount_sen), 0)::integer as "receivedSen"
    from orders o join customers c on c.id = o.customer_id left join payment_shares s on s.order_id = o.id and not s.is_returned
    where o.payment_status = 'verified' and o.money_returned_at is null
      and ${receiptDay} >= ${first.fromDate}::date
    group by o.id, c.name having coalesce(sum(s.amount_sen), 0) < o.total_sen
    order by o.payment_uploaded_at, o.id`.execute(db);
  const overdue = findMissingMoney(rows, coverage, days);
  const { named, perhaps } = await inTurns(
    sortOverdue(overdue, {
      payments: open.payments,
      orders: [...open.orderOf.values()],
      likely: likelyOf(open),
      days,
    }),
  );
  return {
    missing: overdue.filter(({ id }) => !named.has(id) && !perhaps.has(id)),
    perhaps: overdue.flatMap((order) => {
      const paymentId = perhaps.get(order.id);
      return paymentId === undefined ? [] : [{ ...order, paymentId }];
    }),
  };
}

/** The one order of a payment without a number, where just one fits. */
function likelyOf({ matchOf }: OpenMatches): Map<string, string> {
  return new Map(
    Array.from(matchOf).flatMap(
      ([
        id,
        {
          group,
          suggestions: [first],
        },
      ]) => (group === 'likely' && first && first.reason !== 'number' ? [[id, first.orderId] as const] : []),
    ),
  );
}

export async function missingPage(
  db: Db,
  { days, part, page }: MissingMoneyQuery,
  now: Date,
): Promise<MissingMoneyResponse> {
  const open = await matchOpenPayments(db, now);
  const overdue = await findOverdue(db, { days, open, now });
  const from = (page - 1) * paymentsPageSize;
  const shown = <Row>(rows: readonly Row[]) => rows.slice(from, from + paymentsPageSize);
  if (part === 'missing') {
    const orders = shown(overdue.missing).map((row) => ({ ...told(row), payment: null }));
    return { orders, total: overdue.missing.length, page };
  }
  const rows = shown(overdue.perhaps);
  const payments = await loadPayments(
    db,
    rows.map(({ paymentId }) => paymentId),
    open,
  );
  const paymentOf = new Map(payments.map((payment) => [payment.id, payment]));
  const orders = rows.map((row) => ({ ...told(row), payment: paymentOf.get(row.paymentId) ?? null }));
  return { orders, total: overdue.perhaps.length, page };
}

function told({ id, orderNumber, customerName, totalSen, receivedSen, receiptOn, orderStatus }: OverdueRow) {
  return { orderId: id, orderNumber, customerName, totalSen, receivedSen, receiptOn, orderStatus };
}
