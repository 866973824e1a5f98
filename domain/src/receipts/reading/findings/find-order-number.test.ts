import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatOrderNumber } from '../../../order-number.ts';
import { wordsOf } from '../read-words.testing.ts';
import { findOrderNumber } from './find-order-number.ts';
import { linesOf } from './read-lines.ts';

const numberIn = (text: string, orderNumber = 'CHM004217') =>
  findOrderNumber(linesOf(wordsOf(text)), orderNumber);

describe("the order's own number", () => {
  test.each([
    'Reference CHM004217',
    'reference: chm004217',
    'CHM 004217',
    'CHM-004217',
    'C H M 0 0 4 2 1 7',
    'CHMOO42I7',
    'CHN004217',
    'CHM004217 mooncake',
    'Order#CHM004217',
    'CHMS004217',
  ])('is found in %j', (text) => {
    expect(numberIn(text)).toMatchObject({ verdict: 'matches' });
    expect(numberIn(text).isDoubtful).toBeUndefined();
  });

  test('is found behind a short prefix with a stroke too much', () => {
    expect(numberIn('MKS515253', 'MK515253')).toEqual({ verdict: 'matches', read: 'MKS515253', box: null });
    expect(numberIn('MK5515253', 'MK515253').verdict).toBe('not-found');
  });

  test('is doubtful with a digit lost or with the number of another order beside it', () => {
    expect(numberIn('CHM04217')).toMatchObject({ verdict: 'matches', isDoubtful: true });
    expect(numberIn('CHM004217 CHM004218')).toMatchObject({ verdict: 'matches', isDoubtful: true });
  });

  test.each([
    'CHM004217 CHMO075821',
    'CHM004217 CHN075821',
    'CHM004217 CHM07582',
    'CHM004217 CHM 075 8211',
    'CHM004217\nOrder: CHMO 075821',
  ])('is doubtful beside what may be the number of another, badly read: %j', (text) => {
    expect(numberIn(text)).toMatchObject({ verdict: 'matches', isDoubtful: true });
  });

  test('is not doubtful for numbers of the bank beside it', () => {
    expect(numberIn('CHM004217\nRef 20260319CHM18479227\nTX CHM1847922799').isDoubtful).toBeUndefined();
  });
});

test('another number that was hardly read is not told', () => {
  const [reference, number] = wordsOf('Reference CHM904217');
  const hardly = [reference, number && { ...number, confidence: 12 }].filter((word) => word !== undefined);
  expect(findOrderNumber(linesOf(hardly), 'CHM004217')).toEqual({
    verdict: 'not-found',
    read: null,
    box: null,
  });
});

test.each([
  ['Reference CHM004218', 'CHM004218'],
  ['chm 9O4217', 'CHM904217'],
])('the number of another order in %j is told', (text, read) => {
  expect(numberIn(text)).toMatchObject({ verdict: 'differs', read });
});

test.each(['', '004217', 'CHM0042171', 'MBB20260918004217', 'XYZ004217', 'Reference mooncake'])(
  'no order number is in %j',
  (text) => {
    expect(numberIn(text)).toEqual({ verdict: 'not-found', read: null, box: null });
  },
);

test('two different orders of a shop are never taken for each other', () => {
  const number = fc.nat(999_999);
  fc.assert(
    fc.property(fc.constantFrom('CHM', 'MK', 'BULAN', 'SO', 'OIL'), number, number, (prefix, one, other) => {
      fc.pre(one !== other);
      const [own, another] = [formatOrderNumber(prefix, one), formatOrderNumber(prefix, other)];
      const confused = another
        .replaceAll('0', 'O')
        .replaceAll('1', 'l')
        .replaceAll('5', 'S')
        .replaceAll('8', 'B');
      for (const shown of [another, another.toLowerCase(), confused]) {
        const found = numberIn(`Reference ${shown}`, own);
        expect(found.verdict === 'matches' && found.isDoubtful !== true).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});
