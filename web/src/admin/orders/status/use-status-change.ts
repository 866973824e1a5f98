import { type AdminOrder, adminOrderResponseSchema } from '@mooncake/domain/orders/admin-order.contract';
import type { StatusChangeRequest } from '@mooncake/domain/orders/order-change.contract';
import type { StatusPair } from '@mooncake/domain/orders/status/status';
import { useQueryClient } from '@tanstack/react-query';
import { refusalFacts } from '../../../lib/api/refusal-facts.ts';
import { useOrderTexts } from '../../../shared/orders/order.texts.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { isSignedOut } from '../../lib/is-signed-out.ts';
import { sendOnce } from '../../lib/send-once.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { useTellFailure } from '../../lib/use-tell-failure.ts';
import { useOrderChangeTexts } from '../order-changes.texts.ts';

/** Changes the statuses by hand; ends only when the list shows the new ones. */
export function useStatusChange({ id, orderNumber }: AdminOrder, onDone: () => void) {
  const text = useOrderChangeTexts().status;
  const { status, payment } = useOrderTexts();
  const tellFailure = useTellFailure();
  const queries = useQueryClient();

  return useSingleMutation({
    mutationFn: async (change: StatusChangeRequest): Promise<StatusPair> => {
      const options = { method: 'PUT', body: change } as const;
      try {
        return (await sendOnce(`/api/admin/orders/${id}/status`, adminOrderResponseSchema, options)).order;
      } catch (problem) {
        if (isAlready(problem, change)) return change;
        throw problem;
      }
    },
    onSuccess: async ({ orderStatus, paymentStatus }) => {
      toast({
        title: text.updated,
        message: text.updatedTo(orderNumber, status[orderStatus], payment[paymentStatus]),
      });
      await queries.invalidateQueries({ queryKey: ['orders'] });
      onDone();
    },
    onError: (problem) => {
      if (isSignedOut(problem)) return;
      // That a colleague was faster is told in the dialog, and trying again would not help.
      if (!refusalFacts(problem, 'order.changed_meanwhile')) tellFailure(problem, text.failed);
      // A refusal may mean that this screen is behind.
      void queries.invalidateQueries({ queryKey: ['orders'] });
    },
  });
}

/** The server only says that the order is as it was asked to be: then there is nothing left to do. */
function isAlready(problem: unknown, wished: StatusPair): boolean {
  const now =
    refusalFacts(problem, 'order.changed_meanwhile') ?? refusalFacts(problem, 'order.nothing_to_change');
  return now?.orderStatus === wished.orderStatus && now.paymentStatus === wished.paymentStatus;
}
