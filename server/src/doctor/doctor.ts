import type { Db } from '../database/connect.ts';
import type { FileStorage } from '../storage/storage.ts';
import { counterChecks } from './doctor-counters.ts';
import { projectionChecks } from './doctor-projections.ts';
import { recordChecks } from './doctor-records.ts';

/** One thing that is off, in words an owner can pass on. */
export type Finding = string;

/**
 * Examines a shop, running or not: all rows as of one moment, then the files. An empty list means
 * that every counter, total and receipt is as it should be.
 */
export async function examineShop({ db, storage }: { db: Db; storage: FileStorage }): Promise<Finding[]> {
  const { findings, receipts } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const found: Finding[] = [];
      for (const check of [...counterChecks, ...recordChecks, ...projectionChecks])
        found.push(...(await check(trx)));
      const rows = await trx
        .selectFrom('receipts')
        .innerJoin('orders', 'orders.id', 'receipts.order_id')
        .select(['storage_key', 'display_key', 'size_bytes', 'order_number'])
        .execute();
      return { findings: found, receipts: rows };
    });

  // A file is there before its row, so rows read first must find theirs.
  const sizes = new Map<string, number>();
  for await (const { name, size } of storage.list('private')) sizes.set(name, size);
  for (const { storage_key, display_key, size_bytes, order_number } of receipts) {
    const size = sizes.get(storage_key);
    if (size === undefined)
      findings.push(`order ${order_number}: the receipt file ${storage_key} is missing`);
    else if (size !== size_bytes) {
      findings.push(`order ${order_number}: the receipt file has ${size} bytes instead of ${size_bytes}`);
    }
    if (display_key !== null && !sizes.has(display_key)) {
      findings.push(`order ${order_number}: the display copy ${display_key} is missing`);
    }
  }
  return findings;
}
