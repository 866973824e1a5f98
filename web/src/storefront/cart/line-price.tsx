import { formatRinggit, type Sen } from '@mooncake/domain/money';
import { useCartTexts } from '../../shared/cart/cart.texts.ts';

type LinePriceProps = { priceSen: Sen; quantity: number; totalSen: Sen };

export function LinePrice({ priceSen, quantity, totalSen }: LinePriceProps) {
  const text = useCartTexts();
  return (
    <p className="ml-auto text-right leading-tight">
      <span className="block font-bold text-lg tabular-nums [overflow-wrap:anywhere]">
        {formatRinggit(totalSen)}
      </span>
      {quantity > 1 && (
        <span className="text-sm text-muted tabular-nums">{text.each(formatRinggit(priceSen))}</span>
      )}
    </p>
  );
}
