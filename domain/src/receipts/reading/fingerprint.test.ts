import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areSimilar } from './fingerprint.ts';

/** A hash that has nothing in common with those of other numbers. */
const hash = (number: number) => {
  let value = BigInt(number + 1) * 0x9e3779b97f4a7c15n;
  value ^= value >> 29n;
  return BigInt.asUintN(64, value * 0xbf58476d1ce4e5b9n)
    .toString(16)
    .padStart(16, '0');
};
/** The same, with so many of its bits turned. */
const nearly = (number: number, bits: number) =>
  (BigInt(`0x${hash(number)}`) ^ ((1n << BigInt(bits)) - 1n)).toString(16).padStart(16, '0');

const receipt = [0, 1, 2, 3, 4, 5, 6, 7].map(hash);

describe('two receipts', () => {
  test('are similar when re-saved, with a little noise in every part', () => {
    expect(areSimilar(receipt, receipt)).toBe(true);
    expect(
      areSimilar(
        receipt,
        [0, 1, 2, 3, 4, 5, 6, 7].map((at) => nearly(at, 6)),
      ),
    ).toBe(true);
  });

  test('are similar when one is cut, whatever the whole of it looks like', () => {
    expect(areSimilar(receipt, [hash(90), ...receipt.slice(3)])).toBe(true);
  });

  test('are not when they only look alike from afar, or share account and day', () => {
    expect(areSimilar(receipt, [hash(0), ...[11, 12, 13, 14, 15, 16].map(hash)])).toBe(false);
    expect(areSimilar(receipt, [hash(0), hash(1), hash(2), hash(3), hash(14), hash(15), hash(16)])).toBe(
      false,
    );
  });

  test('without words to tell them are so only by the whole picture', () => {
    expect(areSimilar([hash(0)], [nearly(0, 2)])).toBe(true);
    expect(areSimilar([hash(0)], [hash(1)])).toBe(false);
    expect(areSimilar([hash(0)], receipt)).toBe(false);
    expect(areSimilar([], [])).toBe(false);
    expect(areSimilar([], receipt)).toBe(false);
  });

  test('are as similar in either order', () => {
    const numbers = fc.array(fc.nat(12), { maxLength: 12 });
    fc.assert(
      fc.property(numbers, numbers, (one, other) => {
        const [a, b] = [one.map(hash), other.map(hash)];
        expect(areSimilar(a, b)).toBe(areSimilar(b, a));
      }),
    );
  });
});
