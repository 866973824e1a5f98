import { describe, expect, it } from 'vitest';
import { yamProduct } from '../product.testing.ts';
import { standardYamFlavours, yam } from './yam.ts';

describe('the yam flavours', () => {
  it('are the four of the kitchen, at 18 with yolk and 17 without', () => {
    expect(standardYamFlavours.map(({ id, name, priceSen, group }) => [id, name, priceSen, group])).toEqual([
      ['Y1', 'Yam With Yolk', 1800, 'classic'],
      ['Y2', 'Yam Without Yolk', 1700, 'classic'],
      ['Y3', 'Pandan Lotus With Yolk', 1800, 'new'],
      ['Y4', 'Pandan Lotus Without Yolk', 1700, 'new'],
    ]);
    expect(standardYamFlavours.map(({ hasYolk }) => hasYolk)).toEqual([true, false, true, false]);
  });

  it('come from the catalogue where it has any', () => {
    const own = standardYamFlavours.slice(0, 1);
    expect(yam.pieces({ ...yamProduct, pieces: own })).toEqual(own);
    expect(yam.pieces({ ...yamProduct, pieces: [] })).toEqual(standardYamFlavours);
  });
});
