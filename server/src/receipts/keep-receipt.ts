import { randomUUID } from 'node:crypto';
import type { FileStorage } from '../storage/storage.ts';
import { parseStoredName, type StoredName } from '../storage/stored-name.ts';
import type { Receipt } from './inspect-receipt.ts';

/** A receipt whose files would survive a power cut, before any row names them. */
export type KeptReceipt = Receipt & { storageKey: StoredName; displayKey: StoredName | null };

const extensions = { jpeg: 'jpg', png: 'png', pdf: 'pdf' } as const;
const prefix = 'private/receipt-';

export async function keepReceipt(storage: FileStorage, receipt: Receipt): Promise<KeptReceipt> {
  const storageKey = newName(extensions[receipt.kind]);
  const displayKey = receipt.display ? newName('jpg') : null;
  const kept = { ...receipt, storageKey, displayKey };
  try {
    await storage.put(storageKey, receipt.bytes);
    if (receipt.display && displayKey) await storage.put(displayKey, receipt.display);
  } catch (error) {
    // One without the other serves nobody, least of all on a disk that is full.
    await discardReceipt(storage, kept);
    throw error;
  }
  return kept;
}

/** Takes back files that no row will ever name. */
export async function discardReceipt(
  storage: FileStorage,
  { storageKey, displayKey }: KeptReceipt,
): Promise<void> {
  await storage.remove(storageKey);
  if (displayKey) await storage.remove(displayKey);
}

export function receiptRow({ orderId, receipt, now }: { orderId: string; receipt: KeptReceipt; now: Date }) {
  return {
    order_id: orderId,
    storage_key: receipt.storageKey,
    display_key: receipt.displayKey,
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

function newName(extension: string): StoredName {
  const name = parseStoredName(`${prefix}${randomUUID()}.${extension}`);
  if (!name) throw new Error(`not a file extension: ${extension}`);
  return name;
}
