import type { ReactNode } from 'react';
import { useCartTexts } from '../../shared/cart/cart.texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';

/** The cart's page around what the cart holds. */
export function CartFrame({ children }: { children: ReactNode }) {
  const text = useCartTexts();
  return (
    <div className="page-width pt-4 md:pt-8 md:pb-20">
      <Link
        to="/"
        className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-full pr-4 pl-1 text-crust hover:text-crust-deep hover:underline"
      >
        <Icon name="left" className="size-5" />
        {text.backToProducts}
      </Link>
      {children}
    </div>
  );
}
