import { describe, expect, it } from 'vitest';
import { aProduct } from '../../product.testing.ts';
import { kindOfLine, recognisedKind } from './line-kinds.ts';
import { plainLine } from './plain-line.ts';
import { yamLine, yamProductId } from './yam-line.ts';

describe('recognisedKind', () => {
  it('knows the yam product by id, by name or by Chinese name', () => {
    expect(recognisedKind(aProduct({ id: yamProductId }))).toBe(yamLine);
    expect(recognisedKind(aProduct({ name: 'teochew yam mooncakes' }))).toBe(yamLine);
    expect(recognisedKind(aProduct({ nameZh: '潮州芋头月饼' }))).toBe(yamLine);
    expect(recognisedKind(aProduct({ nameZh: '潮洲芋泥酥' }))).toBe(yamLine);
  });

  it('knows nothing else', () => {
    expect(recognisedKind(aProduct())).toBeNull();
    expect(recognisedKind(aProduct({ name: 'Yam Swiss Roll', nameZh: '芋头蛋糕卷' }))).toBeNull();
  });

  it('uses a valid uuid for the yam product', () => {
    expect(yamProductId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

describe('kindOfLine', () => {
  it('goes by what is in the box before it looks at names', () => {
    const line = { productId: 'p', name: 'TeoChew Yam', nameZh: '' };
    expect(kindOfLine({ ...line, metadata: null })).toBe(yamLine);
    expect(kindOfLine({ ...line, metadata: { type: 'mooncake_box' } }).id).toBe('mooncake_box');
    expect(kindOfLine({ ...line, name: 'Tart', metadata: { type: 'teochew_yam_special' } })).toBe(yamLine);
    expect(kindOfLine({ ...line, name: 'Tart', metadata: null })).toBe(plainLine);
  });
});
