import { lineTotalSen } from '@mooncake/domain/cart/cart';
import { formatRinggit } from '@mooncake/domain/money';
import type { ConfirmationItem } from '@mooncake/domain/orders/confirmation.contract';
import { En, Zh } from '../../ui/language-run.tsx';
import { ItemContents } from './item-contents.tsx';

/** The lines of an order, numbered, with what is in each box. */
export function OrderItems({ items }: { items: readonly ConfirmationItem[] }) {
  return (
    <ol className="grid divide-y divide-line">
      {items.map((item, index) => (
        <li key={item.id} className="order-item flex gap-3.5 py-4 first:pt-0 last:pb-0">
          <span
            aria-hidden="true"
            className="item-number grid size-8 shrink-0 place-items-center rounded-full bg-flour font-bold text-crust-deep tabular-nums"
          >
            {index + 1}
          </span>
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-5">
              <h3 className="min-w-0 text-lg [overflow-wrap:anywhere]">
                <En>{item.name}</En>{' '}
                {item.nameZh && <Zh className="font-sans text-base text-muted">{item.nameZh}</Zh>}
              </h3>
              <p className="ml-auto whitespace-nowrap tabular-nums">
                <span className="text-muted">
                  {item.quantity} × {formatRinggit(item.priceSen)} ={' '}
                </span>
                <strong>{formatRinggit(lineTotalSen(item))}</strong>
              </p>
            </div>
            <ItemContents productName={item.name} metadata={item.metadata} />
          </div>
        </li>
      ))}
    </ol>
  );
}
