import type { Shortage } from '@mooncake/domain/stock/shortages';
import { useCheckoutTexts } from '../../i18n/use-checkout-texts.ts';

/** Each product a date lacks. Spans, because it also stands inside a label. */
export function ShortageList({ shortages }: { shortages: readonly Shortage[] }) {
  const text = useCheckoutTexts().batch;
  return (
    <span className="block">
      <span className="block">{text.shortages}:</span>
      {shortages.map(({ productId, productName, needed, available }) => (
        <span key={productId} className="block tabular-nums">
          {productName}: {text.need(needed, available)}
        </span>
      ))}
    </span>
  );
}
