import type { HoldAnswer } from '@mooncake/domain/orders/hold.contract';
import { orderNumberSchema } from '@mooncake/domain/orders/order-number';
import { idSchema, momentSchema } from '@mooncake/domain/orders/wire';
import * as z from 'zod/mini';
import { storedValue } from './stored-value.ts';

const holdRecordSchema = z.object({
  /** Secret, and the key under which a retried order stays one order. */
  holdId: idSchema,
  orderNumber: orderNumberSchema,
  totalSen: z.int(),
  expiresAt: momentSchema,
  /** Why the stock is not held any more; null while it is. */
  ended: z.nullable(z.enum(['released', 'expired'])),
  isPaymentConfirmed: z.boolean(),
  /** The name of the chosen receipt, to ask for it again where the browser did not keep the file. */
  receiptName: z.nullable(z.string()),
});
export type HoldRecord = z.infer<typeof holdRecordSchema>;

/** What this browser knows about its reservation: it survives a reload and reaches every tab. */
export const holdRecord = storedValue('mooncake-hold', holdRecordSchema);

/** A renewed reservation of the same number keeps what was already paid and chosen for it. */
export function rememberHold({ holdId, orderNumber, totalSen, expiresAt }: HoldAnswer) {
  const earlier = holdRecord.current();
  const kept = earlier?.orderNumber === orderNumber && earlier.totalSen === totalSen ? earlier : null;
  holdRecord.set({
    holdId,
    orderNumber,
    totalSen,
    expiresAt,
    ended: null,
    isPaymentConfirmed: kept?.isPaymentConfirmed ?? false,
    receiptName: kept?.receiptName ?? null,
  });
}

export function changeHoldRecord(change: Partial<HoldRecord>) {
  const record = holdRecord.current();
  if (record) holdRecord.set({ ...record, ...change });
}
