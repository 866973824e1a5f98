import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { useLanguage } from '../../i18n/language-context.ts';
import { useSlotName } from '../../shared/delivery/use-slot-name.ts';
import { inLanguage } from '../../shared/in-language.ts';
import { useDatedBatch } from '../lib/use-dated-batch.ts';
import { useReviewTexts } from './review.texts.ts';

/** What the money is for, in few words. */
export function OrderPart({ order }: { order: AdminOrder }) {
  const { language } = useLanguage();
  const text = useReviewTexts();
  const slotName = useSlotName();
  const datedBatch = useDatedBatch();
  const { items, batch, timeSlot, deliveryMethod: method } = order;
  const products = items
    .map(
      ({ quantity, productName, productNameZh }) =>
        `${quantity} × ${inLanguage(language, productName, productNameZh)}`,
    )
    .join(language === 'en' ? ', ' : '、');
  const way = [method && inLanguage(language, method.name, method.nameZh), timeSlot && slotName(timeSlot)];

  return (
    <dl className="grid grid-cols-[6.5rem_1fr] gap-x-3 gap-y-2 leading-snug [&_dd]:font-semibold [&_dt]:text-muted">
      <dt>{text.products}</dt>
      <dd>{products}</dd>
      {batch && (
        <>
          <dt>{text.batch}</dt>
          <dd>{datedBatch(batch)}</dd>
        </>
      )}
      {method && (
        <>
          <dt>{method.isPickup ? text.pickup : text.delivery}</dt>
          <dd>{way.filter(Boolean).join(' · ')}</dd>
        </>
      )}
    </dl>
  );
}
