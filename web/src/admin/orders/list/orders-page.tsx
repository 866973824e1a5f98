import type { OrderListResponse } from '@mooncake/domain/orders/order-list.contract';
import { daysWithoutReceipt } from '@mooncake/domain/orders/receipt-wait';
import { startTransition, useOptimistic } from 'react';
import { useSteady } from '../../../lib/use-steady.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Loading } from '../../../ui/loading.tsx';
import type { Selection } from '../bulk/use-selection.ts';
import { useAdminOrdersTexts } from '../orders.texts.ts';
import type { OpenDialog } from '../use-order-dialog.ts';
import { isFiltered } from './order-filters.ts';
import { OrderList } from './order-list.tsx';
import type { OrderListParts } from './order-list-parts.ts';
import { Pager } from './pager.tsx';
import { ScrollAnchor } from './steady/scroll-anchor.tsx';
import { useSteadyRows } from './steady/use-steady-rows.ts';
import { useOpened } from './use-opened.ts';
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
  const { filters, setFilters, inSight, isStale, turnTo } = list;
  const { rows, ...steady } = useSteadyRows(answer.orders, inSight.place);
  const opened = useOpened();
  // The tick answers at once, all the lines it stands for a moment later.
  const [isPageChosen, tickPage] = useOptimistic(rows.every(({ id }) => selection.isChosen(id)));
  const choosePage = (isChosen: boolean) =>
    startTransition(() => {
      tickPage(isChosen);
      selection.choose(rows, isChosen);
    });
  const now = new Date();
  const stateOf: OrderListParts['stateOf'] = (order) => ({
    isChosen: selection.isChosen(order.id),
    isOpen: opened.isOpen(order.id),
    daysWithoutReceipt: daysWithoutReceipt(order, now),
  });
  const acts: OrderListParts['acts'] = {
    choose: useSteady(selection.choose),
    toggle: useSteady(opened.toggle),
    hold: useSteady(steady.hold),
    onChanged: useSteady(steady.onChanged),
    onOpen: useSteady(onOpen),
  };

  const selectPage = (hidesLabel: boolean) => (
    <Checkbox
      label={text.selectPage}
      hidesLabel={hidesLabel}
      isChecked={isPageChosen}
      onChange={choosePage}
      className={hidesLabel ? '-my-1' : ''}
    />
  );

  if (rows.length === 0 && isFiltered(filters)) {
    return <EmptyState title={text.noneFound}>{text.noneFoundHint}</EmptyState>;
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        title={text.none}
        action={
          <ButtonLink look="outline" to="/admin?tab=orders&new=1">
            {text.enterFirst}
          </ButtonLink>
        }
      >
        {text.noneHint}
      </EmptyState>
    );
  }
  return (
    <>
      {!isWide && <div className="-my-2 ml-3.25">{selectPage(false)}</div>}
      {isStale && <Loading label={text.loading} />}
      <div aria-busy={isStale}>
        <ScrollAnchor place={inSight.place}>
          <OrderList
            orders={rows}
            isWide={isWide}
            sorting={filters}
            onSort={(sorting) => setFilters({ ...filters, ...sorting })}
            selectPage={selectPage(true)}
            stateOf={stateOf}
            acts={acts}
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
