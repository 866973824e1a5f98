import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { orderStatuses, paymentStatuses, type StatusPair } from '@mooncake/domain/orders/status/status';
import { useId, useState } from 'react';
import { refusalFacts } from '../../../lib/api/refusal-facts.ts';
import { useOrderTexts } from '../../../shared/orders/order.texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogBody } from '../../../ui/dialog/dialog-body.tsx';
import { DialogFooter } from '../../../ui/dialog/dialog-footer.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { isUnanswered } from '../../lib/send-once.ts';
import { useOrderChangeTexts } from '../order-changes.texts.ts';
import { ProblemNotice } from '../problem-notice.tsx';
import { ReasonField } from './reason-field.tsx';
import { useReason } from './use-reason.ts';
import { useStatusChange } from './use-status-change.ts';

type StatusDialogProps = { order: AdminOrder; wished: StatusPair; onClose: () => void };

/** Asks why before a status changes by hand, and tells plainly when it cannot. */
export function StatusDialog({ order, wished, onClose }: StatusDialogProps) {
  const text = useOrderChangeTexts().status;
  const common = useCommonTexts();
  const names = useOrderTexts();
  const ids = { order: useId(), payment: useId() };
  // What this reader saw when they decided; a refetch behind the dialog must not decide anew for them.
  const [held, setHeld] = useState<AdminOrder | null>(order);
  const seen = held ?? order;
  const [after, setAfter] = useState(wished);
  const reason = useReason(`status:${order.id}`);
  const close = () => {
    reason.forget();
    onClose();
  };
  const change = useStatusChange(order, close);

  const submit = () => {
    if (!reason.check()) return;
    change.mutate(
      { ...after, reason: reason.text, version: seen.version },
      {
        onError: (problem) => {
          const now = refusalFacts(problem, 'order.changed_meanwhile');
          if (now) setHeld({ ...seen, ...now });
          // It may have been done: what is decided next is about the order as it is by then.
          if (isUnanswered(problem)) setHeld(null);
        },
      },
    );
  };

  return (
    <FormDialog
      title={text.change}
      lead={
        <>
          {order.orderNumber} · {order.customer.name}
          <br />
          {text.now(names.status[seen.orderStatus], names.payment[seen.paymentStatus])}
        </>
      }
      closeLabel={common.close}
      isTouched={reason.text.trim() !== ''}
      onClose={close}
      footer={(leave) => (
        <DialogFooter>
          <Button look="outline" onClick={leave}>
            {common.cancel}
          </Button>
          <Button disabled={change.isPending} aria-busy={change.isPending} onClick={submit}>
            {change.isPending ? text.updating : text.update}
          </Button>
        </DialogFooter>
      )}
    >
      <DialogBody>
        {change.isError && <ProblemNotice problem={change.error} />}
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            id={ids.order}
            label={text.order}
            value={after.orderStatus}
            onChoose={(orderStatus) => setAfter({ ...after, orderStatus })}
            options={orderStatuses.map((value) => ({ value, label: names.status[value] }))}
          />
          <SelectField
            id={ids.payment}
            label={text.payment}
            value={after.paymentStatus}
            onChoose={(paymentStatus) => setAfter({ ...after, paymentStatus })}
            options={paymentStatuses.map((value) => ({ value, label: names.payment[value] }))}
          />
        </div>
        <ReasonField reason={reason} wished={after} now={seen} />
      </DialogBody>
    </FormDialog>
  );
}
