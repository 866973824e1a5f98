import { type HoldResponse, holdResponseSchema } from '@mooncake/domain/holds/hold.contract';
import { fieldsOf, storedValue, textOrNull } from '../../lib/browser/stored-value.ts';

/** The server's answer, whose secret id keeps a retried order one order, and what the customer did since. */
export type HoldRecord = HoldResponse & {
  /** Why the stock is not held any more; null while it is. */
  ended: 'released' | 'expired' | null;
  isPaymentConfirmed: boolean;
  /** The name of the chosen receipt, to ask for it again where the browser did not keep the file. */
  receiptName: string | null;
};

/** What this browser knows about its reservation: it survives a reload and reaches every tab. */
export const holdRecord = storedValue('mooncake-hold', (stored): HoldRecord | null => {
  const { ended, isPaymentConfirmed, receiptName } = fieldsOf(stored);
  const hold = holdResponseSchema.safeParse(stored);
  return hold.success
    ? {
        ...hold.data,
        ended: ended === 'released' || ended === 'expired' ? ended : null,
        isPaymentConfirmed: isPaymentConfirmed === true,
        receiptName: textOrNull(receiptName),
      }
    : null;
});

/** A renewed reservation of the same number and total keeps what was already paid and chosen for it. */
export function rememberHold(hold: HoldResponse) {
  const earlier = holdRecord.current();
  const kept =
    earlier?.orderNumber === hold.orderNumber && earlier.totalSen === hold.totalSen ? earlier : null;
  holdRecord.set({
    ...hold,
    ended: null,
    isPaymentConfirmed: kept?.isPaymentConfirmed ?? false,
    receiptName: kept?.receiptName ?? null,
  });
}

export function changeHoldRecord(change: Partial<HoldRecord>) {
  const record = holdRecord.current();
  if (record) holdRecord.set({ ...record, ...change });
}
