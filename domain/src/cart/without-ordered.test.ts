import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCartItem } from './cart.testing.ts';
import { withoutOrdered } from './without-ordered.ts';

const line = (id: string, quantity: number) => aCartItem({ id, quantity });

describe('withoutOrdered', () => {
  it('leaves what was put in since, and what was added to a line', () => {
    const cart = { items: [line('a', 2), line('b', 3), line('c', 1)] };
    expect(withoutOrdered(cart, [line('a', 2), line('b', 1)]).items).toEqual([line('b', 2), line('c', 1)]);
  });

  it('is empty when all of it was ordered, and whole when nothing was', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { maxLength: 8 }), (quantities) => {
        const cart = { items: quantities.map((quantity, at) => line(String(at), quantity + 1)) };
        expect(withoutOrdered(cart, cart.items).items).toEqual([]);
        expect(withoutOrdered(cart, [line('x', 5)])).toEqual(cart);
      }),
    );
  });

  it('never goes below nothing, though less is left than was ordered', () => {
    expect(withoutOrdered({ items: [line('a', 1)] }, [line('a', 9)]).items).toEqual([]);
  });
});
