import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cataloguePriceSen } from '../products/kinds/lines/line-kinds.ts';
import {
  addYamPiece,
  chooseYamSize,
  emptyYamBox,
  yamMetadata,
  yamPriceSen,
} from '../products/kinds/yam-box.ts';
import { aProduct, boxProduct, yamProduct } from '../products/product.testing.ts';
import { boxOf, yamBoxOf } from './cart.testing.ts';
import { newCartItem } from './new-cart-item.ts';

const special = (selections: Record<string, number>) => ({
  type: 'teochew_yam_special' as const,
  selections,
  availableFlavors: [],
});

describe('cataloguePriceSen', () => {
  it('is the price of a plain product', () => {
    expect(cataloguePriceSen(aProduct(), null)).toBe(1250);
  });

  it('is the price of the filled box, by yolk', () => {
    expect(cataloguePriceSen(boxProduct, boxOf('C1', 'C1', 'S2', 'S2'))).toBe(4800);
    expect(cataloguePriceSen(boxProduct, boxOf('C1', 'C1Y', 'S2', 'S2'))).toBe(5600);
  });

  it('sums the pieces at the prices of the catalogue, whatever the cart says', () => {
    const cheated = yamBoxOf(4, { Y1: 1, Y2: 3 });
    const flavors = cheated.flavors.map((flavour) => ({ ...flavour, priceSen: 1 }));
    expect(cataloguePriceSen(yamProduct, { ...cheated, flavors })).toBe(1800 + 3 * 1700);
    expect(cataloguePriceSen(yamProduct, special({ Y1: 2 }))).toBe(3600);
  });

  it('is nothing for a choice the product does not offer', () => {
    expect(cataloguePriceSen(boxProduct, null)).toBeNull();
    expect(cataloguePriceSen(yamProduct, null)).toBeNull();
    expect(cataloguePriceSen(aProduct(), boxOf('C1', 'C1', 'C1', 'C1'))).toBeNull();
    expect(cataloguePriceSen(boxProduct, yamBoxOf(2, { Y1: 2 }))).toBeNull();
    expect(cataloguePriceSen(boxProduct, boxOf('C1', 'C1', 'C1', 'Z9'))).toBeNull();
    expect(cataloguePriceSen(boxProduct, boxOf('C1', 'C1', 'C1', 'S2Y'))).toBeNull();
    expect(cataloguePriceSen(yamProduct, yamBoxOf(2, { Y1: 1, Y9: 1 }))).toBeNull();
    expect(cataloguePriceSen(yamProduct, special({ Y1: 1 }))).toBeNull();
    expect(cataloguePriceSen(yamProduct, special({ Y1: 3 }))).toBeNull();
  });

  it('agrees with the price shown while the yam box was filled', () => {
    const flavours = yamProduct.pieces;
    const pieces = fc.array(fc.constantFrom('Y1', 'Y2', 'Y3', 'Y4'), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(pieces, (ids) => {
        const box = ids.reduce(addYamPiece, chooseYamSize(emptyYamBox, 4));
        const result = yamMetadata(box, flavours);
        if (result.problem) throw new Error(result.problem);
        expect(cataloguePriceSen(yamProduct, result.metadata)).toBe(yamPriceSen(box, flavours));
      }),
    );
  });
});

describe('newCartItem', () => {
  it('takes names, price and first picture from the catalogue', () => {
    expect(newCartItem(boxProduct, boxOf('C1', 'C1', 'S2', 'S2'), '99')).toEqual({
      productId: 'p-box',
      name: 'Mix Shanghai + Traditional',
      nameZh: '上海与传统混合',
      priceSen: 4800,
      image: '/pictures/mix-shanghai-traditional.webp',
      metadata: boxOf('C1', 'C1', 'S2', 'S2'),
      suffix: '99',
    });
    expect(newCartItem(aProduct(), null, '1')?.image).toBeNull();
  });

  it('is nothing for a choice the product does not offer', () => {
    expect(newCartItem(yamProduct, null, '1')).toBeNull();
  });
});
