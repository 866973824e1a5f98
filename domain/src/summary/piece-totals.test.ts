import { describe, expect, it } from 'vitest';
import { sumOfBatches } from './batch-summary.ts';
import { pieceTotals } from './piece-totals.ts';
import { boxItem, mochiItem, order, plainItem, summariseBatches } from './summary.testing.ts';

const four = ['S1', 'S1', 'S1', 'S1'];
const kepong = { id: 'b2', name: 'Kepong 21/9', date: '2025-09-21' };

describe('pieceTotals', () => {
  it('adds one mooncake up over all products and batches, and tells crusts and yolks apart', () => {
    const batches = summariseBatches(
      [
        order([boxItem('Shanghai Mooncakes', ['S1Y', 'S1Y', 'S1Y', 'S1'], 10)]),
        order([boxItem('Mix Shanghai + Traditional', ['S1Y', 'S1Y', 'C3', 'C3Y'], 8)], { batch: kepong }),
      ],
      'all',
    );
    const { flavours, others } = pieceTotals(sumOfBatches(batches).products);
    expect(
      flavours.map(({ flavourId, name, hasYolk, quantity }) => [flavourId, name, hasYolk, quantity]),
    ).toEqual([
      ['C3', 'White Lotus', false, 8],
      ['C3Y', 'White Lotus', true, 8],
      ['S1', 'White Lotus', false, 10],
      ['S1Y', 'White Lotus', true, 46],
    ]);
    expect(others).toEqual([]);
  });

  it('names the products whose pieces have no names', () => {
    const [batch] = summariseBatches(
      [order([plainItem('Pineapple Tarts (12 pcs)', 2), mochiItem(3), boxItem('Shanghai Mooncakes', four)])],
      'all',
    );
    const { flavours, others } = pieceTotals(batch?.products ?? []);
    expect(others).toEqual([{ name: 'Pineapple Tarts (12 pcs)', nameZh: '', pieces: 24 }]);
    expect(flavours.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['White Lotus', 4],
      ['Chocolate', 3],
      ['Durian', 3],
      ['Mango', 3],
      ['Matcha', 3],
      ['Strawberry', 3],
      ['Yam', 3],
    ]);
  });
});
