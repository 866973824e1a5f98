import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { productsQuery } from '../../../shared/catalogue/queries.ts';
import { useDeliveryTexts } from '../../../shared/delivery/delivery.texts.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { batchRefusals } from '../../../shared/refusals/batch-refusals.texts.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { chooseBatch, useDraft } from '../draft.ts';
import type { Delivery } from './use-delivery.ts';

/**
 * Lets go of a chosen date that closed or can no longer make the cart, and says which of the two, unless a refused
 * reservation said it already.
 */
export function useBatchGuard({ availability, isSettled }: Delivery, toldBatchId: string | null) {
  const text = useDeliveryTexts().batch;
  const { language } = useLanguage();
  const { batchId, batchName, batchNameZh } = useDraft().selection;
  const isKnown = availability.data !== undefined && !availability.isPlaceholderData;
  const chosen = availability.data?.find((batch) => batch.batchId === batchId);
  const isLost = batchId !== null && isKnown && isSettled && !chosen?.canFulfill;

  const letGo = useEffectEvent(() => {
    const names = { batchName: batchName ?? '', batchNameZh: batchNameZh ?? '' };
    const name = inLanguage(language, names.batchName, names.batchNameZh);
    const words = chosen
      ? { title: text.unavailable, message: text.unavailableMessage(name) }
      : batchRefusals[language]['batch.closed'](names);
    if (batchId !== toldBatchId) toast({ ...words, variant: 'destructive' });
    chooseBatch(null);
  });
  // A product that went off sale leaves the cart, and with it the need: whether a date is short is said of today's cart.
  const products = useQuery(productsQuery);
  const isCartJudged = products.dataUpdatedAt >= availability.dataUpdatedAt || products.isRefetchError;
  const judgeCart = useEffectEvent(() => void products.refetch());
  useEffect(() => {
    if (isLost && isCartJudged) letGo();
    else if (isLost) judgeCart();
  }, [isLost, isCartJudged]);
}
