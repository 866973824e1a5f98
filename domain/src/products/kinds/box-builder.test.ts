import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartMetadataSchema } from '../cart-metadata.contract.ts';
import { lotus, redBean } from '../product.testing.ts';
import {
  addToBox,
  type Box,
  boxMetadata,
  emptyBox,
  isBoxComplete,
  lowestFreePosition,
  placeInBox,
  removeFromBox,
  stillOfferedBox,
} from './box-builder.ts';
import { boxPriceSen } from './lines/box-line.ts';
import { type BoxPosition, boxPositions } from './lines/box-metadata.ts';

const config = { basePriceSen: 4800, yolkPriceSen: 5600 };
const filled = (result: ReturnType<typeof addToBox>): Box => {
  if (result.problem) throw new Error(result.problem);
  return result.box;
};
const full = [1, 2, 3, 4].reduce((box) => filled(addToBox(box, lotus, false)), emptyBox);
const positionsOf = (box: Box) => box.selections.map(({ position }) => position);

describe('filling a box', () => {
  it('takes the lowest free position', () => {
    const one = filled(addToBox(emptyBox, lotus, true));
    expect(one.selections).toEqual([
      {
        flavourId: 'C1',
        flavourName: 'Pure Lotus',
        flavourNameZh: '纯莲蓉',
        hasYolk: true,
        code: 'C1Y',
        position: 1,
        category: 'Traditional',
      },
    ]);
    const gap = removeFromBox(full, 2);
    expect(lowestFreePosition(gap)).toBe(2);
    const again = filled(addToBox(gap, redBean, false));
    expect(again.selections.map(({ code }) => code)).toEqual(['C1', 'S2', 'C1', 'C1']);
  });

  it('refuses a taken position and names it', () => {
    const box = filled(placeInBox(emptyBox, lotus, false, 3));
    expect(placeInBox(box, redBean, false, 3)).toEqual({ problem: 'position_taken', position: 3 });
    expect(positionsOf(filled(placeInBox(box, redBean, false, 1)))).toEqual([1, 3]);
  });

  it('holds four and no more', () => {
    expect(isBoxComplete(full)).toBe(true);
    expect(isBoxComplete(removeFromBox(full, 4))).toBe(false);
    expect(addToBox(full, lotus, false)).toEqual({ problem: 'box_full' });
  });

  it('gives no yolk to a flavour that has none', () => {
    const box = filled(addToBox(emptyBox, redBean, true));
    expect(box.selections[0]).toMatchObject({ hasYolk: false, code: 'S2' });
  });

  it('keeps its rules through any sequence of steps', () => {
    const position = fc.constantFrom(...boxPositions);
    const step = fc.oneof(
      fc.record({ kind: fc.constant('add' as const), hasYolk: fc.boolean() }),
      fc.record({ kind: fc.constant('place' as const), hasYolk: fc.boolean(), position }),
      fc.record({ kind: fc.constant('remove' as const), position }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let box = emptyBox;
        const model = new Map<BoxPosition, boolean>();
        for (const taken of steps) {
          const free = boxPositions.find((place) => !model.has(place));
          if (taken.kind === 'remove') {
            box = removeFromBox(box, taken.position);
            model.delete(taken.position);
          } else {
            const result =
              taken.kind === 'add'
                ? addToBox(box, lotus, taken.hasYolk)
                : placeInBox(box, lotus, taken.hasYolk, taken.position);
            const wanted = taken.kind === 'add' ? free : taken.position;
            expect(result.problem === undefined).toBe(wanted !== undefined && !model.has(wanted));
            if (result.problem === undefined && wanted) {
              box = result.box;
              model.set(wanted, taken.hasYolk);
            }
          }
          expect(positionsOf(box)).toEqual([...model.keys()].sort());
          expect(isBoxComplete(box)).toBe(model.size === 4);
          expect(boxMetadata(box) === null).toBe(model.size !== 4);
          expect(boxPriceSen(config, box.selections)).toBe([...model.values()].includes(true) ? 5600 : 4800);
        }
      }),
    );
  });
});

describe('boxPriceSen', () => {
  it('is the yolk price as soon as one has a yolk', () => {
    expect(boxPriceSen(config, [])).toBe(4800);
    expect(boxPriceSen(config, full.selections)).toBe(4800);
    expect(boxPriceSen(config, [{ hasYolk: false }, { hasYolk: true }])).toBe(5600);
  });
});

describe('boxMetadata', () => {
  it('keeps what the cart shows of each mooncake', () => {
    const box = filled(addToBox(removeFromBox(full, 1), lotus, true));
    const metadata = boxMetadata(box);
    expect(metadata?.type).toBe('mooncake_box');
    expect(metadata?.selections[0]).toEqual({
      flavor: 'Pure Lotus',
      flavorZh: '纯莲蓉',
      hasYolk: true,
      code: 'C1Y',
      position: 1,
      category: 'Traditional',
    });
    expect(cartMetadataSchema.parse(metadata)).toEqual(metadata);
  });

  it('is nothing before the box is full', () => {
    expect(boxMetadata(removeFromBox(full, 3))).toBeNull();
  });
});

describe('a box left for later', () => {
  const withYolk = filled(addToBox(filled(addToBox(emptyBox, lotus, true)), redBean, false));

  it('comes back as it was while everything is offered', () => {
    expect(stillOfferedBox(withYolk, [redBean, lotus])).toEqual(withYolk);
    expect(stillOfferedBox(emptyBox, [])).toEqual(emptyBox);
  });

  it('lets go of what is offered no more, and the others keep their places', () => {
    expect(positionsOf(stillOfferedBox(withYolk, [redBean]))).toEqual([2]);
    expect(positionsOf(stillOfferedBox(withYolk, [redBean, { ...lotus, hasYolkOption: false }]))).toEqual([
      2,
    ]);
  });
});
