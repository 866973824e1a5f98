import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orderQuery } from '../orders/details/details-query.ts';
import { receiptFileQuery, reviewQuery } from './review-api.ts';

const freshFor = 30_000;

/** Fetches the next receipt while this one is looked at, so that it is there at once. */
export function useFetchAhead(nextId: string | null | undefined) {
  const queries = useQueryClient();
  useEffect(() => {
    if (!nextId) return;
    const fetchAhead = async () => {
      void queries.prefetchQuery({ ...orderQuery(nextId), staleTime: freshFor });
      await queries.prefetchQuery({ ...reviewQuery(nextId), staleTime: freshFor });
      const receipt = queries.getQueryData(reviewQuery(nextId).queryKey)?.receipt;
      if (receipt) await queries.prefetchQuery(receiptFileQuery(receipt.viewUrl));
    };
    void fetchAhead();
  }, [queries, nextId]);
}
