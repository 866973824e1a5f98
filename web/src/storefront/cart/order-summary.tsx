import { lineTotalSen, totalItems, totalSen, truncateName } from '@mooncake/domain/cart/cart';
import type { CartReview, LineReview } from '@mooncake/domain/cart/review-cart';
import { formatRinggit } from '@mooncake/domain/money';
import { useCartTexts } from '../../shared/cart/cart.texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { En, Zh } from '../../ui/language-run.tsx';
import { PlaceOrder } from './place-order.tsx';

type OrderSummaryProps = { review: CartReview; onPlaceOrder: () => void };

/**
 * One card beside the lines on a wide screen; on a phone its list follows the lines. Where the list is longer
 * than the window, the total with the way on stays at the window's foot.
 */
export function OrderSummary({ review, onPlaceOrder }: OrderSummaryProps) {
  const text = useCartTexts();
  const count = totalItems(review.orderable);

  return (
    <section
      aria-labelledby="summary-heading"
      className="max-md:contents md:sticky md:top-[calc(var(--header-height)+1.5rem)] md:rounded-card md:border md:border-line md:bg-card md:shadow-md"
    >
      <div className="max-md:rounded-card max-md:border max-md:border-line max-md:bg-card max-md:p-4 md:p-6">
        <h2 id="summary-heading" className="text-xl">
          {text.summary}
        </h2>
        <ul className="mt-4 grid gap-3">
          {review.lines.map((line) => (
            <SummaryLine key={line.item.id} line={line} />
          ))}
        </ul>
        <p className="mt-4 text-sm text-muted">{text.deliveryNote}</p>
        <ButtonLink to="/" look="outline" className="mt-4 w-full md:hidden">
          {text.continueShopping}
        </ButtonLink>
      </div>
      <div className="sticky bottom-0 border-line border-t bg-card z-30 max-md:-mx-4.5 max-md:px-4.5 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:shadow-md md:rounded-card md:px-6 md:py-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:gap-y-3">
          <p className="md:flex md:w-full md:items-baseline md:justify-between">
            <span className="text-muted max-md:block max-md:text-xs max-md:leading-tight">
              {text.total} · {text.items(count)}
            </span>{' '}
            <strong className="font-bold text-xl tabular-nums leading-tight [overflow-wrap:anywhere] md:text-2xl">
              {formatRinggit(totalSen(review.orderable))}
            </strong>
          </p>
          <PlaceOrder review={review} onPlaceOrder={onPlaceOrder} />
        </div>
        <ButtonLink to="/" look="outline" className="mt-3 w-full max-md:hidden">
          {text.continueShopping}
        </ButtonLink>
      </div>
    </section>
  );
}

function SummaryLine({ line }: { line: LineReview }) {
  const text = useCartTexts();
  const { item } = line;
  const isGone = line.verdict === 'gone';
  const priceSen = line.verdict === 'repriced' ? line.newPriceSen : item.priceSen;

  return (
    <li className="flex items-baseline justify-between gap-4">
      <span className={isGone ? 'min-w-0 text-muted line-through' : 'min-w-0'}>
        <span className="[overflow-wrap:anywhere]">
          <En className="max-md:hidden">{item.name}</En>
          <En className="md:hidden">{truncateName(item.name)}</En>
          <span className="whitespace-nowrap text-muted tabular-nums"> × {item.quantity}</span>
        </span>
        {item.nameZh && (
          <span className="block text-sm text-muted [overflow-wrap:anywhere]">
            <Zh className="max-md:hidden">{item.nameZh}</Zh>
            <Zh className="md:hidden">{truncateName(item.nameZh)}</Zh>
          </span>
        )}
      </span>
      <span className="whitespace-nowrap font-semibold tabular-nums">
        {isGone ? (
          <span className="font-normal text-seal">{text.notAvailable}</span>
        ) : (
          formatRinggit(lineTotalSen({ priceSen, quantity: item.quantity }))
        )}
      </span>
    </li>
  );
}
