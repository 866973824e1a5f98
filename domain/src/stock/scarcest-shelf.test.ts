import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scarcestShelf } from './scarcest-shelf.ts';

const shelf = (name: string, availableStock: number, limitQuantity: number) => ({
  name,
  availableStock,
  limitQuantity,
});

describe('scarcestShelf', () => {
  it('is the one with the smallest share left', () => {
    expect(
      scarcestShelf([shelf('Mochi', 4, 10), shelf('Yam', 10, 100), shelf('Shanghai', 90, 100)])?.name,
    ).toBe('Yam');
  });

  it('is the fewest of equal shares, then the first of the catalogue', () => {
    expect(scarcestShelf([shelf('Yam', 20, 100), shelf('Mochi', 2, 10)])?.name).toBe('Mochi');
    expect(scarcestShelf([shelf('Yam', 0, 100), shelf('Mochi', 0, 10)])?.name).toBe('Yam');
  });

  it('is nothing where nothing is made', () => {
    expect(scarcestShelf([])).toBeNull();
    expect(scarcestShelf([shelf('Mochi', 0, 0)])).toBeNull();
  });

  it('has no other with a smaller share beside it', () => {
    const any = fc.record({ availableStock: fc.nat(50), limitQuantity: fc.integer({ min: 1, max: 50 }) });
    fc.assert(
      fc.property(fc.array(any, { minLength: 1 }), (shelves) => {
        const scarcest = scarcestShelf(shelves);
        const shares = shelves.map(({ availableStock, limitQuantity }) => availableStock / limitQuantity);
        expect(scarcest && scarcest.availableStock / scarcest.limitQuantity).toBe(Math.min(...shares));
      }),
    );
  });
});
