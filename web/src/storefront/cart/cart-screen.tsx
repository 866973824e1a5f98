import { acceptPrices } from '@mooncake/domain/cart/review-cart';
import { changeCart } from '../../lib/cart-store.ts';
import { useCartTexts } from '../../shared/cart/cart.texts.ts';
import { CartFrame } from './cart-frame.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartLoading } from './cart-loading.tsx';
import { CartPending } from './cart-pending.tsx';
import { cartHeadingId } from './element-ids.ts';
import { EmptyCart } from './empty-cart.tsx';
import { OrderSummary } from './order-summary.tsx';
import { useCartReview } from './use-cart-review.ts';

export function CartScreen() {
  const text = useCartTexts();
  const { isRestored, catalogue, review } = useCartReview();

  if (!isRestored) {
    return (
      <CartPending>
        <CartFrame>
          <CartLoading />
        </CartFrame>
      </CartPending>
    );
  }
  return (
    <CartFrame>
      {review.lines.length === 0 && <EmptyCart />}
      {review.lines.length > 0 && (
        <>
          <h1 id={cartHeadingId} tabIndex={-1} className="mt-2 mb-5 text-3xl outline-none md:mb-7">
            {text.title}
          </h1>
          <div className="flex flex-col gap-5 md:grid md:grid-cols-[1fr_20rem] md:items-start md:gap-7 lg:grid-cols-[1fr_24rem]">
            <CartLines lines={review.lines} />
            <OrderSummary
              review={review}
              onPlaceOrder={() => void changeCart((cart) => acceptPrices(cart, catalogue))}
            />
          </div>
        </>
      )}
    </CartFrame>
  );
}
