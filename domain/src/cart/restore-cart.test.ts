import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartMetadataSchema } from '../products/cart-metadata.contract.ts';
import { aCartItem, anyCart, boxOf, yamBoxOf } from './cart.testing.ts';
import { emptyCart, totalSen } from './cart.ts';
import { restoreCart, storedCart } from './restore-cart.ts';

const oldLine = {
  id: 'p1_1757000000000',
  name: 'Lotus',
  nameZh: '莲蓉',
  price: 12.5,
  quantity: 2,
  image: '',
};

describe('restoreCart', () => {
  it('gives back what was stored', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(restoreCart(storedCart(cart))).toEqual(cart);
        expect(restoreCart(JSON.stringify(storedCart(cart)))).toEqual(cart);
        expect(restoreCart(cart.items)).toEqual(cart);
      }),
    );
    expect(storedCart(emptyCart)).toEqual({ version: 2, items: [] });
  });

  it('reads the first version: ringgit with decimals, the product in the id', () => {
    const stored = JSON.stringify({ items: [oldLine], totalItems: 2, totalAmount: 25 });
    expect(restoreCart(stored).items).toEqual([
      {
        id: 'p1_1757000000000',
        productId: 'p1',
        name: 'Lotus',
        nameZh: '莲蓉',
        priceSen: 1250,
        quantity: 2,
        image: null,
        metadata: null,
      },
    ]);
  });

  it.each([
    ['a_b_c', 'a'],
    ['plain', 'plain'],
    ['7e0c4e57-9a3d_17', '7e0c4e57-9a3d'],
  ])('takes the product of the id %s to be %s', (id, productId) => {
    expect(restoreCart([{ ...oldLine, id }]).items[0]?.productId).toBe(productId);
  });

  it.each([
    [0.07, 7],
    [1.1, 110],
    [17.99, 1799],
    [1234.56, 123456],
  ])('reads the old price %d as %i sen', (price, sen) => {
    expect(restoreCart([{ ...oldLine, price }]).items[0]?.priceSen).toBe(sen);
  });

  it('reads old boxes, their piece prices in ringgit and their pictures', () => {
    const yam = yamBoxOf(2, { Y1: 1, Y2: 1 });
    const inRinggit = yam.flavors.map(({ priceSen, ...flavour }) => ({ ...flavour, price: priceSen / 100 }));
    const lines = [
      { ...oldLine, metadata: boxOf('C1', 'C1Y', 'S2', 'S3'), image: '/src/assets/box.jpg' },
      { ...oldLine, id: 'p2_1', metadata: { ...yam, flavors: inRinggit } },
      { ...oldLine, id: 'p3_1', metadata: {} },
    ];
    const { items } = restoreCart({ items: lines });
    expect(items.map(({ metadata }) => metadata)).toEqual([boxOf('C1', 'C1Y', 'S2', 'S3'), yam, null]);
    expect(items[0]?.image).toBe('/assets/box.jpg');
  });

  it('keeps two lines that were stored with one id apart', () => {
    const { items } = restoreCart([oldLine, oldLine]);
    expect(items.map(({ id }) => id)).toEqual(['p1_1757000000000', 'p1_1757000000000-2']);
  });

  it.each<[string, Record<string, unknown>]>([
    ['no id', { id: undefined }],
    ['no product in the id', { id: '_17' }],
    ['no name', { name: '' }],
    ['no price', { price: undefined }],
    ['a price below zero', { price: -1 }],
    ['a price that is no number', { price: 'free' }],
    ['an endless price', { price: Number.POSITIVE_INFINITY }],
    ['sen with a fraction', { priceSen: 12.5 }],
    ['quantity zero', { quantity: 0 }],
    ['half a box', { quantity: 0.5 }],
    ['a quantity in words', { quantity: '2' }],
    ['metadata of no known kind', { metadata: { type: 'hamper' } }],
    ['metadata that is no object', { metadata: 'box' }],
    ['three mooncakes', { metadata: { type: 'mooncake_box', selections: [1, 2, 3] } }],
    ['two mooncakes in one place', { metadata: { ...boxOf('C1', 'C1', 'C1', 'C1'), selections: doubled() } }],
    ['a yam box not full', { metadata: yamBoxOf(4, { Y1: 3 }) }],
    ['a yam box of three', { metadata: { ...yamBoxOf(4, { Y1: 3 }), boxSize: 3 } }],
  ])('drops a line with %s and keeps the sound one', (_, damage) => {
    const restored = restoreCart({ items: [{ ...oldLine, ...damage }, null, aCartItem()] });
    expect(restored.items).toEqual([aCartItem()]);
  });

  it.each([undefined, null, 0, '', 'not json', '{"items":', '[]', '{}', { items: 'x' }, { items: null }])(
    'is empty for %o',
    (stored) => {
      expect(restoreCart(stored)).toEqual(emptyCart);
    },
  );
});

describe('restoreCart of damaged storage', () => {
  it('never throws and only keeps sound lines, over 10,000 values', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.oneof(damagedCart, fc.anything(), fc.json()), (stored) => {
        const restored = restoreCart(stored);
        expect(flawsOf(restored)).toEqual([]);
        expect(restoreCart(storedCart(restored))).toEqual(restored);
      }),
      { numRuns: 10_000 },
    );
  });
});

function doubled() {
  return boxOf('C1', 'C1', 'C1', 'C1').selections.map((selection) => ({ ...selection, position: 1 }));
}

/** What is wrong with a cart. One `expect` of all of it: one of each fact costs more than what is tested. */
function flawsOf(cart: ReturnType<typeof restoreCart>): string[] {
  const facts = {
    'ids differ': new Set(cart.items.map(({ id }) => id)).size === cart.items.length,
    'total is safe': Number.isSafeInteger(totalSen(cart)),
    'all are named': cart.items.every(({ id, productId, name }) => id && productId && name),
    'prices are sen': cart.items.every(({ priceSen }) => Number.isSafeInteger(priceSen) && priceSen >= 0),
    'quantities count': cart.items.every(({ quantity }) => Number.isSafeInteger(quantity) && quantity > 0),
    'contents are known': cart.items.every(
      ({ metadata }) => !metadata || cartMetadataSchema.safeParse(metadata).success,
    ),
  };
  return Object.entries(facts).flatMap(([fact, isTrue]) => (isTrue ? [] : [fact]));
}

/** A good cart with one value somewhere inside replaced by anything, as object or as cut text. */
const damagedCart = fc
  .tuple(anyCart, fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 6 }), fc.anything(), fc.nat())
  .map(([cart, path, value, cut]) => {
    const stored: unknown = structuredClone(storedCart(cart));
    replaceAt(stored, path, value);
    const text = cut % 4 === 0 ? jsonOf(stored) : null;
    return text === null ? stored : text.slice(0, cut % 8 === 0 ? cut % (text.length + 1) : undefined);
  });

function replaceAt(target: unknown, [step = 0, ...rest]: readonly number[], value: unknown): void {
  if (typeof target !== 'object' || target === null) return;
  const keys = Object.keys(target);
  const key = keys[step % Math.max(1, keys.length)];
  if (key === undefined) return;
  const child: unknown = Reflect.get(target, key);
  if (rest.length > 0 && typeof child === 'object' && child !== null) replaceAt(child, rest, value);
  else Reflect.set(target, key, value);
}

function jsonOf(value: unknown): string | null {
  try {
    return JSON.stringify(value) ?? null;
  } catch {
    return null;
  }
}
