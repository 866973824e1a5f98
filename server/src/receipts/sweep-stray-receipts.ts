import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import type { StoredName } from '../storage/stored-name.ts';
import { isReceiptName } from './keep-receipt.ts';

/** Far longer than any request lives: a younger file may be waiting for its row. */
const strayAfterMs = 60 * 60 * 1000;
const atOnce = 500;

/** Removes receipt files that no order names: what a crash between file and commit leaves behind. */
export async function sweepStrayReceipts({
  db,
  storage,
  clock,
}: Pick<Deps, 'db' | 'storage' | 'clock'>): Promise<void> {
  const before = clock().getTime() - strayAfterMs;
  let old: StoredName[] = [];
  for await (const { name, modifiedAt } of storage.list('private')) {
    if (isReceiptName(name) && modifiedAt.getTime() < before) old.push(name);
    if (old.length === atOnce) {
      await removeStrays({ db, storage }, old);
      old = [];
    }
  }
  await removeStrays({ db, storage }, old);
}

async function removeStrays({ db, storage }: Pick<Deps, 'db' | 'storage'>, names: readonly StoredName[]) {
  if (names.length === 0) return;
  const { rows } = await sql<{ name: StoredName }>`
    select name from unnest(${names}::text[]) as name
    where not exists (select 1 from receipts r where r.storage_key = name or r.display_key = name)`.execute(
    db,
  );
  for (const { name } of rows) await storage.remove(name);
}
