import type { Sen } from '../../money.ts';
import type { Direction } from './read-amount.ts';

/** A row in the order of the file: how much moved, what the bank wrote of its way, and what there was afterwards. */
export type Step = {
  sen: Sen | null;
  marked: Direction | null;
  balanceSen: Sen | null;
  /** Where marks stand, this row has another word. */
  isMarkUnknown?: boolean;
};

export type Resolved = {
  /** Null where nothing says it. */
  direction: Direction | null;
  /** The balance went the other way than the bank wrote. */
  isContradicted: boolean;
};

/**
 * Which way each amount went. What the bank marked counts; of the others the balance knows it. Without one, bare amounts
 * beside marked ones are those that need no mark: in a column of CR they went out, in a column of minus signs they came.
 */
export function resolveDirections(steps: readonly Step[]): Resolved[] {
  const byBalance = directionsByBalance(steps);
  const marks = new Set(steps.map(({ marked }) => marked));
  const isMixed = steps.some(({ marked }, at) => marked === null && byBalance[at] === 'out');
  const bare = ((): Direction | null => {
    if (marks.has('in') && marks.has('out')) return null;
    if (marks.has('in')) return 'out';
    if (marks.has('out')) return 'in';
    return isMixed ? null : 'in';
  })();
  return steps.map(({ marked, isMarkUnknown = false }, at) => {
    const told = byBalance[at] ?? null;
    const isContradicted = marked !== null && told !== null && told !== marked;
    return { direction: marked ?? told ?? (isMarkUnknown ? null : bare), isContradicted };
  });
}

/** A balance that does not follow the amounts in most rows is of something else. */
const trusted = 0.6;

function directionsByBalance(steps: readonly Step[]): (Direction | null)[] {
  // The newest may stand first or last.
  const downwards = steps.map((_, at) => stepOf(steps[at - 1], steps[at], steps[at]));
  const upwards = steps.map((_, at) => stepOf(steps[at + 1], steps[at], steps[at]));
  const fits = (found: readonly (Direction | null | undefined)[]) => found.filter((way) => way).length;
  const best = fits(upwards) > fits(downwards) ? upwards : downwards;
  const comparable = best.filter((way) => way !== undefined).length;
  if (comparable === 0 || fits(best) < comparable * trusted) return steps.map(() => null);
  return best.map((way) => way ?? null);
}

/** Which way an amount took the balance; null where it took it nowhere it could, undefined where nobody knows. */
function stepOf(
  before: Step | undefined,
  after: Step | undefined,
  moved: Step | undefined,
): Direction | null | undefined {
  const [from, to, sen] = [before?.balanceSen ?? null, after?.balanceSen ?? null, moved?.sen ?? null];
  if (from === null || to === null || sen === null || sen === 0) return undefined;
  if (to - from === sen) return 'in';
  return from - to === sen ? 'out' : null;
}
