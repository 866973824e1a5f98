import { sql } from 'kysely';
import { type ChangeDeps, change } from '../audit/change.ts';
import type { Trx } from '../database/connect.ts';
import { erasure } from './personal-columns.ts';

/** Payments that were matched to these orders, or name one of them in whatever spelling. */
export function isPaymentFor(orderIds: readonly string[]) {
  return sql<boolean>`(exists (select from payment_shares s where s.payment_id = p.id and s.order_id = any(${orderIds}::uuid[]))
    or regexp_replace(upper(p.words || p.payer), '[^A-Z0-9]', '', 'g') like any (
      select '%' || o.order_number || '%' from orders o where o.id = any(${orderIds}::uuid[])))`;
}

/** What the bank wrote about the payments of these orders goes; that money came stays. */
export async function erasePayments(trx: Trx, orderIds: readonly string[]): Promise<void> {
  const { words, payer, note } = erasure.bank_payments;
  await sql`update bank_payments p set words = ${words}, payer = ${payer}, note = ${note}, version = version + 1
    where ${isPaymentFor(orderIds)}`.execute(trx);
}

/** Payments older than the owner wants to keep, whoever they were from: of many nobody knows. */
export async function fadePayments(deps: ChangeDeps, limit: string, months: number): Promise<void> {
  const asked = { actor: 'retention', action: 'customers.anonymised', topics: ['orders'] } as const;
  await change(deps, asked, async (trx) => {
    const { words, payer, note } = erasure.bank_payments;
    const { numAffectedRows = 0n } = await sql`
      update bank_payments set words = ${words}, payer = ${payer}, note = ${note}, version = version + 1
      where paid_on < ${limit}::date and (words <> '' or payer <> '' or note <> '')`.execute(trx);
    const payments = Number(numAffectedRows);
    const details = { orders: 0, payments, months };
    return { audit: payments === 0 ? [] : { subject: ['customers', null], details } };
  });
}
