import { describe, expect, it } from 'vitest';
import { boxOf, yamBoxOf } from '../../cart/cart.testing.ts';
import { groupContents } from './group-contents.ts';

const counted = (metadata: unknown) =>
  groupContents({ metadata, flavourSelections: null }).map(({ flavourId, hasYolk, quantity }) => [
    flavourId,
    hasYolk,
    quantity,
  ]);

describe('groupContents', () => {
  it('counts the same flavour once, with and without yolk apart', () => {
    expect(counted(boxOf('C1Y', 'S2', 'C1', 'C1Y'))).toEqual([
      ['C1Y', true, 2],
      ['S2', false, 1],
      ['C1', false, 1],
    ]);
  });

  it('keeps yam pieces as they were counted', () => {
    expect(counted(yamBoxOf(4, { Y1: 3, Y2: 0, Y4: 1 }))).toEqual([
      ['Y1', true, 3],
      ['Y4', false, 1],
    ]);
  });

  it('keeps flavours apart that share nothing but a missing id', () => {
    const flavors = [
      { flavorName: 'Yam', quantity: 1 },
      { flavorName: 'Pandan', quantity: 1 },
    ];
    expect(counted({ type: 'teochew_yam_box', flavors })).toHaveLength(2);
  });

  it('finds nothing in a plain product', () => {
    expect(counted(null)).toEqual([]);
  });
});
