import { addDays, type PlainDate } from '../../calendar.ts';
import { numbersIn } from '../../named-orders.ts';
import { assignHeaps, type Wish } from './assign-heaps.ts';
import { daysAfter, daysBefore, dueOf, type OpenPayment, type PayableOrder } from './match-payments.ts';
import { indexOrders } from './order-index.ts';

type Known = Pick<
  PayableOrder,
  'id' | 'orderNumber' | 'customerName' | 'totalSen' | 'receivedSen' | 'placedOn'
>;

/** An approved order whose money is not among the payments. */
export type OverdueOrder = Known & { receiptOn: PlainDate };

type Open = {
  /** What nobody decided about yet. */
  payments: readonly OpenPayment[];
  /** Every other order a payment may be for: those that wait for money, and those that are named. */
  orders: readonly Known[];
  /** The order, by payment, that is likely its own. */
  likely: ReadonlyMap<string, string>;
  /** How long a transfer may take. */
  days: number;
};

/** Orders by their id with the payment that speaks for each; who is in neither has not paid, as far as anybody knows. */
export type SortedOverdue = {
  /** Their number, or their customer, stands in an open payment. */
  named: ReadonlyMap<string, string>;
  /** An open payment is just what they cost in these days, and says nothing else. */
  perhaps: ReadonlyMap<string, string>;
};

/** So many are a few milliseconds. */
const sliceSize = 250;
/** Further apart than any two days. */
const [otherAmount, otherName] = [100_000, 200_000];

/**
 * Holds overdue orders against the open payments. One payment speaks for one order, or for as many as it pays in full:
 * among few prices a single one would hide every forged receipt else. What names another order, or is likely
 * another's, speaks for nobody. Pauses every now and then.
 */
export function* sortOverdue(orders: readonly OverdueOrder[], open: Open): Generator<void, SortedOverdue> {
  const sorted = orders.toSorted((one, other) => compare(keyOf(one), keyOf(other)));
  const payments = open.payments.toSorted((one, other) => compare(dayOf(one), dayOf(other)));
  const { named, nameless } = yield* byNumber(sorted, payments, open);
  const left = sorted.filter(({ id }) => !named.has(id));
  const { wishes, heaps, people } = yield* wishesFor(left, nameless, open);
  const heapOf = yield* assignHeaps(wishes, (heap) => heaps.get(heap)?.length ?? 0);
  const perhaps = new Map<string, string>();
  const given = new Map<string, number>();
  for (const { id } of left) {
    const heap = heapOf.get(id);
    if (heap === undefined) continue;
    const at = given.get(heap) ?? 0;
    given.set(heap, at + 1);
    const payment = heaps.get(heap)?.[at];
    if (payment) (people.has(payment.id) ? named : perhaps).set(id, payment.id);
  }
  // Somebody may have paid several of their orders at once.
  for (const { payment, theirs } of people.values()) {
    const isSpokenFor = ({ id }: Known) => named.has(id) || perhaps.has(id);
    const own = theirs.filter(({ id }) => named.get(id) === payment.id);
    const others = theirs.filter((order) => !isSpokenFor(order));
    if (own.length > 0) for (const { id } of withinMoney(payment, own, others)) named.set(id, payment.id);
  }
  return { named, perhaps };
}

const keyOf = ({ receiptOn, orderNumber }: OverdueOrder) => `${receiptOn} ${orderNumber}`;
const dayOf = ({ paidOn, id }: OpenPayment) => `${paidOn} ${id}`;
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Those of the others that what is left of a payment pays in full. */
function withinMoney(payment: OpenPayment, paid: readonly Known[], others: readonly OverdueOrder[]) {
  let left = payment.amountSen - paid.reduce((sum, order) => sum + dueOf(order), 0);
  return others.filter((order) => {
    const isPaid = dueOf(order) <= left;
    if (isPaid) left -= dueOf(order);
    return isPaid;
  });
}

/** The orders whose number stands in a payment, whenever it came, and the payments that name no order at all. */
function* byNumber(orders: readonly OverdueOrder[], payments: readonly OpenPayment[], open: Open) {
  const overdue = new Map(orders.map((order) => [order.orderNumber, order]));
  const known = new Set([...overdue.keys(), ...open.orders.map(({ orderNumber }) => orderNumber)]);
  const named = new Map<string, string>();
  const nameless: OpenPayment[] = [];
  for (const [at, payment] of payments.entries()) {
    if (at % sliceSize === 0) yield;
    const numbers = numbersIn(`${payment.payer} ${payment.text}`).filter((number) => known.has(number));
    if (numbers.length === 0) nameless.push(payment);
    const waiting = numbers.flatMap((number) => overdue.get(number) ?? []).filter(({ id }) => !named.has(id));
    const [first, ...others] = waiting;
    if (!first) continue;
    // A part of its price is somebody's to look at all the same.
    for (const { id } of [first, ...withinMoney(payment, [first], others)]) named.set(id, payment.id);
  }
  return { named, nameless };
}

type Person = { payment: OpenPayment; theirs: readonly OverdueOrder[] };

/** Which payments without a number each order may take: its customer's own, or any of its amount. */
function* wishesFor(orders: readonly OverdueOrder[], payments: readonly OpenPayment[], open: Open) {
  const waiting = new Map(orders.map((order) => [order.id, withTime(order, open.days)]));
  const index = indexOrders([...waiting.values()], dueOf);
  const others = indexOrders(
    open.orders.filter(({ id }) => !waiting.has(id)),
    dueOf,
  );
  const heaps = new Map<string, OpenPayment[]>();
  const people = new Map<string, Person>();
  const wishes: Wish[] = [];
  for (const [at, payment] of payments.entries()) {
    if (at % sliceSize === 0) yield;
    const { id, amountSen, paidOn } = payment;
    const day = dayNumber(paidOn);
    const isInTime = ({ from, until }: TimedOrder) => paidOn >= from && paidOn <= until;
    const wish = (order: TimedOrder, heap: string, rank: number) =>
      wishes.push({ taker: order.id, heap, rank: rank + Math.abs(order.day - day) });
    const words = `${payment.payer} ${payment.text}`;
    const payers = index.ofPayer(words);
    const likely = waiting.get(open.likely.get(id) ?? '');
    if (payers.length > 0 || others.ofPayer(words).length > 0) {
      const theirs = payers.filter(isInTime);
      people.set(id, { payment, theirs });
      heaps.set(id, [payment]);
      for (const order of theirs) wish(order, id, dueOf(order) === amountSen ? 0 : otherAmount);
    } else if (open.likely.has(id)) {
      heaps.set(id, [payment]);
      if (likely && isInTime(likely)) wish(likely, id, otherName);
    } else {
      // Those of one day and amount are all the same to everybody.
      const heap = `${amountSen} ${paidOn}`;
      const same = heaps.get(heap);
      if (same) {
        same.push(payment);
        continue;
      }
      heaps.set(heap, [payment]);
      for (const order of index.ofAmount(amountSen)) if (isInTime(order)) wish(order, heap, otherName);
    }
  }
  return { wishes, heaps, people };
}

type TimedOrder = OverdueOrder & { day: number; from: PlainDate; until: PlainDate };

/** The days on which it can have been paid: thousands of payments ask for them. */
function withTime(order: OverdueOrder, days: number): TimedOrder {
  const { placedOn, receiptOn } = order;
  const latest = receiptOn > placedOn ? receiptOn : placedOn;
  return {
    ...order,
    day: dayNumber(receiptOn),
    from: addDays(placedOn, -daysBefore),
    until: addDays(latest, Math.max(daysAfter, days)),
  };
}

const dayNumber = (date: PlainDate) => Date.parse(date) / 86_400_000;
