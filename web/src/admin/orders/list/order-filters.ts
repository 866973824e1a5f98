import { orderSortFieldSchema } from '@mooncake/domain/orders/order-list.contract';
import { dashboardStatusSchema } from '@mooncake/domain/orders/status/status';
import * as z from 'zod/mini';
import { statusChoices } from './status-choices.ts';

export const pageSizes = ['10', '25', '50', '100'] as const;

/** What this browser remembers of the list; an empty text filters nothing. */
export const orderFiltersSchema = z.object({
  sort: orderSortFieldSchema,
  direction: z.enum(['asc', 'desc']),
  status: z.union([dashboardStatusSchema, z.literal('')]),
  /** A name among `statusChoices`; browsers that remember an older list have none. */
  exactStatus: z._default(z.string().check(z.refine((name) => name === '' || statusChoices.has(name))), ''),
  batchId: z.string(),
  search: z.string(),
  pageSize: z.enum(pageSizes),
});
export type OrderFilters = z.infer<typeof orderFiltersSchema>;

export const usualFilters: OrderFilters = {
  sort: 'created_at',
  direction: 'desc',
  status: '',
  exactStatus: '',
  batchId: '',
  search: '',
  pageSize: '25',
};

export const withoutFilters = (filters: OrderFilters): OrderFilters => ({
  ...filters,
  status: '',
  exactStatus: '',
  batchId: '',
  search: '',
});

/** How many choices narrow the list, apart from the search. */
export const countFilters = ({ status, exactStatus, batchId }: OrderFilters) =>
  [status, exactStatus, batchId].filter((chosen) => chosen !== '').length;

export const isFiltered = (filters: OrderFilters) =>
  countFilters(filters) > 0 || filters.search.trim() !== '';

/** Which orders, as the list, its selection and its export ask for them; only what is chosen travels. */
export function matchOf({ status, exactStatus, batchId, search }: OrderFilters): Record<string, string> {
  const match = { status, ...statusChoices.get(exactStatus), batchId, search: search.trim() };
  // Several statuses travel with commas between, as a list is written anyway.
  return Object.fromEntries(
    Object.entries(match).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );
}

/** The query string of one page of the list. */
export function listAddress(filters: OrderFilters, page: number): string {
  const { sort, direction, pageSize } = filters;
  const query = { sort, direction, ...matchOf(filters), pageSize, page: String(page) };
  return `/api/admin/orders?${new URLSearchParams(query)}`;
}
