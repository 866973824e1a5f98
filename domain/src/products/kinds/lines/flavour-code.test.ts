import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confirmationCode, productPrefix } from '../confirmation-code.ts';
import { flavourCode, selectionCode } from './flavour-code.ts';

describe('flavourCode', () => {
  it.each([
    [{ id: 'C1', name: 'Pure Lotus' }, 'C1'],
    [{ id: 'C1Y', name: 'Pure Lotus' }, 'C1'],
    [{ id: 's12y', name: 'Red Bean' }, 'S12'],
    [{ id: 'Y1', name: 'Yam With Yolk' }, 'Y1'],
    [{ id: 'Y1Y', name: 'Yam With Yolk' }, 'Y1'],
    [{ id: 'b7e1-77', name: 'S2 Red Bean' }, 'S2'],
    [{ id: '', name: 'T3: Mixed Nuts' }, 'T3'],
    [{ id: ' C1Y ', name: '' }, 'C1'],
    [{ id: '', name: ' S2 Red Bean' }, 'S2'],
    [{ id: '', name: 'Pandan' }, 'PA'],
    [{ id: 'c1-lotus', name: '1 (red) bean' }, 'RE'],
    [{ id: '', name: '红豆沙' }, '红豆'],
    [{ id: '', name: '' }, ''],
  ])('of %o is %s', (flavour, code) => {
    expect(flavourCode(flavour)).toBe(code);
  });

  it('forgets the yolk of any code', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]\d{1,2}$/), fc.boolean(), fc.string(), (code, hasYolk, name) => {
        expect(flavourCode({ id: selectionCode(code, hasYolk), name })).toBe(code);
      }),
    );
  });
});

describe('confirmationCode', () => {
  it.each([
    ['Shanghai Mooncakes', 'SH'],
    ['Traditional Mooncake', 'TR'],
    ['Mix Shanghai + Traditional', 'MX'],
    ['Exclusive Mochi Snowskin', 'MO'],
    ['TeoChew Yam Mooncakes', 'TY'],
    ['Pineapple Tart', 'PR'],
  ])('starts with the prefix of %s', (productName, prefix) => {
    expect(productPrefix(productName)).toBe(prefix);
    expect(confirmationCode(productName, { id: 'C1', name: '' }, false)).toBe(`${prefix}C1`);
    expect(confirmationCode(productName, { id: 'C1Y', name: '' }, true)).toBe(`${prefix}C1Y`);
  });
});
