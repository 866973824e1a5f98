import { formatRinggit } from '@mooncake/domain/money';
import type { MatchingReceipt } from '@mooncake/domain/receipts/bulk-approval.contract';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { useReviewTexts } from '../review.texts.ts';
import { useMatchingTexts } from './matching.texts.ts';

type MatchingListProps = {
  orders: readonly MatchingReceipt[];
  isLeftOut: (orderId: string) => boolean;
  onChoose: (orderId: string, isChosen: boolean) => void;
};

/** Each receipt small, beside whose it is and what it should bring. One that did not come is left out. */
export function MatchingList({ orders, isLeftOut, onChoose }: MatchingListProps) {
  const text = useMatchingTexts();
  const review = useReviewTexts();
  const { language } = useLanguage();
  return (
    <ul className="divide-y divide-line border-line border-y">
      {orders.map(({ orderId, orderNumber, customerName, amountDueSen, receipt }) => (
        <li key={orderId} className="flex items-center gap-3 py-2">
          <Checkbox
            label={text.include(orderNumber)}
            hidesLabel
            isChecked={!isLeftOut(orderId)}
            onChange={(isChosen) => onChoose(orderId, isChosen)}
          />
          {receipt.kind === 'pdf' ? (
            <span className="grid h-20 w-15 shrink-0 place-items-center rounded-lg border border-line bg-flour font-bold text-muted text-sm">
              {text.pdf}
            </span>
          ) : (
            <img
              src={receipt.viewUrl}
              alt={review.picture(orderNumber)}
              loading="lazy"
              decoding="async"
              className="h-20 w-15 shrink-0 rounded-lg border border-line bg-flour object-cover object-top"
            />
          )}
          <span className="min-w-0 flex-1 leading-snug">
            <strong className="block tabular-nums">{orderNumber}</strong>
            <span className="block truncate">{customerName}</span>
            <span className="block text-muted text-sm">{formatMoment(receipt.uploadedAt, language)}</span>
          </span>
          <strong className="whitespace-nowrap tabular-nums">{formatRinggit(amountDueSen)}</strong>
        </li>
      ))}
    </ul>
  );
}
