import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { settingsQuery } from '../../../shared/catalogue/queries.ts';
import { useSlotName } from '../../../shared/delivery/use-slot-name.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useCheckoutTexts } from '../checkout.texts.ts';
import { FormField } from '../form/contact-form.tsx';
import type { FormProblems } from '../use-form-problems.ts';
import type { Delivery } from './use-delivery.ts';

/** Where the boxes go or wait: an address to give, or one to come to. */
export function DeliveryDetails({ delivery, problems }: { delivery: Delivery; problems: FormProblems }) {
  const { language } = useLanguage();
  const text = useCheckoutTexts().details;
  const slotName = useSlotName();
  const { data: settings } = useQuery(settingsQuery);
  const { method, batch, slot } = delivery;
  if (!method) return null;
  const place = settings?.pickupPlaces.find(({ key }) => key === method.pickupPlace);

  return (
    <SectionCard title={text.title}>
      <p className="font-semibold">{inLanguage(language, method.name, method.nameZh)}</p>
      {batch && (
        <p className="text-muted">
          {[formatDate(batch.batchDate, language), slot && slotName(slot.timeSlot)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {place && (
        <div className="mt-3 rounded-xl bg-paper px-4 py-3">
          <p className="text-muted">{text.pickUpAt}</p>
          <p className="font-semibold">{inLanguage(language, place.name, place.nameZh)}</p>
          <p>{place.address}</p>
          <p className="text-muted">{inLanguage(language, place.note, place.noteZh)}</p>
        </div>
      )}
      {method.needsAddress && (
        <div className="mt-4 grid gap-3">
          <FormField
            name="deliveryAddress"
            label={text.deliverTo}
            hint={text.addressHint}
            problems={problems}
            isRequired
            autoComplete="street-address"
            lines={3}
            maxLength={500}
          />
          <p className="text-sm text-muted">{text.feesHint}</p>
        </div>
      )}
    </SectionCard>
  );
}
