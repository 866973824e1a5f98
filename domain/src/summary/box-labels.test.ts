import { describe, expect, it } from 'vitest';
import { boxLabels } from './box-labels.ts';

const item = (productName: string, quantity: number) => ({
  productName,
  productNameZh: '',
  quantity,
  contents: [],
});

describe('boxLabels', () => {
  it('gives every box a label of its own, counted through the whole order', () => {
    const labels = boxLabels({ items: [item('Shanghai', 2), item('Mochi', 1)] });
    expect(labels.map(({ item: { productName }, number, total }) => [productName, number, total])).toEqual([
      ['Shanghai', 1, 3],
      ['Shanghai', 2, 3],
      ['Mochi', 3, 3],
    ]);
  });

  it('needs no label for an order without boxes', () => {
    expect(boxLabels({ items: [] })).toEqual([]);
  });
});
