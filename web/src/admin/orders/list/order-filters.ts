import { orderSortFieldSchema } from '@mooncake/domain/orders/order-list.contract';
import { dashboardStatusSchema } from '@mooncake/domain/orders/status/status';
import * as z from 'zod/mini';

export const pageSizes = ['10', '25', '50', '100'] as const;

/** What this browser remembers of the list; an empty text filters nothing. */
export const orderFiltersSchema = z.object({
  sort: orderSortFieldSchema,
  direction: z.enum(['asc', 'desc']),
  status: z.union([dashboardStatusSchema, z.literal('')]),
  batchId: z.string(),
  search: z.string(),
  pageSize: z.enum(pageSizes),
});
export type OrderFilters = z.infer<typeof orderFiltersSchema>;

export const usualFilters: OrderFilters = {
  sort: 'created_at',
  direction: 'desc',
  status: '',
  batchId: '',
  search: '',
  pageSize: '25',
};

export const withoutFilters = (filters: OrderFilters): OrderFilters => ({
  ...filters,
  status: '',
  batchId: '',
  search: '',
});

export const isFiltered = ({ status, batchId, search }: OrderFilters) =>
  status !== '' || batchId !== '' || search.trim() !== '';

/** The query string of one page of the list. */
export function listAddress(filters: OrderFilters, page: number): string {
  const query = new URLSearchParams({ ...filters, search: filters.search.trim(), page: String(page) });
  for (const [name, value] of [...query]) if (value === '') query.delete(name);
  return `/api/admin/orders?${query}`;
}
