import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import type { DashboardStatus } from '@mooncake/domain/orders/status/status';
import { Badge } from '../../../ui/badge.tsx';
import { useAdminOrdersTexts } from '../orders.texts.ts';

const tones = {
  // Chosen rows have the same ground.
  pending: 'bg-amber-wash text-crust-deep ring-1 ring-gold/70 ring-inset',
  verified: 'bg-jade text-on-jade',
  rejected: 'bg-seal-wash text-seal',
} as const satisfies Record<DashboardStatus, string>;

/** The one word the dashboard boils an order down to, and a warning where its boxes are not secured. */
export function DashboardBadge({
  order: { dashboardStatus, outsideStock },
}: {
  order: Pick<AdminOrder, 'dashboardStatus' | 'outsideStock'>;
}) {
  const text = useAdminOrdersTexts();
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge look="pill" className={tones[dashboardStatus]}>
        {text.statuses[dashboardStatus]}
      </Badge>
      {outsideStock && (
        <Badge look="pill" className="bg-seal-wash text-seal" title={text.outsideStockHint}>
          {text.outsideStock}
        </Badge>
      )}
    </span>
  );
}
