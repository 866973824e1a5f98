import type { PageData } from '@mooncake/domain/pages/page';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

/** Pages come with their data, so the code that asks for it waits until someone does. */
const api = async () => (await import('../../lib/api/api.ts')).api;

// The first part of each key is the topic whose event makes it stale. A failed load is told at once:
// the specification's ten seconds are the whole patience, not that of one try among several.

const askAgainAfter = 5000;

type Asked<Data> = { readonly state: { readonly data: Data | undefined } };

/** What did not come is asked for again, so that the page fills by itself once the server is back. */
const untilItComes = {
  // Without a network a try fails at once and says so, instead of waiting in silence.
  networkMode: 'always',
  refetchOnReconnect: true,
  refetchInterval: ({ state }: Asked<unknown>) => state.data === undefined && askAgainAfter,
} as const;

export const productsQuery = queryOptions({
  queryKey: ['catalogue', 'products'],
  queryFn: async ({ signal }) => (await api()).products(signal),
  retry: false,
  ...untilItComes,
  // Where nothing is sold yet, the first product shows by itself.
  refetchInterval: ({ state }: Asked<readonly unknown[]>) => !state.data?.length && askAgainAfter,
});

export const categoriesQuery = queryOptions({
  queryKey: ['catalogue', 'categories'],
  queryFn: async ({ signal }) => (await api()).categories(signal),
  retry: false,
  ...untilItComes,
});

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async ({ signal }) => (await api()).settings(signal),
  ...untilItComes,
});

/** Hands the queries what the server already wrote into the page. */
export function fillQueries(queries: QueryClient, { products, categories, settings }: PageData) {
  queries.setQueryData(productsQuery.queryKey, products);
  queries.setQueryData(categoriesQuery.queryKey, categories);
  queries.setQueryData(settingsQuery.queryKey, settings);
}
