import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findShortages } from './shortages.ts';

const need = (units: number, productId = 'p1') => ({
  productId,
  productName: 'Lotus',
  productNameZh: '莲蓉',
  units,
});

describe('findShortages', () => {
  it('finds none while the batch has enough, down to the last box', () => {
    expect(findShortages([need(3)], [{ productId: 'p1', limit: 10, taken: 7 }])).toEqual([]);
  });

  it('says what is needed and what is left', () => {
    expect(findShortages([need(4)], [{ productId: 'p1', limit: 10, taken: 7 }])).toEqual([
      { productId: 'p1', productName: 'Lotus', productNameZh: '莲蓉', needed: 4, available: 3 },
    ]);
  });

  it('takes a product without a limit as not made in this batch', () => {
    expect(findShortages([need(1)], [{ productId: 'p2', limit: 10, taken: 0 }])).toEqual([
      { productId: 'p1', productName: 'Lotus', productNameZh: '莲蓉', needed: 1, available: 0 },
    ]);
  });

  it('never speaks of less than nothing', () => {
    expect(findShortages([need(1)], [{ productId: 'p1', limit: 5, taken: 9 }])[0]?.available).toBe(0);
  });

  it('is short exactly of the products it has too little of', () => {
    const row = fc.record({ limit: fc.nat(50), taken: fc.nat(60), units: fc.integer({ min: 1, max: 60 }) });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
        const needs = rows.map(({ units }, index) => need(units, `p${index}`));
        const limits = rows.map(({ limit, taken }, index) => ({ productId: `p${index}`, limit, taken }));
        const short = findShortages(needs, limits).map(({ productId }) => productId);
        const expected = rows.flatMap(({ limit, taken, units }, index) =>
          taken + units > limit ? [`p${index}`] : [],
        );
        expect(short).toEqual(expected);
      }),
    );
  });
});
