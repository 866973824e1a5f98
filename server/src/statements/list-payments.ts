import { refuse } from '@mooncake/domain/refusal';
import { dueOf } from '@mooncake/domain/statements/matching/match-payments';
import {
  type BankPayment,
  type ExactPaymentsResponse,
  type MoneyOverview,
  type PaymentState,
  type PaymentsQuery,
  type PaymentsResponse,
  paymentStates,
  paymentsPageSize,
} from '@mooncake/domain/statements/statements.contract';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { loadPayments } from './load-payments.ts';
import { matchOpenPayments, type OpenMatches } from './match-open.ts';
import { findOverdue, type OverdueRow } from './missing-money.ts';
import { findStatements, stateOfPayment } from './money.queries.ts';

type Heap = { payments: number; amountSen: number };

/** What came in and where it is: the decided counted by the database, the open by the rules. */
export async function findOverview(db: Db, days: number, now: Date): Promise<MoneyOverview> {
  const open = await matchOpenPayments(db, now);
  const [decided, overdue, statements] = await Promise.all([
    countDecided(db),
    findOverdue(db, { days, open, now }),
    findStatements(db),
  ]);
  const states = Object.fromEntries(
    paymentStates.map((state) => [state, { payments: 0, amountSen: 0 }]),
  ) as Record<PaymentState, Heap>;
  for (const { state, ...heap } of decided) states[state] = heap;
  for (const { id, amountSen } of open.payments) {
    const heap = states[groupOf(open, id)];
    heap.payments += 1;
    heap.amountSen += amountSen;
  }
  const sen = Object.values(states).reduce((sum, { amountSen }) => sum + amountSen, 0);
  const [matchedSen, setAsideSen] = [states.matched.amountSen, states.set_aside.amountSen];
  return {
    cameInSen: sen,
    matchedSen,
    setAsideSen,
    openSen: sen - matchedSen - setAsideSen,
    states,
    missing: sumOf(overdue.missing),
    perhapsPaid: sumOf(overdue.perhaps),
    statements,
  };
}

const sumOf = (orders: readonly OverdueRow[]) => ({
  orders: orders.length,
  amountSen: orders.reduce((sum, order) => sum + dueOf(order), 0),
});

const groupOf = ({ matchOf }: OpenMatches, id: string) => matchOf.get(id)?.group ?? 'unknown';

async function countDecided(db: Db) {
  const { rows } = await sql<Heap & { state: 'matched' | 'set_aside' }>`
    select state, count(*)::integer as payments, sum(amount_sen) as "amountSen" from (
      select p.amount_sen, ${stateOfPayment} as state from bank_payments p
    ) as told where state <> 'open' group by state`.execute(db);
  return rows.map((row) => ({ ...row, amountSen: Number(row.amountSen) }));
}

/** One page of the payments in a state: the open ones oldest first, the decided ones newest first. */
export async function listPayments(
  db: Db,
  { state, page }: PaymentsQuery,
  now: Date,
): Promise<PaymentsResponse> {
  const from = (page - 1) * paymentsPageSize;
  if (state === 'matched' || state === 'set_aside') {
    const decided = (await countDecided(db)).find((heap) => heap.state === state);
    const ids = await findDecidedIds(db, state, from);
    return { payments: await loadPayments(db, ids, null), total: decided?.payments ?? 0, page };
  }
  const open = await matchOpenPayments(db, now);
  const ids = open.payments.filter(({ id }) => groupOf(open, id) === state).map(({ id }) => id);
  const shown = ids.slice(from, from + paymentsPageSize);
  return { payments: await loadPayments(db, shown, open), total: ids.length, page };
}

async function findDecidedIds(db: Db, state: 'matched' | 'set_aside', from: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from bank_payments p where ${stateOfPayment} = ${state}
    order by p.paid_on desc, p.id limit ${paymentsPageSize} offset ${from}`.execute(db);
  return rows.map(({ id }) => id);
}

/** So many are a few milliseconds; whoever else is there has a turn between. */
const loadedAtOnce = 250;

/** Every payment there is, the newest first; refused where a workbook could not hold them. */
export async function* listAllPayments(db: Db, max: number, now: Date): AsyncGenerator<BankPayment> {
  const { rows } = await sql<{ id: string }>`
    select p.id from bank_payments p order by p.paid_on desc, p.id limit ${max + 1}`.execute(db);
  if (rows.length > max) throw refuse('export.too_large', { max });
  const ids = rows.map(({ id }) => id);
  const open = await matchOpenPayments(db, now);
  for (let from = 0; from < ids.length; from += loadedAtOnce) {
    yield* await loadPayments(db, ids.slice(from, from + loadedAtOnce), open);
  }
}

/** All that would be verified at once, for somebody to see before they say so. */
export async function listExact(db: Db, now: Date): Promise<ExactPaymentsResponse> {
  const open = await matchOpenPayments(db, now);
  const orderOf = (id: string, wished: 'exact' | 'paid_twice') => {
    const { group, suggestions } = open.matchOf.get(id) ?? {};
    return group === wished ? open.orderOf.get(suggestions?.[0]?.orderId ?? '') : undefined;
  };
  const again = new Map<string, number>();
  for (const { id } of open.payments) {
    const order = orderOf(id, 'paid_twice');
    if (order) again.set(order.id, (again.get(order.id) ?? 0) + 1);
  }
  const payments = open.payments.flatMap(({ id, version, paidOn, amountSen }) => {
    const order = orderOf(id, 'exact');
    if (!order) return [];
    const { orderNumber, customerName } = order;
    const paidAgain = again.get(order.id) ?? 0;
    return [{ id, version, paidOn, amountSen, orderNumber, customerName, paidAgain }];
  });
  return { payments };
}
