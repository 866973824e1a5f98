import { receiptMaxBytes } from '@mooncake/domain/orders/receipt';
import { receiptPart } from '@mooncake/domain/orders/submission.contract';
import type { AppContext } from '../http/app-env.ts';
import { fileTooLarge } from './inspect-receipt.ts';

/** Room for the text parts and the form's own marks beside the file. */
const formBytes = 64 * 1024;

/** What a route needs that takes a receipt: a larger body is refused while it is still arriving. */
export const receiptForm = {
  filePart: receiptPart,
  maxBodyBytes: receiptMaxBytes + formBytes,
  tooLarge: fileTooLarge,
};

export async function receiptIn(c: AppContext): Promise<File | null> {
  const part = (await c.req.parseBody())[receiptPart];
  return part instanceof File ? part : null;
}
