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
  settings: Pick<PublicSettings, 'shopName' | 'shopNameZh' | 'pickupPlaces'>,
  { language, host }: { language: Language; host: string },
): CalendarEvent {
  const place = settings.pickupPlaces.find(({ key }) => key === pickup.pickupPlace);
  const shop = inLanguage(language, settings.shopName, settings.shopNameZh);
  const title = orderSummaryTexts[language].event(shop, paymentReferenceCode);

  return {
    uid: `${paymentReferenceCode}@${host}`,
    date: pickup.batchDate,
    title: [title, pickup.timeSlot].filter(Boolean).join(', '),
    description: [
      inLanguage(language, pickup.methodName, pickup.methodNameZh),
      ...items.map(({ name, nameZh, quantity }) => `${quantity} × ${inLanguage(language, name, nameZh)}`),
      formatRinggit(totalSen),
      place && inLanguage(language, place.note, place.noteZh),
    ]
      .filter(Boolean)
      .join('\n'),
    // With a rider both are known, and the customer waits at home.
    location: pickup.deliveryAddress ?? place?.address ?? '',
  };
}
