/** So many of 64 bits may differ in a part that was re-saved, blurred or made smaller. */
const maxPartDistance = 10;
const maxWholeDistance = 3;
/** Two receipts of one bank and day share the account, the day, perhaps the amount; a copy shares nearly all. */
const leastShare = 0.8;
const leastParts = 4;

/**
 * Whether two receipts are nearly the same picture: re-saved, made smaller or cut. The first fingerprint is of the
 * whole, the others are of the words that tell it from others. A cut one has fewer of them.
 */
export function areSimilar(a: readonly string[], b: readonly string[]): boolean {
  const [[wholeA, ...partsA], [wholeB, ...partsB]] = [a, b];
  if (wholeA === undefined || wholeB === undefined) return false;
  const [few, many] = partsA.length <= partsB.length ? [partsA, partsB] : [partsB, partsA];
  // Nothing told them from others; then only the picture itself can.
  if (many.length < leastParts) {
    return (
      few.length === many.length &&
      distanceBetween(wholeA, wholeB) <= maxWholeDistance &&
      shareOf(few, many) >= leastShare
    );
  }
  return few.length >= leastParts && shareOf(few, many) >= leastShare;
}

/** How many of the one's parts the other has as well, each counted once. */
function shareOf(few: readonly string[], many: readonly string[]): number {
  const left = [...many];
  const found = few.filter((part) => {
    const at = left.findIndex((other) => distanceBetween(part, other) <= maxPartDistance);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return few.length === 0 ? 1 : found.length / few.length;
}

function distanceBetween(a: string, b: string): number {
  let count = 0;
  for (let at = 0; at < 16; at += 1) {
    let bits = Number.parseInt(a.charAt(at), 16) ^ Number.parseInt(b.charAt(at), 16);
    for (; bits !== 0; bits &= bits - 1) count += 1;
  }
  return count;
}
