import type { SimilarOrder } from '@mooncake/domain/receipts/reading/receipt-reading.contract';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Notice } from '../../../ui/notice.tsx';
import { useReviewTexts } from '../review.texts.ts';
import { useReadingTexts } from './reading.texts.ts';

type SimilarWarningProps = { orders: readonly SimilarOrder[]; onOpenOrder: (orderId: string) => void };

/** Other orders with the same transaction number or nearly the same picture. */
export function SimilarWarning({ orders, onOpenOrder }: SimilarWarningProps) {
  return (['same-transaction', 'similar-picture'] as const).map((why) => {
    const alike = orders.filter((order) => order.why === why);
    // Those of another receipt begin folded again.
    const key = `${why} ${alike[0]?.orderId}`;
    return alike.length > 0 && <AlikeOrders key={key} why={why} orders={alike} onOpenOrder={onOpenOrder} />;
  });
}

/** More would push what was read out of sight. */
const firstShown = 3;
const linkClass = 'min-h-11 font-semibold text-seal underline underline-offset-4 lg:min-h-8';

function AlikeOrders({ why, orders, onOpenOrder }: SimilarWarningProps & Pick<SimilarOrder, 'why'>) {
  const text = useReadingTexts();
  const { openOrder, sameFileMessage } = useReviewTexts();
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const isFolded = !showsAll && orders.length > firstShown;
  const shown = isFolded ? orders.slice(0, firstShown) : orders;
  const showAll = () => {
    flushSync(() => setShowsAll(true));
    // The button is gone: who pressed it goes on with the first of the rest.
    list.current?.children[firstShown]?.querySelector('button')?.focus();
  };
  return (
    <Notice look="problem" title={text.similar[why]} isAlert>
      <ul ref={list} className="flex flex-wrap gap-x-4">
        {shown.map(({ orderId, orderNumber }) => (
          <li key={orderId}>
            <button type="button" onClick={() => onOpenOrder(orderId)} className={linkClass}>
              {orderNumber}
              <span className="sr-only">: {openOrder}</span>
            </button>
          </li>
        ))}
        {isFolded && (
          <li>
            <button type="button" onClick={showAll} className={linkClass}>
              {text.moreSimilar(orders.length - firstShown)}
            </button>
          </li>
        )}
      </ul>
      <p>{sameFileMessage}</p>
    </Notice>
  );
}
