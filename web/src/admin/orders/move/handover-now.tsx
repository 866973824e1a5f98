import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { useSlotName } from '../../../shared/delivery/use-slot-name.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { useMoveTexts } from './move.texts.ts';

/** How the order is to change hands as things stand. */
export function HandoverNow({ order }: { order: AdminOrder }) {
  const { language } = useLanguage();
  const text = useMoveTexts();
  const slotName = useSlotName();
  const { deliveryMethod: method, batch, deliveryAddress } = order;
  const lines = [
    method && inLanguage(language, method.name, method.nameZh),
    batch && `${formatDate(batch.batchDate, language)} · ${batch.batchName}`,
    slotName(order),
    deliveryAddress,
  ].filter((line) => line !== null && line !== '');

  return (
    <div className="rounded-xl border border-line bg-paper px-4 py-3">
      <p className="text-sm text-muted">{text.now}</p>
      {lines.length === 0 && <p>{text.nowNothing}</p>}
      {lines.map((line) => (
        <p key={line} className="leading-snug first-of-type:font-semibold">
          {line}
        </p>
      ))}
    </div>
  );
}
