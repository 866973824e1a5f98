import { type AdminOrder, adminOrderResponseSchema } from '@mooncake/domain/orders/admin-order.contract';
import type { StatusChangeRequest } from '@mooncake/domain/orders/order-change.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { useOrderTexts } from '../../../shared/orders/order.texts.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { useOrderChangeTexts } from '../order-changes.texts.ts';

/** Changes the statuses by hand; ends only when the list shows the new ones. */
export function useStatusChange({ id, orderNumber }: AdminOrder, onDone: () => void) {
  const text = useOrderChangeTexts().status;
  const { status, payment } = useOrderTexts();
  const { error } = useCommonTexts();
  const queries = useQueryClient();

  return useMutation({
    networkMode: 'always',
    mutationFn: async (change: StatusChangeRequest) =>
      (
        await request(`/api/admin/orders/${id}/status`, adminOrderResponseSchema, {
          method: 'PUT',
          body: change,
        })
      ).order,
    onSuccess: async ({ orderStatus, paymentStatus }) => {
      toast({
        title: text.updated,
        message: text.updatedTo(orderNumber, status[orderStatus], payment[paymentStatus]),
      });
      await queries.invalidateQueries({ queryKey: ['orders'] });
      onDone();
    },
    onError: () => {
      toast({ title: error, message: text.failed, variant: 'destructive' });
      // A refusal may mean that this screen is behind.
      void queries.invalidateQueries({ queryKey: ['orders'] });
    },
  });
}
