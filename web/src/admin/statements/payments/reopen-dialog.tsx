import { formatRinggit } from '@mooncake/domain/money';
import type { BankPayment } from '@mooncake/domain/statements/statements.contract';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { useMoneyTexts } from '../money.texts.ts';
import { useSettle } from './use-settle.ts';

/** Asks before a decision is taken back: an order that was verified by this money waits again. */
export function ReopenDialog({ payment, onClose }: { payment: BankPayment; onClose: () => void }) {
  const { ask } = useMoneyTexts().reopened;
  const { cancel, close } = useCommonTexts();
  const settle = useSettle(payment, onClose);
  const { shares, note, amountSen } = payment;
  const numbers = shares.map(({ orderNumber }) => orderNumber).join(', ');
  return (
    <ConfirmDialog
      title={ask.title(formatRinggit(amountSen))}
      message={numbers === '' ? ask.noted(note) : ask.matched(numbers)}
      confirmLabel={ask.confirm}
      cancelLabel={cancel}
      closeLabel={close}
      isBusy={settle.isPending}
      onConfirm={() => settle.mutate({ kind: 'reopen' })}
      onClose={onClose}
    />
  );
}
