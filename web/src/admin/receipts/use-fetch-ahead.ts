import type { ReviewSort } from '@mooncake/domain/receipts/receipt-review.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reviewQuery } from './review-api.ts';

const freshFor = 30_000;

/**
 * Fetches what the next receipt should say while this one is looked at. Not the order and not the file: those are
 * written down as looked at when they are fetched, and it may never be this one's turn.
 */
export function useFetchAhead(nextId: string | null | undefined, sort: ReviewSort) {
  const queries = useQueryClient();
  useEffect(() => {
    if (nextId) void queries.prefetchQuery({ ...reviewQuery(nextId, sort), staleTime: freshFor });
  }, [queries, nextId, sort]);
}
