import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBoxContents } from './box-contents.ts';
import { flavourSelections, orderCopies } from './stored-copies.ts';

const box = {
  type: 'mooncake_box',
  selections: [
    { flavor: 'Lotus', flavorZh: '莲蓉', hasYolk: true, code: 'S1' },
    { flavor: 'Pandan', flavorZh: '班兰', hasYolk: false, code: 'S2' },
  ],
};
const lotus = { flavor_id: 'S1', flavor_name: 'Lotus', flavor_name_zh: '莲蓉', has_yolk: true, quantity: 1 };
const pandan = {
  flavor_id: 'S2',
  flavor_name: 'Pandan',
  flavor_name_zh: '班兰',
  has_yolk: false,
  quantity: 1,
};

describe('flavourSelections', () => {
  it('writes the flavours of a box under the names they are stored with', () => {
    expect(flavourSelections(box)).toEqual([lotus, pandan]);
    expect(flavourSelections(null)).toEqual([]);
  });

  it('reads back as what the metadata says', () => {
    const selection = fc.record({
      flavor: fc.string({ minLength: 1 }),
      flavorZh: fc.string({ minLength: 1 }),
      hasYolk: fc.boolean(),
      code: fc.string({ minLength: 1 }),
    });
    fc.assert(
      fc.property(fc.array(selection), (selections) => {
        const metadata = { type: 'mooncake_box', selections };
        expect(readBoxContents({ metadata: null, flavourSelections: flavourSelections(metadata) })).toEqual(
          readBoxContents({ metadata, flavourSelections: [] }),
        );
      }),
    );
  });
});

describe('orderCopies', () => {
  it('take name, price and flavours of the first line, and the quantity of all', () => {
    const lines = [
      { name: 'Mix Box', quantity: 2, priceSen: 4800, metadata: box },
      { name: 'Mochi', quantity: 3, priceSen: 2500, metadata: null },
    ];
    expect(orderCopies(lines)).toEqual({
      mooncake_type: 'Mix Box',
      quantity: 5,
      unit_price_sen: 4800,
      flavor_selections: [lotus, pandan],
    });
  });

  it('are blank without a line', () => {
    expect(orderCopies([])).toEqual({
      mooncake_type: '',
      quantity: 0,
      unit_price_sen: 0,
      flavor_selections: [],
    });
  });
});
