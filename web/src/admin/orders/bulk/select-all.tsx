import {
  maxSelected,
  type OrderListResponse,
  orderSelectionResponseSchema,
} from '@mooncake/domain/orders/order-list.contract';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { isSignedOut } from '../../lib/is-signed-out.ts';
import { useBulkTexts } from './bulk.texts.ts';
import type { Selection } from './use-selection.ts';

export type SelectAllProps = {
  selection: Selection;
  match: string;
  total: Pick<OrderListResponse, 'total' | 'isTotalExact'>;
};

/** From the rows in sight to every order that matches, as many as can be changed at once. */
export function SelectAll({ selection, match, total: { total, isTotalExact } }: SelectAllProps) {
  const text = useBulkTexts();
  const { error } = useCommonTexts();
  const chosen = selection.chosen.length;
  const select = useMutation({
    networkMode: 'always',
    mutationFn: () => request(`/api/admin/orders/selection?${match}`, orderSelectionResponseSchema),
    onSuccess: ({ orders }) => selection.replace(orders),
    onError: (problem) => {
      if (!isSignedOut(problem)) toast({ title: error, message: text.selectFailed, variant: 'destructive' });
    },
  });

  if (chosen >= maxSelected) return <p className="text-muted">{text.mostSelected(maxSelected)}</p>;
  // All that match are chosen, or the count ended before them and they were asked for already.
  if (isTotalExact ? chosen >= total : select.isSuccess) return null;
  const count = `${total}${isTotalExact ? '' : '+'}`;
  return (
    <Button look="quiet" size="small" aria-busy={select.isPending} onClick={() => select.mutate()}>
      {select.isPending && text.selecting}
      {!select.isPending &&
        (total > maxSelected ? text.selectMost(maxSelected, count) : text.selectAll(count))}
    </Button>
  );
}
