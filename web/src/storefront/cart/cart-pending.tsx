import type { ReactNode } from 'react';
import { CartFrame } from './cart-frame.tsx';
import { EmptyCart } from './empty-cart.tsx';

/**
 * The page until this browser's cart is read. Whether it has one at all is known to the first lines of `index.html`, so
 * whoever has none sees that as soon as anything is drawn.
 */
export function CartPending({ children }: { children: ReactNode }) {
  return (
    <>
      <div style={{ display: 'var(--without-cart, none)' }}>
        <CartFrame>
          <EmptyCart />
        </CartFrame>
      </div>
      <div style={{ display: 'var(--with-cart, block)' }}>{children}</div>
    </>
  );
}
