import type { BatchSummary, ProductSummary } from '@mooncake/domain/summary/summary.contract';

const shanghai: ProductSummary = {
  name: 'Shanghai',
  showsVariations: false,
  boxes: 2,
  pieces: 8,
  variations: [
    {
      name: 'Shanghai',
      nameZh: '',
      boxes: 2,
      pieces: 8,
      flavours: [
        { flavourId: 'S1', name: 'White Lotus', nameZh: '白莲蓉', hasYolk: false, quantity: 5 },
        { flavourId: 'S1Y', name: 'White Lotus', nameZh: '白莲蓉', hasYolk: true, quantity: 3 },
      ],
    },
  ],
};

const mochi: ProductSummary = {
  name: 'Mochi',
  showsVariations: true,
  boxes: 1,
  pieces: 6,
  variations: [
    {
      name: 'Exclusive Mochi Snowskin',
      nameZh: '限定麻糬冰皮',
      boxes: 1,
      pieces: 6,
      flavours: ['Chocolate', 'Durian', 'Mango', 'Matcha', 'Strawberry', 'Yam'].map((name) => ({
        flavourId: '',
        name,
        nameZh: '',
        hasYolk: false,
        quantity: 1,
      })),
    },
  ],
};

/** A batch with two boxes of Shanghai and one of mochi, from two orders. */
export function aBatchSummary(change: Partial<BatchSummary> = {}): BatchSummary {
  return {
    batchId: '00000000-0000-4000-8000-00000000000a',
    batchName: 'Batch 13/9',
    batchDate: '2027-09-13',
    waitingOrders: 0,
    outsideStockOrders: 0,
    totalOrders: 2,
    totalBoxes: 3,
    totalPieces: 14,
    products: [shanghai, mochi],
    ...change,
  };
}

/** A batch whose day is over. */
export const aPastBatchSummary = (change: Partial<BatchSummary> = {}) =>
  aBatchSummary({
    batchId: '00000000-0000-4000-8000-00000000000c',
    batchName: 'Batch 1/9',
    batchDate: '2020-09-01',
    totalOrders: 1,
    totalBoxes: 2,
    totalPieces: 8,
    products: [shanghai],
    ...change,
  });

export const anotherBatchSummary = () =>
  aBatchSummary({
    batchId: '00000000-0000-4000-8000-00000000000b',
    batchName: 'Batch 21/9 (Kepong night)',
    batchDate: '2027-09-21',
    totalOrders: 1,
    totalBoxes: 2,
    totalPieces: 8,
    products: [shanghai],
  });
