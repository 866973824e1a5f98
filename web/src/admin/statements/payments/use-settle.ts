import type {
  BankPayment,
  SettlePaymentRequest,
  SettlePaymentResponse,
} from '@mooncake/domain/statements/statements.contract';
import { useAdminChange } from '../../lib/use-admin-change.ts';
import { useMoneyTexts } from '../money.texts.ts';
import { settlePayment } from '../money-api.ts';

type Decision = SettlePaymentRequest['decision'];

/** Decides about one payment against the version that was shown, and says what came of it. */
export function useSettle({ id, version }: BankPayment, onDone?: () => void) {
  const text = useMoneyTexts();
  const told = ({ verified, unverified }: SettlePaymentResponse, { kind }: Decision) => {
    const { done, asideDone, reopened } = text;
    if (kind === 'set_aside') return { title: asideDone.title, message: asideDone.message };
    if (kind === 'reopen') {
      const { title, message, unverified: waits } = reopened;
      return { title, message: unverified.length > 0 ? waits(unverified.join(', ')) : message };
    }
    return { title: done.title, message: verified.length > 0 ? done.paid(verified.join(', ')) : done.kept };
  };
  return useAdminChange<SettlePaymentResponse, Decision>({
    topics: ['orders'],
    send: (decision) => settlePayment(id, { version, decision }),
    done: told,
    failed: text.failed,
    onDone: () => onDone?.(),
  });
}
