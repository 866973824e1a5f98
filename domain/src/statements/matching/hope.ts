import { addDays, type PlainDate } from '../../calendar.ts';
import { numbersIn } from '../../named-orders.ts';
import { daysAfter, daysBefore, dueOf, type OpenPayment, type PayableOrder } from './match-payments.ts';
import { indexOrders } from './order-index.ts';

/** An approved order whose money is not among the payments. */
export type HopedOrder = Omit<PayableOrder, 'isOver' | 'isAwaited'> & { receiptOn: PlainDate };

type Hope = {
  /** Payments that nobody placed yet, and that are not surely for one order. */
  open: readonly OpenPayment[];
  /** The words of those that are, and what was written about payments that somebody set aside. */
  named: readonly string[];
  /** How long a transfer may take. */
  days: number;
};

/** So many are a few milliseconds. */
const sliceSize = 250;

/**
 * Orders that a payment may still be for: it names them or their customer, or is what they cost in these days, however many
 * others it fits as well. Nobody is said not to have paid while such a payment is there. Pauses every now and then.
 */
export function* ordersWithHope(
  orders: readonly HopedOrder[],
  { open, named, days }: Hope,
): Generator<void, ReadonlySet<string>> {
  const hoped = new Set<string>();
  if (orders.length === 0) return hoped;
  const byNumber = new Map(orders.map(({ orderNumber, id }) => [orderNumber, id]));
  const hopeNamed = (text: string) => {
    const ids = numbersIn(text).flatMap((number) => byNumber.get(number) ?? []);
    for (const id of ids) hoped.add(id);
  };
  const index = indexOrders(orders, dueOf);
  const lookedAt = new Set<string>();
  for (const [at, { text, payer, amountSen, paidOn }] of open.entries()) {
    if (at % sliceSize === 0) yield;
    const words = `${payer} ${text}`;
    hopeNamed(words);
    for (const { id } of index.ofPayer(words)) hoped.add(id);
    if (lookedAt.has(`${amountSen} ${paidOn}`)) continue;
    lookedAt.add(`${amountSen} ${paidOn}`);
    for (const { id, placedOn, receiptOn } of index.ofAmount(amountSen)) {
      const latest = receiptOn > placedOn ? receiptOn : placedOn;
      const isInTime =
        paidOn >= addDays(placedOn, -daysBefore) && paidOn <= addDays(latest, Math.max(daysAfter, days));
      if (isInTime) hoped.add(id);
    }
  }
  for (const [at, text] of named.entries()) {
    if (at % sliceSize === 0) yield;
    hopeNamed(text);
  }
  return hoped;
}
