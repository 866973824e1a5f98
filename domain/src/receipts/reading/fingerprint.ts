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
  const left = many.map(bitsOf);
  const found = few.map(bitsOf).filter((part) => {
    const at = left.findIndex((other) => differingBits(part, other) <= maxPartDistance);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return few.length === 0 ? 1 : found.length / few.length;
}

function distanceBetween(a: string, b: string): number {
  return differingBits(bitsOf(a), bitsOf(b));
}

/** As two numbers of 32 bits: a receipt is held against hundreds, beside customers who order. */
type Bits = readonly [high: number, low: number];

const bitsOf = (hash: string): Bits => [
  Number.parseInt(hash.slice(0, 8), 16),
  Number.parseInt(hash.slice(8), 16),
];

const differingBits = ([highA, lowA]: Bits, [highB, lowB]: Bits): number =>
  countBits(highA ^ highB) + countBits(lowA ^ lowB);

/** Adds neighbouring bits up in pairs, fours and eights, and those by one multiplication. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
