import { totalSen } from '@mooncake/domain/cart/cart';
import { isOverBoxLimit } from '@mooncake/domain/holds/hold-limits';
import { canSubmitOrderForm } from '@mooncake/domain/orders/order-form';
import { type FormEvent, useRef } from 'react';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { refusalFacts } from '../../lib/api/refusal-facts.ts';
import { placeOfRefusal, type RefusalPlace } from '../../shared/delivery/refusal-place.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { useCartReview } from '../cart/use-cart-review.ts';
import { BackLink } from './back-link.tsx';
import { useCheckoutTexts } from './checkout.texts.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { DeliveryChooser } from './delivery/delivery-chooser.tsx';
import { DeliveryDetails } from './delivery/delivery-details.tsx';
import { useDelivery } from './delivery/use-delivery.ts';
import { useDraft } from './draft.ts';
import { ContactForm } from './form/contact-form.tsx';
import { goToElement } from './form/field-ids.ts';
import { ProblemSummary } from './form/problem-summary.tsx';
import { NewPrices, newPricesId } from './new-prices.tsx';
import { PaidBefore } from './paid-before.tsx';
import { ExpiredCard } from './payment/expired-card.tsx';
import { ProceedButton, proceedReasonId } from './proceed-button.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { StepHeading } from './step-heading.tsx';
import { useFormProblems } from './use-form-problems.ts';
import { useProceed } from './use-proceed.ts';

type OrderStepProps = {
  review: ReturnType<typeof useCartReview>['review'];
  onAcceptPrices: () => void;
  onHeld: () => void;
  onSendReceipt: () => void;
  onAlreadyOrdered: (orderNumber: string) => void;
};

/** The first step: what, how, when and who. Going on reserves the boxes. */
export function OrderStep({
  review,
  onAcceptPrices,
  onHeld,
  onSendReceipt,
  onAlreadyOrdered,
}: OrderStepProps) {
  const text = useCheckoutTexts();
  const { form } = useDraft();
  const cart = review.orderable;
  const delivery = useDelivery(cart);
  const problems = useFormProblems(delivery);
  const { isBusy, refused, paidBefore, proceed } = useProceed({ cart, delivery, onHeld, onAlreadyOrdered });
  const summary = useRef<HTMLDivElement>(null);

  const gone = review.lines.filter(({ verdict }) => verdict === 'gone').map(({ item }) => item);
  const hasGone = gone.length > 0;
  const selection = {
    batchId: delivery.batch?.batchId ?? null,
    timeSlotId: delivery.slot?.id ?? null,
    needsAddress: delivery.method?.needsAddress ?? false,
  };
  const hasNewPrices = review.lines.some(({ verdict }) => verdict === 'repriced');
  // A refusal that already tells this new total is notice enough until the cart has taken it over.
  const toldTotalSen = refused && refusalFacts(refused.problem, 'cart.price_changed')?.newTotalSen;
  // One list of what is missing: under the button until it is pressed, then above it, each line a way there.
  const isListed = problems.wasTried && problems.problems.length > 0;
  const isTooMuch = isOverBoxLimit(cart.items);
  const isOff = hasGone || isTooMuch || hasNewPrices || !canSubmitOrderForm(form, selection);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = problems.problems;
    if (!first && hasNewPrices) return goToElement(newPricesId);
    if (!first) return hasGone || isTooMuch ? goToElement(proceedReasonId) : void proceed();
    problems.setWasTried(true);
    requestAnimationFrame(() => summary.current?.focus());
  };

  const refusedAt = (place: RefusalPlace) => {
    const code = refused?.problem instanceof ApiProblem ? refused.problem.code : '';
    return placeOfRefusal(code) === place ? refused : null;
  };
  const refusalAt = (place: RefusalPlace) => {
    const { problem, moment } = refusedAt(place) ?? {};
    return (
      moment && (
        <RefusalNotice key={moment} problem={problem} onAcceptTotal={(total) => void proceed(total)} />
      )
    );
  };

  return (
    <>
      <StepHeading step="order" back={<BackLink to="/cart">{text.backToCart}</BackLink>} />
      <ExpiredCard onSendReceipt={onSendReceipt} />
      <div className="grid gap-2 md:gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-7">
        <div className="grid gap-4 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:order-2">
          <CheckoutSummary lines={cart.items} method={delivery.method} />
          {toldTotalSen !== totalSen(cart) && <NewPrices review={review} onAccept={onAcceptPrices} />}
          {hasGone && (
            <Notice look="problem" title={text.goneLines}>
              <ButtonLink to="/cart" look="outline" className="mt-2">
                {text.editCart}
              </ButtonLink>
            </Notice>
          )}
          {refusalAt('cart')}
        </div>
        <form noValidate onSubmit={submit} className="grid min-w-0 gap-2 md:gap-5">
          <DeliveryChooser
            delivery={delivery}
            problems={problems}
            refusalAt={refusalAt}
            refusedAt={refusedAt}
          />
          <DeliveryDetails delivery={delivery} problems={problems} />
          <ContactForm problems={problems} />
          {isListed && <ProblemSummary problems={problems} ref={summary} />}
          {refusalAt('proceed')}
          {paidBefore && (
            <PaidBefore
              earlier={paidBefore}
              newTotalSen={totalSen(cart)}
              onNotPaid={() => void proceed(totalSen(cart), { isUnpaid: true })}
            />
          )}
          <ProceedButton
            cart={cart}
            problems={isListed ? 'listed' : problems.problems}
            gone={gone}
            hasNewPrices={hasNewPrices}
            isOff={isOff}
            isBusy={isBusy}
          />
        </form>
      </div>
    </>
  );
}
