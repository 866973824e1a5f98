import { isRefusal } from '@mooncake/domain/refusal';
import type { Deps } from '../deps.ts';
import type { Upload } from '../http/body/upload.ts';
import { inspectReceipt, type Receipt } from './inspect-receipt.ts';

/** Somebody who picked the wrong file tries again a few times. */
const perOrder = { name: 'receipt-refused-order', times: 10, seconds: 3600 };
/** Generous, because many phones share one address of their network. */
const perAddress = { name: 'receipt-refused-address', times: 30, seconds: 600 };

/** Whose receipt it is: the hold or order it is for, and the address it comes from. */
type Sender = { subject: string; address: string };

/** Looks into a receipt, unless too many that came the same way were refused: looking is what costs. */
export async function inspectWithinLimit(
  { trafficLimits, clock }: Pick<Deps, 'trafficLimits' | 'clock'>,
  file: Upload,
  { subject, address }: Sender,
): Promise<Receipt> {
  trafficLimits.refuseOver(perOrder, subject, clock());
  trafficLimits.refuseOver(perAddress, address, clock());
  try {
    return await inspectReceipt(file);
  } catch (error) {
    if (isRefusal(error)) {
      trafficLimits.count(perOrder, subject, clock());
      trafficLimits.count(perAddress, address, clock());
    }
    throw error;
  }
}
