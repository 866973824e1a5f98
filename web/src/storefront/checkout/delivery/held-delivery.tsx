import type { OrderSelection } from '@mooncake/domain/holds/hold.contract';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import {
  allSlotsQuery,
  deliveryMethodsQuery,
  pickupBatchesQuery,
} from '../../../shared/delivery/delivery-queries.ts';
import { useSlotName } from '../../../shared/delivery/use-slot-name.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { useCheckoutTexts } from '../checkout.texts.ts';
import { useDraft } from '../draft.ts';

type HeldDeliveryProps = { selection: { [Part in keyof OrderSelection]: string | null } };

/** How and when the order is handed over, to be read once more before paying. */
export function HeldDelivery({ selection }: HeldDeliveryProps) {
  const { language } = useLanguage();
  const text = useCheckoutTexts().details;
  const slotName = useSlotName();
  const { form } = useDraft();
  const { data: methods } = useQuery(deliveryMethodsQuery);
  const { data: batches } = useQuery(pickupBatchesQuery);
  const { data: slots } = useQuery(allSlotsQuery);
  const method = methods?.find(({ id }) => id === selection.deliveryMethodId);
  const batch = batches?.find(({ id }) => id === selection.batchId);
  const slot = slots?.find(({ id }) => id === selection.timeSlotId);
  if (!method) return null;

  return (
    <div className="mt-4 border-line border-t pt-4 leading-snug">
      <p className="font-semibold">{inLanguage(language, method.name, method.nameZh)}</p>
      <p className="text-muted">
        {batch && formatDate(batch.batchDate, language)}
        {slot && <span className="block">{slotName(slot.timeSlot)}</span>}
      </p>
      {method.needsAddress && form.deliveryAddress && (
        <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">
          <span className="text-muted">{text.deliverTo}: </span>
          {form.deliveryAddress}
        </p>
      )}
    </div>
  );
}
