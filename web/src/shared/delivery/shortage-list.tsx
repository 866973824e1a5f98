import type { Shortage } from '@mooncake/domain/stock/shortages';
import { useLanguage } from '../../i18n/language-context.ts';
import { inLanguage } from '../in-language.ts';
import { useDeliveryTexts } from './delivery.texts.ts';

/** Each product a date lacks. Spans, because it also stands inside a label. */
export function ShortageList({ shortages }: { shortages: readonly Shortage[] }) {
  const { language } = useLanguage();
  const text = useDeliveryTexts().batch;
  return (
    <span className="block">
      <span className="block">{text.shortages}:</span>
      {shortages.map(({ productId, productName, productNameZh, needed, available }) => (
        <span key={productId} className="block tabular-nums">
          {inLanguage(language, productName, productNameZh)}: {text.need(needed, available)}
        </span>
      ))}
    </span>
  );
}
