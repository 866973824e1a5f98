import { numbersIn } from '@mooncake/domain/named-orders';
import { isAbout } from '@mooncake/domain/statements/matching/payer-name';
import { sql } from 'kysely';
import { type ChangeDeps, change } from '../audit/change.ts';
import type { Trx } from '../database/connect.ts';
import { stateOfPayment } from '../statements/money.queries.ts';
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

/**
 * What the bank wrote about these people goes also where nobody knows what they paid for. What names an order of somebody
 * else stays: that one may have the same name, and has no other proof of having paid.
 */
export async function erasePayers(
  trx: Trx,
  people: readonly { name: string; phone: string; order_number: string }[],
): Promise<void> {
  const { rows } = await sql<{ id: string; payer: string; words: string; note: string }>`
    select p.id, p.payer, p.words, p.note from bank_payments p where ${stateOfPayment} <> 'matched'
      and (p.words <> '' or p.payer <> '' or p.note <> '')`.execute(trx);
  const about = rows.filter(({ payer, words, note }) =>
    people.some((person) => [payer, words, note, `${payer} ${words}`].some((text) => isAbout(person, text))),
  );
  const numbersOf = new Map(about.map(({ id, words, payer }) => [id, numbersIn(`${words} ${payer}`)]));
  const { rows: others } = await sql<{ order_number: string }>`select order_number from orders
    where order_number = any(${[...numbersOf.values()].flat()}::text[])
      and order_number <> all(${people.map(({ order_number }) => order_number)}::text[])`.execute(trx);
  const isOthers = new Set(others.map(({ order_number }) => order_number));
  const ids = about
    .map(({ id }) => id)
    .filter((id) => !numbersOf.get(id)?.some((each) => isOthers.has(each)));
  const { words, payer, note } = erasure.bank_payments;
  await sql`update bank_payments set words = ${words}, payer = ${payer}, note = ${note}, version = version + 1
    where id = any(${ids}::uuid[])`.execute(trx);
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
