import { describe, expect, it } from 'vitest';
import { duplicateBatch } from './duplicate-batch.ts';

describe('duplicateBatch', () => {
  it('copies the batch to next week, inactive', () => {
    const batch = {
      batchName: 'Batch 1',
      batchNameZh: '第一批',
      batchDate: '2026-12-28',
      deliveryMethodIds: ['m1', 'm2'],
      orderUntil: null,
    };
    expect(duplicateBatch(batch)).toEqual({
      batchName: 'Batch 1 (Copy)',
      batchNameZh: '第一批（副本）',
      batchDate: '2027-01-04',
      deliveryMethodIds: ['m1', 'm2'],
      orderUntil: null,
      isActive: false,
    });
  });

  it('moves the cut-off along', () => {
    const orderUntil = '2026-09-15T18:00:00+08:00';
    const copy = duplicateBatch({
      batchName: 'B',
      batchNameZh: '',
      batchDate: '2026-09-17',
      deliveryMethodIds: [],
      orderUntil,
    });
    expect(copy.orderUntil).toBe('2026-09-22T10:00:00.000Z');
    expect(copy.batchNameZh).toBe('');
  });
});
