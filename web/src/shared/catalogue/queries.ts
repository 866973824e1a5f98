import type { PageData } from '@mooncake/domain/pages/page';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

/** Pages come with their data, so the code that asks for it waits until someone does. */
const api = async () => (await import('../../lib/api.ts')).api;

// The first part of each key is the topic whose event makes it stale. A failed load is told at once:
// the specification's ten seconds are the whole patience, not that of one try among several.

export const productsQuery = queryOptions({
  queryKey: ['catalogue', 'products'],
  queryFn: async ({ signal }) => (await api()).products(signal),
  retry: false,
});

export const categoriesQuery = queryOptions({
  queryKey: ['catalogue', 'categories'],
  queryFn: async ({ signal }) => (await api()).categories(signal),
  retry: false,
});

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async ({ signal }) => (await api()).settings(signal),
});

/** Hands the queries what the server already wrote into the page. */
export function fillQueries(queries: QueryClient, { products, categories, settings }: PageData) {
  queries.setQueryData(productsQuery.queryKey, products);
  queries.setQueryData(categoriesQuery.queryKey, categories);
  queries.setQueryData(settingsQuery.queryKey, settings);
}
