import type { ReceiptReader } from './receipt-reader.ts';

/** Where receipts are not read: its packages are missing, or the owner does not want it. */
export const noReceiptReader: ReceiptReader = {
  isInstalled: false,
  read: async () => null,
  tookTooMuch: () => false,
  close: async () => undefined,
};
