import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedContents, tellsYolkByName } from './fixed-contents.ts';

const mango = { name: 'Mango', nameZh: '芒果' };
const yam = { name: 'Yam', nameZh: '芋头' };

describe('fixedContents', () => {
  it('has as many of one flavour as of the other', () => {
    expect(fixedContents([mango, yam], 6)).toEqual([
      { flavourId: '', ...mango, hasYolk: false, quantity: 3 },
      { flavourId: '', ...yam, hasYolk: false, quantity: 3 },
    ]);
  });

  it('names none where there are none, or where they do not share out', () => {
    expect(fixedContents([], 6)).toEqual([]);
    expect(fixedContents([mango, yam], 5)).toEqual([]);
  });

  it('says nothing of yolks but what its names do', () => {
    expect(fixedContents([mango], 1).every(tellsYolkByName)).toBe(true);
    expect(tellsYolkByName({ flavourId: 'S1', hasYolk: false })).toBe(false);
    expect(tellsYolkByName({ flavourId: '', hasYolk: true })).toBe(false);
  });

  it('adds up to the box, or to nothing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(mango, yam)),
        fc.integer({ min: 1, max: 100 }),
        (flavours, box) => {
          const pieces = fixedContents(flavours, box).reduce((sum, { quantity }) => sum + quantity, 0);
          expect([0, box]).toContain(pieces);
        },
      ),
    );
  });
});
