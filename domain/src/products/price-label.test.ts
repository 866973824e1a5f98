import { describe, expect, it } from 'vitest';
import { priceLabel, shownPriceSen } from './price-label.ts';
import { aProduct, boxProduct, yamProduct } from './product.testing.ts';

const mochi = aProduct({ name: 'Exclusive Mochi Snowskin', priceSen: 5000 });

describe('priceLabel', () => {
  it("says 'from' and 'per box' for mooncake boxes and the snowskin", () => {
    expect(priceLabel(boxProduct)).toEqual({ isFrom: true, unit: 'box' });
    expect(priceLabel(mochi)).toEqual({ isFrom: true, unit: 'box' });
  });

  it("says 'from' and 'per piece' for yam", () => {
    expect(priceLabel(yamProduct)).toEqual({ isFrom: true, unit: 'piece' });
  });

  it("says 'per piece' for all others", () => {
    expect(priceLabel(aProduct())).toEqual({ isFrom: false, unit: 'piece' });
  });
});

describe('shownPriceSen', () => {
  it('is the base price of a box', () => {
    expect(shownPriceSen(boxProduct)).toBe(4800);
    expect(shownPriceSen({ ...boxProduct, mooncakeConfig: null })).toBe(5000);
  });

  it('is the cheapest piece of yam, not the price field', () => {
    expect(shownPriceSen(yamProduct)).toBe(1700);
    expect(shownPriceSen({ ...yamProduct, yamConfig: null })).toBe(1700);
  });

  it('is the price of anything else', () => {
    expect(shownPriceSen(aProduct())).toBe(1250);
    expect(shownPriceSen(mochi)).toBe(5000);
    expect(shownPriceSen({ ...boxProduct, productType: 'standard' })).toBe(5000);
  });
});
