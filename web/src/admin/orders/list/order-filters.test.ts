import { describe, expect, it } from 'vitest';
import {
  isFiltered,
  listAddress,
  matchOf,
  orderFiltersSchema,
  usualFilters,
  withoutFilters,
} from './order-filters.ts';

describe('the address of a page of orders', () => {
  it('names no filter that is not set', () => {
    expect(listAddress(usualFilters, 1)).toBe(
      '/api/admin/orders?sort=created_at&direction=desc&pageSize=25&page=1',
    );
  });

  it('carries what was searched for, without the spaces around it', () => {
    const filters = { ...usualFilters, status: 'pending', search: ' 012-345 & 6 ' } as const;
    expect(listAddress(filters, 3)).toBe(
      '/api/admin/orders?sort=created_at&direction=desc&status=pending&search=012-345+%26+6&pageSize=25&page=3',
    );
  });

  it.each([
    ['order:ready_for_pickup', { orderStatus: 'ready_for_pickup' }],
    ['payment:rejected', { paymentStatus: 'rejected' }],
    ['not_collected', { orderStatus: 'ready_for_pickup' }],
    ['to_refund', { money: 'to_return' }],
    ['unpaid_handover', { orderStatus: 'completed', paymentStatus: 'pending,rejected' }],
    [
      'receipt_refused',
      { orderStatus: 'pending,payment_uploaded,verified,ready_for_pickup', paymentStatus: 'rejected' },
    ],
  ])('asks for %s', (exactStatus, match) => {
    expect(matchOf({ ...usualFilters, exactStatus })).toEqual(match);
  });
});

describe('clearing', () => {
  it('takes away what narrows the list, and keeps its order', () => {
    const filters = {
      ...usualFilters,
      sort: 'total_amount',
      status: 'verified',
      exactStatus: 'order:completed',
      search: 'Tan',
    } as const;
    expect(isFiltered(filters)).toBe(true);
    expect(withoutFilters(filters)).toEqual({ ...usualFilters, sort: 'total_amount' });
    expect(isFiltered(withoutFilters(filters))).toBe(false);
  });
});

describe('what a browser remembers', () => {
  it('may come from a list without the second filter', () => {
    const { exactStatus: _, ...older } = usualFilters;
    expect(orderFiltersSchema.parse({ ...older, search: 'Tan' })).toEqual({ ...usualFilters, search: 'Tan' });
  });

  it('is not believed where it names a choice nobody knows', () => {
    expect(orderFiltersSchema.safeParse({ ...usualFilters, exactStatus: 'order:eaten' }).success).toBe(false);
  });
});
