import { describe, expect, it } from 'vitest';
import { aProduct, boxProduct, yamProduct } from '../product.testing.ts';
import { allKinds, kindById, kindIdFor, kindIds, kindOf, kindOfLine, recognisedKind } from './all-kinds.ts';
import { plain } from './plain.ts';
import { yam, yamProductId } from './yam.ts';

describe('kindOf', () => {
  it('calls a box a box only when it can be filled', () => {
    expect(kindOf(boxProduct).id).toBe('mooncake_box');
    expect(kindOf({ ...boxProduct, mooncakeConfig: null }).id).toBe('standard');
    expect(kindOf({ ...boxProduct, productType: 'standard' }).id).toBe('standard');
  });

  it('goes by what is stored, and takes what nobody knows for a plain product', () => {
    expect(kindOf(yamProduct)).toBe(yam);
    expect(kindOf(aProduct())).toBe(plain);
    expect(kindById('a kind of another year')).toBe(plain);
  });
});

describe('recognisedKind', () => {
  it('knows the yam product by id, by name or by Chinese name', () => {
    expect(recognisedKind(aProduct({ id: yamProductId }))).toBe(yam);
    expect(recognisedKind(aProduct({ name: 'teochew yam mooncakes' }))).toBe(yam);
    expect(recognisedKind(aProduct({ nameZh: '潮州芋头月饼' }))).toBe(yam);
    expect(recognisedKind(aProduct({ nameZh: '潮洲芋泥酥' }))).toBe(yam);
  });

  it('knows nothing else', () => {
    expect(recognisedKind(aProduct())).toBeNull();
    expect(recognisedKind(aProduct({ name: 'Yam Swiss Roll', nameZh: '芋头蛋糕卷' }))).toBeNull();
  });

  it('decides what a plain product is stored as, and never about one whose kind was chosen', () => {
    const named = aProduct({ name: 'TeoChew Yam Mooncakes' });
    expect(kindIdFor(named)).toBe('teochew_yam_special');
    expect(kindIdFor({ ...named, productType: 'mooncake_box' })).toBe('mooncake_box');
    expect(kindIdFor(aProduct())).toBe('standard');
  });

  it('uses a valid uuid for the yam product', () => {
    expect(yamProductId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

describe('kindOfLine', () => {
  it('goes by what is in the box before it looks at names', () => {
    const line = { productId: 'p', name: 'TeoChew Yam', nameZh: '' };
    expect(kindOfLine({ ...line, metadata: null })).toBe(yam);
    expect(kindOfLine({ ...line, metadata: { type: 'mooncake_box' } }).id).toBe('mooncake_box');
    expect(kindOfLine({ ...line, name: 'Tart', metadata: { type: 'teochew_yam_special' } })).toBe(yam);
    expect(kindOfLine({ ...line, name: 'Tart', metadata: null })).toBe(plain);
  });
});

it('gives every kind and every way of writing a box a name of its own', () => {
  const kinds = allKinds();
  const types = kinds.flatMap(({ choices }) => choices.map(({ type }) => type));
  expect(kinds.map(({ id }) => id)).toEqual(kindIds());
  expect(new Set(types).size).toBe(types.length);
});
