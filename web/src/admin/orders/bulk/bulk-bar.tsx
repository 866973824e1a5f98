import { bulkStatuses } from '@mooncake/domain/orders/order-change.contract';
import { useDeferredValue, useState } from 'react';
import { useOrderTexts } from '../../../shared/orders/order.texts.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { useAdminOrdersTexts } from '../orders.texts.ts';
import { useBulkTexts } from './bulk.texts.ts';
import { LateDialog } from './late-dialog.tsx';
import { SelectAll, type SelectAllProps } from './select-all.tsx';
import type { BulkStatus } from './use-bulk-change.ts';
import type { ChosenOrder, Selection } from './use-selection.ts';

type BulkBarProps = {
  selection: Selection;
  /** What the list was asked for, as a query. */
  match: string;
  /** How many match it; unknown while the list is loading. */
  total: SelectAllProps['total'] | undefined;
};
type Wished = { orders: readonly ChosenOrder[]; orderStatus: BulkStatus };

const bulkDialog = async () => (await import('./bulk-dialog.tsx')).BulkDialog;

/** What can be done with the chosen orders; in sight as long as there are any. The tick itself is painted first. */
export function BulkBar({ selection: chosenJustNow, match, total }: BulkBarProps) {
  const selection = useDeferredValue(chosenJustNow);
  const text = useBulkTexts();
  const { status } = useOrderTexts();
  const { failed } = useAdminOrdersTexts();
  const { error } = useCommonTexts();
  // The orders as they were chosen: the selection itself shrinks while they are changed.
  const [wished, setWished] = useState<Wished | null>(null);
  const { chosen, replace } = selection;

  return (
    <>
      {chosen.length > 0 && (
        <section
          aria-label={text.label}
          className="sticky bottom-3 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-gold bg-card px-4 py-3 shadow-lg"
        >
          <p role="status" className="font-semibold tabular-nums">
            {text.selected(chosen.length)}
          </p>
          {total && <SelectAll selection={selection} match={match} total={total} />}
          <div className="flex flex-wrap items-center gap-2 sm:ml-auto">
            <span className="text-muted">{text.setTo}</span>
            {bulkStatuses.map((orderStatus) => (
              <Button
                key={orderStatus}
                look="outline"
                size="small"
                onClick={() => setWished({ orders: chosen, orderStatus })}
              >
                {status[orderStatus]}
              </Button>
            ))}
            <Button look="quiet" size="small" onClick={() => replace([])}>
              {text.clear}
            </Button>
          </div>
        </section>
      )}
      {wished && (
        <LateDialog
          load={bulkDialog}
          props={{
            ...wished,
            onFinished: ({ failures }) => replace(failures.map(({ order }) => order)),
            onClose: () => setWished(null),
          }}
          onMissing={() => {
            toast({ title: error, message: failed, variant: 'destructive' });
            setWished(null);
          }}
        />
      )}
    </>
  );
}
