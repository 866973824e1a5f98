import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aProduct, boxProduct, yamProduct } from '../products/product.testing.ts';
import { aCartItem, anyCart, boxOf, yamBoxOf } from './cart.testing.ts';
import { emptyCart, totalItems, totalSen } from './cart.ts';
import { acceptPrice, acceptPrices, reviewCart } from './review-cart.ts';

const product = aProduct({ id: 'p1', priceSen: 1250 });
const dearer = aProduct({ id: 'p1', priceSen: 1400 });
const plain = aCartItem({ id: 'p1_1', productId: 'p1', priceSen: 1250, quantity: 2 });
const box = aCartItem({
  id: 'p-box_1',
  productId: 'p-box',
  priceSen: 5600,
  metadata: boxOf('C1Y', 'C1', 'S2', 'S2'),
});
const yam = aCartItem({
  id: 'p-yam_1',
  productId: 'p-yam',
  priceSen: 3500,
  metadata: yamBoxOf(2, { Y1: 1, Y2: 1 }),
});

describe('reviewCart', () => {
  it('passes lines the catalogue still sells at the price seen', () => {
    const cart = { items: [plain, box, yam] };
    const { lines, orderable } = reviewCart(cart, [product, boxProduct, yamProduct]);
    expect(lines.map(({ verdict }) => verdict)).toEqual(['ok', 'ok', 'ok']);
    expect(orderable).toEqual(cart);
  });

  it('tells the new price, and counts with it', () => {
    const { lines, orderable } = reviewCart({ items: [plain] }, [dearer]);
    expect(lines).toEqual([{ verdict: 'repriced', item: plain, newPriceSen: 1400 }]);
    expect(totalSen(orderable)).toBe(2800);
  });

  it('tells a price that fell as well', () => {
    const dear = { ...box, priceSen: 9900 };
    expect(reviewCart({ items: [dear] }, [boxProduct]).lines).toEqual([
      { verdict: 'repriced', item: dear, newPriceSen: 5600 },
    ]);
  });

  it('counts nothing of a product that left the shop', () => {
    const { lines, orderable } = reviewCart({ items: [plain, box] }, [boxProduct]);
    expect(lines[0]).toEqual({ verdict: 'gone', item: plain, missing: 'product' });
    expect(totalSen(orderable)).toBe(5600);
    expect(totalItems(orderable)).toBe(1);
  });

  it('tells a box whose flavour left from a product that left', () => {
    const filled = { ...box, metadata: boxOf('C1Y', 'C1', 'S2', 'X9') };
    expect(reviewCart({ items: [filled] }, [boxProduct]).lines).toEqual([
      { verdict: 'gone', item: filled, missing: 'choice' },
    ]);
  });

  it('lets every line pass while the catalogue is not known', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const { lines, orderable } = reviewCart(cart, null);
        expect(lines.every(({ verdict }) => verdict === 'ok')).toBe(true);
        expect(orderable).toEqual(cart);
      }),
    );
  });

  it('finds an empty cart in order', () => {
    expect(reviewCart(emptyCart, [])).toEqual({ lines: [], orderable: emptyCart });
  });
});

describe('accepting', () => {
  it('takes over one new price', () => {
    const other = aCartItem({ id: 'p1_2', priceSen: 1250 });
    expect(acceptPrice({ items: [plain, other] }, 'p1_1', 1400)).toEqual({
      items: [{ ...plain, priceSen: 1400 }, other],
    });
  });

  it('takes over all new prices and leaves lines that are gone where they are', () => {
    const cart = { items: [box, plain, yam] };
    const accepted = acceptPrices(cart, [dearer, yamProduct]);
    expect(accepted).toEqual({ items: [box, { ...plain, priceSen: 1400 }, yam] });
    expect(acceptPrices(cart, null)).toEqual(cart);
  });

  it('leaves nothing repriced, whatever the cart', () => {
    const catalogue = [product, { ...boxProduct, id: 'p2' }];
    fc.assert(
      fc.property(anyCart, (cart) => {
        const accepted = acceptPrices(cart, catalogue);
        const { lines, orderable } = reviewCart(accepted, catalogue);
        expect(lines.some(({ verdict }) => verdict === 'repriced')).toBe(false);
        expect(orderable).toEqual(reviewCart(cart, catalogue).orderable);
        expect(accepted.items.map(({ id }) => id)).toEqual(cart.items.map(({ id }) => id));
      }),
    );
  });
});
