/** What of a receipt tells its transfer from another: does it show its own order's number and amount, and which number of the bank's? */
export type TransferMarks = {
  showsOwnOrder: boolean;
  /** Null where the amount of its order was not read on it. */
  amountSen: number | null;
  transactionKey: string | null;
};

/** Fewer may be a reader's mistake. */
const leastDifferences = 3;

/**
 * Whether two pictures that look alike are of two transfers all the same: each shows its own order's number, and the
 * bank gave each a number of its own, of which a part of the other's is none. Customers of one bank who pay the same on one
 * day send such pictures.
 */
export function areTwoTransfers(a: TransferMarks, b: TransferMarks): boolean {
  if (!a.showsOwnOrder || !b.showsOwnOrder) return false;
  if (a.transactionKey === null || b.transactionKey === null) return false;
  if (a.transactionKey.includes(b.transactionKey) || b.transactionKey.includes(a.transactionKey))
    return false;
  return countDifferences(a.transactionKey, b.transactionKey) >= leastDifferences;
}

/** Shorter ones may be the day alone. */
const leastSigns = 8;

/** Whether one of two of the bank's numbers was made of the other: one sign of it changed, some added or cut off. */
export function isNumberEdited(a: string | null, b: string | null): boolean {
  if (a === null || b === null || Math.min(a.length, b.length) < leastSigns || a === b) return false;
  return a.includes(b) || b.includes(a) || countDifferences(a, b) === 1;
}

/** An edited number keeps most of the other's; two of a bank share their beginning, the day for instance. */
const clearlyDifferent = 5;

/** Whether neither was made of the other, nor misread. */
export const areClearlyOtherNumbers = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && !a.includes(b) && !b.includes(a) && countDifferences(a, b) >= clearlyDifferent;

/** How many letters have to be changed, added or left out to make the one of the other. */
function countDifferences(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [place, letter] of [...a].entries()) {
    const next = [place + 1];
    for (const [at, other] of [...b].entries()) {
      const changed = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
