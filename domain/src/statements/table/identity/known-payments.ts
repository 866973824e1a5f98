import { assignByKeys } from './assign-by-keys.ts';
import type { LineIdentity } from './line-identity.ts';
import {
  byOrders,
  bySeconds,
  byTime,
  byTimeAndNumbers,
  type Facts,
  onceEach,
  type Pass,
  passesBy,
} from './passes.ts';

/** A payment in the shop, with every line of a statement that it was seen in. */
export type KnownPayment = { id: string; seen: readonly LineIdentity[] };

/** Of each line the payment in the shop that it is, all at once. */
export function knownPaymentsOf(
  told: readonly LineIdentity[],
  known: readonly KnownPayment[],
): (KnownPayment | null)[] {
  const slices = knownInSlices(told, known);
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}

/** So many are a few milliseconds. */
const sliceSize = 2_000;

/**
 * Of each line the payment in the shop that it is, or null where it is new: each payment is one line of a statement at most.
 * Pauses every now and then, so that whoever asks can let others go first.
 */
export function* knownInSlices(
  told: readonly LineIdentity[],
  known: readonly KnownPayment[],
): Generator<void, (KnownPayment | null)[]> {
  if (known.length === 0) return told.map(() => null);
  const lines = hasOwnBalances(told, known) ? told.map((line) => ({ ...line, balanceSen: null })) : told;
  yield;
  const found: (KnownPayment | null)[] = lines.map(() => null);
  const taken = new Set<KnownPayment>();
  const factsOf = onceEach(({ seen }: KnownPayment): Facts => {
    const balances = seen.flatMap(({ balanceSen }) => (balanceSen === null ? [] : [balanceSen]));
    return { seen, balances: new Set(balances) };
  });
  const columns = lines[0]?.columns;
  // Of two lines in tables of the same columns all words must agree.
  const toldOf = (line: LineIdentity) => line.told;
  const byTold = passesBy(toldOf).map(
    ({ keyOf, keysOf }): Pass => ({
      keyOf: (line) => (line.told === '' ? null : keyOf(line)),
      keysOf: (seen, facts) => (seen.columns === columns ? [] : keysOf(seen, facts)),
    }),
  );
  const byRow: Pass = { keyOf: ({ row }) => row, keysOf: ({ row }) => [row] };
  const [byWordsAndBalance, ...byWords] = passesBy(({ words }) => words);
  // The same sum that left the same balance is the same payment, whatever words another export has for it, unless they
  // name another order: two wallets that are emptied every day have the same balance.
  const [bySumAndBalance] = passesBy(({ sum }) => sum);
  const [byToldAndBalance, ...byToldAlone] = byTold;
  const withSeconds = lines.some(({ seconds }) => seconds !== '') ? bySeconds : (pass: Pass) => [pass];
  const passes = [
    ...[byRow, byWordsAndBalance, ...byOrders(bySumAndBalance)],
    ...byWords.flatMap(byTimeAndNumbers).flatMap(withSeconds),
    ...(byToldAndBalance ? [byToldAndBalance] : []),
    // Tables of different width need not have the same numbers.
    ...byToldAlone.flatMap(byTime).flatMap(withSeconds),
  ];
  for (const { keyOf, keysOf } of passes) {
    const keys = lines.map((line, at) => (found[at] ? null : keyOf(line)));
    if (keys.every((key) => key === null)) continue;
    yield;
    const candidates: { payment: KnownPayment; keys: ReadonlySet<string> }[] = [];
    for (const [at, payment] of known.entries()) {
      if (at % sliceSize === 0) yield;
      if (taken.has(payment)) continue;
      const facts = factsOf(payment);
      const keysOfIt = new Set(payment.seen.flatMap((seen) => keysOf(seen, facts)));
      if (keysOfIt.size > 0) candidates.push({ payment, keys: keysOfIt });
    }
    if (candidates.length === 0) continue;
    for (const [at, payment] of assignByKeys(keys, candidates)) {
      found[at] = payment;
      taken.add(payment);
    }
  }
  return found;
}

/** So many payments are not all paid once more, to the day and the word. */
const tooManyTwins = 3;

/** Some exports count their balance from nothing: where it differs for every payment that is known, it says nothing. */
function hasOwnBalances(lines: readonly LineIdentity[], known: readonly KnownPayment[]): boolean {
  const rows = new Set<string>();
  const balancesOf = new Map<string, Set<number>>();
  for (const { row, words, balanceSen } of known.flatMap(({ seen }) => seen)) {
    rows.add(row);
    if (balanceSen === null) continue;
    const balances = balancesOf.get(words) ?? new Set();
    balancesOf.set(words, balances.add(balanceSen));
  }
  const differing = new Set<string>();
  for (const { row, words, balanceSen } of lines) {
    const balances = balanceSen === null ? undefined : balancesOf.get(words);
    if (rows.has(row) || (balanceSen !== null && balances?.has(balanceSen))) return false;
    if (balances) differing.add(words);
  }
  return differing.size >= tooManyTwins;
}
