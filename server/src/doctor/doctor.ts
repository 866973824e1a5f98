import type { Db } from '../database/connect.ts';
import type { FileStorage } from '../storage/storage.ts';
import { counterChecks } from './doctor-counters.ts';
import { projectionChecks } from './doctor-projections.ts';
import { recordChecks } from './doctor-records.ts';
import { faultOf, findNamedFiles } from './named-files.ts';

/** One thing that is off, in words an owner can pass on. */
export type Finding = string;

/**
 * Examines a shop, running or not: all rows as of one moment, then the files. An empty list means
 * that every counter, total, receipt and picture is as it should be.
 */
export async function examineShop({ db, storage }: { db: Db; storage: FileStorage }): Promise<Finding[]> {
  const { findings, named, copies } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const found: Finding[] = [];
      for (const check of [...counterChecks, ...recordChecks, ...projectionChecks])
        found.push(...(await check(trx)));
      const copied = await trx
        .selectFrom('receipts')
        .innerJoin('orders', 'orders.id', 'receipts.order_id')
        .select(['display_key', 'order_number'])
        .where('display_key', 'is not', null)
        .execute();
      return { findings: found, named: await findNamedFiles(trx), copies: copied };
    });

  // A file is there before its row, so rows read first must find theirs.
  const sizes = new Map<string, number>();
  for (const area of ['public', 'private'] as const) {
    for await (const { name, size } of storage.list(area)) sizes.set(name, size);
  }
  findings.push(...named.flatMap((file) => faultOf(file, sizes.get(file.name)) ?? []));
  for (const { display_key, order_number } of copies) {
    if (display_key !== null && !sizes.has(display_key)) {
      findings.push(`order ${order_number}: the display copy ${display_key} is missing`);
    }
  }
  return findings;
}
