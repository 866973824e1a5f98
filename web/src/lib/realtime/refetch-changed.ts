import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Fetches again what may have changed and is on the screen. A first fetch under way may have read before the
 * change, and the query client lets it stand: once it is through, it is followed by another.
 */
export function refetchChanged(queries: QueryClient, changed: QueryFilters = {}) {
  const firstFetches = queries
    .getQueryCache()
    .findAll({ ...changed, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  void queries.invalidateQueries(changed);
  for (const query of firstFetches) void refetchAfter(queries, query);
}

async function refetchAfter(queries: QueryClient, { promise, queryKey }: Query) {
  try {
    await promise;
  } catch {
    // What failed is on no screen, and whoever shows the failure offers to try again.
    return;
  }
  await queries.invalidateQueries({ queryKey, exact: true });
}
