import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { takeLock } from '../database/locks.ts';
import type { Deps } from '../deps.ts';
import type { StoredName } from '../storage/stored-name.ts';
import { addressOfPicture, isProductPicture } from './product-pictures.ts';

/** Longer than anybody leaves a form open: a younger picture may be waiting to be saved. */
const strayAfterMs = 24 * 60 * 60 * 1000;

/** Removes pictures that no product names: uploads nobody saved, and what was replaced or deleted. */
export async function sweepStrayPictures({
  db,
  storage,
  clock,
}: Pick<Deps, 'db' | 'storage' | 'clock'>): Promise<void> {
  const before = clock().getTime() - strayAfterMs;
  const old: StoredName[] = [];
  for await (const { name, modifiedAt } of storage.list('public')) {
    if (isProductPicture(name) && modifiedAt.getTime() < before) old.push(name);
  }
  if (old.length === 0) return;
  await inTransaction(db, async (trx) => {
    await takeLock(trx, 'catalogue');
    const named = await findNamed(trx, old.map(addressOfPicture));
    for (const name of old) if (!named.has(addressOfPicture(name))) await storage.remove(name);
  });
}

/** Products name pictures in their own rows, their flavours' and, once ordered, for good. */
async function findNamed(db: Db, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ address: string }>`
    select address from unnest(${addresses}::text[]) as address
    where exists (select 1 from product_images i where i.image_url = address)
      or exists (select 1 from products p
        where position(address in concat(p.mooncake_config::text, p.pieces::text)) > 0)`.execute(db);
  return new Set(rows.map(({ address }) => address));
}
