import { type Cart, type CartItem, totalSen } from '@mooncake/domain/cart/cart';
import { boxesOf, holdLimits, isOverBoxLimit } from '@mooncake/domain/holds/hold-limits';
import { formatRinggit } from '@mooncake/domain/money';
import type { OrderFormProblem } from '@mooncake/domain/orders/order-form';
import { useCartTexts } from '../../shared/cart/cart.texts.ts';
import { NameList } from '../../shared/orders/both-names.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { useCheckoutTexts } from './checkout.texts.ts';
import { goToElement } from './form/field-ids.ts';
import { newPricesId } from './new-prices.tsx';

type ProceedButtonProps = {
  cart: Cart;
  /** What is missing; `listed` where the summary above the button says it. */
  problems: readonly OrderFormProblem[] | 'listed';
  /** What is in the cart but can no longer be had. */
  gone: readonly CartItem[];
  /** Prices that have to be taken over first. */
  hasNewPrices: boolean;
  isOff: boolean;
  isBusy: boolean;
};

export const proceedReasonId = 'proceed-reason';

/** Off it still answers a press, with the reasons; those also stand below it all the time. */
export function ProceedButton({ cart, problems, gone, hasNewPrices, isOff, isBusy }: ProceedButtonProps) {
  const { editCart, proceed: text } = useCheckoutTexts();
  const { tooMuch } = useCartTexts();
  const isTooMuch = isOverBoxLimit(cart.items);
  return (
    <div className="grid justify-items-stretch gap-3">
      <Button
        type="submit"
        size="large"
        aria-disabled={isOff || isBusy}
        aria-describedby={proceedReasonId}
        className="w-full max-md:px-4"
      >
        {isBusy && <Spinner className="size-5" />}
        {isBusy ? text.busy : text.button(formatRinggit(totalSen(cart)))}
      </Button>
      <div id={proceedReasonId} tabIndex={-1} className="text-center text-muted leading-snug outline-none">
        {gone.length > 0 && (
          <p className="mb-2 text-seal">
            {text.gone} <NameList names={gone} />{' '}
            <Link to="/cart" className="font-semibold underline underline-offset-4">
              {editCart}
            </Link>
          </p>
        )}
        {isTooMuch && (
          <p className="mb-2 text-seal">
            {tooMuch(boxesOf(cart.items), holdLimits.boxes)}{' '}
            <Link to="/cart" className="font-semibold underline underline-offset-4">
              {editCart}
            </Link>
          </p>
        )}
        {hasNewPrices && (
          <p className="mb-2 text-seal">
            {text.newPrices}{' '}
            <button
              type="button"
              onClick={() => goToElement(newPricesId)}
              className="font-semibold underline underline-offset-4"
            >
              {text.showPrices}
            </button>
          </p>
        )}
        {problems.length === 0 && !hasNewPrices && !isTooMuch && (
          <p className="max-md:text-sm">{text.holdNote}</p>
        )}
        {problems !== 'listed' && problems.length > 0 && (
          <>
            <p>{text.missing}</p>
            <ul>
              {problems.map(({ code }) => (
                <li key={code}>{text.missingByCode[code]}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
