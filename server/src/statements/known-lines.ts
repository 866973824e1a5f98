import { createHash } from 'node:crypto';
import type { PlainDate } from '@mooncake/domain/calendar';
import { withReversal } from '@mooncake/domain/statements/matching/reversal';
import { type KnownPayment, knownInSlices } from '@mooncake/domain/statements/table/identity/known-payments';
import { identityOf, type LineIdentity } from '@mooncake/domain/statements/table/identity/line-identity';
import { passingColumns } from '@mooncake/domain/statements/table/identity/passing-columns';
import type { StatementLine } from '@mooncake/domain/statements/table/statement-lines';
import type { StatementMapping } from '@mooncake/domain/statements/table/statement-mapping';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { inTurns } from './in-turns.ts';

type Payment = KnownPayment & { paidOn: PlainDate; amountSen: number };

/** A line of a statement, by what it is known again, and the payment in the shop that it is. */
export type KeyedLine = Pick<StatementLine, 'paidOn' | 'amountSen' | 'text' | 'payer'> & {
  identity: LineIdentity;
};
export type SeenLine = KeyedLine & { paymentId: string | null; isReadOtherwise: boolean };

/** What is kept of a line says nothing of anybody. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** How many columns a table has, whatever they are. */
export const widthOf = (rows: readonly (readonly string[])[]) =>
  rows.reduce((most, row) => Math.max(most, row.length), 0);

export function withKeys(
  lines: readonly StatementLine[],
  rows: readonly (readonly string[])[],
  mapping: Pick<StatementMapping, 'headingRow'>,
): KeyedLine[] {
  const [columns, passing] = [widthOf(rows), passingColumns(rows, mapping)];
  return lines.map((line) => {
    const { row, words, told, time, seconds, numbers, ...identity } = identityOf(line, columns, passing);
    const marks = {
      time: time && hashOf(time),
      seconds: seconds && hashOf(`${time}:${seconds}`),
      numbers: numbers && hashOf(numbers),
    };
    const keys = { row: hashOf(row), words: hashOf(words), told: told && hashOf(told), ...marks };
    const { paidOn, amountSen, payer, reversal } = line;
    // Known by what stands in its own row; told with what the bank wrote where the money left again.
    const text = reversal === undefined ? line.text : withReversal(line.text, reversal);
    return { paidOn, amountSen, text, payer, identity: { ...identity, ...keys } };
  });
}

/** Finds each line among the payments in the shop. One that was read with another day or amount before is told. */
export async function withPayments(db: Db, told: readonly KeyedLine[]): Promise<SeenLine[]> {
  const lines = await withOrders(db, told);
  const known = await findKnown(
    db,
    lines.map(({ identity }) => identity),
  );
  const paymentOf = new Map(known.map((payment) => [payment.id, payment]));
  const slices = knownInSlices(
    lines.map(({ identity }) => identity),
    known,
  );
  const found = await inTurns(slices);
  return lines.map((line, at) => {
    const payment = paymentOf.get(found[at]?.id ?? '');
    const isReadOtherwise =
      payment !== undefined && (payment.paidOn !== line.paidOn || payment.amountSen !== line.amountSen);
    return { ...line, paymentId: payment?.id ?? null, isReadOtherwise };
  });
}

/** Of what looks like the number of an order only those that are one: banks number their transfers as well. */
async function withOrders(db: Db, lines: readonly KeyedLine[]): Promise<KeyedLine[]> {
  const numbers = new Set(lines.flatMap(({ identity }) => identity.orders));
  if (numbers.size === 0) return [...lines];
  const { rows } = await sql<{ number: string }>`
    select order_number as number from orders where order_number = any(${[...numbers]})`.execute(db);
  const keyOf = new Map(rows.map(({ number }) => [number, hashOf(number)]));
  return lines.map((line) => {
    const orders = line.identity.orders.flatMap((number) => keyOf.get(number) ?? []);
    return { ...line, identity: { ...line.identity, orders } };
  });
}

/** The payments that may be among these lines, with all the lines they were seen in. */
async function findKnown(db: Db, lines: readonly LineIdentity[]): Promise<Payment[]> {
  if (lines.length === 0) return [];
  const keysOf = (name: 'row' | 'words' | 'told') => [
    ...new Set(lines.map((line) => line[name]).filter((key) => key !== '')),
  ];
  // Of these all that left the same balance are wanted, whatever their words.
  const left = lines.filter(({ balanceSen }) => balanceSen !== null);
  const { rows } = await sql<LineIdentity & { id: string; paidOn: PlainDate; amountSen: number }>`
    select p.id, p.paid_on::text as "paidOn", p.amount_sen as "amountSen", l.row_key as row, l.words_key as words,
      p.paid_on::text || ' ' || p.amount_sen as sum, l.told_key as told, l.time_key as time, l.seconds_key as seconds,
      l.numbers_key as numbers, l.orders_keys as orders, l.columns, l.balance_sen as "balanceSen"
    from statement_lines l join bank_payments p on p.id = l.payment_id where p.id in (
      select payment_id from statement_lines where row_key = any(${keysOf('row')})
      union select payment_id from statement_lines where words_key = any(${keysOf('words')})
      union select payment_id from statement_lines where told_key = any(${keysOf('told')})
      union select l.payment_id from bank_payments p join statement_lines l on l.payment_id = p.id
        join unnest(${left.map(({ sum }) => sum.split(' ')[0])}::date[], ${left.map(({ sum }) => Number(sum.split(' ')[1]))}::integer[],
          ${left.map(({ balanceSen }) => balanceSen)}::integer[]) as t (day, sen, balance)
        on p.paid_on = t.day and p.amount_sen = t.sen and l.balance_sen = t.balance
    ) order by p.paid_on, p.id`.execute(db);
  const payments = new Map<string, Payment & { seen: LineIdentity[] }>();
  for (const { id, paidOn, amountSen, ...line } of rows) {
    const payment = payments.get(id) ?? { id, paidOn, amountSen, seen: [] };
    payment.seen.push(line);
    payments.set(id, payment);
  }
  return [...payments.values()];
}
