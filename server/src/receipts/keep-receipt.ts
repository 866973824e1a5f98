import { randomUUID } from 'node:crypto';
import type { FileStorage } from '../storage/storage.ts';
import { parseStoredName, type StoredName } from '../storage/stored-name.ts';
import type { Receipt } from './inspect-receipt.ts';

/** A receipt whose file would survive a power cut, before any row names it. */
export type KeptReceipt = Receipt & { storageKey: StoredName };

const extensions = { jpeg: 'jpg', png: 'png', pdf: 'pdf' } as const;
const prefix = 'private/receipt-';

export async function keepReceipt(storage: FileStorage, receipt: Receipt): Promise<KeptReceipt> {
  const storageKey = newReceiptName(extensions[receipt.kind]);
  await storage.put(storageKey, receipt.bytes);
  return { ...receipt, storageKey };
}

export function receiptRow({ orderId, receipt, now }: { orderId: string; receipt: KeptReceipt; now: Date }) {
  return {
    order_id: orderId,
    storage_key: receipt.storageKey,
    original_name: receipt.originalName,
    kind: receipt.kind,
    size_bytes: receipt.bytes.byteLength,
    sha256: receipt.sha256,
    uploaded_at: now,
  };
}

export function isReceiptName(name: StoredName): boolean {
  return name.startsWith(prefix);
}

export function newReceiptName(extension: string): StoredName {
  const name = parseStoredName(`${prefix}${randomUUID()}.${extension}`);
  if (!name) throw new Error(`not a file extension: ${extension}`);
  return name;
}
