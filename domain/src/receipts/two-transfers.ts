/** What of a receipt tells its transfer from another: does it show its own order's number, and which of the bank's? */
export type TransferMarks = { showsOwnOrder: boolean; transactionKey: string | null };

/** Fewer may be a reader's mistake. */
const leastDifferences = 3;

/**
 * Whether two pictures that look alike are of two transfers all the same: each shows its own order's number, and the
 * bank gave each a number of its own. Customers of one bank who pay the same on one day send such pictures.
 */
export function areTwoTransfers(a: TransferMarks, b: TransferMarks): boolean {
  if (!a.showsOwnOrder || !b.showsOwnOrder) return false;
  if (a.transactionKey === null || b.transactionKey === null) return false;
  return countDifferences(a.transactionKey, b.transactionKey) >= leastDifferences;
}

function countDifferences(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  let differences = Math.max(a.length, b.length) - shorter;
  for (let at = 0; at < shorter; at += 1) if (a[at] !== b[at]) differences += 1;
  return differences;
}
