import { classNames } from '../../ui/class-names.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { LiveIndicator } from '../connection/live-indicator.tsx';
import { useCommonTexts } from '../lib/common.texts.ts';
import { useIsWide } from '../lib/use-is-wide.ts';
import { useLoadFailure } from '../lib/use-load-failure.ts';
import { BulkBar } from '../orders/bulk/bulk-bar.tsx';
import { useSelection } from '../orders/bulk/use-selection.ts';
import { FilterBar } from '../orders/list/filter-bar.tsx';
import { OrderExportButtons } from '../orders/list/order-export-buttons.tsx';
import { matchOf } from '../orders/list/order-filters.ts';
import { OrdersPage } from '../orders/list/orders-page.tsx';
import { FoldedQuickStats, QuickStats } from '../orders/list/quick-stats.tsx';
import { useOrderList } from '../orders/list/use-order-list.ts';
import { useAdminOrdersTexts } from '../orders/orders.texts.ts';
import { secondaryAction, TabActions } from '../orders/tab-actions.tsx';
import { useOrderDialog } from '../orders/use-order-dialog.ts';
import { UndoAfterReload } from '../receipts/matching/undo-toast.tsx';
import { OrderDialogs } from './order-dialogs.tsx';

/** Nine columns, a line each. */
const tableWidth = '76rem';

/** All orders: found, read, changed one by one or many at once, and always up to date. */
export function OrdersTab() {
  const text = useAdminOrdersTexts();
  const { tryAgain } = useCommonTexts();
  const isWide = useIsWide(tableWidth);
  const list = useOrderList();
  const { filters, setFilters, answer } = list;
  const selection = useSelection(list.filterInSight);
  const dialogs = useOrderDialog();
  useLoadFailure(answer, text.failed);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 max-sm:gap-2">
      <div
        className={classNames(
          'grid items-center justify-between gap-x-6 gap-y-1.5',
          isWide ? 'grid-cols-[auto_minmax(0,auto)]' : 'grid-cols-[minmax(0,1fr)]',
        )}
      >
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 className="text-xl">{text.title}</h2>
          <LiveIndicator />
        </div>
        <TabActions isWide={isWide} onOpen={dialogs.open}>
          <OrderExportButtons match={matchOf(filters)} className={secondaryAction} />
          {!isWide && <FoldedQuickStats />}
        </TabActions>
      </div>
      {isWide && <QuickStats />}
      <FilterBar filters={filters} onChange={setFilters} batches={list.batches} isWide={isWide} />
      {answer.isError && (
        <LoadFailed message={text.failed} retryLabel={tryAgain} onRetry={() => answer.refetch()} />
      )}
      {answer.isPending && <Loading label={text.loading} />}
      {list.inSight.data && (
        <OrdersPage
          list={list}
          answer={list.inSight.data}
          isWide={isWide}
          selection={selection}
          onOpen={dialogs.open}
        />
      )}
      <BulkBar selection={selection} match={list.shownFilter} total={answer.data} />
      <OrderDialogs {...dialogs} />
      <UndoAfterReload />
    </div>
  );
}
