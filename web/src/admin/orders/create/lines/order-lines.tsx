import { type Cart, lineTotalSen, removeItem, updateQuantity } from '@mooncake/domain/cart/cart';
import { formatRinggit } from '@mooncake/domain/money';
import { BothNames } from '../../../../shared/orders/both-names.tsx';
import { ItemContents } from '../../../../shared/orders/item-contents.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { useNewOrderTexts } from '../new-order.texts.ts';
import { QuantityInput } from './quantity-input.tsx';

type OrderLinesProps = { cart: Cart; onChange: (cart: Cart) => void };

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
            <span className="flex flex-1 items-center justify-end gap-x-3">
              <QuantityInput
                label={text.quantity(item.name)}
                problem={text.quantityProblem}
                quantity={item.quantity}
                onChange={(quantity) => onChange(updateQuantity(cart, item.id, quantity))}
              />
              <span className="min-w-20 text-right tabular-nums">{formatRinggit(lineTotalSen(item))}</span>
              <Button
                look="quiet"
                size="compact"
                aria-label={text.remove(item.name)}
                onClick={() => onChange(removeItem(cart, item.id))}
              >
                <Icon name="bin" />
              </Button>
            </span>
          </div>
          <ItemContents productName={item.name} metadata={item.metadata} />
        </li>
      ))}
    </ul>
  );
}
