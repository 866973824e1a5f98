import type { PageData } from '@mooncake/domain/pages/page';
import { QueryClient } from '@tanstack/react-query';
import { fillQueries } from '../shared/catalogue/queries.ts';

const freshFor = 5 * 60 * 1000;

/** The data of one page or tab. Changes are announced by the server, so what is here stays fresh for long. */
export function createQueries(data: PageData | null): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshFor, retry: 2 },
      // Without a network a change fails at once and says so: it is never made later, when nobody looks any more.
      mutations: { networkMode: 'always' },
    },
  });
  if (data) fillQueries(queries, data);
  return queries;
}
