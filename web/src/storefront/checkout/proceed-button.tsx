import { type Cart, type CartItem, totalSen } from '@mooncake/domain/cart/cart';
import { formatRinggit } from '@mooncake/domain/money';
import type { OrderFormProblem } from '@mooncake/domain/orders/order-form';
import { useLanguage } from '../../i18n/language-context.ts';
import { inLanguage } from '../../shared/in-language.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { useCheckoutTexts } from './checkout.texts.ts';

type ProceedButtonProps = {
  cart: Cart;
  problems: readonly OrderFormProblem[];
  /** What is in the cart but can no longer be had. */
  gone: readonly CartItem[];
  isOff: boolean;
  isBusy: boolean;
};

/** Off it still answers a press, with the reasons; those also stand below it all the time. */
export function ProceedButton({ cart, problems, gone, isOff, isBusy }: ProceedButtonProps) {
  const { language } = useLanguage();
  const { editCart, proceed: text } = useCheckoutTexts();
  const names = gone.map(({ name, nameZh }) => inLanguage(language, name, nameZh));
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
        {gone.length > 0 && (
          <p className="mb-2 text-seal">
            {text.gone(names.join(language === 'en' ? ', ' : '、'))}{' '}
            <Link to="/cart" className="font-semibold underline underline-offset-4">
              {editCart}
            </Link>
          </p>
        )}
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
