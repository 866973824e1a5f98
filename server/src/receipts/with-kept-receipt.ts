import { isRefusal } from '@mooncake/domain/refusal';
import type { FileStorage } from '../storage/storage.ts';
import type { Receipt } from './inspect-receipt.ts';
import { discardReceipt, type KeptReceipt, keepReceipt } from './keep-receipt.ts';

/**
 * Keeps the files first, then runs the work that names them in a row. They are taken back when the
 * work used them not or refused; after any other failure the commit may have happened, so they
 * stay, and the sweeper removes them if they are strays.
 */
export async function withKeptReceipt<Result extends { usedReceipt: boolean }>(
  storage: FileStorage,
  receipt: Receipt,
  work: (kept: KeptReceipt) => Promise<Result>,
): Promise<Result> {
  const kept = await keepReceipt(storage, receipt);
  try {
    const result = await work(kept);
    if (!result.usedReceipt) await discardReceipt(storage, kept);
    return result;
  } catch (error) {
    if (isRefusal(error)) await discardReceipt(storage, kept);
    throw error;
  }
}
