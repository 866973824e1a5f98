import type { OrderStatus } from '@mooncake/domain/orders/status/status';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useOrderTexts } from './order.texts.ts';

const tones = {
  pending: 'bg-amber-wash text-crust-deep',
  payment_uploaded: 'bg-amber-wash text-crust-deep',
  verified: 'bg-jade text-on-jade',
  ready_for_pickup: 'bg-jade text-on-jade',
  completed: 'bg-flour text-ink',
  cancelled: 'bg-seal-wash text-seal',
  rejected: 'bg-seal-wash text-seal',
} as const satisfies Record<OrderStatus, string>;

/** Where an order stands, in one word and one colour. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return (
    <Badge look="pill" className={classNames('whitespace-nowrap', tones[status])}>
      {useOrderTexts().status[status]}
    </Badge>
  );
}
