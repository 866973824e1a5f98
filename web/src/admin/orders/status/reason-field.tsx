import type { StatusPair } from '@mooncake/domain/orders/status/status';
import { isOver } from '@mooncake/domain/orders/status/status-transition';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useOrderChangeTexts } from '../order-changes.texts.ts';
import { ReadyReasons } from './ready-reasons.tsx';
import type { useReason } from './use-reason.ts';

const maxReason = 1000;

type ReasonFieldProps = {
  reason: ReturnType<typeof useReason>;
  /** What the order is about to become: the usual reasons for that can be picked. */
  wished: Pick<StatusPair, 'orderStatus'> & Partial<Pick<StatusPair, 'paymentStatus'>>;
};

export function ReasonField({ reason, wished }: ReasonFieldProps) {
  const text = useOrderChangeTexts().status;
  const kind = kindOf(wished);
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
      {kind && <ReadyReasons kind={kind} onPick={reason.type} />}
    </div>
  );
}

function kindOf({ orderStatus, paymentStatus }: ReasonFieldProps['wished']) {
  if (isOver(orderStatus)) return 'cancel';
  if (paymentStatus === 'rejected') return 'refuse';
  if (orderStatus === 'ready_for_pickup') return 'ready';
  return orderStatus === 'completed' ? 'completed' : null;
}
