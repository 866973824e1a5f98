import type { PaymentStatus } from '@mooncake/domain/orders/status/status';
import { useOrderTexts } from '../../../shared/orders/order.texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';

const tones = {
  pending: 'bg-amber-wash text-crust-deep',
  verified: 'bg-jade text-on-jade',
  rejected: 'bg-seal-wash text-seal',
} as const satisfies Record<PaymentStatus, string>;

/** Where the money of an order stands, in one word and one colour. */
export function PaymentBadge({ status }: { status: PaymentStatus }) {
  return (
    <Badge look="pill" className={classNames('whitespace-nowrap', tones[status])}>
      {useOrderTexts().payment[status]}
    </Badge>
  );
}
