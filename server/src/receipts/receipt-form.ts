import { receiptMaxBytes, receiptPart } from '@mooncake/domain/receipts/receipt';
import { refuse } from '@mooncake/domain/refusal';
import { fileTooLarge } from './inspect-receipt.ts';

/** Room for the text parts and the form's own marks beside the file. */
const formBytes = 64 * 1024;

/** What a route needs that takes a receipt: a larger body is refused while it is still arriving. */
export const receiptForm = {
  filePart: receiptPart,
  maxBodyBytes: receiptMaxBytes + formBytes,
  tooLarge: fileTooLarge,
  diskFull: () => refuse('receipt.storage_full', { retryAfterSeconds: 60 }),
};
