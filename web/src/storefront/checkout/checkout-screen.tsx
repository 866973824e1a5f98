import { acceptPrices } from '@mooncake/domain/cart/review-cart';
import { confirmationKey } from '@mooncake/domain/orders/confirmation.contract';
import type { PlacedOrder } from '@mooncake/domain/orders/submission.contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { readStored } from '../../lib/browser/browser-storage.ts';
import { changeCart } from '../../lib/cart-store.ts';
import { Loading, PageLoading } from '../../ui/loading.tsx';
import { useLocation, useNavigate } from '../../ui/router/router.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { CartPending } from '../cart/cart-pending.tsx';
import { useCartReview } from '../cart/use-cart-review.ts';
import { useCheckoutTexts } from './checkout.texts.ts';
import { checkoutApi } from './checkout-api.ts';
import { changeHoldRecord, holdRecord } from './hold-record.ts';
import { OrderStep } from './order-step.tsx';
import { forgetCheckout, keepConfirmation } from './payment/finish-order.ts';
import { usePaymentTexts } from './payment/payment.texts.ts';
import { LateReceiptStep, PaymentStep } from './payment/payment-step.tsx';
import { useStep } from './use-step.ts';

const placedToastFor = 3000;
const outsideToastFor = 15_000;
/** Seen on the summary, whose heading says the same. */
const ofOrder = { about: 'order', outlivesPage: true, standsBelow: true };

export function CheckoutScreen() {
  const text = useCheckoutTexts();
  const { isRestored, catalogue, review } = useCartReview();
  const { step, goOn, goBack } = useStep();
  const record = holdRecord.use();
  const { onPlaced, onAlreadyOrdered, isLeaving } = useLeaving();
  useRelease(step);
  useSummaryAhead(step !== 'order');
  useOrderedElsewhere(onAlreadyOrdered);

  const isPaying = step === 'payment' && record !== null && record.ended === null;
  const isLate = step === 'late' && record !== null;
  // Before the cart is read, nothing that this browser keeps is: the page stands as the server drew it.
  const isLost = isRestored && step !== 'order' && !isPaying && !isLate;
  // Nothing in it, or nothing of it to be had any more: the cart says which.
  const isEmpty = isRestored && step === 'order' && review.orderable.items.length === 0;
  const navigate = useNavigate();
  const { key: visit } = useLocation();

  const turnBack = useEffectEvent(() => {
    if (!isLeaving(visit)) goBack();
  });
  useEffect(() => {
    if (isLost) turnBack();
  }, [isLost]);

  const goToCart = useEffectEvent((from: string) => {
    if (!isLeaving(from)) navigate('/cart', { replace: true });
  });
  useEffect(() => {
    if (isEmpty) goToCart(visit);
  }, [isEmpty, visit]);

  const loading = (
    <PageLoading>
      <Loading label={text.loading} />
    </PageLoading>
  );
  if (!isRestored || isEmpty) return <CartPending>{loading}</CartPending>;
  if (isLost) return loading;
  const shared = { cart: review.orderable, onBack: goBack, onPlaced };
  return (
    <div className="page-width pt-2 pb-2 md:pt-8 md:pb-20">
      {isPaying && <PaymentStep {...shared} record={record} onAlreadyOrdered={onAlreadyOrdered} />}
      {isLate && <LateReceiptStep {...shared} record={record} />}
      {step === 'order' && (
        <OrderStep
          review={review}
          onAcceptPrices={() => void changeCart((cart) => acceptPrices(cart, catalogue))}
          onHeld={() => goOn('payment')}
          onSendReceipt={() => goOn('late')}
          onAlreadyOrdered={onAlreadyOrdered}
        />
      )}
    </div>
  );
}

/** The way out: to the summary of an order that is placed, whoever placed it. */
function useLeaving() {
  const text = usePaymentTexts().complete;
  const navigate = useNavigate();
  const { key: visit } = useLocation();
  // While the summary is on its way, the emptied cart must not send the customer anywhere else; should they
  // come back before it is drawn, that is another visit.
  const leftVisit = useRef<string | null>(null);

  const leaveFor = (orderNumber: string) => navigate(`/order-summary/${orderNumber}`, { replace: true });

  const onPlaced = async (placed: PlacedOrder) => {
    leftVisit.current = visit;
    await keepConfirmation(placed);
    if (placed.outsideStock) {
      const words = { title: text.outside, message: text.outsideMessage };
      toast({ ...words, variant: 'warning', duration: outsideToastFor, ...ofOrder });
    } else {
      const words = { title: text.placed, message: text.placedMessage };
      toast({ ...words, duration: placedToastFor, ...ofOrder });
    }
    leaveFor(placed.orderNumber);
  };

  const onAlreadyOrdered = (orderNumber: string) => {
    if (leftVisit.current === visit) return;
    leftVisit.current = visit;
    toast({ title: text.already, message: text.alreadyMessage(orderNumber), ...ofOrder });
    void forgetCheckout().then(() => leaveFor(orderNumber));
  };
  return { onPlaced, onAlreadyOrdered, isLeaving: (from: string) => leftVisit.current === from };
}

/** Going back frees the boxes for others, unless they are already paid for. */
function useRelease(step: string) {
  const before = useRef(step);
  useEffect(() => {
    const record = holdRecord.current();
    const hasGoneBack = before.current === 'payment' && step === 'order';
    before.current = step;
    if (!hasGoneBack || !record || record.ended || record.isPaymentConfirmed) return;
    changeHoldRecord({ ended: 'released' });
    // Should this not arrive, the reservation ends by itself.
    checkoutApi.releaseHold(record.holdId).catch(() => undefined);
  }, [step]);
}

/** The next page's code comes while the customer pays: after the last button no network may be left. */
function useSummaryAhead(isPaying: boolean) {
  useEffect(() => {
    if (isPaying) import('../order-summary/order-summary-screen.tsx').catch(() => undefined);
  }, [isPaying]);
}

/** Another tab completed the order this one was about. */
function useOrderedElsewhere(onOrdered: (orderNumber: string) => void) {
  const orderNumber = holdRecord.use()?.orderNumber;
  const last = useRef(orderNumber);
  const leave = useEffectEvent(onOrdered);
  useEffect(() => {
    const ended = last.current;
    last.current = orderNumber;
    if (orderNumber === undefined && ended && readStored(confirmationKey(ended))) leave(ended);
  }, [orderNumber]);
}
