import type { OfferedSlot } from '@mooncake/domain/delivery/delivery-method';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { batchRefusals } from '../../../shared/refusals/batch-refusals.texts.ts';
import type { Words } from '../../../shared/refusals/refusal-words.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useDraft } from '../draft.ts';
import { holdRecord } from '../hold-record.ts';
import type { Delivery } from './use-delivery.ts';

/**
 * What to say of a chosen time that others took meanwhile: by a toast when it happens, at its place until there is
 * another. Null as well where a refused reservation said it already.
 */
export function useLostSlot({ batch, offer, slot }: Delivery, toldSlotId: string | null): Words | null {
  const { language } = useLanguage();
  const { timeSlotId } = useDraft().selection;
  // A method's or a date's only time is taken without being written down.
  const [last, setLast] = useState<{ batchId: string; slot: OfferedSlot } | null>(null);
  if (batch && slot && last?.slot !== slot) setLast({ batchId: batch.batchId, slot });

  const takenId = timeSlotId ?? (last?.batchId === batch?.batchId ? last?.slot.id : null);
  const lost = slot ? undefined : offer?.slots.find(({ id, isFull }) => isFull && id === takenId);
  const words = lost && lost.id !== toldSlotId ? batchRefusals[language]['slot.full'](lost) : null;

  // The last place may be this browser's own, about to be given back or paid for in another tab.
  const own = holdRecord.use()?.held;
  const isOwn = own?.batchId === batch?.batchId && own?.timeSlotId === lost?.id;
  const tell = useEffectEvent(() => words && !isOwn && toast({ ...words, variant: 'destructive' }));
  const lostId = lost?.id;
  useEffect(() => {
    if (lostId) tell();
  }, [lostId]);
  return words;
}
