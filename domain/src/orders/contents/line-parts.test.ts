import { describe, expect, it } from 'vitest';
import { partsOfLine, type StoredLine } from './line-parts.ts';

const product = { productType: 'mooncake_box', name: 'Mix', nameZh: '混合' };
const line = (contents: Partial<StoredLine>): StoredLine => ({
  ...{ ...product, productId: 'p1', quantity: 3, metadata: null, flavourSelections: [] },
  ...contents,
});

describe('partsOfLine', () => {
  it('tells boxes, and pieces of each flavour in all of them', () => {
    const selections = ['C1', 'C1Y'].map((code) => ({
      ...{ flavor: 'Lotus', flavorZh: '莲蓉', code },
      hasYolk: code.endsWith('Y'),
    }));
    const flavour = { name: 'Lotus', nameZh: '莲蓉' };
    expect(partsOfLine(line({ metadata: { type: 'mooncake_box', selections } }))).toEqual([
      { ...product, productId: 'p1', isFilled: true, boxSize: null, count: 3 },
      { ...product, flavour: { ...flavour, flavourId: 'C1', hasYolk: false }, count: 3 },
      { ...product, flavour: { ...flavour, flavourId: 'C1Y', hasYolk: true }, count: 3 },
    ]);
  });

  it('tells of a box nobody filled the size that was chosen', () => {
    expect(partsOfLine(line({ metadata: { type: 'teochew_yam_box', boxSize: 4, flavors: [] } }))).toEqual([
      { ...product, productId: 'p1', isFilled: false, boxSize: 4, count: 3 },
    ]);
    expect(partsOfLine(line({ metadata: { boxSize: 'four' } }))).toEqual([
      { ...product, productId: 'p1', isFilled: false, boxSize: null, count: 3 },
    ]);
  });

  it('takes away what a line that went had brought', () => {
    const stored = line({ flavourSelections: [{ flavor_id: 'Z1', quantity: 2 }] });
    const gone = partsOfLine({ ...stored, quantity: -3 });
    expect(gone.map(({ count }) => count)).toEqual([-3, -6]);
    expect(gone.map(({ count: _, ...part }) => part)).toEqual(
      partsOfLine(stored).map(({ count: _, ...part }) => part),
    );
  });
});
