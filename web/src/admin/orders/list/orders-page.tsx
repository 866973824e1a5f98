import type { OrderListResponse } from '@mooncake/domain/orders/order-list.contract';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Loading } from '../../../ui/loading.tsx';
import type { Selection } from '../bulk/use-selection.ts';
import { useAdminOrdersTexts } from '../orders.texts.ts';
import type { OpenDialog } from '../use-order-dialog.ts';
import { isFiltered } from './order-filters.ts';
import { OrderList } from './order-list.tsx';
import { Pager } from './pager.tsx';
import { ScrollAnchor } from './steady/scroll-anchor.tsx';
import { useSteadyRows } from './steady/use-steady-rows.ts';
import type { useOrderList } from './use-order-list.ts';

type OrdersPageProps = {
  list: ReturnType<typeof useOrderList>;
  answer: OrderListResponse;
  isWide: boolean;
  selection: Selection;
  onOpen: OpenDialog;
};

/** One page of the list, with the way to the others. */
export function OrdersPage({ list, answer, isWide, selection, onOpen }: OrdersPageProps) {
  const text = useAdminOrdersTexts();
  const { filters, setFilters, place, turnTo } = list;
  const isStale = list.answer.isPlaceholderData;
  const { rows, holding } = useSteadyRows(answer.orders, isStale ? null : place);
  const isPageChosen = rows.every(({ id }) => selection.has(id));

  if (rows.length === 0) {
    return (
      <EmptyState title={isFiltered(filters) ? text.noneFound : text.none}>
        {isFiltered(filters) ? text.noneFoundHint : text.noneHint}
      </EmptyState>
    );
  }
  return (
    <>
      <div className="-my-3 flex min-h-11 items-center gap-6">
        <Checkbox
          label={text.selectPage}
          isChecked={isPageChosen}
          onChange={(isChosen) => selection.choose(rows, isChosen)}
        />
        {isStale && <Loading label={text.loading} />}
      </div>
      <div aria-busy={isStale}>
        <ScrollAnchor place={place}>
          <OrderList
            orders={rows}
            isWide={isWide}
            sorting={filters}
            onSort={(sorting) => setFilters({ ...filters, ...sorting })}
            {...{ selection, holding, onOpen }}
          />
        </ScrollAnchor>
      </div>
      <Pager
        answer={answer}
        pageSize={filters.pageSize}
        onPageSize={(pageSize) => setFilters({ ...filters, pageSize })}
        onTurn={turnTo}
      />
    </>
  );
}
