import { badgeText, totalItems } from '@mooncake/domain/cart/cart';
import { useMessages } from '../../i18n/language-context.ts';
import { useCart } from '../../lib/cart-store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

export function CartButton() {
  const text = useMessages().shell;
  const count = totalItems(useCart().cart);

  return (
    <ButtonLink
      to="/cart"
      look="onNight"
      size="compact"
      className="relative"
      aria-label={count > 0 ? text.cartWithItems(count) : text.cart}
    >
      <Icon name="bag" className="size-5" />
      <span className="hidden md:inline">{text.cart}</span>
      {/* Laid over the corner, so the header keeps its place when the stored cart arrives. */}
      {count > 0 && (
        <span className="absolute -top-1.5 -right-1.5 min-w-6 rounded-full bg-gold px-1.5 text-center font-bold text-xs text-on-gold leading-6 tabular-nums">
          {badgeText(count)}
        </span>
      )}
    </ButtonLink>
  );
}
