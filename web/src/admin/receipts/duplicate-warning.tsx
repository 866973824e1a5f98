import type { ReceiptReviewResponse } from '@mooncake/domain/receipts/receipt-review.contract';
import { useLanguage } from '../../i18n/language-context.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { Notice } from '../../ui/notice.tsx';
import { useReviewTexts } from './review.texts.ts';

type DuplicateWarningProps = {
  orders: ReceiptReviewResponse['sameFileOrders'];
  onOpenOrder: (orderId: string) => void;
};

/** The very same file paid for other orders: each is named and can be opened. */
export function DuplicateWarning({ orders, onOpenOrder }: DuplicateWarningProps) {
  const { language } = useLanguage();
  const text = useReviewTexts();
  if (orders.length === 0) return null;

  return (
    <Notice look="problem" title={text.sameFile} isAlert>
      <ul>
        {orders.map(({ orderId, orderNumber, uploadedAt }) => (
          <li key={orderId}>
            <button
              type="button"
              onClick={() => onOpenOrder(orderId)}
              className="min-h-11 font-semibold text-seal underline underline-offset-4 lg:min-h-8"
            >
              {orderNumber}
              <span className="sr-only">: {text.openOrder}</span>
            </button>{' '}
            {text.sameFileFor(formatMoment(uploadedAt, language))}
          </li>
        ))}
      </ul>
      <p>{text.sameFileMessage}</p>
    </Notice>
  );
}
