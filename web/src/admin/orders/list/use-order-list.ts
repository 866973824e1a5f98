import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useStoredChoice } from '../../lib/stored-choice.ts';
import { orderBatchesQuery, orderListQuery } from '../order-queries.ts';
import { listAddress, matchOf, orderFiltersSchema, usualFilters } from './order-filters.ts';

/** The list by its remembered filters, one page at a time; other filters begin at the first page again. */
export function useOrderList() {
  const [stored, setFilters] = useStoredChoice('order-filters', orderFiltersSchema, usualFilters);
  const { data: batches } = useQuery(orderBatchesQuery);
  // A batch whose last order was moved away would hide the whole list without a name to see.
  const isBatchGone = batches !== undefined && !batches.some(({ id }) => id === stored.batchId);
  const filters = isBatchGone ? { ...stored, batchId: '' } : stored;

  const wanted = JSON.stringify(filters);
  const [turned, setTurned] = useState({ wanted, page: 1 });
  const turnedPage = turned.wanted === wanted ? turned.page : 1;
  const answer = useQuery(orderListQuery(filters, turnedPage));

  // Orders that left this page may leave it empty: then the last one that is not.
  const { data } = answer;
  const isPastEnd = data?.page === turnedPage && data.orders.length === 0 && data.page > 1;
  if (isPastEnd && !answer.isPlaceholderData) {
    setTurned({ wanted, page: Math.max(1, Math.ceil(data.total / data.pageSize)) });
  }

  const place = listAddress(filters, turnedPage);
  const isOfPlace = data !== undefined && !answer.isPlaceholderData;
  const page = useMemo(() => ({ data, place: isOfPlace ? place : null }), [data, place, isOfPlace]);
  // Twenty-five new lines take their time: what was pressed for them shows first.
  const inSight = useDeferredValue(page);
  const isStale = inSight.place !== place;

  const filter = new URLSearchParams(matchOf(filters)).toString();
  const [shownFilter, setShownFilter] = useState(filter);
  if (!isStale && shownFilter !== filter) setShownFilter(filter);

  return {
    filters,
    setFilters,
    /** What the rows in sight were asked for, as a query; while they are on their way, that is not yet what was chosen. */
    shownFilter,
    /** Another one as soon as other orders are asked for, and again when they are there. */
    filterInSight: `${filter} ${shownFilter}`,
    batches: batches ?? [],
    answer,
    /** The rows in sight, and the page they were asked for, filters and all; null while the one before is still shown. */
    inSight,
    isStale,
    turnTo: (page: number) => setTurned({ wanted, page }),
  };
}
