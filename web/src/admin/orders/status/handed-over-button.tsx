import { formatRinggit } from '@mooncake/domain/money';
import { type AdminOrder, adminOrderResponseSchema } from '@mooncake/domain/orders/admin-order.contract';
import type { StatusChangeRequest } from '@mooncake/domain/orders/order-change.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { isSignedOut } from '../../lib/is-signed-out.ts';
import { useReadyReasons } from '../../lib/ready-reasons.texts.ts';
import { sendOnce } from '../../lib/send-once.ts';
import { useTellFailure } from '../../lib/use-tell-failure.ts';
import { useOrderChangeTexts } from '../order-changes.texts.ts';
import { useOrderProblemWords } from '../use-order-problem-words.ts';

type HandedOverButtonProps = { order: AdminOrder; onChanged: (order: AdminOrder) => void };

/** The button goes away with what it did; whoever works by key goes on from the line it was in. */
const leaveFocusInLine = (button: HTMLButtonElement) => () => {
  if (document.activeElement !== button) return;
  button.closest('[data-row]')?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
};

/** One tap when somebody collects what is ready; a slip of the finger is taken back with another. */
export function HandedOverButton({ order, onChanged }: HandedOverButtonProps) {
  const text = useOrderChangeTexts().handover;
  const reasons = useReadyReasons().handover;
  const tellFailure = useTellFailure();
  const wordsOf = useOrderProblemWords();
  const queries = useQueryClient();
  const { orderNumber } = order;

  const change = useMutation({
    networkMode: 'always',
    mutationFn: async (body: StatusChangeRequest) =>
      (
        await sendOnce(`/api/admin/orders/${order.id}/status`, adminOrderResponseSchema, {
          method: 'PUT',
          body,
        })
      ).order,
    onSuccess: (changed, { orderStatus }) => {
      onChanged(changed);
      if (orderStatus === 'completed') tell(changed);
      void queries.invalidateQueries({ queryKey: ['orders'] });
    },
    onError: (problem) => {
      if (isSignedOut(problem)) return;
      tellFailure(problem, text.failed(wordsOf(problem).message));
      void queries.invalidateQueries({ queryKey: ['orders'] });
    },
  });

  const tell = ({ paymentStatus, version, totalSen }: AdminOrder) => {
    const isPaid = paymentStatus === 'verified';
    toast({
      title: text.done(orderNumber),
      message: isPaid ? text.toCompleted : text.notPaid(formatRinggit(totalSen)),
      variant: isPaid ? 'default' : 'warning',
      duration: 10_000,
      action: {
        label: text.undo,
        run: () =>
          change.mutate({
            orderStatus: 'ready_for_pickup',
            paymentStatus,
            reason: reasons.undone,
            version,
          }),
        takesFocus: false,
      },
    });
  };

  const handOver = () => {
    const { paymentStatus, version } = order;
    if (!change.isPending) {
      change.mutate({ orderStatus: 'completed', paymentStatus, reason: reasons.done, version });
    }
  };

  if (order.orderStatus !== 'ready_for_pickup') return null;
  return (
    <Button
      ref={leaveFocusInLine}
      size="small"
      aria-label={text.label(orderNumber)}
      aria-busy={change.isPending}
      aria-disabled={change.isPending}
      onClick={handOver}
    >
      {text.button}
    </Button>
  );
}
