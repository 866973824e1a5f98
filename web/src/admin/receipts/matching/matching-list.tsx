import { formatRinggit } from '@mooncake/domain/money';
import type { MatchingReceipt } from '@mooncake/domain/receipts/bulk-approval.contract';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useReviewTexts } from '../review.texts.ts';
import { LargeReceipt } from './large-receipt.tsx';
import { useMatchingTexts } from './matching.texts.ts';

type MatchingListProps = {
  orders: readonly MatchingReceipt[];
  isLeftOut: (orderId: string) => boolean;
  onChoose: (orderId: string, isChosen: boolean) => void;
};

/** Each receipt as a whole, beside whose it is and what it should bring. One that did not come is left out. */
export function MatchingList({ orders, isLeftOut, onChoose }: MatchingListProps) {
  const text = useMatchingTexts();
  const { language } = useLanguage();
  const [enlarged, setEnlarged] = useState<MatchingReceipt | null>(null);
  return (
    <>
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {orders.map((order) => {
          const { orderId, orderNumber, customerName, amountDueSen, receipt } = order;
          return (
            <li key={orderId} className="flex min-w-0 gap-3 rounded-xl border border-line p-2">
              <div className="relative flex h-62 w-32 shrink-0 flex-col overflow-hidden rounded-lg border border-line bg-flour md:h-78 md:w-40">
                <Thumbnail order={order} />
                <Icon name="enlarge" className="m-1 size-4 shrink-0 self-end text-muted" />
                <button
                  type="button"
                  aria-label={text.enlarge(orderNumber)}
                  onClick={({ currentTarget }) => {
                    // Not every browser focuses a pressed button, and closing leads back to where the focus was.
                    currentTarget.focus({ preventScroll: true });
                    setEnlarged(order);
                  }}
                  className="absolute inset-0 cursor-zoom-in rounded-lg focus-visible:-outline-offset-3"
                />
              </div>
              <div className="min-w-0 flex-1 leading-snug">
                <div className="-ml-2 flex items-center">
                  <Checkbox
                    label={text.include(orderNumber)}
                    hidesLabel
                    isChecked={!isLeftOut(orderId)}
                    onChange={(isChosen) => onChoose(orderId, isChosen)}
                  />
                  <strong className="tabular-nums">{orderNumber}</strong>
                </div>
                <strong className="block text-lg tabular-nums">{formatRinggit(amountDueSen)}</strong>
                <span className="mt-1 block [overflow-wrap:anywhere]">{customerName}</span>
                <span className="block text-muted text-sm">{formatMoment(receipt.uploadedAt, language)}</span>
              </div>
            </li>
          );
        })}
      </ul>
      {enlarged && <LargeReceipt order={enlarged} onClose={() => setEnlarged(null)} />}
    </>
  );
}

/** Never cut and never covered: the amount, or a stamp across it, may stand at any edge. */
function Thumbnail({ order: { orderNumber, receipt } }: { order: MatchingReceipt }) {
  const text = useMatchingTexts();
  const review = useReviewTexts();
  if (receipt.kind === 'pdf')
    return <span className="grid flex-1 place-items-center font-bold text-muted">{text.pdf}</span>;
  return (
    <img
      src={receipt.viewUrl}
      alt={review.picture(orderNumber)}
      loading="lazy"
      decoding="async"
      className="min-h-0 w-full flex-1 object-contain"
    />
  );
}
