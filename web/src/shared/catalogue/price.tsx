import { priceLabel, shownPriceSen } from '@mooncake/domain/catalog/price-label';
import type { Product } from '@mooncake/domain/catalog/product';
import { formatRinggit } from '@mooncake/domain/money';
import { useMessages } from '../../i18n/language-context.ts';
import type { Messages } from '../../i18n/messages.ts';

type PriceParts = { before: string; amount: string; after: string };

/** `from` · `RM 48.00` · `per box`, in the order the language says them. */
function priceParts(product: Product, text: Messages['product']): PriceParts {
  const { isFrom, unit } = priceLabel(product);
  return {
    before: isFrom ? text.from.before : '',
    amount: formatRinggit(shownPriceSen(product)),
    after: [isFrom ? text.from.after : '', text.perUnit[unit]].filter(Boolean).join(' · '),
  };
}

/** The whole price as one line of text, for titles and link previews. */
export function priceText(product: Product, text: Messages['product']): string {
  const { before, amount, after } = priceParts(product, text);
  return [before, amount, after].filter(Boolean).join(' ');
}

export function Price({ product }: { product: Product }) {
  const { before, amount, after } = priceParts(product, useMessages().product);
  return (
    <p className="whitespace-nowrap">
      {before && <span className="text-muted text-sm">{before} </span>}
      <span className="font-bold text-[1.4rem] tabular-nums">{amount}</span>
      <span className="text-muted text-sm"> {after}</span>
    </p>
  );
}
