import type { Shortage } from '@mooncake/domain/stock/shortages';
import { useDeliveryTexts } from './delivery.texts.ts';

/** Each product a date lacks. Spans, because it also stands inside a label. */
export function ShortageList({ shortages }: { shortages: readonly Shortage[] }) {
  const text = useDeliveryTexts().batch;
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
