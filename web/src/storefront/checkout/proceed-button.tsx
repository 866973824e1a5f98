import { type Cart, totalSen } from '@mooncake/domain/cart/cart';
import { formatRinggit } from '@mooncake/domain/money';
import type { OrderFormProblem } from '@mooncake/domain/orders/order-form';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { useCheckoutTexts } from './checkout.texts.ts';

type ProceedButtonProps = {
  cart: Cart;
  problems: readonly OrderFormProblem[];
  isOff: boolean;
  isBusy: boolean;
};

/** Off it still answers a press, with the reasons; those also stand below it all the time. */
export function ProceedButton({ cart, problems, isOff, isBusy }: ProceedButtonProps) {
  const text = useCheckoutTexts().proceed;
  return (
    <div className="grid justify-items-stretch gap-3">
      <Button
        type="submit"
        size="large"
        aria-disabled={isOff || isBusy}
        aria-describedby="proceed-reason"
        className="w-full"
      >
        {isBusy && <Spinner className="size-5" />}
        {isBusy ? text.busy : text.button(formatRinggit(totalSen(cart)))}
      </Button>
      <div id="proceed-reason" className="text-center text-muted leading-snug">
        {problems.length === 0 ? (
          <p>{text.holdNote}</p>
        ) : (
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
