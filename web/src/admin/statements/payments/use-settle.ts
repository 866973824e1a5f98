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
  const told = ({ verified }: SettlePaymentResponse, { kind }: Decision) => {
    if (kind === 'set_aside') return text.asideDone;
    if (kind === 'reopen') return text.reopened;
    const { title, paid, kept } = text.done;
    return { title, message: verified.length > 0 ? paid(verified.join(', ')) : kept };
  };
  return useAdminChange<SettlePaymentResponse, Decision>({
    topics: ['orders'],
    send: (decision) => settlePayment(id, { version, decision }),
    done: told,
    failed: text.failed,
    onDone: () => onDone?.(),
  });
}
