import { totalSen } from '@mooncake/domain/cart/cart';
import type { CartReview } from '@mooncake/domain/cart/review-cart';
import { formatRinggit } from '@mooncake/domain/money';
import { useCartTexts } from '../../shared/cart/cart.texts.ts';
import { BothNames } from '../../shared/orders/both-names.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export const newPricesId = 'new-prices';

type NewPricesProps = { review: CartReview; onAccept: () => void };

/** Prices that changed since the boxes were chosen: told, and taken over with one tap, never in silence. */
export function NewPrices({ review, onAccept }: NewPricesProps) {
  const text = useCartTexts();
  const repriced = review.lines.flatMap((line) => (line.verdict === 'repriced' ? [line] : []));
  if (repriced.length === 0) return null;

  return (
    <div id={newPricesId} tabIndex={-1} className="outline-none">
      <Notice look="warning" title={text.attention(0, repriced.length)} isAlert>
        <ul className="grid gap-1">
          {repriced.map(({ item, newPriceSen }) => (
            <li key={item.id}>
              <strong className="font-semibold">
                <BothNames name={item.name} nameZh={item.nameZh} />
              </strong>
              : {text.repriced(formatRinggit(item.priceSen), formatRinggit(newPriceSen))}
            </li>
          ))}
        </ul>
        <Button look="outline" className="mt-3" onClick={onAccept}>
          {text.acceptPrice(formatRinggit(totalSen(review.orderable)))}
        </Button>
      </Notice>
    </div>
  );
}
