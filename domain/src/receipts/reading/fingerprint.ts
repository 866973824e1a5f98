const maxDistance = 8;

/** Whether two receipts are nearly the same picture: re-saved, made smaller or cut. */
export function areSimilar(a: readonly string[], b: readonly string[]): boolean {
  return a.some((one) => b.some((other) => distanceBetween(one, other) <= maxDistance));
}

function distanceBetween(a: string, b: string): number {
  let bits = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let count = 0;
  for (; bits !== 0n; bits &= bits - 1n) count += 1;
  return count;
}
