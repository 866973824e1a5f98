import { describe, expect, it } from 'vitest';
import { aProduct, boxProduct, yamProduct } from '../product.testing.ts';
import { allKinds, kindById, kindIdFor, kindIds, kindOf } from './all-kinds.ts';
import { lineKindById } from './lines/line-kinds.ts';
import { plain } from './plain.ts';
import { yam } from './yam.ts';

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

describe('kindIdFor', () => {
  it('decides what a plain product is stored as, and never about one whose kind was chosen', () => {
    const named = aProduct({ name: 'TeoChew Yam Mooncakes' });
    expect(kindIdFor(named)).toBe('teochew_yam_special');
    expect(kindIdFor({ ...named, productType: 'mooncake_box' })).toBe('mooncake_box');
    expect(kindIdFor(aProduct())).toBe('standard');
  });
});

it('gives every kind and every way of writing a box a name of its own', () => {
  const kinds = allKinds();
  const types = kinds.flatMap(({ choices }) => choices.map(({ type }) => type));
  expect(kinds.map(({ id }) => id)).toEqual(kindIds());
  expect(new Set(types).size).toBe(types.length);
});

it('carries in a page what the whole kind says of a line', () => {
  for (const kind of allKinds()) {
    const line = lineKindById(kind.id);
    expect(line.id).toBe(kind.id);
    expect(kind).toMatchObject(line);
  }
});
