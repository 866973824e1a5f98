import { type Cart, lineTotalSen, removeItem, updateQuantity } from '@mooncake/domain/cart/cart';
import { formatRinggit } from '@mooncake/domain/money';
import { BothNames } from '../../../shared/orders/both-names.tsx';
import { ItemContents } from '../../../shared/orders/item-contents.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useNewOrderTexts } from './new-order.texts.ts';

type OrderLinesProps = { cart: Cart; onChange: (cart: Cart) => void };

const maxOfOne = 9999;

/** What has been added so far, with how many of each. */
export function OrderLines({ cart, onChange }: OrderLinesProps) {
  const text = useNewOrderTexts();
  if (cart.items.length === 0) return <p className="text-muted">{text.noLines}</p>;

  return (
    <ul aria-label={text.lines} className="grid gap-3">
      {cart.items.map((item) => (
        <li key={item.id} className="rounded-xl border border-line bg-paper px-4 py-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <p className="min-w-48 flex-1 font-semibold leading-snug">
              <BothNames name={item.name} nameZh={item.nameZh} />
            </p>
            <input
              type="number"
              inputMode="numeric"
              min={1}
              max={maxOfOne}
              aria-label={text.quantity(item.name)}
              value={item.quantity}
              onChange={({ target }) =>
                // An emptied field is somebody about to type: the line stays.
                onChange(updateQuantity(cart, item.id, Math.min(maxOfOne, Math.max(1, target.valueAsNumber))))
              }
              className="min-h-11 w-20 rounded-xl border border-muted/55 bg-card px-3 text-center tabular-nums"
            />
            <p className="w-24 text-right tabular-nums">{formatRinggit(lineTotalSen(item))}</p>
            <Button
              look="quiet"
              size="compact"
              aria-label={text.remove(item.name)}
              onClick={() => onChange(removeItem(cart, item.id))}
            >
              <Icon name="bin" />
            </Button>
          </div>
          <ItemContents productName={item.name} metadata={item.metadata} />
        </li>
      ))}
    </ul>
  );
}
