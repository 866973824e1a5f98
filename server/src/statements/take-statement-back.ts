import { refuse } from '@mooncake/domain/refusal';
import type { StatementTakenBackResponse } from '@mooncake/domain/statements/statements.contract';
import { sql } from 'kysely';
import { type ChangeDeps, change } from '../audit/change.ts';
import type { Actor } from '../audit/record-audit.ts';
import type { Trx } from '../database/connect.ts';
import { stateOfPayment } from './money.queries.ts';

/** So many numbers of orders tell enough. */
const namedOrders = 5;

/**
 * Takes a statement back that was wrong or read wrong: the payments that no other statement has go with it. Where
 * somebody decided about one of them, nothing goes until that is opened again.
 */
export function takeStatementBack(
  deps: ChangeDeps,
  { id, actor }: { id: string; actor: Actor },
): Promise<StatementTakenBackResponse> {
  const asked = { actor, action: 'statement.taken_back', topics: ['orders'], lock: 'statements' } as const;
  return change(deps, asked, async (trx) => {
    const statement = await trx
      .selectFrom('statements')
      .select(['name', 'payments'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!statement) throw refuse('statement.not_found');
    await refuseDecided(trx, id);
    // What another statement has as well is that one's from now on.
    await sql`update bank_payments p set statement_id = l.statement_id from statement_lines l
      where p.statement_id = ${id} and l.payment_id = p.id and l.statement_id <> ${id}`.execute(trx);
    const gone = await trx
      .deleteFrom('bank_payments')
      .where('statement_id', '=', id)
      .returning('amount_sen')
      .execute();
    await trx.deleteFrom('statements').where('id', '=', id).execute();
    const totalSen = gone.reduce((sum, { amount_sen }) => sum + amount_sen, 0);
    const details = { name: statement.name, payments: gone.length, totalSen };
    return {
      result: { removed: gone.length, removedSen: totalSen },
      audit: { subject: ['statement', id], details },
    };
  });
}

/** Locks the payments of this statement alone, so that nobody decides about them meanwhile. */
async function refuseDecided(trx: Trx, id: string): Promise<void> {
  const { rows } = await sql<{ id: string; isDecided: boolean }>`
    select p.id, (${stateOfPayment} <> 'open' or exists (select from payment_shares s where s.payment_id = p.id)) as "isDecided"
    from bank_payments p where p.statement_id = ${id} and not exists (
      select from statement_lines l where l.payment_id = p.id and l.statement_id <> ${id})
    for update of p`.execute(trx);
  const decided = rows.filter(({ isDecided }) => isDecided).map((row) => row.id);
  if (decided.length === 0) return;
  const orders = await trx
    .selectFrom('payment_shares as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select('o.order_number')
    .distinct()
    .where('s.payment_id', '=', (eb) => eb.fn.any(eb.val(decided)))
    .orderBy('o.order_number')
    .limit(namedOrders)
    .execute();
  const orderNumbers = orders.map(({ order_number }) => order_number);
  throw refuse('statement.decided', { payments: decided.length, orderNumbers });
}
