import type { StatementLine } from './statement-lines.ts';

type Told = Pick<StatementLine, 'paidOn' | 'amountSen' | 'text' | 'payer'>;
type Known = { key: string; balanceSen: number | null };

/** What makes a payment the same one in every statement it stands in: its day, its amount and its words. */
export function lineFingerprint({ paidOn, amountSen, text, payer }: Told): string {
  const words =
    `${text} ${payer}`
      .normalize('NFKC')
      .toUpperCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  // In which column they stood makes no other payment of them.
  return `${paidOn} ${amountSen} ${words.sort().join(' ')}`;
}

/**
 * The lines of a statement that are not known yet. Two equal lines of one statement are two payments, so of each kind
 * there are as many as the statement with the most has; where both know the balance after them, it tells them apart.
 */
export function newLinesOf<Line extends Known>(lines: readonly Line[], known: readonly Known[]): Line[] {
  const left = new Map<string, (number | null)[]>();
  for (const { key, balanceSen } of known) {
    const balances = left.get(key);
    if (balances) balances.push(balanceSen);
    else left.set(key, [balanceSen]);
  }
  const take = (key: string, isSame: (balance: number | null) => boolean) => {
    const balances = left.get(key) ?? [];
    const at = balances.findIndex(isSame);
    if (at >= 0) balances.splice(at, 1);
    return at >= 0;
  };
  // First those that are the same beyond doubt, then those that can only be one without a balance; a line without one may
  // be any that is left. In this order as many as possible find theirs, so that the second time all do.
  const isFound = lines.map(
    ({ key, balanceSen }) => balanceSen !== null && take(key, (other) => other === balanceSen),
  );
  for (const isBalanced of [true, false]) {
    for (const [at, { key, balanceSen }] of lines.entries()) {
      if (isFound[at] || (balanceSen !== null) !== isBalanced) continue;
      isFound[at] = take(key, (other) => !isBalanced || other === null);
    }
  }
  return lines.filter((_, at) => !isFound[at]);
}
