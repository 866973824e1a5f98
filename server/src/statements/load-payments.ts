import { dueOf, type Suggestion } from '@mooncake/domain/statements/matching/match-payments';
import type { BankPayment, SuggestedOrder } from '@mooncake/domain/statements/statements.contract';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { OpenMatches } from './match-open.ts';
import { stateOfPayment } from './money.queries.ts';

type PaymentRow = Omit<BankPayment, 'state' | 'suggestions'> & { state: 'set_aside' | 'matched' | 'open' };

/** Payments as staff see them, in the order of their ids; the open ones beside the orders they may be for. */
export async function loadPayments(
  db: Db,
  ids: readonly string[],
  open: OpenMatches | null,
): Promise<BankPayment[]> {
  if (ids.length === 0) return [];
  const rows = await selectPayments(db, ids);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    const match = open?.matchOf.get(id);
    if (!row) return [];
    const state = row.state === 'open' ? (match?.group ?? 'unknown') : row.state;
    return [{ ...row, state, suggestions: match && open ? suggested(match.suggestions, open) : [] }];
  });
}

async function selectPayments(db: Db, ids: readonly string[]): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select p.id, p.version, p.paid_on::text as "paidOn", p.amount_sen as "amountSen", p.words as text, p.payer, p.note,
      st.name as "statementName", ${stateOfPayment} as state,
      coalesce((select jsonb_agg(jsonb_build_object('orderId', s.order_id, 'orderNumber', o.order_number,
        'amountSen', s.amount_sen) order by o.order_number) from payment_shares s join orders o on o.id = s.order_id
        where s.payment_id = p.id), '[]') as shares
    from bank_payments p join statements st on st.id = p.statement_id where p.id = any(${ids}::uuid[])`.execute(
    db,
  );
  return rows;
}

function suggested(suggestions: readonly Suggestion[], { orderOf }: OpenMatches): SuggestedOrder[] {
  return suggestions.flatMap(({ orderId, reason }) => {
    const order = orderOf.get(orderId);
    if (!order) return [];
    const { orderNumber, customerName, totalSen, orderStatus, paymentStatus } = order;
    const dueSen = dueOf(order);
    return [{ orderId, orderNumber, customerName, totalSen, dueSen, orderStatus, paymentStatus, reason }];
  });
}
