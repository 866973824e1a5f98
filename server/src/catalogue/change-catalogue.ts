import { sql } from 'kysely';
import type { Db, Trx } from '../database/connect.ts';
import { inTransaction } from '../database/in-transaction.ts';

/** Any number that no other advisory lock of the shop uses. */
const catalogueLock = 4_810_031;

/**
 * One change of the catalogue at a time, in every process: names stay unique, versions tell editors of
 * each other, and no picture is swept away while a product is about to name it.
 */
export function changeCatalogue<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${catalogueLock})`.execute(trx);
    return work(trx);
  });
}
