import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCartItem, anyCart, boxOf, yamBoxOf } from '../cart/cart.testing.ts';
import { totalItems } from '../cart/cart.ts';
import { stockNeeds } from './stock-needs.ts';

const yamLine = { productId: 'yam', name: 'TeoChew Yam Mooncakes' };
const unitsOf = (...items: Parameters<typeof aCartItem>[0][]) =>
  stockNeeds(items.map(aCartItem)).map(({ productId, units }) => [productId, units]);

describe('stockNeeds', () => {
  it('sums the lines of one product', () => {
    expect(
      stockNeeds([
        aCartItem({ quantity: 2, metadata: boxOf('C1', 'C1', 'C1', 'C1') }),
        aCartItem({ productId: 'p2', name: 'Other', nameZh: '其他' }),
        aCartItem({ quantity: 3, metadata: boxOf('S2', 'S2', 'S2', 'S2') }),
      ]),
    ).toEqual([
      { productId: 'p1', productName: 'Lotus Paste Mooncake', productNameZh: '莲蓉月饼', units: 5 },
      { productId: 'p2', productName: 'Other', productNameZh: '其他', units: 1 },
    ]);
  });

  it('counts yam in pieces, over boxes of every size', () => {
    expect(
      unitsOf(
        { ...yamLine, quantity: 3, metadata: yamBoxOf(4, { Y1: 1, Y2: 3 }) },
        { ...yamLine, quantity: 2, metadata: yamBoxOf(2, { Y3: 2 }) },
      ),
    ).toEqual([['yam', 16]]);
  });

  it('falls back to the box size where no pieces are named', () => {
    expect(unitsOf({ ...yamLine, quantity: 2, metadata: yamBoxOf(4, {}) })).toEqual([['yam', 8]]);
  });

  it('reads the map of the first version', () => {
    const metadata = {
      type: 'teochew_yam_special' as const,
      selections: { Y1: 1, Y4: 3 },
      availableFlavors: [],
    };
    expect(unitsOf({ ...yamLine, quantity: 2, metadata })).toEqual([['yam', 8]]);
    expect(unitsOf({ ...yamLine, quantity: 2, metadata: { ...metadata, selections: {} } })).toEqual([
      ['yam', 2],
    ]);
  });

  it('needs nothing for nothing', () => {
    expect(stockNeeds([])).toEqual([]);
  });

  it('names every product once, whatever the order of the lines, and never takes less than was ordered', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const byProduct = (needs: ReturnType<typeof stockNeeds>) =>
          Object.fromEntries(needs.map(({ productId, units }) => [productId, units]));
        const needs = stockNeeds(cart.items);
        expect(new Set(needs.map(({ productId }) => productId)).size).toBe(needs.length);
        expect(byProduct(stockNeeds(cart.items.toReversed()))).toEqual(byProduct(needs));
        expect(needs.reduce((sum, { units }) => sum + units, 0)).toBeGreaterThanOrEqual(totalItems(cart));
      }),
    );
  });
});
