import type { WayFees } from '@mooncake/domain/delivery/rider';
import { formatRinggit } from '@mooncake/domain/money';
import type { StoredConfirmation } from '@mooncake/domain/orders/confirmation.contract';
import { OrderItems } from '../../shared/orders/order-items.tsx';
import { Both } from './both-languages.tsx';
import { SectionCard } from './summary-card.tsx';

type ItemsPartProps = Pick<StoredConfirmation, 'items' | 'totalSen'> & {
  /** What is paid beside the boxes. */
  fees: WayFees;
};

export function ItemsPart({ items, totalSen, fees }: ItemsPartProps) {
  return (
    <SectionCard heading={(text) => text.items}>
      <OrderItems items={items} />
      <p className="mt-5 flex flex-wrap items-baseline justify-between gap-x-5 border-ink/25 border-t-2 pt-4">
        <span className="text-lg">
          <Both say={(text) => text.total} />
        </span>
        <strong className="ml-auto font-bold text-2xl tabular-nums leading-tight">
          {formatRinggit(totalSen)}
        </strong>
      </p>
      {fees !== 'none' && (
        <p className="mt-1 text-sm text-muted">
          <Both say={(text) => (fees === 'rider' ? text.riderFees : text.deliveryFees)} stacked />
        </p>
      )}
    </SectionCard>
  );
}
