import { formatRinggit } from '@mooncake/domain/money';
import { type AdminOrder, adminOrderResponseSchema } from '@mooncake/domain/orders/admin-order.contract';
import type { MoneyReturnRequest } from '@mooncake/domain/orders/order-change.contract';
import { toast } from '../../../ui/toast/toast-store.ts';
import { sendOnce } from '../../lib/send-once.ts';
import { useAdminChange } from '../../lib/use-admin-change.ts';
import { useMoneyTexts } from './money.texts.ts';

/** Marks the money of an order as returned, or takes that back: always the opposite of what it is. */
export function useMoneyReturn({ id, orderNumber, totalSen }: AdminOrder) {
  const text = useMoneyTexts();
  const note = useAdminChange<AdminOrder, AdminOrder>({
    topics: ['orders'],
    send: async ({ refund, version }) => {
      const body: MoneyReturnRequest = { isReturned: refund !== 'returned', version };
      const address = `/api/admin/orders/${id}/money-returned`;
      return (await sendOnce(address, adminOrderResponseSchema, { method: 'PUT', body })).order;
    },
    done: (answer) =>
      answer.refund === 'returned' ? null : { title: text.undoneTitle, message: text.undone(orderNumber) },
    failed: text.markFailed,
    onDone: (answer) => {
      if (answer.refund !== 'returned') return;
      toast({
        title: text.markedTitle,
        message: text.marked(orderNumber, formatRinggit(totalSen)),
        duration: 10_000,
        action: { label: text.undo, run: () => note.mutate(answer), takesFocus: false },
      });
    },
  });
  return note;
}
