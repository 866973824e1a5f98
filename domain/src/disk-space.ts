const megabyte = 1024 * 1024;

/** Below this nobody new starts to pay: what is left is for the receipts of those who have begun. */
const minFreeForHolds = 50 * megabyte;
/** Below this not even one receipt and its display copy would surely fit. */
const minFreeForReceipts = 10 * megabyte;

/** How much a disk has left, in the words that matter; one that cannot tell is trusted. */
export function judgeDiskSpace(freeBytes: number | null): 'enough' | 'low' | 'full' {
  if (freeBytes === null || freeBytes >= minFreeForHolds) return 'enough';
  return freeBytes >= minFreeForReceipts ? 'low' : 'full';
}
