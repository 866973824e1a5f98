import { malaysianToday } from '@mooncake/domain/calendar';
import { numbersIn } from '@mooncake/domain/named-orders';
import {
  type MatchedPayment,
  matchInSlices,
  type OpenPayment,
} from '@mooncake/domain/statements/matching/match-payments';
import type { Db } from '../database/connect.ts';
import { inTurns } from './in-turns.ts';
import { findOpenPayments, findPayableOrders, type MoneyOrder } from './money.queries.ts';

export type OpenMatches = {
  /** The oldest first. */
  payments: (OpenPayment & { version: number })[];
  matchOf: ReadonlyMap<string, MatchedPayment>;
  orderOf: ReadonlyMap<string, MoneyOrder>;
};

/** Every payment nobody has decided about, beside the orders it may be for: worked out anew each time, so it is never old. */
export async function matchOpenPayments(db: Db, now: Date): Promise<OpenMatches> {
  const payments = await findOpenPayments(db);
  const numbers = new Set(payments.flatMap(({ text, payer }) => numbersIn(`${text} ${payer}`)));
  const orders = await findPayableOrders(db, [...numbers], now);
  return {
    payments: payments.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)),
    matchOf: await inTurns(matchInSlices(payments, orders, malaysianToday(now))),
    orderOf: new Map(orders.map((order) => [order.id, order])),
  };
}

const keyOf = ({ paidOn, id }: OpenPayment) => `${paidOn} ${id}`;
