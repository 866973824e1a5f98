import { expect, test } from 'vitest';
import { batchLoads } from './batch-load.ts';

const product = (name: string, productType: 'standard' | 'mooncake_box' | 'teochew_yam_special') => ({
  name,
  productType,
});
const first = { batchId: 'a', batchName: 'Batch 13/9', batchDate: '2026-09-13' };
const second = { batchId: 'b', batchName: 'Batch 12/9', batchDate: '2026-09-12' };

test('limits in boxes and in pieces are compared in pieces, earliest batch first', () => {
  expect(
    batchLoads([
      { ...first, product: product('Shanghai Mooncakes', 'mooncake_box'), limit: 10, taken: 3 },
      { ...first, product: product('TeoChew Yam Mooncakes', 'teochew_yam_special'), limit: 50, taken: 8 },
      { ...first, product: product('Exclusive Mochi Snowskin', 'standard'), limit: 5, taken: 1 },
      { ...second, product: product('Gift Set (8 pcs)', 'standard'), limit: 2, taken: 2 },
    ]),
  ).toEqual([
    { ...second, pieces: 16, limitPieces: 16 },
    { ...first, pieces: 3 * 4 + 8 + 6, limitPieces: 40 + 50 + 30 },
  ]);
});
