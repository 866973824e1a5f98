import type { CartReview } from '@mooncake/domain/cart/review-cart';
import { boxesOf, holdLimits, isOverBoxLimit } from '@mooncake/domain/holds/hold-limits';
import { useCartTexts } from '../../shared/cart/cart.texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

type PlaceOrderProps = { review: CartReview; onPlaceOrder: () => void };

/** The way to the checkout; closed, with the reason, while something in the cart cannot be had. */
export function PlaceOrder({ review: { lines, orderable }, onPlaceOrder }: PlaceOrderProps) {
  const text = useCartTexts();
  const isTooMuch = isOverBoxLimit(orderable.items);
  const hasGone = lines.some(({ verdict }) => verdict === 'gone');
  const hasNewPrice = lines.some(({ verdict }) => verdict === 'repriced');
  const reason = hasGone
    ? text.goneBlocks
    : isTooMuch
      ? text.tooMuch(boxesOf(orderable.items), holdLimits.boxes)
      : hasNewPrice && text.newPrices;

  return (
    <>
      {hasGone || isTooMuch ? (
        <Button size="large" className={buttonClass} disabled aria-describedby="place-order-reason">
          {text.placeOrder}
        </Button>
      ) : (
        // Caught on its way in, so that the link itself still decides how it is followed.
        <ButtonLink to="/checkout" size="large" className={buttonClass} onClickCapture={onPlaceOrder}>
          {text.placeOrder}
        </ButtonLink>
      )}
      {reason && (
        <p id="place-order-reason" className="w-full text-sm leading-snug md:mt-1 md:text-center">
          {reason}
        </p>
      )}
    </>
  );
}

const buttonClass = 'max-md:min-h-12 max-md:px-6 max-md:text-base md:w-full';
