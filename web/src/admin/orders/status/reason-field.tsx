import type { StatusPair } from '@mooncake/domain/orders/status/status';
import { isOver } from '@mooncake/domain/orders/status/status-transition';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useOrderChangeTexts } from '../order-changes.texts.ts';
import { ReadyReasons, type ReasonKind } from './ready-reasons.tsx';
import type { useReason } from './use-reason.ts';

const maxReason = 1000;

type Wished = Pick<StatusPair, 'orderStatus'> & Partial<Pick<StatusPair, 'paymentStatus'>>;

type ReasonFieldProps = {
  reason: ReturnType<typeof useReason>;
  /** What the order is about to become: the usual reasons for that can be picked. */
  wished: Wished;
  /** What it is, where it is one order: a reason is about what changes. */
  now?: StatusPair;
};

export function ReasonField({ reason, wished, now }: ReasonFieldProps) {
  const text = useOrderChangeTexts().status;
  return (
    <div className="grid gap-2">
      <TextField
        id={reason.id}
        label={text.reason}
        hint={text.reasonHint}
        value={reason.text}
        onType={reason.type}
        problem={reason.problem}
        maxLength={maxReason}
        lines={3}
        isRequired
      />
      {kindsOf(wished, now).map((kind) => (
        <ReadyReasons key={kind} kind={kind} onPick={reason.type} />
      ))}
    </div>
  );
}

function kindsOf({ orderStatus, paymentStatus }: Wished, now: StatusPair | undefined): ReasonKind[] {
  if (isOver(orderStatus)) return ['cancel'];
  if (paymentStatus === 'rejected') return ['refuse'];
  const isPaidNow = paymentStatus === 'verified' && now?.paymentStatus !== 'verified';
  const isSame = orderStatus === now?.orderStatus;
  return [
    ...(isPaidNow || (orderStatus === 'verified' && !isSame) ? ['paid' as const] : []),
    ...(orderStatus === 'ready_for_pickup' && !isSame ? ['ready' as const] : []),
    ...(orderStatus === 'completed' && !isSame ? ['completed' as const] : []),
  ];
}
