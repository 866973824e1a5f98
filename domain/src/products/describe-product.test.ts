import { describe, expect, it } from 'vitest';
import { aProduct, boxProduct, yamProduct } from './product.testing.ts';

const mochi = aProduct({ name: 'Exclusive Mochi Snowskin', slug: 'mochi-snowskin', priceSen: 5000 });

describe('the price label', () => {
  it("says 'from' and 'per box' for mooncake boxes and the snowskin", () => {
    expect(boxProduct.priceLabel).toMatchObject({ isFrom: true, unit: 'box' });
    expect(mochi.priceLabel).toMatchObject({ isFrom: true, unit: 'box' });
  });

  it("says 'from' and 'per piece' for yam", () => {
    expect(yamProduct.priceLabel).toMatchObject({ isFrom: true, unit: 'piece' });
  });

  it("says 'per piece' for all others", () => {
    expect(aProduct().priceLabel).toMatchObject({ isFrom: false, unit: 'piece' });
  });
});

describe('the shown price', () => {
  it('is the base price of a box', () => {
    expect(boxProduct.priceLabel.priceSen).toBe(4800);
    expect(aProduct({ ...boxProduct, mooncakeConfig: null }).priceLabel.priceSen).toBe(5000);
  });

  it('is the cheapest piece of yam, not the price field', () => {
    expect(yamProduct.priceLabel.priceSen).toBe(1700);
    expect(aProduct({ ...yamProduct, pieces: [] }).priceLabel.priceSen).toBe(1700);
  });

  it('is the price of anything else', () => {
    expect(aProduct().priceLabel.priceSen).toBe(1250);
    expect(mochi.priceLabel.priceSen).toBe(5000);
    expect(aProduct({ ...boxProduct, productType: 'standard' }).priceLabel.priceSen).toBe(5000);
  });
});

describe('a described product', () => {
  it('names the dialog in which it is filled, and what its button says', () => {
    expect(
      [boxProduct, yamProduct, aProduct()].map(({ configurator, adding }) => [configurator, adding]),
    ).toEqual([
      ['box', 'customize'],
      ['yam', 'configure'],
      [null, 'add'],
    ]);
  });

  it.each([
    'shanghai-mooncakes',
    'traditional-mooncake',
    'mix-shanghai-traditional',
    'mochi-snowskin',
    'teochew-yam-mooncakes',
  ])('has a picture of its own for %s', (slug) => {
    expect(aProduct({ slug }).ownPicture).toBe(`/pictures/${slug}.webp`);
    expect(aProduct().ownPicture).toBeNull();
  });
});
