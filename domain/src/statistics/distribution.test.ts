import { describe, expect, it } from 'vitest';
import { productDistribution } from './distribution.ts';

const standing = { orderStatus: 'verified', paymentStatus: 'verified' } as const;

describe('productDistribution', () => {
  it('adds up boxes over all lines, the largest share first', () => {
    const orders = [
      {
        ...standing,
        items: [
          { name: 'Shanghai', quantity: 1 },
          { name: 'Mochi', quantity: 2 },
        ],
      },
      { ...standing, items: [{ name: 'Mochi', quantity: 1 }] },
    ];
    expect(productDistribution(orders)).toEqual([
      { name: 'Mochi', boxes: 3, share: 0.75 },
      { name: 'Shanghai', boxes: 1, share: 0.25 },
    ]);
  });

  it('leaves out cancelled and rejected orders', () => {
    const items = [{ name: 'Mochi', quantity: 2 }];
    expect(
      productDistribution([
        { orderStatus: 'cancelled', paymentStatus: 'rejected', items },
        { orderStatus: 'rejected', paymentStatus: 'pending', items },
        { orderStatus: 'payment_uploaded', paymentStatus: 'rejected', items },
      ]),
    ).toEqual([]);
  });
});
