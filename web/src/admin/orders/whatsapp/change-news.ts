import { slotName } from '@mooncake/domain/delivery/slot-name';
import type { Language } from '@mooncake/domain/language';
import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { formatDate } from '../../../lib/format-date.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { whatsappTexts } from './whatsapp.texts.ts';

type Handover = Pick<AdminOrder, 'deliveryMethod' | 'batch' | 'timeSlot' | 'deliveryAddress'>;

/** What staff changed about how an order changes hands, line by line, in its customer's language; null for nothing. */
export function changeNews(before: Handover, after: Handover & Pick<AdminOrder, 'language'>): string | null {
  const text = whatsappTexts[after.language].changed;
  const was = inWords(before, after.language);
  const is = inWords(after, after.language);
  const lines = (['method', 'date', 'time', 'address'] as const)
    .filter((part) => was[part] !== is[part])
    .map((part) => text.line(text[part], was[part] || text.nothing, is[part] || text.nothing));
  return lines.length === 0 ? null : [text.lead, ...lines].join('\n');
}

const inWords = (
  { deliveryMethod: method, batch, timeSlot, deliveryAddress }: Handover,
  language: Language,
) => ({
  method: method ? inLanguage(language, method.name, method.nameZh) : '',
  date: batch ? formatDate(batch.batchDate, language) : '',
  time: timeSlot ? slotName(timeSlot, language) : '',
  address: deliveryAddress ?? '',
});
