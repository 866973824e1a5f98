import { badgeText, totalItems } from '@mooncake/domain/cart/cart';
import { useMessages } from '../../i18n/language-context.ts';
import { useCart } from '../../lib/cart-store.ts';
import { HeaderLink } from './header-link.tsx';

export function CartButton() {
  const text = useMessages().shell;
  const count = totalItems(useCart().cart);
  const label = count > 0 ? text.cartWithItems(count) : text.cart;

  return (
    <HeaderLink to="/cart" icon="bag" name={text.cart} word={text.cart} label={label}>
      {/* Laid over the corner, so the header keeps its place when the stored cart arrives. */}
      {count > 0 && (
        <span className="absolute -top-1.5 -right-1.5 min-w-6 rounded-full bg-gold px-1.5 text-center font-bold text-xs text-on-gold leading-6 tabular-nums">
          {badgeText(count)}
        </span>
      )}
    </HeaderLink>
  );
}
