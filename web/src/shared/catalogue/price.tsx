import { formatRinggit } from '@mooncake/domain/money';
import type { Product } from '@mooncake/domain/products/product';
import { useMessages } from '../../i18n/language-context.ts';
import type { Messages } from '../../i18n/messages.ts';
import { classNames } from '../../ui/class-names.ts';

type PriceParts = { before: string; amount: string; after: string };

/** `from` · `RM 48.00` · `per box`, in the order the language says them. */
function priceParts({ priceLabel }: Product, text: Messages['product']): PriceParts {
  const { isFrom, unit, priceSen } = priceLabel;
  return {
    before: isFrom ? text.from.before : '',
    amount: formatRinggit(priceSen),
    after: [isFrom ? text.from.after : '', text.perUnit[unit]].filter(Boolean).join(' · '),
  };
}

/** The whole price as one line of text, for titles and link previews. */
export function priceText(product: Product, text: Messages['product']): string {
  const { before, amount, after } = priceParts(product, text);
  return [before, amount, after].filter(Boolean).join(' ');
}

const amountSizes = { normal: 'text-xl', large: 'text-2xl leading-tight' } as const;

type PriceProps = { product: Product; size?: keyof typeof amountSizes };

export function Price({ product, size = 'normal' }: PriceProps) {
  const { before, amount, after } = priceParts(product, useMessages().product);
  return (
    <p className="whitespace-nowrap">
      {before && <span className="text-muted text-sm">{before} </span>}
      <span className={classNames('font-bold tabular-nums', amountSizes[size])}>{amount}</span>
      <span className="text-muted text-sm"> {after}</span>
    </p>
  );
}
