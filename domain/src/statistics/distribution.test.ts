import { describe, expect, it } from 'vitest';
import { countOrders } from './count-orders.testing.ts';
import { flavourShares, latestNames, productShares } from './distribution.ts';

const standing = {
  orderStatus: 'verified',
  paymentStatus: 'verified',
  totalSen: 0,
  mooncakeType: 'Mochi',
  phone: '',
  createdAt: new Date('2025-09-09T00:00:00Z'),
} as const;
const plain = { nameZh: '', metadata: null, flavourSelections: [] };

describe('latestNames', () => {
  it('counts a name once, however it was translated', () => {
    expect(
      latestNames([
        { name: 'Mochi', nameZh: '麻糬', boxes: 2 },
        { name: 'Tin', nameZh: '', boxes: 1 },
        { name: 'Mochi', nameZh: '', boxes: 3 },
      ]),
    ).toEqual([
      { name: 'Mochi', nameZh: '麻糬', boxes: 5 },
      { name: 'Tin', nameZh: '', boxes: 1 },
    ]);
  });
});

describe('productShares', () => {
  it('adds up boxes over all lines, the largest share first', () => {
    const { products } = countOrders([
      {
        ...standing,
        items: [
          { ...plain, name: 'Shanghai', quantity: 1 },
          { ...plain, name: 'Mochi', quantity: 2 },
        ],
      },
      { ...standing, items: [{ ...plain, name: 'Mochi', quantity: 1 }] },
    ]);
    expect(productShares(products)).toEqual([
      { name: 'Mochi', nameZh: '', boxes: 3, share: 0.75 },
      { name: 'Shanghai', nameZh: '', boxes: 1, share: 0.25 },
    ]);
  });

  it('knows nothing of cancelled and rejected orders', () => {
    const items = [{ ...plain, name: 'Mochi', quantity: 2 }];
    const { products } = countOrders([
      { ...standing, orderStatus: 'cancelled', paymentStatus: 'rejected', items },
      { ...standing, orderStatus: 'rejected', paymentStatus: 'pending', items },
      { ...standing, orderStatus: 'payment_uploaded', paymentStatus: 'rejected', items },
    ]);
    expect(productShares(products)).toEqual([]);
  });
});

describe('flavourShares', () => {
  it('tells yolk from no yolk and counts the pieces of every box', () => {
    const pieces = [
      { flavor: 'Lotus', flavorZh: '莲蓉', hasYolk: false, code: 'S1' },
      { flavor: 'Lotus', flavorZh: '莲蓉', hasYolk: true, code: 'S1Y' },
      { flavor: 'Lotus', flavorZh: '莲蓉', hasYolk: true, code: 'S1Y' },
      { flavor: 'Pandan', flavorZh: '班兰', hasYolk: false, code: 'S2' },
    ];
    const item = {
      name: 'Shanghai',
      nameZh: '上海',
      quantity: 2,
      metadata: { type: 'mooncake_box', selections: pieces },
      flavourSelections: [],
    };
    const { flavours } = countOrders([{ ...standing, items: [item] }]);
    expect(flavourShares(flavours)).toEqual([
      { code: 'S1', name: 'Lotus', nameZh: '莲蓉', hasYolk: true, pieces: 4, share: 0.5 },
      { code: 'S1', name: 'Lotus', nameZh: '莲蓉', hasYolk: false, pieces: 2, share: 0.25 },
      { code: 'S2', name: 'Pandan', nameZh: '班兰', hasYolk: false, pieces: 2, share: 0.25 },
    ]);
  });

  it('tells one name under two codes apart, and spellings of one code not', () => {
    const lotus = { name: 'White Lotus', nameZh: '白莲蓉', hasYolk: true };
    const counts = [
      { ...lotus, flavourId: 'S1Y', pieces: 2 },
      { ...lotus, flavourId: 'C3Y', pieces: 1 },
      { ...lotus, flavourId: 's1', pieces: 1 },
    ];
    expect(flavourShares(counts)).toEqual([
      { ...lotus, code: 'S1', pieces: 3, share: 0.75 },
      { ...lotus, code: 'C3', pieces: 1, share: 0.25 },
    ]);
  });
});
