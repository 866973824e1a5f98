import type { PlainDate } from '@mooncake/domain/calendar';
import { isCollectedByRider } from '@mooncake/domain/delivery/rider';
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
import { BothNames } from '../../../shared/orders/both-names.tsx';
import { useCheckoutTexts } from '../checkout.texts.ts';

type HeldDeliveryProps = {
  selection: { [Part in keyof OrderSelection]: string | null };
  /** Known even when the batch takes no more orders. */
  batchDate: PlainDate | undefined;
  address: string;
};

/** How and when the order is handed over, to be read once more before paying. */
export function HeldDelivery({ selection, batchDate, address }: HeldDeliveryProps) {
  const { language } = useLanguage();
  const text = useCheckoutTexts().details;
  const slotName = useSlotName();
  const { data: methods } = useQuery(deliveryMethodsQuery);
  const { data: batches } = useQuery(pickupBatchesQuery);
  const { data: slots } = useQuery(allSlotsQuery);
  const method = methods?.find(({ id }) => id === selection.deliveryMethodId);
  const batch = batches?.find(({ id }) => id === selection.batchId);
  const date = batchDate ?? batch?.batchDate;
  const slot = slots?.find(({ id }) => id === selection.timeSlotId);
  if (!method) return null;
  const { place } = method;
  const hasRider = isCollectedByRider(method);

  return (
    <div className="mt-4 border-line border-t pt-4 leading-snug [overflow-wrap:anywhere]">
      <p className="font-semibold">
        <BothNames name={method.name} nameZh={method.nameZh} />
      </p>
      <p className="text-muted">
        {date && formatDate(date, language)}
        {slot && <span className="block">{slotName(slot)}</span>}
      </p>
      {place && (
        <p className="mt-2">
          <span className="text-muted">{hasRider ? text.riderCollectsAt : text.pickUpAt}: </span>
          <BothNames name={place.name} nameZh={place.nameZh} />
          {place.address && `, ${place.address}`}
        </p>
      )}
      {method.needsAddress && address && (
        <p className="mt-2 whitespace-pre-line">
          <span className="text-muted">{text.deliverTo}: </span>
          {address}
        </p>
      )}
    </div>
  );
}
