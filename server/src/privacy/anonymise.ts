import type { Trx } from '../database/connect.ts';
import type { FileStorage } from '../storage/storage.ts';
import { parseStoredName } from '../storage/stored-name.ts';
import { erasePayments } from './bank-payments.ts';
import { erasure } from './personal-columns.ts';

/**
 * Takes away everything that tells who placed these orders. What was ordered, when and for how much
 * stays. Returns the names of receipt files, to be removed once this is committed.
 */
export async function anonymise(trx: Trx, orderIds: readonly string[], now: Date): Promise<string[]> {
  if (orderIds.length === 0) return [];
  await trx
    .updateTable('customers')
    .set({ ...erasure.customers, erased_at: now })
    .where('id', 'in', (eb) => eb.selectFrom('orders').select('customer_id').where('id', 'in', orderIds))
    .execute();
  await trx
    .updateTable('orders')
    .set((eb) => ({
      ...erasure.orders,
      admin_notes_version: eb('admin_notes_version', '+', 1),
      version: eb('version', '+', 1),
    }))
    .where('id', 'in', orderIds)
    .execute();
  // A hold keeps which browser and which network asked for it.
  await trx
    .updateTable('holds')
    .set(erasure.holds)
    .where('order_number', 'in', (eb) =>
      eb.selectFrom('orders').select('order_number').where('id', 'in', orderIds),
    )
    .execute();
  await erasePayments(trx, orderIds);
  await trx
    .updateTable('audit_log')
    .set(erasure.audit_log)
    .where('subject_type', '=', 'order')
    .where('subject_id', 'in', orderIds)
    .execute();
  const receipts = await trx
    .deleteFrom('receipts')
    .where('order_id', 'in', orderIds)
    .returning(['storage_key', 'display_key'])
    .execute();
  return receipts.flatMap(({ storage_key, display_key }) => [
    storage_key,
    ...(display_key ? [display_key] : []),
  ]);
}

/** What cannot be removed now is a stray from here on, which the sweeper finds. */
export async function removeFiles(storage: FileStorage, names: readonly string[]): Promise<void> {
  const stored = names.map(parseStoredName).filter((name) => name !== null);
  // First, because the files themselves tell which drafts are theirs.
  await storage.removeDrafts({ like: stored });
  for (const name of stored) await storage.remove(name);
}
