import { totalSen } from '@mooncake/domain/cart/cart';
import { acceptPrices } from '@mooncake/domain/cart/review-cart';
import { adminOrderResponseSchema } from '@mooncake/domain/orders/admin-order.contract';
import type { StaffOrderRequest } from '@mooncake/domain/orders/staff-order';
import { useQueryClient } from '@tanstack/react-query';
import { refusalFacts } from '../../../lib/api/refusal-facts.ts';
import { productsQuery } from '../../../shared/catalogue/queries.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { isSignedOut } from '../../lib/is-signed-out.ts';
import { sendOnce } from '../../lib/send-once.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { useTellFailure } from '../../lib/use-tell-failure.ts';
import type { DraftOrder } from './draft-order.ts';
import { useNewOrderTexts } from './new-order.texts.ts';

type ChangeDraft = (change: (draft: DraftOrder) => Partial<DraftOrder>) => void;

/** Enters the order; sent again after a lost answer it is still one order. */
export function useEntry(changeDraft: ChangeDraft) {
  const text = useNewOrderTexts();
  const tellFailure = useTellFailure();
  const queries = useQueryClient();
  const refresh = (...topics: string[]) =>
    Promise.all(topics.map((topic) => queries.invalidateQueries({ queryKey: [topic] })));

  return useSingleMutation({
    mutationFn: async (body: StaffOrderRequest) =>
      (
        await sendOnce('/api/admin/orders', adminOrderResponseSchema, {
          method: 'POST',
          body,
          timeout: 30_000,
        })
      ).order,
    onSuccess: ({ orderNumber }) => {
      toast({ title: text.entered, message: text.enteredMessage(orderNumber) });
      void refresh('orders', 'stock');
    },
    onError: async (problem) => {
      if (isSignedOut(problem)) return;
      tellFailure(problem, text.failed);
      await refresh('stock', 'batches', 'catalogue');
      const catalogue = queries.getQueryData(productsQuery.queryKey);
      if (catalogue && refusalFacts(problem, 'cart.price_changed')) {
        changeDraft(({ cart }) => ({ cart: acceptPrices(cart, catalogue) }));
      }
    },
  });
}

/** The total once more, after the catalogue had another one. */
export const repricedTotal = (problem: unknown, draft: DraftOrder) =>
  refusalFacts(problem, 'cart.price_changed') ? totalSen(draft.cart) : null;
