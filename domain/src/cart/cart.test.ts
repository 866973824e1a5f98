import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addItem } from './add-item.ts';
import { aCartItem, aChoice, anyCart, anyChoice, boxOf, yamBoxOf } from './cart.testing.ts';
import {
  badgeText,
  emptyCart,
  insertItemAt,
  lineTotalSen,
  removeItem,
  stepQuantity,
  totalItems,
  totalSen,
  truncateName,
  updateQuantity,
} from './cart.ts';

const quantities = (cart: ReturnType<typeof addItem>) => cart.items.map(({ quantity }) => quantity);

describe('addItem', () => {
  it('starts a line of one, named by product and suffix', () => {
    expect(addItem(emptyCart, aChoice({ suffix: '1789' })).items).toEqual([
      {
        id: 'p1_1789',
        productId: 'p1',
        name: 'Lotus Paste Mooncake',
        nameZh: '莲蓉月饼',
        priceSen: 1250,
        quantity: 1,
        image: null,
        metadata: null,
      },
    ]);
  });

  it('grows the line of the same plain product, at the price of today', () => {
    const cart = addItem(addItem(emptyCart, aChoice()), aChoice({ suffix: '2', priceSen: 1300 }));
    expect(cart.items).toEqual([aCartItem({ quantity: 2, priceSen: 1300 })]);
  });

  it('keeps a plain product and a box of the same name apart', () => {
    const cart = addItem(addItem(emptyCart, aChoice()), aChoice({ metadata: boxOf('C1', 'C1', 'C1', 'C1') }));
    expect(quantities(cart)).toEqual([1, 1]);
  });

  it('never gives two lines one id', () => {
    const boxes = [
      boxOf('C1', 'C1', 'C1', 'C1'),
      boxOf('S2', 'S2', 'S2', 'S2'),
      boxOf('C1', 'C1', 'C1', 'S2'),
    ];
    const cart = boxes.reduce((sofar, metadata) => addItem(sofar, aChoice({ metadata })), emptyCart);
    expect(cart.items.map(({ id }) => id)).toEqual(['p1_1', 'p1_1-2', 'p1_1-3']);
  });

  it('adds exactly one, to an old line or a new one', () => {
    fc.assert(
      fc.property(anyCart, anyChoice, (cart, choice) => {
        const before = structuredClone(cart);
        const after = addItem(cart, choice);
        expect(totalItems(after)).toBe(totalItems(cart) + 1);
        expect([0, 1]).toContain(after.items.length - cart.items.length);
        expect(new Set(after.items.map(({ id }) => id)).size).toBe(after.items.length);
        expect(cart).toEqual(before);
      }),
    );
  });

  it('adding the same twice makes no second line, but for boxes of the first version', () => {
    fc.assert(
      fc.property(anyCart, anyChoice, (cart, choice) => {
        const once = addItem(cart, choice);
        const twice = addItem(once, { ...choice, suffix: 'later' });
        const isOldKind = choice.metadata?.type === 'teochew_yam_special';
        expect(twice.items.length - once.items.length).toBe(isOldKind ? 1 : 0);
      }),
    );
  });
});

describe('removeItem and insertItemAt', () => {
  it('removes one line and puts it back where it was', () => {
    fc.assert(
      fc.property(anyCart, fc.nat(), (cart, pick) => {
        fc.pre(cart.items.length > 0);
        const index = pick % cart.items.length;
        const item = cart.items[index] ?? aCartItem();
        const without = removeItem(cart, item.id);
        expect(without.items).not.toContainEqual(item);
        expect(without.items).toHaveLength(cart.items.length - 1);
        expect(insertItemAt(without, item, index)).toEqual(cart);
      }),
    );
  });

  it('ignores an unknown id', () => {
    const cart = { items: [aCartItem()] };
    expect(removeItem(cart, 'nobody')).toEqual(cart);
  });
});

describe('updateQuantity', () => {
  const cart = { items: [aCartItem({ quantity: 3 }), aCartItem({ id: 'p1_2' })] };

  it.each([
    [1, [1, 1]],
    [1_000_000, [1_000_000, 1]],
    [2.9, [2, 1]],
    [0, [1]],
    [0.5, [1]],
    [-4, [1]],
    [Number.NaN, [3, 1]],
    [Number.POSITIVE_INFINITY, [Number.MAX_SAFE_INTEGER, 1]],
  ])('to %d gives %o', (quantity, expected) => {
    expect(quantities(updateQuantity(cart, 'p1_1', quantity))).toEqual(expected);
  });

  it('leaves only whole quantities above zero', () => {
    fc.assert(
      fc.property(anyCart, fc.nat(), fc.double(), (some, pick, quantity) => {
        const id = some.items[pick % Math.max(1, some.items.length)]?.id ?? '';
        const { items } = updateQuantity(some, id, quantity);
        expect(items.every((item) => Number.isSafeInteger(item.quantity) && item.quantity > 0)).toBe(true);
      }),
    );
  });
});

describe('stepQuantity', () => {
  const cart = { items: [aCartItem({ id: 'a', quantity: 2 }), aCartItem({ id: 'b' })] };

  it('goes one up or one down', () => {
    expect(quantities(stepQuantity(cart, 'a', 1))).toEqual([3, 1]);
    expect(quantities(stepQuantity(cart, 'a', -1))).toEqual([1, 1]);
  });

  it('stops at one instead of removing the line', () => {
    expect(quantities(stepQuantity(cart, 'b', -1))).toEqual([2, 1]);
  });

  it('leaves a cart without that line alone', () => {
    expect(stepQuantity(cart, 'c', 1)).toBe(cart);
  });
});

describe('the totals', () => {
  it('are those of all lines', () => {
    const cart = {
      items: [
        aCartItem({ quantity: 3 }),
        aCartItem({ id: 'p2_1', priceSen: 5600, quantity: 2, metadata: yamBoxOf(2, { Y1: 2 }) }),
      ],
    };
    expect(totalItems(cart)).toBe(5);
    expect(totalSen(cart)).toBe(3 * 1250 + 2 * 5600);
    expect([totalItems(emptyCart), totalSen(emptyCart)]).toEqual([0, 0]);
  });

  it('stay whole numbers even for absurd quantities', () => {
    const cart = updateQuantity({ items: [aCartItem()] }, 'p1_1', Number.MAX_SAFE_INTEGER);
    expect(Number.isSafeInteger(totalSen(cart))).toBe(true);
    expect(totalItems(addItem(cart, aChoice()))).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('shrink by exactly what is removed', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        for (const item of cart.items) {
          const without = removeItem(cart, item.id);
          expect(totalSen(cart) - totalSen(without)).toBe(lineTotalSen(item));
          expect(totalItems(cart) - totalItems(without)).toBe(item.quantity);
        }
      }),
    );
  });
});

describe('badgeText', () => {
  it.each([
    [0, '0'],
    [99, '99'],
    [100, '99+'],
  ])('of %i is %s', (count, text) => {
    expect(badgeText(count)).toBe(text);
  });
});

describe('truncateName', () => {
  it.each([
    ['Twenty letters here!', 'Twenty letters here!'],
    ['Mix Shanghai + Traditional', 'Mix Shanghai + Tradi...'],
    ['🥮'.repeat(21), `${'🥮'.repeat(20)}...`],
  ])('of %s is %s', (name, shown) => {
    expect(truncateName(name)).toBe(shown);
  });
});
