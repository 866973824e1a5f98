import type { Sen } from '../../money.ts';
import type { Direction } from './read-amount.ts';
import { waysInWords } from './ways-in-words.ts';

/** A row in the order of the file: how much moved, what the bank wrote of its way, and what there was afterwards. */
export type Step = {
  sen: Sen | null;
  marked: Direction | null;
  balanceSen: Sen | null;
  /** Where marks stand, this row has another word. */
  isMarkUnknown?: boolean;
  /** Something may have moved that could not be read. */
  isUnread?: boolean;
  /** Its amount stands in another column than those that are read. */
  isElsewhere?: boolean;
  /** It looks like a sum, or like a transfer that did not go through: only the balance makes a payment of it. */
  isDoubtful?: boolean;
  /** What was written about it, where the bank may say its way. */
  text?: string;
};

export type Resolved = {
  /** Null where nothing says it. */
  direction: Direction | null;
  /** The balance went another way than the bank wrote, or not by this amount. */
  isContradicted: boolean;
  /** The balance moved by this amount. */
  isConfirmed: boolean;
  /** Neither the bank's marks nor its words nor the balance say which way it went: it is taken as money that came, if somebody says so. */
  isAssumed: boolean;
};

/**
 * Which way each amount went. What the bank marked counts; of the others the balance knows it. Without one, bare amounts
 * beside marked ones are those that need no mark: in a column of CR they went out, in a column of minus signs they came.
 * Where no amount has a mark, the bank's words may tell it; where nothing does, somebody is asked.
 */
export function resolveDirections(steps: readonly Step[]): Resolved[] {
  const byBalance = movesByBalance(steps);
  const sure = steps.filter(({ isDoubtful, sen }) => !isDoubtful && sen !== null);
  const marks = new Set(sure.map(({ marked }) => marked));
  const isMarked = marks.has('in') || marks.has('out');
  const { ways, isUsual } = waysInWords(isMarked ? [] : sure.map(({ text = '' }) => text));
  const wordedOf = new Map(sure.map((step, at) => [step, ways[at] ?? null]));
  // Of two columns one is what went out, and nothing says which.
  const isParted = steps.some(({ isElsewhere }) => isElsewhere);
  const bareOf = (step: Step): Direction | null => {
    if (step.isMarkUnknown) return null;
    if (isMarked) return marks.has('in') && marks.has('out') ? null : marks.has('in') ? 'out' : 'in';
    if (isParted) return null;
    const worded = wordedOf.get(step) ?? null;
    // In somebody's own words, or where others went out: a person knows.
    if (isUsual || worded === 'in') return worded;
    if (worded === 'out' || byBalance.includes('out')) return null;
    return 'in';
  };
  return steps.map((step, at) => {
    const { marked } = step;
    const moved = byBalance[at] ?? null;
    const told = moved === 'other' ? null : moved;
    return {
      direction: marked ?? told ?? bareOf(step),
      isContradicted: moved === 'other' || (marked !== null && told !== null && told !== marked),
      isConfirmed: told !== null,
      isAssumed: !isMarked && told === null && !(isUsual && wordedOf.get(step)),
    };
  });
}

/** How the balance moved with an amount: by it, or otherwise; undefined where nobody knows. */
type Movement = Direction | 'other' | undefined;

/** A balance that does not follow the amounts in most rows is of something else. */
const trusted = 0.6;

function movesByBalance(steps: readonly Step[]): readonly Movement[] {
  // The newest may stand first or last.
  const downwards = followBalance(steps);
  const upwards = followBalance(steps.toReversed()).toReversed();
  const fits = (found: readonly Movement[]) => found.filter((way) => way === 'in' || way === 'out').length;
  const best = fits(upwards) > fits(downwards) ? upwards : downwards;
  const comparable = best.filter(
    (way, at) => way !== undefined && !(way === 'other' && steps[at]?.isDoubtful),
  );
  return fits(best) < comparable.length * trusted ? steps.map(() => undefined) : best;
}

/** So many rows with a strange balance may stand between two that follow each other. */
const maxStrange = 3;

/** Steps in the order of time, each with how the balance moved since the one before. */
function followBalance(steps: readonly Step[]): Movement[] {
  const found: Movement[] = steps.map(() => undefined);
  /** What there was: of the row before, and where that was strange, of those before it. */
  let befores: Sen[] = [];
  /** Amounts since then that have no balance beside them. */
  let since: number[] = [];
  for (let at = 0; at < steps.length; at += 1) {
    const { sen = null, balanceSen = null, isUnread, isDoubtful } = steps[at] ?? {};
    if (balanceSen === null) {
      if (isUnread) [befores, since] = [[], []];
      else if (sen) since.push(at);
      continue;
    }
    // What is brought forward is the balance itself.
    const isItself = isDoubtful && sen === balanceSen;
    const before = isItself ? undefined : befores.find((each) => Math.abs(balanceSen - each) === sen);
    const isExplained = Boolean(sen) && before !== undefined;
    if (sen && before !== undefined) found[at] = balanceSen > before ? 'in' : 'out';
    else if (sen && befores.length > 0 && since.length === 0) found[at] = 'other';
    const isAccounted = sen ? isExplained : befores[0] === balanceSen;
    if (isAccounted) for (const other of since) found[other] = 'other';
    befores = isExplained || isUnread ? [balanceSen] : [balanceSen, ...befores.slice(0, maxStrange - 1)];
    if (since.length > 0) since = [];
  }
  return found;
}
