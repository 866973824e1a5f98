import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { orderStatuses, paymentStatuses, type StatusPair } from '@mooncake/domain/orders/status/status';
import { useState } from 'react';
import { useOrderTexts } from '../../../shared/orders/order.texts.ts';
import { useOrderChangeTexts } from '../order-changes.texts.ts';
import { StatusDialog } from './status-dialog.tsx';
import { StatusSelect } from './status-select.tsx';

/** Both statuses in place; choosing another one asks for the reason before anything changes. */
export function StatusChanger({ order }: { order: AdminOrder }) {
  const text = useOrderChangeTexts().status;
  const names = useOrderTexts();
  const [wished, setWished] = useState<StatusPair | null>(null);
  const { orderNumber, orderStatus, paymentStatus } = order;

  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(9.75rem,1fr))] gap-2">
      <StatusSelect
        label={text.order}
        orderNumber={orderNumber}
        value={orderStatus}
        values={orderStatuses}
        names={names.status}
        onChoose={(chosen) => setWished({ orderStatus: chosen, paymentStatus })}
      />
      <StatusSelect
        label={text.payment}
        orderNumber={orderNumber}
        value={paymentStatus}
        values={paymentStatuses}
        names={names.payment}
        onChoose={(chosen) => setWished({ orderStatus, paymentStatus: chosen })}
      />
      {wished && <StatusDialog order={order} wished={wished} onClose={() => setWished(null)} />}
    </div>
  );
}
