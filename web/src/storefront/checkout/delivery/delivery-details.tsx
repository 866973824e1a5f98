import type { PickupPlace } from '@mooncake/domain/delivery/place';
import { isCollectedByRider } from '@mooncake/domain/delivery/rider';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { useSlotName } from '../../../shared/delivery/use-slot-name.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { BothNames } from '../../../shared/orders/both-names.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useCheckoutTexts } from '../checkout.texts.ts';
import { FormField } from '../form/contact-form.tsx';
import type { FormProblems } from '../use-form-problems.ts';
import { shortDate } from './short-date.ts';
import type { Delivery } from './use-delivery.ts';

/** Where the boxes go or wait: an address to give, one to come to, or both where a rider collects. */
export function DeliveryDetails({ delivery, problems }: { delivery: Delivery; problems: FormProblems }) {
  const { language } = useLanguage();
  const text = useCheckoutTexts().details;
  const slotName = useSlotName();
  const { method, batch, slot } = delivery;
  if (!method) return null;
  const hasRider = isCollectedByRider(method);
  const feeNote = inLanguage(language, method.feeNote, method.feeNoteZh);
  const slotNote = slot && inLanguage(language, slot.note, slot.noteZh);

  return (
    <SectionCard title={text.title}>
      <div className="[overflow-wrap:anywhere]">
        {/* A phone shows it ticked just above. */}
        <p className="font-semibold leading-snug max-md:sr-only">
          <BothNames name={method.name} nameZh={method.nameZh} />
        </p>
        {batch && (
          <p className="text-muted max-md:text-sm">
            <span className="md:hidden">{shortDate(batch.batchDate, language)}</span>
            <span className="max-md:hidden">{formatDate(batch.batchDate, language)}</span>
            {slot && ` · ${slotName(slot)}`}
          </p>
        )}
        {slotNote && <p className="text-muted max-md:text-sm">{slotNote}</p>}
        {method.place && (
          <Place place={method.place} label={hasRider ? text.riderCollectsAt : text.pickUpAt} />
        )}
        {!method.needsAddress && feeNote && <p className="mt-3 text-sm text-muted leading-snug">{feeNote}</p>}
        {method.needsAddress && (
          <div className="mt-4 grid gap-2">
            <FormField
              name="deliveryAddress"
              label={text.deliverTo}
              hint={text.addressHint}
              problems={problems}
              isRequired
              autoComplete="street-address"
              lines={2}
              maxLength={500}
            />
            <p className="text-sm text-muted leading-snug">
              {feeNote || (hasRider ? text.riderFeesHint : text.feesHint)}
            </p>
          </div>
        )}
      </div>
    </SectionCard>
  );
}

function Place({ place, label }: { place: PickupPlace; label: string }) {
  const { language } = useLanguage();
  return (
    <div className="mt-3 rounded-xl bg-paper px-4 py-2.5 leading-snug">
      <p className="text-sm text-muted">{label}</p>
      <p className="font-semibold">
        <BothNames name={place.name} nameZh={place.nameZh} />
      </p>
      <p>{place.address}</p>
      <p className="text-sm text-muted">{inLanguage(language, place.note, place.noteZh)}</p>
    </div>
  );
}
