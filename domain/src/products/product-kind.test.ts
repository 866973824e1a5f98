import { describe, expect, it } from 'vitest';
import { aProduct, boxProduct, yamProduct } from './product.testing.ts';
import { isMochiSnowskin, productKind, yamProductId } from './product-kind.ts';

describe('productKind', () => {
  it('calls a box a box only when it can be filled', () => {
    expect(productKind(boxProduct)).toBe('mooncake_box');
    expect(productKind({ ...boxProduct, mooncakeConfig: null })).toBe('standard');
    expect(productKind({ ...boxProduct, productType: 'standard' })).toBe('standard');
  });

  it('knows the yam product by id, by name, by Chinese name or by type', () => {
    expect(productKind(yamProduct)).toBe('yam');
    expect(productKind(aProduct({ id: yamProductId }))).toBe('yam');
    expect(productKind(aProduct({ name: 'teochew yam mooncakes' }))).toBe('yam');
    expect(productKind(aProduct({ nameZh: '潮州芋头月饼' }))).toBe('yam');
    expect(productKind(aProduct({ nameZh: '潮洲芋泥酥' }))).toBe('yam');
    expect(productKind(aProduct({ productType: 'teochew_yam_special' }))).toBe('yam');
  });

  it('adds everything else directly', () => {
    expect(productKind(aProduct())).toBe('standard');
    expect(productKind(aProduct({ name: 'Yam Swiss Roll', nameZh: '芋头蛋糕卷' }))).toBe('standard');
  });

  it('uses a valid uuid for the yam product', () => {
    expect(yamProductId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

describe('isMochiSnowskin', () => {
  it('goes by the name', () => {
    expect(isMochiSnowskin({ name: 'Exclusive Mochi Snowskin' })).toBe(true);
    expect(isMochiSnowskin({ name: 'Snowskin Mooncake' })).toBe(false);
  });
});
