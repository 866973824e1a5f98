import type { LineIdentity } from './line-identity.ts';

/** What all lines of a payment tell of it together. */
export type Facts = { balances: ReadonlySet<number>; seen: readonly LineIdentity[] };

/** One way to know a payment again: equal keys are equal payments. */
export type Pass = {
  keyOf: (line: LineIdentity) => string | null;
  keysOf: (seen: LineIdentity, facts: Facts) => readonly string[];
};

/**
 * Where both know the balance after them, it tells equal payments apart. First those that are the same beyond doubt, then
 * those that can only be one without a balance; a line without one may be any that is left. In this order as many as
 * possible find theirs, so that the second time all do.
 */
export const passesBy = (wordsOf: (line: LineIdentity) => string): [Pass, Pass, Pass] => [
  {
    keyOf: (line) => (line.balanceSen === null ? null : `${wordsOf(line)} ${line.balanceSen}`),
    keysOf: (seen, { balances }) => Array.from(balances, (balance) => `${wordsOf(seen)} ${balance}`),
  },
  {
    keyOf: (line) => (line.balanceSen === null ? null : wordsOf(line)),
    keysOf: (seen, { balances }) => (balances.size === 0 ? [wordsOf(seen)] : []),
  },
  {
    keyOf: (line) => (line.balanceSen === null ? wordsOf(line) : null),
    keysOf: (seen) => [wordsOf(seen)],
  },
];

/**
 * Where both tell a time of day, a number or an order, it has to be the same; where only one does, they may still be one.
 * First those that tell the same, then those of which the one in the shop tells nothing, then lines that tell nothing. Of
 * several marks a line is known by its first: words are cut at their end.
 */
const toldApart = ({ keyOf, keysOf }: Pass, marksOf: (line: LineIdentity) => readonly string[]): Pass[] => {
  const marksOfAll = onceEach(({ seen }: Facts) => new Set(seen.flatMap(marksOf)));
  const isUnmarked = (line: LineIdentity) => marksOf(line).length === 0;
  const withMark = (key: string | null, mark: string) => (key === null ? null : `${key} @${mark}`);
  return [
    {
      keyOf: (line) => withMark(keyOf(line), marksOf(line)[0] ?? ''),
      keysOf: (seen, facts) => {
        const marks = marksOfAll(facts);
        const keys = keysOf(seen, facts);
        return keys.flatMap((key) =>
          Array.from(marks.size === 0 ? [''] : marks, (mark) => `${key} @${mark}`),
        );
      },
    },
    {
      keyOf: (line) => (isUnmarked(line) ? null : keyOf(line)),
      keysOf: (seen, facts) => (marksOfAll(facts).size === 0 ? keysOf(seen, facts) : []),
    },
    { keyOf: (line) => (isUnmarked(line) ? keyOf(line) : null), keysOf },
  ];
};

const marked = (mark: string) => (mark === '' ? [] : [mark]);
export const byTime = (pass: Pass) => toldApart(pass, ({ time }) => marked(time));
export const byTimeAndNumbers = (pass: Pass) =>
  toldApart(pass, ({ time, numbers }) => marked(`${time} ${numbers}`.trim()));
/** Of the same minute. */
export const bySeconds = (pass: Pass) => toldApart(pass, ({ seconds }) => marked(seconds));
export const byOrders = (pass: Pass) => toldApart(pass, ({ orders }) => orders);

/** Thinks of each but once. */
export function onceEach<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const done = new WeakMap<Key, Value>();
  return (key) => {
    const value = done.get(key) ?? work(key);
    done.set(key, value);
    return value;
  };
}
