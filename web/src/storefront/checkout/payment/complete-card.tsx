import { canCompleteOrder } from '@mooncake/domain/orders/submission';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { changeHoldRecord, type HoldRecord } from '../hold-record.ts';
import { usePaymentTexts } from './payment.texts.ts';
import type { useCompleteOrder } from './use-complete-order.ts';

type CompleteCardProps = {
  record: Pick<HoldRecord, 'isPaymentConfirmed'>;
  hasReceipt: boolean;
  /** Nobody is told to pay any more. */
  isLate: boolean;
  /** Another tab changed the order, and the customer has not looked at it yet. */
  isUnseen: boolean;
  order: ReturnType<typeof useCompleteOrder>;
};

/** Two presses: the money is on its way, and so is the order. */
export function CompleteCard({
  record: { isPaymentConfirmed },
  hasReceipt,
  isLate,
  isUnseen,
  order,
}: CompleteCardProps) {
  const text = usePaymentTexts().complete;
  const state = { paymentConfirmed: isPaymentConfirmed, hasReceipt, submitting: order.isBusy };
  const canComplete = canCompleteOrder(state) && !isUnseen;
  const missing = [
    isUnseen && text.needLook,
    !isPaymentConfirmed && (isLate ? text.needPaymentLate : text.needPayment),
    !hasReceipt && text.needReceipt,
  ].filter(Boolean);

  return (
    <SectionCard title={text.title}>
      <div className="grid gap-3">
        <Button
          look={isPaymentConfirmed ? 'outline' : 'primary'}
          size="large"
          aria-disabled={isPaymentConfirmed || isUnseen}
          onClick={() => (isUnseen ? order.complete() : changeHoldRecord({ isPaymentConfirmed: true }))}
        >
          {isPaymentConfirmed && <Icon name="check" className="size-5 text-jade" />}
          {isPaymentConfirmed ? text.confirmed : text.madePayment}
        </Button>
        <Button
          look={isPaymentConfirmed ? 'primary' : 'outline'}
          size="large"
          aria-disabled={!canComplete}
          aria-describedby="complete-reason"
          onClick={() => {
            letSecondPressSelectNothing();
            order.complete();
          }}
        >
          {order.isBusy && <Spinner className="size-5" />}
          {order.isBusy ? text.sending : text.button}
        </Button>
        {order.isBusy && <UploadProgress share={order.progress} />}
        <p id="complete-reason" className="text-center text-muted leading-snug">
          {!order.isBusy && (missing.length > 0 ? missing.join(' ') : text.ready)}
        </p>
        {order.failure && !order.isBusy && (
          <Notice look="problem" title={order.failure.title} isAlert>
            <p>{order.failure.message}</p>
            {order.failure.isSafe && <p className="mt-1">{text.safe}</p>}
          </Notice>
        )}
      </div>
    </SectionCard>
  );
}

/**
 * The second of two presses meets whatever is under the finger by then: this card, or the summary that took its place.
 * What it selects may be gone a moment later, and the browser would mark the whole page that follows instead.
 */
function letSecondPressSelectNothing() {
  const selectNothing = (event: MouseEvent) => {
    if (event.detail > 1) event.preventDefault();
    else document.removeEventListener('mousedown', selectNothing);
  };
  document.addEventListener('mousedown', selectNothing);
}

function UploadProgress({ share }: { share: number }) {
  const text = usePaymentTexts().complete;
  const percent = Math.round(share * 100);
  const words = percent === 100 ? text.finishing : text.progress(percent);
  return (
    <div>
      <div
        role="progressbar"
        aria-label={text.sending}
        aria-valuenow={percent}
        className="h-2.5 overflow-hidden rounded-full bg-flour"
      >
        <div
          className="h-full rounded-full bg-jade transition-[width] duration-150"
          style={{ width: `${percent}%` }}
        />
      </div>
      <p className="mt-1 text-center text-muted tabular-nums">{words}</p>
    </div>
  );
}
