import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stockBadge } from './stock-badge.ts';

describe('stockBadge', () => {
  it.each([
    [100, 100, 'available'],
    [51, 100, 'available'],
    [50, 100, 'limited'],
    [21, 100, 'limited'],
    [20, 100, 'low_stock'],
    [1, 100, 'low_stock'],
    [0, 100, 'sold_out'],
    [-3, 100, 'sold_out'],
    [0, 0, 'sold_out'],
    [1, 1, 'available'],
  ] as const)('%i of %i left is %s', (available, limit, badge) => {
    expect(stockBadge({ limit, available })).toBe(badge);
  });

  it('never looks fuller as stock goes down', () => {
    const order = ['sold_out', 'low_stock', 'limited', 'available'];
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), fc.nat(1000), (limit, one, other) => {
        const rank = (available: number) => order.indexOf(stockBadge({ limit, available }));
        expect(rank(Math.min(one, other))).toBeLessThanOrEqual(rank(Math.max(one, other)));
      }),
    );
  });
});
