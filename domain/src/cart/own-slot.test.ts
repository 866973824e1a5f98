import { describe, expect, it } from 'vitest';
import { yamProductId } from '../products/kinds/lines/yam-line.ts';
import { aCartItem, boxOf, yamBoxOf } from './cart.testing.ts';
import type { CartItem } from './cart.ts';
import { cartNeedsOwnSlot, linesNeedOwnSlot } from './own-slot.ts';

const needs = (facts: Partial<CartItem>) => cartNeedsOwnSlot({ items: [aCartItem(), aCartItem(facts)] });

describe('a cart needs a slot of its own', () => {
  it('with yam in it, known by its box, its id and its names', () => {
    expect(needs({ metadata: yamBoxOf(2, { Y1: 2 }) })).toBe(true);
    expect(needs({ metadata: { type: 'teochew_yam_special', selections: {}, availableFlavors: [] } })).toBe(
      true,
    );
    expect(needs({ productId: yamProductId })).toBe(true);
    expect(needs({ name: 'TeoChew Yam Mooncakes' })).toBe(true);
    expect(needs({ nameZh: '潮州芋头月饼' })).toBe(true);
  });

  it('never otherwise', () => {
    expect(needs({ metadata: boxOf('C1', 'C1', 'C1', 'C1') })).toBe(false);
    expect(cartNeedsOwnSlot({ items: [] })).toBe(false);
  });

  it('and so do lines whose kind is written down', () => {
    expect(linesNeedOwnSlot([{ productType: 'standard' }, { productType: 'teochew_yam_special' }])).toBe(
      true,
    );
    expect(linesNeedOwnSlot([{ productType: 'mooncake_box' }])).toBe(false);
  });
});
