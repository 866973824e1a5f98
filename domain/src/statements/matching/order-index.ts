import type { PlainDate } from '../../calendar.ts';
import type { Sen } from '../../money.ts';
import { isNamed, nameWords, wordsIn } from './payer-name.ts';

type Indexed = { customerName: string; placedOn: PlainDate };

/**
 * Orders by what they cost and by who they are for: comparing each payment with each order would take thousands times
 * thousands of looks.
 */
export function indexOrders<Order extends Indexed>(orders: readonly Order[], dueOf: (order: Order) => Sen) {
  const byDue = new Map<Sen, Order[]>();
  const byName = new Map<string, { name: string[]; orders: Order[] }[]>();
  for (const order of orders.toSorted((one, other) => compare(one.placedOn, other.placedOn))) {
    add(byDue, dueOf(order), order);
    addName(byName, order);
  }
  return {
    /** Every order of this amount, by the day it was placed. */
    ofAmount: (sen: Sen): readonly Order[] => byDue.get(sen) ?? [],
    /** Those of them that were placed between two days. */
    inTime: (sen: Sen, earliest: PlainDate, latest: PlainDate): readonly Order[] => {
      const placed = byDue.get(sen) ?? [];
      return placed.slice(firstFrom(placed, earliest), firstFrom(placed, latest, true));
    },
    /** Orders whose customer is named in a text. */
    ofPayer: (text: string): readonly Order[] => {
      const words = new Set(wordsIn(text));
      const keys = [...words].flatMap((first) => [first, ...Array.from(words, (next) => `${first} ${next}`)]);
      const people = keys.flatMap((key) => byName.get(key) ?? []).filter(({ name }) => isNamed(name, words));
      return people.flatMap((person) => person.orders);
    },
  };
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function add<Key, Item>(map: Map<Key, Item[]>, key: Key, item: Item): void {
  const items = map.get(key);
  if (items) items.push(item);
  else map.set(key, [item]);
}

/** By the first two words, which banks do not cut off; a Chinese name is one. */
function addName<Order extends Indexed>(
  byName: Map<string, { name: string[]; orders: Order[] }[]>,
  order: Order,
): void {
  const name = nameWords(order.customerName);
  const key = name.slice(0, 2).join(' ');
  const full = name.join(' ');
  const people = byName.get(key) ?? [];
  byName.set(key, people);
  const person = people.find((other) => other.name.join(' ') === full);
  if (person) person.orders.push(order);
  else people.push({ name, orders: [order] });
}

/** The place of the first order placed on that day or later, or only later. */
function firstFrom(placed: readonly Indexed[], day: PlainDate, isAfter = false): number {
  let [low, high] = [0, placed.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = placed[middle]?.placedOn ?? '';
    if (at < day || (isAfter && at === day)) low = middle + 1;
    else high = middle;
  }
  return low;
}
