import { useEffect, useEffectEvent, useRef } from 'react';
import { useDeliveryTexts } from '../../../shared/delivery/delivery.texts.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { chooseBatch, useDraft } from '../draft.ts';
import type { Delivery } from './use-delivery.ts';

/** Lets go of a chosen date that can no longer make the cart, and says so. */
export function useBatchGuard({ availability }: Delivery) {
  const text = useDeliveryTexts().batch;
  const { batchId } = useDraft().selection;
  const lastName = useRef('');
  const isKnown = availability.data !== undefined && !availability.isPlaceholderData;
  const chosen = availability.data?.find((batch) => batch.batchId === batchId);
  const isLost = batchId !== null && isKnown && !chosen?.canFulfill;

  useEffect(() => {
    if (chosen) lastName.current = chosen.batchName;
  }, [chosen]);

  const letGo = useEffectEvent(() => {
    const name = chosen?.batchName ?? lastName.current;
    toast({ title: text.unavailable, message: text.unavailableMessage(name), variant: 'destructive' });
    chooseBatch(null);
  });
  useEffect(() => {
    if (isLost) letGo();
  }, [isLost]);
}
