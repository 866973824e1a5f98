import { formatRinggit } from '@mooncake/domain/money';
import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { prettyPhone } from '@mooncake/domain/phone';
import type { ReceiptReviewResponse } from '@mooncake/domain/receipts/receipt-review.contract';
import { useLanguage } from '../../i18n/language-context.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { StatusBadge } from '../../shared/orders/status-badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PaymentBadge } from '../orders/details/payment-badge.tsx';
import { VerdictBadge } from '../orders/verdict/verdict-badge.tsx';
import { verdictLooks } from '../orders/verdict/verdict-looks.ts';
import { DuplicateWarning } from './duplicate-warning.tsx';
import { OrderPart } from './order-part.tsx';
import { ReadingCard } from './reading/reading-card.tsx';
import { useReviewTexts } from './review.texts.ts';

type ReviewPanelProps = {
  review: ReceiptReviewResponse;
  order: AdminOrder | undefined;
  onOpenOrder: (orderId: string) => void;
};

/** What the receipt should say, in the largest words, and whose it is. */
export function ReviewPanel({ review, order, onOpenOrder }: ReviewPanelProps) {
  const { language } = useLanguage();
  const text = useReviewTexts();
  const { receipt } = review;

  return (
    // On a phone what was read follows the amount it is held against; whose it is, and warnings, follow that.
    <div className="grid gap-2 lg:gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-lg:-order-1">
        <h2 className="text-2xl">
          <button
            type="button"
            onClick={() => onOpenOrder(review.orderId)}
            className="rounded-lg decoration-2 underline-offset-4 hover:underline"
          >
            {review.orderNumber}
            <span className="sr-only">: {text.openOrder}</span>
          </button>
        </h2>
        {review.reading?.verdict && <VerdictBadge verdict={review.reading.verdict} />}
        {isWarned(review) && (
          <span
            className={classNames(
              'inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 font-semibold text-sm lg:hidden',
              problem.ink,
              problem.box,
            )}
          >
            <Icon name={problem.icon} className="size-4" />
            {text.usedTwice}
          </span>
        )}
      </div>
      <div className="lg:-mt-4">
        <p className="text-muted leading-snug">
          {review.customerName}
          {order && ` · ${prettyPhone(order.customer.phone)}`}
          {order && ` · ${text.ordered(formatMoment(order.createdAt, language))}`}
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          <StatusBadge status={review.orderStatus} />
          <PaymentBadge status={review.paymentStatus} />
        </p>
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 rounded-card border border-line bg-card px-4.5 py-1.5 max-lg:-order-1 lg:items-end lg:gap-y-2 lg:px-5 lg:py-3">
        <p>
          <span className="block text-muted max-lg:text-sm max-lg:leading-tight">{text.amountDue}</span>
          <span className="block font-display text-2xl leading-tight tabular-nums lg:text-4xl">
            {formatRinggit(review.amountDueSen)}
          </span>
        </p>
        <p>
          <span className="block text-muted max-lg:text-sm max-lg:leading-tight">{text.reference}</span>
          <span className="block font-bold font-mono text-xl text-crust leading-snug tracking-wider">
            {review.paymentReferenceCode}
          </span>
        </p>
      </div>
      <DuplicateWarning orders={review.sameFileOrders} onOpenOrder={onOpenOrder} />
      <ReadingCard
        reading={review.reading}
        isPdf={receipt?.kind === 'pdf'}
        sameFileOrders={review.sameFileOrders}
        onOpenOrder={onOpenOrder}
      />
      {review.outsideStock && <Notice title={text.outsideStock} />}
      {order && <OrderPart order={order} />}
      {receipt && (
        <p className="text-sm text-muted">
          {text.uploaded}: {formatMoment(receipt.uploadedAt, language)}
        </p>
      )}
    </div>
  );
}

const problem = verdictLooks['does-not-match'];

const isWarned = ({ sameFileOrders, reading }: ReceiptReviewResponse) =>
  sameFileOrders.length > 0 || (reading?.similarOrders.length ?? 0) > 0;
