import { slotName } from '@mooncake/domain/delivery/slot-name';
import type { Language } from '@mooncake/domain/language';
import { formatRinggit } from '@mooncake/domain/money';
import type { StoredConfirmation } from '@mooncake/domain/orders/confirmation.contract';
import type { PublicSettings } from '@mooncake/domain/settings/settings';
import { inLanguage } from '../../shared/in-language.ts';
import type { CalendarEvent } from './calendar-file.ts';
import { orderSummaryTexts } from './order-summary.texts.ts';

/** The day an order is handed over, as an entry of the customer's calendar. */
export function orderEvent(
  { items, totalSen, pickup, paymentReferenceCode }: StoredConfirmation,
  settings: Pick<PublicSettings, 'shopName' | 'shopNameZh'>,
  { language, host }: { language: Language; host: string },
): CalendarEvent {
  const { place } = pickup;
  const shop = inLanguage(language, settings.shopName, settings.shopNameZh);
  const title = orderSummaryTexts[language].event(shop, paymentReferenceCode);

  return {
    uid: `${paymentReferenceCode}@${host}`,
    date: pickup.batchDate,
    title: [title, slotName(pickup, language)].filter(Boolean).join(', '),
    description: [
      inLanguage(language, pickup.methodName, pickup.methodNameZh),
      inLanguage(language, pickup.methodDescription, pickup.methodDescriptionZh),
      ...items.map(({ name, nameZh, quantity }) => `${quantity} × ${inLanguage(language, name, nameZh)}`),
      formatRinggit(totalSen),
      inLanguage(language, pickup.slotNote, pickup.slotNoteZh),
      place && inLanguage(language, place.note, place.noteZh),
      place?.mapUrl,
    ]
      .filter(Boolean)
      .join('\n'),
    // With a rider both are known, and the customer waits at home.
    location: pickup.deliveryAddress ?? place?.address ?? '',
  };
}
