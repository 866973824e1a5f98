import { type HoldResponse, holdResponseSchema } from '@mooncake/domain/holds/hold.contract';
import { orderFormSchema } from '@mooncake/domain/orders/order-form';
import { remainingSeconds } from '@mooncake/domain/payment/countdown';
import { cartMetadataSchema } from '@mooncake/domain/products/cart-metadata.contract';
import * as z from 'zod/mini';
import { fieldsOf, storedValue, textOrNull } from '../../lib/browser/stored-value.ts';
import { holdKey } from './hold-key.ts';

/** What was held, for whom and when: a receipt that comes late is for this, whatever the cart holds by then. */
const heldSchema = z.object({
  lines: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      nameZh: z.string(),
      priceSen: z.int(),
      quantity: z.int(),
      image: z.nullable(z.string()),
      metadata: z.nullable(cartMetadataSchema),
    }),
  ),
  deliveryMethodId: z.string(),
  batchId: z.string(),
  timeSlotId: z.string(),
  batchDate: z.string(),
  form: orderFormSchema,
});
export type Held = z.infer<typeof heldSchema>;

export const readHeld = (stored: unknown): Held | null => heldSchema.safeParse(stored).data ?? null;

/** The server's answer, whose secret id keeps a retried order one order, and what the customer did since. */
export type HoldRecord = HoldResponse & {
  /** Why the stock is not held any more; null while it is. */
  ended: 'released' | 'expired' | null;
  isPaymentConfirmed: boolean;
  /** The name of the chosen receipt, to ask for it again where the browser did not keep the file. */
  receiptName: string | null;
  /** Null in records of earlier versions. */
  held: Held | null;
  /** How far the server's clock was ahead of this browser's. */
  offsetMs: number;
};

/** What this browser knows about its reservation: it survives a reload and reaches every tab. */
export const holdRecord = storedValue(holdKey, (stored): HoldRecord | null => {
  const { ended, isPaymentConfirmed, receiptName, held, offsetMs } = fieldsOf(stored);
  const hold = holdResponseSchema.safeParse(stored);
  return hold.success
    ? {
        ...hold.data,
        ended: ended === 'released' || ended === 'expired' ? ended : null,
        isPaymentConfirmed: isPaymentConfirmed === true,
        receiptName: textOrNull(receiptName),
        held: readHeld(held),
        offsetMs: typeof offsetMs === 'number' ? offsetMs : 0,
      }
    : null;
});

/** The boxes are held no longer: somebody said so, or the time ran out while no page was open to notice. */
export function isOver({ ended, expiresAt, offsetMs }: HoldRecord): boolean {
  return ended !== null || remainingSeconds(expiresAt, Date.now(), offsetMs) === 0;
}

/** Somebody said so or chose a receipt, or the time ran out, perhaps while the bank's page was open. */
export function mayBePaid(record: HoldRecord): boolean {
  const { isPaymentConfirmed, receiptName, ended } = record;
  return isPaymentConfirmed || receiptName !== null || (ended !== 'released' && isOver(record));
}

/** Where a reservation goes on: to paying while there is time, to its receipt afterwards. */
export const wayOn = (isPastTime: boolean) => `/checkout?step=${isPastTime ? 'late' : 'payment'}`;

/** A renewed reservation of the same number and total keeps what was already paid and chosen for it. */
export function rememberHold(hold: HoldResponse, held: Held) {
  const earlier = holdRecord.current();
  const kept =
    earlier?.orderNumber === hold.orderNumber && earlier.totalSen === hold.totalSen ? earlier : null;
  holdRecord.set({
    ...hold,
    ended: null,
    isPaymentConfirmed: kept?.isPaymentConfirmed ?? false,
    receiptName: kept?.receiptName ?? null,
    // As every tab reads it, so that they can tell whether it changed.
    held: readHeld(held),
    offsetMs: Date.parse(hold.serverNow) - Date.now(),
  });
}

export function changeHoldRecord(change: Partial<HoldRecord>) {
  const record = holdRecord.current();
  if (record) holdRecord.set({ ...record, ...change });
}
