import { describe, expect, it } from 'vitest';
import { yamProductId } from '../products/product-kind.ts';
import { aCartItem, boxOf, yamBoxOf } from './cart.testing.ts';
import type { CartItem } from './cart.ts';
import { hasYam } from './has-yam.ts';

const holds = (facts: Partial<CartItem>) => hasYam({ items: [aCartItem(), aCartItem(facts)] });

describe('hasYam', () => {
  it('knows yam by its box, its id and its names', () => {
    expect(holds({ metadata: yamBoxOf(2, { Y1: 2 }) })).toBe(true);
    expect(holds({ metadata: { type: 'teochew_yam_special', selections: {}, availableFlavors: [] } })).toBe(
      true,
    );
    expect(holds({ productId: yamProductId })).toBe(true);
    expect(holds({ name: 'TeoChew Yam Mooncakes' })).toBe(true);
    expect(holds({ nameZh: '潮州芋头月饼' })).toBe(true);
  });

  it('sees none in other carts', () => {
    expect(holds({ metadata: boxOf('C1', 'C1', 'C1', 'C1') })).toBe(false);
    expect(hasYam({ items: [] })).toBe(false);
  });
});
