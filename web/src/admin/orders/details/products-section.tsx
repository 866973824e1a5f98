import { formatRinggit } from '@mooncake/domain/money';
import type { AdminOrderItem } from '@mooncake/domain/orders/admin-order.contract';
import { BothNames } from '../../../shared/orders/both-names.tsx';
import { BoxContents } from '../../../shared/orders/item-contents.tsx';
import { DetailsSection } from './details-section.tsx';
import { useOrderDetailsTexts } from './order-details.texts.ts';

/** What was ordered, box by box. */
export function ProductsSection({ items }: { items: readonly AdminOrderItem[] }) {
  const text = useOrderDetailsTexts();
  return (
    <DetailsSection title={text.products}>
      <ul className="grid gap-3">
        {items.map((item) => (
          <li key={item.id} className="rounded-xl border border-line bg-paper px-4 py-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-5">
              <p className="font-semibold leading-snug [overflow-wrap:anywhere]">
                <span className="tabular-nums">{item.quantity} × </span>
                <BothNames name={item.productName} nameZh={item.productNameZh} />
              </p>
              <p className="ml-auto whitespace-nowrap tabular-nums">{formatRinggit(item.totalSen)}</p>
            </div>
            <BoxContents productName={item.productName} contents={item.contents} />
          </li>
        ))}
      </ul>
    </DetailsSection>
  );
}
