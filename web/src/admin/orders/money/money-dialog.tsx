import { formatRinggit } from '@mooncake/domain/money';
import { orderListResponseSchema } from '@mooncake/domain/orders/order-list.contract';
import { type MoneyFilter, moneyFilters } from '@mooncake/domain/orders/refund';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../lib/api/request.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogBody } from '../../../ui/dialog/dialog-body.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { TabList, tabId } from '../../../ui/tab-list.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { quickStatsQuery } from '../order-queries.ts';
import type { OpenDialog } from '../use-order-dialog.ts';
import { useMoneyTexts } from './money.texts.ts';
import { MoneyItem } from './money-item.tsx';

const panelId = 'money-panel';
/** Who waits longest comes first; nobody works through more at a time. */
const maxShown = 200;

const moneyQuery = (money: MoneyFilter) =>
  queryOptions({
    queryKey: ['orders', 'money', money],
    queryFn: ({ signal }) =>
      request(
        `/api/admin/orders?money=${money}&direction=${money === 'returned' ? 'desc' : 'asc'}&pageSize=${maxShown}`,
        orderListResponseSchema,
        { signal },
      ),
  });

type MoneyDialogProps = { onClose: () => void; onOpen: OpenDialog };

/** Whose money has to go back, with everything it takes to do that. */
export function MoneyDialog({ onClose, onOpen }: MoneyDialogProps) {
  const text = useMoneyTexts();
  const { close, tryAgain } = useCommonTexts();
  const [money, setMoney] = useState<MoneyFilter>('to_return');
  const { data: stats } = useQuery(quickStatsQuery);
  const answer = useQuery(moneyQuery(money));
  const toReturn = stats?.toReturn;
  const names = { to_return: text.toReturn, returned: text.returned };
  const orders = answer.data?.orders;

  return (
    <Dialog title={text.title} lead={text.lead} closeLabel={close} onClose={onClose} isStep size="wide">
      <DialogBody>
        <TabList
          label={text.lists}
          tabs={moneyFilters.map((name) => ({ name, label: names[name] }))}
          chosen={money}
          onChoose={setMoney}
          panelId={panelId}
          look="pills"
        />
        <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, money)} className="grid gap-3">
          {money === 'to_return' && toReturn && toReturn.orders > 0 && (
            <p role="status" className="font-display font-semibold text-lg text-seal tabular-nums">
              {text.total(toReturn.orders, formatRinggit(toReturn.totalSen))}
            </p>
          )}
          {answer.isPending && <Loading label={text.loading} />}
          {answer.isError && !orders && (
            <LoadFailed message={text.failed} retryLabel={tryAgain} onRetry={() => answer.refetch()} />
          )}
          {orders?.length === 0 && (
            <EmptyState title={money === 'to_return' ? text.none : text.noneReturned}>
              {money === 'to_return' ? text.noneHint : text.noneReturnedHint}
            </EmptyState>
          )}
          {orders && orders.length > 0 && (
            <ul className="divide-y divide-line rounded-card border border-line">
              {orders.map((order) => (
                <MoneyItem key={order.id} order={order} onOpen={onOpen} />
              ))}
            </ul>
          )}
          {answer.data && !answer.data.isTotalExact && <p>{text.more(maxShown)}</p>}
        </div>
      </DialogBody>
    </Dialog>
  );
}
