import { describe, expect, it } from 'vitest';
import { boxOf, yamBoxOf } from '../cart/cart.testing.ts';
import { aProduct, boxProduct, yamProduct } from '../products/product.testing.ts';
import { isRefusal } from '../refusal.ts';
import { priceLines, totalOfLines } from './priced-line.ts';

const products = [aProduct(), boxProduct, yamProduct];

function refusalOf(act: () => unknown) {
  try {
    act();
  } catch (thrown) {
    if (isRefusal(thrown)) return { code: thrown.code, facts: thrown.facts };
  }
  return null;
}

describe('priceLines', () => {
  it('prices and counts every kind of line by the catalogue', () => {
    const lines = priceLines(products, [
      { productId: 'p-plain', quantity: 3, metadata: null },
      { productId: 'p-box', quantity: 1, metadata: boxOf('C1Y', 'C1', 'S2', 'S2') },
      { productId: 'p-yam', quantity: 2, metadata: yamBoxOf(4, { Y1: 3, Y2: 1 }) },
    ]);
    expect(lines).toMatchObject([
      { name: 'Lotus Paste Mooncake', priceSen: 1250, units: 3, productType: 'standard' },
      { priceSen: 5600, units: 1, productType: 'mooncake_box' },
      { priceSen: 7100, units: 8, productType: 'teochew_yam_special' },
    ]);
    expect(totalOfLines(lines)).toBe(3 * 1250 + 5600 + 2 * 7100);
  });

  it('refuses what is not on sale', () => {
    const line = { productId: 'p-gone', quantity: 1, metadata: null };
    expect(refusalOf(() => priceLines(products, [line]))).toEqual({
      code: 'cart.product_unavailable',
      facts: { productId: 'p-gone' },
    });
  });

  it.each([
    ['a yolk where none is offered', { productId: 'p-box', metadata: boxOf('S2Y', 'C1', 'C1', 'C1') }],
    ['a flavour nobody bakes', { productId: 'p-box', metadata: boxOf('Z9', 'C1', 'C1', 'C1') }],
    ['a box without contents', { productId: 'p-box', metadata: null }],
    ['a piece nobody makes', { productId: 'p-yam', metadata: yamBoxOf(2, { Y9: 2 }) }],
    ['contents of a plain product', { productId: 'p-plain', metadata: boxOf('C1', 'C1', 'C1', 'C1') }],
  ])('refuses %s', (_case, line) => {
    expect(refusalOf(() => priceLines(products, [{ quantity: 1, ...line }]))?.code).toBe(
      'cart.choice_unavailable',
    );
  });
});
