import { addDays, type PlainDate } from '../../calendar.ts';
import type { Sen } from '../../money.ts';
import { numbersIn } from '../../named-orders.ts';
import { indexOrders } from './order-index.ts';
import { mayBeReversed } from './reversal.ts';

/** A payment that nobody has decided about. */
export type OpenPayment = { id: string; paidOn: PlainDate; amountSen: Sen; text: string; payer: string };

/** An order as far as its money goes. */
export type PayableOrder = {
  id: string;
  orderNumber: string;
  customerName: string;
  totalSen: Sen;
  /** What payments were matched to it already. */
  receivedSen: Sen;
  /** The day it was placed. */
  placedOn: PlainDate;
  /** Cancelled or rejected. */
  isOver: boolean;
  /** Not over, and its money is not among the payments yet: one without a number may be its. */
  isAwaited: boolean;
};

export const paymentGroups = ['exact', 'likely', 'amount_differs', 'paid_twice', 'unknown'] as const;
type PaymentGroup = (typeof paymentGroups)[number];

/** Why a payment may belong to an order. */
export const suggestionReasons = ['number', 'amount_and_date', 'name', 'amount'] as const;
export type SuggestionReason = (typeof suggestionReasons)[number];
export type Suggestion = { orderId: string; reason: SuggestionReason };

export type MatchedPayment = { group: PaymentGroup; suggestions: Suggestion[] };

/** Paid ahead of the form by a day, or within a week of it. */
export const daysBefore = 1;
export const daysAfter = 7;
const maxSuggestions = 10;

/** What an order still costs; nothing once it is paid. */
export function dueOf({ totalSen, receivedSen }: Pick<PayableOrder, 'totalSen' | 'receivedSen'>): Sen {
  return Math.max(0, totalSen - receivedSen);
}

/** No money came on a day to come, nor for an order long before there was one: a day, or a number, was read wrong. */
function isPossible({ paidOn }: Pick<OpenPayment, 'paidOn'>, order: PayableOrder, today: PlainDate): boolean {
  return paidOn <= today && paidOn >= addDays(order.placedOn, -daysBefore);
}

/**
 * The one order a payment is exactly for: its number stands in the text, it is not over, the amount is what it costs, and
 * the day is one on which it can have been paid, and nothing says that the money left again.
 */
export function exactOrderOf(
  payment: Omit<OpenPayment, 'id'>,
  orders: readonly PayableOrder[],
  today: PlainDate,
): PayableOrder | null {
  const numbers = new Set(numbersIn(`${payment.text} ${payment.payer}`));
  const [order, ...others] = orders.filter(({ orderNumber }) => numbers.has(orderNumber));
  if (!order || others.length > 0 || order.isOver) return null;
  if (!isPossible(payment, order, today) || mayBeReversed(payment.text)) return null;
  return payment.amountSen === dueOf(order) ? order : null;
}

/** Puts every payment into exactly one group, all at once. */
export function matchPayments(
  payments: readonly OpenPayment[],
  orders: readonly PayableOrder[],
  today: PlainDate,
): Map<string, MatchedPayment> {
  const slices = matchInSlices(payments, orders, today);
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}

/** So many are a few milliseconds. */
const sliceSize = 250;

/**
 * Puts every payment into exactly one group, whatever order they come in: of two payments for the same order the earlier
 * one is its payment, and the other was paid twice. Pauses every now and then, so that whoever asks can let others go first.
 */
export function* matchInSlices(
  payments: readonly OpenPayment[],
  orders: readonly PayableOrder[],
  today: PlainDate,
): Generator<void, Map<string, MatchedPayment>> {
  const sorted = payments.toSorted((one, other) => compare(keyOf(one), keyOf(other)));
  const byNumber = new Map(orders.map((order) => [order.orderNumber, order]));
  const matched = new Map<string, MatchedPayment>();
  const claimed = new Set<string>();
  const nameless: OpenPayment[] = [];
  for (const [at, payment] of sorted.entries()) {
    if (at % sliceSize === 0) yield;
    const named = numbersIn(`${payment.text} ${payment.payer}`).flatMap(
      (number) => byNumber.get(number) ?? [],
    );
    if (named.length === 0) {
      nameless.push(payment);
      continue;
    }
    const group = groupOfNamed(payment, named, { claimed, today });
    matched.set(payment.id, { group, suggestions: named.slice(0, maxSuggestions).map(suggest('number')) });
  }
  const awaited = orders.filter((order) => order.isAwaited && !claimed.has(order.id));
  for (const [id, match] of yield* matchByHints(nameless, awaited)) matched.set(id, match);
  return matched;
}

const keyOf = ({ paidOn, id }: OpenPayment) => `${paidOn} ${id}`;
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const suggest = (reason: SuggestionReason) => (order: PayableOrder) => ({ orderId: order.id, reason });

/** A payment whose text names orders. What it exactly pays is claimed, so that the next one for it is seen as the second. */
function groupOfNamed(
  payment: OpenPayment,
  named: readonly PayableOrder[],
  { claimed, today }: { claimed: Set<string>; today: PlainDate },
): PaymentGroup {
  const [order, ...others] = named;
  if (!order) return 'unknown';
  if (others.length > 0) {
    const due = named.reduce((sum, each) => sum + dueOf(each), 0);
    const fits = due === payment.amountSen || named.some((each) => dueOf(each) === payment.amountSen);
    return fits ? 'likely' : 'amount_differs';
  }
  // Its money has to go back, which somebody must see to.
  if (order.isOver) return 'likely';
  if (dueOf(order) === 0 || claimed.has(order.id)) return 'paid_twice';
  if (dueOf(order) !== payment.amountSen) return 'amount_differs';
  // Somebody has to see which of both is wrong, or whether the money stayed.
  if (!isPossible(payment, order, today) || mayBeReversed(payment.text)) return 'likely';
  claimed.add(order.id);
  return 'exact';
}

type Hints = {
  payment: OpenPayment;
  byName: readonly PayableOrder[];
  byDate: readonly PayableOrder[];
  sameAmount: readonly PayableOrder[];
};

/** Payments without a number: by amount and date, or by who paid. An order that two of them fit is nobody's yet. */
function* matchByHints(
  payments: readonly OpenPayment[],
  orders: readonly PayableOrder[],
): Generator<void, Map<string, MatchedPayment>> {
  const index = indexOrders(orders, dueOf);
  const choices: { hint: Hints; chosen: PayableOrder | null }[] = [];
  for (const [at, payment] of payments.entries()) {
    if (at % sliceSize === 0) yield;
    const { amountSen, paidOn, payer, text } = payment;
    const hint: Hints = {
      payment,
      byName: index.ofPayer(`${payer} ${text}`),
      byDate: index.inTime(amountSen, addDays(paidOn, -daysAfter), addDays(paidOn, daysBefore)),
      sameAmount: index.ofAmount(amountSen),
    };
    choices.push({ hint, chosen: chosenBy(hint) });
  }
  const wanted = new Map<string, number>();
  for (const { chosen } of choices) {
    if (chosen) wanted.set(chosen.id, (wanted.get(chosen.id) ?? 0) + 1);
  }
  const groupOf = ({ payment, byName }: Hints, chosen: PayableOrder | null): PaymentGroup => {
    if (chosen && wanted.get(chosen.id) === 1) return 'likely';
    const [person, ...others] = byName;
    const isOther = person && others.length === 0 && dueOf(person) !== payment.amountSen;
    return isOther ? 'amount_differs' : 'unknown';
  };
  return new Map(
    choices.map(({ hint, chosen }) => [
      hint.payment.id,
      { group: groupOf(hint, chosen), suggestions: suggestionsOf(hint, chosen) },
    ]),
  );
}

/** The one order that fits: of those with the amount the one whose name was read, else the only one of these days. */
function chosenBy({ payment, byName, byDate }: Hints): PayableOrder | null {
  const people = byName.filter((order) => dueOf(order) === payment.amountSen);
  const inTime = people.filter((order) => byDate.includes(order));
  for (const fitting of [people, inTime]) {
    if (fitting.length === 1) return fitting[0] ?? null;
  }
  return people.length === 0 && byDate.length === 1 ? (byDate[0] ?? null) : null;
}

function suggestionsOf(hint: Hints, chosen: PayableOrder | null): Suggestion[] {
  const { byName, byDate, sameAmount } = hint;
  const first = (orders: readonly PayableOrder[]) => orders.slice(0, maxSuggestions);
  const reasonOf = (order: PayableOrder): SuggestionReason => {
    if (byName.includes(order)) return 'name';
    return byDate.includes(order) ? 'amount_and_date' : 'amount';
  };
  const all = [...(chosen ? [chosen] : []), ...first(byName), ...first(byDate), ...first(sameAmount)];
  return [...new Set(all)].slice(0, maxSuggestions).map((order) => suggest(reasonOf(order))(order));
}
