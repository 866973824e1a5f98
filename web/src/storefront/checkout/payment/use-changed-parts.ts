import type { Language } from '@mooncake/domain/language';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import type { Held } from '../hold-record.ts';
import { usePaymentTexts } from './payment.texts.ts';

/** Names what of an order is not as it was; what is short enough is told with both its values. */
export function useChangedParts() {
  const { language } = useLanguage();
  const { part, parts: names } = usePaymentTexts().changed;
  const told = (name: string, from: string, to: string) => (from === to ? name : part(name, from, to));

  return (before: Held, now: Held): string[] => {
    const isOther = (...fields: readonly (keyof Held['form'])[]) =>
      fields.some((field) => before.form[field] !== now.form[field]);
    const items = [listed(before, language), listed(now, language)] as const;
    const dates = [before, now].map(({ batchDate }) => formatDate(batchDate, language, 'short'));
    const isOtherMethod = before.deliveryMethodId !== now.deliveryMethodId;

    return [
      items[0] !== items[1] && told(names.items, ...items),
      items[0] === items[1] && JSON.stringify(before.lines) !== JSON.stringify(now.lines) && names.contents,
      isOtherMethod && names.method,
      before.batchId !== now.batchId && told(names.date, dates[0] ?? '', dates[1] ?? ''),
      // Every method has times of its own.
      !isOtherMethod && before.timeSlotId !== now.timeSlotId && names.time,
      isOther('deliveryAddress') && names.address,
      isOther('name', 'phone', 'email', 'instagram', 'facebook') && names.contact,
      isOther('notes') && names.notes,
    ].filter((words) => words !== false);
  };
}

const listed = ({ lines }: Held, language: Language) =>
  lines
    .map(({ quantity, name, nameZh }) => `${quantity} × ${inLanguage(language, name, nameZh)}`)
    .join(language === 'en' ? ', ' : '、');
