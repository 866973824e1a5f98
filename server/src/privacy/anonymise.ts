import { erasedName } from '@mooncake/domain/privacy/erasure';
import { sql } from 'kysely';
import type { Trx } from '../database/connect.ts';
import type { FileStorage } from '../storage/storage.ts';
import { parseStoredName } from '../storage/stored-name.ts';

/** What a line of the log may keep: facts about the order, never words somebody wrote. */
const keptDetails = ['orderNumber', 'before', 'after', 'totalSen', 'paymentStatus', 'receiptId'];

/**
 * Takes away everything that tells who placed these orders. What was ordered, when and for how much
 * stays. Returns the names of receipt files, to be removed once this is committed.
 */
export async function anonymise(trx: Trx, orderIds: readonly string[], now: Date): Promise<string[]> {
  if (orderIds.length === 0) return [];
  await trx
    .updateTable('customers')
    .set({
      name: erasedName,
      phone: '',
      phone_normalised: null,
      email: null,
      address: null,
      instagram: null,
      facebook: null,
      erased_at: now,
    })
    .where('id', 'in', (eb) => eb.selectFrom('orders').select('customer_id').where('id', 'in', orderIds))
    .execute();
  await trx
    .updateTable('orders')
    .set((eb) => ({
      delivery_address: null,
      special_instructions: null,
      customer_note: null,
      admin_notes: '',
      admin_notes_version: eb('admin_notes_version', '+', 1),
      browser_hash: null,
      version: eb('version', '+', 1),
    }))
    .where('id', 'in', orderIds)
    .execute();
  // A hold keeps which browser and which network asked for it.
  await trx
    .updateTable('holds')
    .set({ browser_hash: 'erased', address_hash: 'erased' })
    .where('order_number', 'in', (eb) =>
      eb.selectFrom('orders').select('order_number').where('id', 'in', orderIds),
    )
    .execute();
  await sql`
    update audit_log a set details = coalesce(
      (select jsonb_object_agg(key, value) from jsonb_each(a.details) where key = any(${keptDetails})), '{}')
    where subject_type = 'order' and subject_id = any(${orderIds}::text[])`.execute(trx);
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
