import { type Cart, totalSen } from '@mooncake/domain/cart/cart';
import { acceptPrices } from '@mooncake/domain/cart/review-cart';
import type { Sen } from '@mooncake/domain/money';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-context.ts';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { refusalFacts } from '../../lib/api/refusal-facts.ts';
import { changeCart } from '../../lib/cart-store.ts';
import { productsQuery } from '../../shared/catalogue/queries.ts';
import { checkoutApi } from './checkout-api.ts';
import { holdQuery } from './checkout-queries.ts';
import type { Delivery } from './delivery/use-delivery.ts';
import { sentForm, useDraft } from './draft.ts';
import { type HoldRecord, holdRecord, mayBePaid, rememberHold } from './hold-record.ts';
import { keepSeenOrder } from './payment/seen-order.ts';
import { forgetReceipts } from './receipt/receipt-keeper.ts';
import { useSingleFlight } from './use-single-flight.ts';

type ProceedOptions = {
  cart: Cart;
  delivery: Delivery;
  onHeld: () => void;
  onAlreadyOrdered: (orderNumber: string) => void;
};

/** What was asked for, and why the server said no. */
export type RefusedChoice = { problem: unknown; moment: number; batchId: string; timeSlotId: string };

/** Asks the server to hold the boxes; a "no" stays to be shown at its place until the next try. */
export function useProceed({ cart, delivery, onHeld, onAlreadyOrdered }: ProceedOptions) {
  const { language } = useLanguage();
  const queries = useQueryClient();
  const { isBusy, run } = useSingleFlight();
  const [refused, setRefused] = useState<RefusedChoice | null>(null);
  const { method, batch, slot } = delivery;
  const { form } = useDraft();

  const [paidBefore, setPaidBefore] = useState<HoldRecord | null>(null);

  const proceed = (seenTotalSen: Sen = totalSen(cart), { isUnpaid = false } = {}) =>
    run(async () => {
      if (!method || !batch || !slot) return;
      setRefused(null);
      const earlier = holdRecord.current();
      if (earlier && earlier.totalSen !== seenTotalSen && mayBePaid(earlier) && !isUnpaid) {
        return setPaidBefore(earlier);
      }
      setPaidBefore(null);
      // A receipt of another amount, of which nothing was paid, is none.
      if (isUnpaid) await forgetReceipts();
      const replaces = earlier?.holdId;
      try {
        const hold = await checkoutApi.hold({
          deliveryMethodId: method.id,
          batchId: batch.batchId,
          timeSlotId: slot.id,
          items: cart.items.map(({ productId, quantity, metadata }) => ({ productId, quantity, metadata })),
          seenTotalSen,
          language,
          ...(replaces && { replaces }),
        });
        keepSeenOrder(null);
        rememberHold(hold, {
          lines: [...cart.items],
          deliveryMethodId: method.id,
          batchId: batch.batchId,
          timeSlotId: slot.id,
          batchDate: batch.batchDate,
          form: sentForm(form),
        });
        void queries.invalidateQueries({ queryKey: holdQuery(hold.holdId).queryKey });
        onHeld();
      } catch (problem) {
        const orderNumber = alreadyOrdered(problem);
        if (orderNumber) return onAlreadyOrdered(orderNumber);
        setRefused({ problem, moment: Date.now(), batchId: batch.batchId, timeSlotId: slot.id });
        void refreshAfter(problem, queries);
      }
    });

  return { isBusy, refused, paidBefore, proceed };
}

/** The number of the order an earlier try became, its answer having been lost on the way. */
export function alreadyOrdered(problem: unknown): string | null {
  return refusalFacts(problem, 'hold.already_ordered')?.orderNumber ?? null;
}

/** What the screen shows is evidently old: fetch the part that was refused. */
async function refreshAfter(problem: unknown, queries: QueryClient) {
  if (!(problem instanceof ApiProblem)) return;
  if (problem.code.startsWith('cart.')) {
    await queries.invalidateQueries({ queryKey: productsQuery.queryKey });
    const catalogue = queries.getQueryData(productsQuery.queryKey);
    if (catalogue && problem.code === 'cart.price_changed') {
      await changeCart((cart) => acceptPrices(cart, catalogue));
    }
  } else if (problem.status > 0 && problem.status < 500) {
    await Promise.all(['stock', 'batches'].map((topic) => queries.invalidateQueries({ queryKey: [topic] })));
  }
}
