import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxContentSchema, readBoxContents } from './box-contents.ts';

const read = (metadata: unknown, flavourSelections: unknown = []) =>
  readBoxContents({ metadata, flavourSelections });

describe('readBoxContents', () => {
  it('reads a mooncake box: one piece a position', () => {
    const selection = {
      flavor: 'Lotus',
      flavorZh: '莲蓉',
      hasYolk: true,
      code: 'C1Y',
      position: 1,
      category: 'Shanghai',
    };
    expect(read({ type: 'mooncake_box', selections: [selection] })).toEqual([
      { flavourId: 'C1Y', name: 'Lotus', nameZh: '莲蓉', hasYolk: true, quantity: 1 },
    ]);
  });

  it.each([
    [{ flavorId: 'Y1', flavorName: 'Yam With Yolk', flavorNameZh: '芋头', hasYolk: true, quantity: 3 }],
    [{ code: 'Y1', name: 'Yam With Yolk', nameZh: '芋头', hasYolk: true, quantity: 3 }],
  ])('reads a yam box written as %j', (flavour) => {
    expect(read({ type: 'teochew_yam_box', boxSize: 4, flavors: [flavour] })).toEqual([
      { flavourId: 'Y1', name: 'Yam With Yolk', nameZh: '芋头', hasYolk: true, quantity: 3 },
    ]);
  });

  it('reads the yam special by id, and names what it does not know', () => {
    const availableFlavors = [
      { id: 'Y2', name: 'Yam Without Yolk', nameZh: '芋头', code: 'Y2', hasYolk: false },
    ];
    expect(
      read({ type: 'teochew_yam_special', selections: { Y2: 1, Z9: 2, Y4: 0 }, availableFlavors }),
    ).toEqual([
      { flavourId: 'Y2', name: 'Yam Without Yolk', nameZh: '芋头', hasYolk: false, quantity: 1 },
      { flavourId: 'Z9', name: 'Flavor Z9', nameZh: '', hasYolk: false, quantity: 2 },
    ]);
  });

  it('falls back to the flavour selections of the item', () => {
    const selections = [
      { flavor_id: 'S2', flavor_name: 'Red Bean', flavor_name_zh: '红豆', has_yolk: false, quantity: 2 },
    ];
    const expected = [{ flavourId: 'S2', name: 'Red Bean', nameZh: '红豆', hasYolk: false, quantity: 2 }];
    expect(read(null, selections)).toEqual(expected);
    expect(read({ type: 'mooncake_box', selections: [] }, selections)).toEqual(expected);
  });

  it('never stumbles, and always answers in one shape', () => {
    const kind = fc.constantFrom('mooncake_box', 'teochew_yam_box', 'teochew_yam_special', 'other');
    const metadata = fc.record({
      type: kind,
      selections: fc.jsonValue(),
      flavors: fc.jsonValue(),
      availableFlavors: fc.jsonValue(),
    });
    fc.assert(
      fc.property(fc.oneof(metadata, fc.jsonValue()), fc.jsonValue(), (stored, selections) => {
        for (const content of read(stored, selections)) {
          expect(boxContentSchema.safeParse(content).success).toBe(true);
          expect(content.quantity).toBeGreaterThan(0);
        }
      }),
    );
  });
});
