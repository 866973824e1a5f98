import type { OrderSortField } from '@mooncake/domain/orders/order-list.contract';
import { classNames } from '../../../ui/class-names.ts';
import { Drawing } from '../../../ui/first-page-icon.tsx';
import type { OrderFilters } from './order-filters.ts';

const up = 'm6 14.5 6-6 6 6';
const down = 'm6 9.5 6 6 6-6';

export type Sorting = Pick<OrderFilters, 'sort' | 'direction'>;

type SortHeadingProps = {
  field: OrderSortField;
  label: string;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  className?: string;
};

/** A heading that sorts its column; pressed again, the other way round. */
export function SortHeading({ field, label, sorting, onSort, className }: SortHeadingProps) {
  const isSorted = sorting.sort === field;
  const isDescending = sorting.direction === 'desc';
  // Words and numbers begin at their beginning, dates with the newest.
  const firstDirection = field === 'created_at' ? 'desc' : 'asc';
  const next = isSorted ? (isDescending ? 'asc' : 'desc') : firstDirection;

  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : 'none'}
      className={classNames('p-0 font-semibold first:pl-2', className)}
    >
      <button
        type="button"
        onClick={() => onSort({ sort: field, direction: next })}
        className="flex min-h-11 w-full items-center gap-1 px-2 text-left hover:text-crust-deep focus-visible:-outline-offset-3"
      >
        {label}
        <Drawing
          path={isSorted && isDescending ? down : up}
          className={classNames('size-4 shrink-0', isSorted ? 'text-crust-deep' : 'opacity-0')}
        />
      </button>
    </th>
  );
}
