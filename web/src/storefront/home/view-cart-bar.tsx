import { totalItems } from '@mooncake/domain/cart/cart';
import { useMessages } from '../../i18n/language-context.ts';
import { useCart } from '../../lib/cart-store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FirstPageIcon } from '../../ui/first-page-icon.tsx';

/** The way on, once there is something in the cart; stays in reach while the products scroll by. */
export function ViewCartBar() {
  const text = useMessages().home;
  const count = totalItems(useCart().cart);
  if (count === 0) return null;

  return (
    <div className="sticky bottom-4 z-30 mt-9 flex justify-center">
      <ButtonLink to="/cart" look="gold" size="large" className="max-md:w-full">
        <FirstPageIcon name="bag" className="size-5" />
        {text.viewCart(count)}
      </ButtonLink>
    </div>
  );
}
