import { type ReceiptKind, receiptMediaTypes } from '@mooncake/domain/receipts/receipt';
import { isRefusal, refuse } from '@mooncake/domain/refusal';
import type { AppContext } from '../app-env.ts';
import type { Deps } from '../deps.ts';
import { isDiskFull } from '../storage/disk-full.ts';
import { parseStoredName } from '../storage/stored-name.ts';
import { drawDisplayCopy, drawStamp } from './inspect-receipt.ts';
import { newReceiptName } from './keep-receipt.ts';

type StoredReceipt = {
  storage_key: string;
  display_key: string | null;
  kind: ReceiptKind;
  order_number: string;
};

const extensions = { jpeg: 'jpg', png: 'png', pdf: 'pdf' } as const satisfies Record<ReceiptKind, string>;

type FileDeps = Pick<Deps, 'db' | 'storage'>;

/** To look at: the picture drawn anew, small where many stand in a list. A PDF is only ever handed over as a file. */
export async function sendReceipt(
  c: AppContext,
  deps: FileDeps,
  receipt: StoredReceipt,
  size?: 'small',
): Promise<Response> {
  const { kind, display_key } = receipt;
  if (kind === 'pdf') return sendOriginal(c, deps, receipt);
  const bytes =
    display_key === null ? await drawFirst(deps, { ...receipt, kind }) : await read(deps, display_key);
  c.header('Content-Type', 'image/jpeg');
  return send(c, size === 'small' ? await drawStamp(bytes) : bytes);
}

/** To keep: the very file that was uploaded, under a name of ours. */
export async function sendOriginal(c: AppContext, deps: FileDeps, receipt: StoredReceipt): Promise<Response> {
  const bytes = await read(deps, receipt.storage_key);
  const fileName = `receipt-${receipt.order_number}.${extensions[receipt.kind]}`;
  c.header('Content-Type', receiptMediaTypes[receipt.kind]);
  c.header('Content-Disposition', `attachment; filename="${fileName}"`);
  return send(c, bytes);
}

/**
 * Made when somebody looks for the first time, and kept for the next. Whatever cannot be drawn is not shown at all.
 */
async function drawFirst(
  deps: FileDeps,
  { storage_key, kind }: StoredReceipt & { kind: 'jpeg' | 'png' },
): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = await drawDisplayCopy(await read(deps, storage_key), kind).catch((error: unknown) => {
    throw isRefusal(error) ? refuse('receipt.not_found') : error;
  });
  await keepCopy(deps, storage_key, drawn).catch((error: unknown) => {
    // Without room to keep it, it can still be looked at.
    if (!isDiskFull(error)) throw error;
  });
  return drawn;
}

/** The file first, then its name: what is left without one is swept away. */
async function keepCopy({ db, storage }: FileDeps, storageKey: string, drawn: Uint8Array): Promise<void> {
  const displayKey = newReceiptName('jpg');
  await storage.put(displayKey, drawn);
  const { numUpdatedRows } = await db
    .updateTable('receipts')
    .set({ display_key: displayKey })
    .where('storage_key', '=', storageKey)
    .where('display_key', 'is', null)
    .executeTakeFirst();
  // Somebody else looked at the same time, or the receipt was erased meanwhile.
  if (numUpdatedRows === 0n) await storage.remove(displayKey);
}

async function read({ storage }: FileDeps, key: string): Promise<Uint8Array<ArrayBuffer>> {
  const name = parseStoredName(key);
  const bytes = name && (await storage.read(name));
  if (!bytes) throw refuse('receipt.not_found');
  return bytes;
}

function send(c: AppContext, bytes: Uint8Array<ArrayBuffer>): Response {
  c.header('Cache-Control', 'private, no-store');
  // Opened on its own, a receipt is only looked at: it can load nothing and run nothing.
  c.header('Content-Security-Policy', "default-src 'none'; sandbox");
  return c.body(bytes);
}
