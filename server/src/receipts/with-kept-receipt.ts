import { isRefusal } from '@mooncake/domain/refusal';
import type { FileStorage } from '../storage/storage.ts';
import type { Receipt } from './inspect-receipt.ts';
import { type KeptReceipt, keepReceipt } from './keep-receipt.ts';

/**
 * Keeps the file first, then runs the work that names it in a row. It is taken back when the work did
 * not use it or refused; after any other failure the commit may have happened, so it stays, and the
 * sweeper removes it if it is a stray.
 */
export async function withKeptReceipt<Result extends { usedReceipt: boolean }>(
  storage: FileStorage,
  receipt: Receipt,
  work: (kept: KeptReceipt) => Promise<Result>,
): Promise<Result> {
  const kept = await keepReceipt(storage, receipt);
  try {
    const result = await work(kept);
    if (!result.usedReceipt) await storage.remove(kept.storageKey);
    return result;
  } catch (error) {
    if (isRefusal(error)) await storage.remove(kept.storageKey);
    throw error;
  }
}
