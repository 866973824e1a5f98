import { describe, expect, it } from 'vitest';
import { overallSummary, sumOfBatches } from './batch-summary.ts';
import type { BatchSummary } from './summary.contract.ts';
import { boxItem, mochiItem, order, plainItem, summariseBatches, yamItem } from './summary.testing.ts';

const kepong = { id: 'b2', name: 'Kepong 21/9', date: '2025-09-21' };

const codesAndPieces = (summary: Pick<BatchSummary, 'products'> | undefined) =>
  summary?.products[0]?.variations[0]?.flavours.map(({ flavourId, name, quantity }) => [
    flavourId,
    name,
    quantity,
  ]);

describe('summariseBatches', () => {
  it('counts boxes and pieces of a batch, by group, variation and flavour', () => {
    const [summary] = summariseBatches(
      [
        order([boxItem('Shanghai Mooncakes', ['C1', 'C1', 'C1Y', 'S2'], 2)]),
        order([yamItem({ Y1: 3, Y2: 1 }, 4, 3), plainItem('Exclusive Mochi Snowskin', 2)]),
      ],
      'non_rejected',
    );
    expect(summary).toMatchObject({
      batchName: 'Rawang 20/9',
      totalOrders: 2,
      totalBoxes: 7,
      totalPieces: 8 + 12 + 12,
    });
    expect(summary?.products.map(({ name, boxes, pieces }) => [name, boxes, pieces])).toEqual([
      ['TeoChew Yam', 3, 12],
      ['Shanghai', 2, 8],
      ['Mochi', 2, 12],
    ]);
    expect(summary?.products[1]?.variations).toEqual([
      {
        name: 'Shanghai',
        nameZh: '',
        boxes: 2,
        pieces: 8,
        flavours: [
          { flavourId: 'C1', name: 'Flavour C1', nameZh: '味C1', hasYolk: false, quantity: 4 },
          { flavourId: 'C1Y', name: 'Flavour C1', nameZh: '味C1', hasYolk: true, quantity: 2 },
          { flavourId: 'S2', name: 'Flavour S2', nameZh: '味S2', hasYolk: false, quantity: 2 },
        ],
      },
    ]);
  });

  it('hides variations for traditional and plain Shanghai only', () => {
    const four = ['C1', 'C1', 'C1', 'C1'];
    const names = [
      'Traditional Mooncake',
      'Shanghai Mooncakes',
      'Shanghai Deluxe',
      'Mix Shanghai + Traditional',
    ];
    const [summary] = summariseBatches([order(names.map((name) => boxItem(name, four)))], 'all');
    expect(
      summary?.products.map(({ name, showsVariations, variations }) => [
        name,
        showsVariations,
        variations.length,
      ]),
    ).toEqual([
      ['Traditional', false, 1],
      ['Shanghai', false, 1],
      ['Mix Shanghai + Traditional', true, 1],
    ]);
    expect(summary?.products[1]?.variations[0]).toMatchObject({ boxes: 2, pieces: 8 });
  });

  it('tells flavours of one name but two codes apart', () => {
    const mix = boxItem('Mix Shanghai + Traditional', ['S1', 'C3', 'S1', 'C3']);
    const [summary] = summariseBatches([order([mix])], 'all');
    expect(codesAndPieces(summary)).toEqual([
      ['C3', 'White Lotus', 2],
      ['S1', 'White Lotus', 2],
    ]);
  });

  it('lists the six of a mochi box with their pieces', () => {
    const [summary] = summariseBatches([order([mochiItem(3)]), order([mochiItem(2)])], 'all');
    expect(summary).toMatchObject({ totalBoxes: 5, totalPieces: 30 });
    expect(codesAndPieces(summary)).toEqual([
      ['', 'Chocolate', 5],
      ['', 'Durian', 5],
      ['', 'Mango', 5],
      ['', 'Matcha', 5],
      ['', 'Strawberry', 5],
      ['', 'Yam', 5],
    ]);
  });

  it('takes the size of a yam box whose flavours are not known', () => {
    const [summary] = summariseBatches([order([yamItem({}, 4, 2)])], 'all');
    expect(summary).toMatchObject({ totalBoxes: 2, totalPieces: 8 });
  });

  it.each([
    ['Pineapple Tarts (12 pcs)', 12],
    ['Gift Box of 6', 6],
    ['中秋礼盒6粒', 6],
    ['Paper Lantern', 1],
    ['Festival 2025 Tin', 1],
    ['Lotus 180g', 1],
    ['Lotus 1.5kg, 8 pieces', 8],
    ['C1 Lotus', 1],
    ['Exclusive Mochi Snowskin', 6],
  ])('reads %s as %i pieces a box', (name, pieces) => {
    const [summary] = summariseBatches([order([plainItem(name, 3)])], 'all');
    expect(summary?.totalPieces).toBe(pieces * 3);
  });

  it('keeps another product as a group of its own, after the known ones', () => {
    const [summary] = summariseBatches(
      [order([plainItem('Paper Lantern'), plainItem('Mochi Trio 3 pcs')])],
      'all',
    );
    expect(summary?.products.map(({ name }) => name)).toEqual(['Mochi', 'Paper Lantern']);
  });

  it('counts verified only, non-rejected, or all orders', () => {
    const one = [plainItem('Paper Lantern')];
    const orders = [
      order(one),
      order(one, { orderStatus: 'verified', paymentStatus: 'verified' }),
      order(one, { orderStatus: 'completed', paymentStatus: 'verified' }),
      order(one, { orderStatus: 'cancelled', paymentStatus: 'rejected' }),
      order(one, { orderStatus: 'rejected', paymentStatus: 'verified' }),
      order(one, { paymentStatus: 'rejected' }),
    ];
    const total = (include: 'verified' | 'non_rejected' | 'all') =>
      summariseBatches(orders, include)[0]?.totalOrders;
    expect([total('verified'), total('non_rejected'), total('all')]).toEqual([2, 3, 6]);
  });

  it('leaves out orders without a batch and lists the earliest batch first', () => {
    const one = [plainItem('Paper Lantern')];
    const summaries = summariseBatches(
      [order(one, { batch: kepong }), order(one), order(one, { batch: null })],
      'all',
    );
    expect(summaries.map(({ batchName, totalOrders }) => [batchName, totalOrders])).toEqual([
      ['Rawang 20/9', 1],
      ['Kepong 21/9', 1],
    ]);
  });
});

describe('overallSummary', () => {
  const batches = summariseBatches(
    [
      order([boxItem('Shanghai Mooncakes', ['C1', 'C1', 'C1Y', 'S2'])]),
      order([boxItem('Shanghai Mooncakes', ['C1', 'S2', 'S2', 'S2'], 2)], { batch: kepong }),
    ],
    'all',
  );

  it('merges flavours of all batches by name and yolk', () => {
    const overall = overallSummary(batches);
    expect(overall).toMatchObject({ batches: 2, totalOrders: 2, totalBoxes: 3, totalPieces: 12 });
    expect(
      overall.products[0]?.variations[0]?.flavours.map(({ flavourId, quantity }) => [flavourId, quantity]),
    ).toEqual([
      ['C1', 4],
      ['C1Y', 1],
      ['S2', 7],
    ]);
  });

  const mixed = summariseBatches(
    [
      order([boxItem('Mix Shanghai + Traditional', ['S1', 'S1', 'S1', 'C3'])]),
      order([boxItem('Mix Shanghai + Traditional', ['S1', 'C3', 'C3', 'C3Y'])], { batch: kepong }),
    ],
    'all',
  );

  it('merges one name under two codes, and names both codes', () => {
    const flavours = overallSummary(mixed).products[0]?.variations[0]?.flavours;
    expect(flavours?.map(({ codes, hasYolk, quantity }) => [codes, hasYolk, quantity])).toEqual([
      [['C3', 'S1'], false, 7],
      [['C3'], true, 1],
    ]);
  });

  it('leaves codes apart where the sum is taken along on paper', () => {
    expect(codesAndPieces(sumOfBatches(mixed))).toEqual([
      ['C3', 'White Lotus', 3],
      ['C3Y', 'White Lotus', 1],
      ['S1', 'White Lotus', 4],
    ]);
  });
});
