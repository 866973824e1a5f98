import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartMetadataSchema } from '../cart-metadata.contract.ts';
import { yamBoxSizes } from './lines/yam-metadata.ts';
import { standardYamFlavours as flavours } from './yam.ts';
import {
  addYamPiece,
  chooseYamSize,
  emptyYamBox,
  piecesOf,
  remainingPieces,
  removeYamPiece,
  setYamPieces,
  stillOfferedYamBox,
  type YamBox,
  yamButton,
  yamMetadata,
  yamPriceSen,
} from './yam-box.ts';

const two = chooseYamSize(emptyYamBox, 2);
const four = chooseYamSize(emptyYamBox, 4);

describe('a yam box', () => {
  it('takes nothing before a size is chosen', () => {
    expect(piecesOf(addYamPiece(emptyYamBox, 'Y1'), 'Y1')).toBe(0);
    expect(yamButton(emptyYamBox)).toEqual({ state: 'choose_size' });
    expect(yamMetadata(emptyYamBox, flavours)).toEqual({ problem: 'choose_size' });
  });

  it('starts over when the size changes, not when the same is chosen again', () => {
    const begun = addYamPiece(four, 'Y1');
    expect(chooseYamSize(begun, 2)).toEqual({ size: 2, quantities: {} });
    expect(chooseYamSize(begun, 4)).toBe(begun);
  });

  it('never holds more than its size nor less than nothing', () => {
    expect(piecesOf(setYamPieces(four, 'Y1', 9), 'Y1')).toBe(4);
    expect(piecesOf(addYamPiece(setYamPieces(two, 'Y1', 2), 'Y2'), 'Y2')).toBe(0);
    expect(piecesOf(removeYamPiece(two, 'Y1'), 'Y1')).toBe(0);
    expect(piecesOf(setYamPieces(two, 'Y1', Number.NaN), 'Y1')).toBe(0);
  });

  it('says on its button how many pieces are missing', () => {
    expect(yamButton(two)).toEqual({ state: 'select_more', remaining: 2 });
    expect(yamButton(setYamPieces(four, 'Y3', 3))).toEqual({ state: 'select_more', remaining: 1 });
    expect(yamButton(setYamPieces(four, 'Y3', 4))).toEqual({ state: 'ready' });
  });

  it('costs what its pieces cost', () => {
    const box = setYamPieces(setYamPieces(four, 'Y1', 1), 'Y4', 3);
    expect(yamPriceSen(box, flavours)).toBe(1800 + 3 * 1700);
  });

  it('names the pieces needed when it is not full', () => {
    expect(yamMetadata(addYamPiece(four, 'Y1'), flavours)).toEqual({
      problem: 'invalid_selection',
      needed: 4,
    });
    const unknown = setYamPieces(two, 'Y9', 2);
    expect(yamMetadata(unknown, flavours)).toEqual({ problem: 'invalid_selection', needed: 2 });
  });

  it('becomes what the cart keeps, in the order of the list', () => {
    const box = addYamPiece(addYamPiece(two, 'Y4'), 'Y1');
    const { metadata } = yamMetadata(box, flavours) as { metadata: unknown };
    expect(metadata).toEqual({
      type: 'teochew_yam_box',
      boxSize: 2,
      flavors: [
        {
          flavorId: 'Y1',
          flavorName: 'Yam With Yolk',
          flavorNameZh: '芋头（含蛋黄）',
          hasYolk: true,
          priceSen: 1800,
          quantity: 1,
        },
        {
          flavorId: 'Y4',
          flavorName: 'Pandan Lotus Without Yolk',
          flavorNameZh: '香兰莲蓉（无蛋黄）',
          hasYolk: false,
          priceSen: 1700,
          quantity: 1,
        },
      ],
    });
    expect(cartMetadataSchema.parse(metadata)).toEqual(metadata);
  });

  it('keeps its rules through any sequence of steps', () => {
    const id = fc.constantFrom('Y1', 'Y2', 'Y3', 'Y4', '__proto__', 'constructor');
    const step = fc.oneof(
      id.map((flavour) => (box: YamBox) => addYamPiece(box, flavour)),
      id.map((flavour) => (box: YamBox) => removeYamPiece(box, flavour)),
      fc.tuple(id, fc.double()).map(
        ([flavour, wanted]) =>
          (box: YamBox) =>
            setYamPieces(box, flavour, wanted),
      ),
      fc.constantFrom(...yamBoxSizes).map((size) => (box: YamBox) => chooseYamSize(box, size)),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let box = emptyYamBox;
        for (const apply of steps) {
          box = apply(box);
          const pieces = Object.values(box.quantities);
          expect(pieces.every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
          expect(remainingPieces(box)).toBe((box.size ?? 0) - pieces.reduce((sum, count) => sum + count, 0));
          expect(remainingPieces(box)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('a yam box left for later', () => {
  it('comes back with its size and the pieces still offered', () => {
    const box: YamBox = { size: 4, quantities: { Y1: 2, Y9: 1 } };
    expect(stillOfferedYamBox(box, flavours)).toEqual({ size: 4, quantities: { Y1: 2 } });
    expect(stillOfferedYamBox(emptyYamBox, [])).toEqual(emptyYamBox);
  });
});
