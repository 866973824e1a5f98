import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { useDeliveryTexts } from '../../../shared/delivery/delivery.texts.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { chooseBatch, useDraft } from '../draft.ts';
import type { Delivery } from './use-delivery.ts';

/** Lets go of a chosen date that closed or can no longer make the cart, and says which of the two. */
export function useBatchGuard({ availability }: Delivery) {
  const text = useDeliveryTexts().batch;
  const { language } = useLanguage();
  const { batchId, batchName, batchNameZh } = useDraft().selection;
  const isKnown = availability.data !== undefined && !availability.isPlaceholderData;
  const chosen = availability.data?.find((batch) => batch.batchId === batchId);
  const isLost = batchId !== null && isKnown && !chosen?.canFulfill;

  const letGo = useEffectEvent(() => {
    const name = inLanguage(language, batchName ?? '', batchNameZh ?? '');
    toast(
      chosen
        ? { title: text.unavailable, message: text.unavailableMessage(name), variant: 'destructive' }
        : { title: text.closed, message: text.closedMessage(name), variant: 'destructive' },
    );
    chooseBatch(null);
  });
  useEffect(() => {
    if (isLost) letGo();
  }, [isLost]);
}
