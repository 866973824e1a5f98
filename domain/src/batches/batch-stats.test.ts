import { expect, test } from 'vitest';
import { batchStats } from './batch-stats.ts';

test('batchStats counts what is active, what is still to come in Malaysia, and every order', () => {
  const batches = [
    { batchDate: '2026-09-12', isActive: true, orders: 4 },
    { batchDate: '2026-09-13', isActive: false, orders: 0 },
    { batchDate: '2026-09-20', isActive: true, orders: 3 },
  ];
  // 16:00 UTC is midnight in Malaysia: the twelfth is over.
  expect(batchStats(batches, new Date('2026-09-12T16:00:00Z'))).toEqual({
    total: 3,
    active: 2,
    upcoming: 2,
    orders: 7,
  });
});
