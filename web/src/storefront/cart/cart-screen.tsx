import { acceptPrices } from '@mooncake/domain/cart/review-cart';
import { changeCart } from '../../lib/cart-store.ts';
import { useCartTexts } from '../../shared/cart/cart.texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartLoading } from './cart-loading.tsx';
import { cartHeadingId } from './element-ids.ts';
import { EmptyCart } from './empty-cart.tsx';
import { OrderSummary } from './order-summary.tsx';
import { useCartReview } from './use-cart-review.ts';

export function CartScreen() {
  const text = useCartTexts();
  const { isRestored, catalogue, review } = useCartReview();

  return (
    <div className="page-width pt-4 md:pt-8 md:pb-20">
      <Link
        to="/"
        className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-full pr-4 pl-1 text-crust hover:text-crust-deep hover:underline"
      >
        <Icon name="left" className="size-5" />
        {text.backToProducts}
      </Link>
      {!isRestored && <CartLoading />}
      {isRestored && review.lines.length === 0 && <EmptyCart />}
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
    </div>
  );
}
