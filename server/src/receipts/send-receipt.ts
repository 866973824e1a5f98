import { type ReceiptKind, receiptMediaTypes } from '@mooncake/domain/receipts/receipt';
import { refuse } from '@mooncake/domain/refusal';
import type { AppContext } from '../app-env.ts';
import type { FileStorage } from '../storage/storage.ts';
import { parseStoredName } from '../storage/stored-name.ts';

type StoredReceipt = {
  storage_key: string;
  display_key: string | null;
  kind: ReceiptKind;
  order_number: string;
};

const extensions = { jpeg: 'jpg', png: 'png', pdf: 'pdf' } as const satisfies Record<ReceiptKind, string>;

/** To look at: the picture drawn anew. A PDF is only ever handed over as a file. */
export function sendReceipt(c: AppContext, storage: FileStorage, receipt: StoredReceipt): Promise<Response> {
  if (receipt.display_key === null) return sendOriginal(c, storage, receipt);
  c.header('Content-Type', 'image/jpeg');
  return send(c, storage, receipt.display_key);
}

/** To keep: the very file that was uploaded, under a name of ours. */
export function sendOriginal(c: AppContext, storage: FileStorage, receipt: StoredReceipt): Promise<Response> {
  const fileName = `receipt-${receipt.order_number}.${extensions[receipt.kind]}`;
  c.header('Content-Type', receiptMediaTypes[receipt.kind]);
  c.header('Content-Disposition', `attachment; filename="${fileName}"`);
  return send(c, storage, receipt.storage_key);
}

async function send(c: AppContext, storage: FileStorage, key: string): Promise<Response> {
  const name = parseStoredName(key);
  const bytes = name && (await storage.read(name));
  if (!bytes) throw refuse('receipt.not_found');
  c.header('Cache-Control', 'private, no-store');
  // Opened on its own, a receipt is only looked at: it can load nothing and run nothing.
  c.header('Content-Security-Policy', "default-src 'none'; sandbox");
  return c.body(bytes);
}
