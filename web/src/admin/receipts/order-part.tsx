import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { useSlotName } from '../../shared/delivery/use-slot-name.ts';
import { BothNames } from '../../shared/orders/both-names.tsx';
import { useDatedBatch } from '../lib/use-dated-batch.ts';
import { useReviewTexts } from './review.texts.ts';

/** What the money is for, in few words. */
export function OrderPart({ order }: { order: AdminOrder }) {
  const text = useReviewTexts();
  const slotName = useSlotName();
  const datedBatch = useDatedBatch();
  const { items, batch, timeSlot, deliveryMethod: method } = order;

  return (
    <dl className="grid grid-cols-[6.5rem_1fr] gap-x-3 gap-y-2 leading-snug [&_dd]:font-semibold [&_dt]:text-muted">
      <dt>{text.products}</dt>
      <dd>
        <ul>
          {items.map(({ id, quantity, productName, productNameZh }) => (
            <li key={id}>
              {quantity} × <BothNames name={productName} nameZh={productNameZh} />
            </li>
          ))}
        </ul>
      </dd>
      {batch && (
        <>
          <dt>{text.batch}</dt>
          <dd>{datedBatch(batch)}</dd>
        </>
      )}
      {method && (
        <>
          <dt>{method.isPickup ? text.pickup : text.delivery}</dt>
          <dd>
            <BothNames name={method.name} nameZh={method.nameZh} />
            {timeSlot && ` · ${slotName(order)}`}
          </dd>
        </>
      )}
    </dl>
  );
}
