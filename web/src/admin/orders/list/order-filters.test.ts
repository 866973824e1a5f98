import { describe, expect, it } from 'vitest';
import { isFiltered, listAddress, usualFilters, withoutFilters } from './order-filters.ts';

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
});

describe('clearing', () => {
  it('takes away what narrows the list, and keeps its order', () => {
    const filters = { ...usualFilters, sort: 'total_amount', status: 'verified', search: 'Tan' } as const;
    expect(isFiltered(filters)).toBe(true);
    expect(withoutFilters(filters)).toEqual({ ...usualFilters, sort: 'total_amount' });
    expect(isFiltered(withoutFilters(filters))).toBe(false);
  });
});
