import { type AdminOrder, adminOrderResponseSchema } from '@mooncake/domain/orders/admin-order.contract';
import type { MoveOrderRequest } from '@mooncake/domain/orders/order-change.contract';
import { useQueryClient } from '@tanstack/react-query';
import { isSignedOut } from '../../lib/is-signed-out.ts';
import { sendOnce } from '../../lib/send-once.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { useTellFailure } from '../../lib/use-tell-failure.ts';
import { useMoveTexts } from './move.texts.ts';

/** Moves an order through the same stock check as a customer's choice. */
export function useMove({ id }: AdminOrder, onMoved: () => void) {
  const tellFailure = useTellFailure();
  const text = useMoveTexts();
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all(['orders', 'stock'].map((topic) => queries.invalidateQueries({ queryKey: [topic] })));

  return useSingleMutation({
    mutationFn: async (body: MoveOrderRequest) =>
      (
        await sendOnce(`/api/admin/orders/${id}/delivery`, adminOrderResponseSchema, {
          method: 'PUT',
          body,
          timeout: 30_000,
        })
      ).order,
    onSuccess: () => {
      onMoved();
      void refresh();
    },
    onError: (problem) => {
      if (isSignedOut(problem)) return;
      tellFailure(problem, text.failed);
      // What the screen shows is evidently old.
      void refresh();
    },
  });
}
