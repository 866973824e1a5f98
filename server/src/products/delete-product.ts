import type { ProductRemoval } from '@mooncake/domain/products/form/product-admin.contract';
import { sql } from 'kysely';
import { type ChangeDeps, change } from '../audit/change.ts';
import type { Actor } from '../audit/record-audit.ts';
import type { Trx } from '../database/connect.ts';
import { findAdminProduct } from './admin-products.queries.ts';

/**
 * Takes a product away for good. One that was ordered, or is being paid for, is archived instead: it
 * is seen nowhere, while its orders keep their stock and their history.
 */
export async function deleteProduct(
  deps: ChangeDeps,
  { id, actor }: { id: string; actor: Actor },
): Promise<ProductRemoval> {
  const asked = {
    actor,
    action: 'product.deleted',
    topics: ['catalogue', 'stock'],
    lock: 'catalogue',
  } as const;
  const outcome = await change(deps, asked, async (trx, now) => {
    const { name, version } = await findAdminProduct(trx, id);
    const result = await removeProduct(trx, { id, version, now });
    const line = { subject: ['product', id], details: { name } } as const;
    return { result, audit: result === 'archived' ? { ...line, action: 'product.archived' } : line };
  });
  return { outcome };
}

type Removed = { id: string; version: number; now: Date };

export async function removeProduct(trx: Trx, removed: Removed): Promise<ProductRemoval['outcome']> {
  await lockLimits(trx, removed.id);
  if (await isNamed(trx, removed.id)) {
    await archive(trx, removed);
    return 'archived';
  }
  await trx.deleteFrom('products').where('id', '=', removed.id).execute();
  return 'deleted';
}

/** From here on nobody can take stock of it: whoever was faster has an order or a hold by now. */
async function lockLimits(trx: Trx, productId: string): Promise<void> {
  await sql`select 1 from product_batch_limits where product_id = ${productId}
    order by batch_id for update`.execute(trx);
}

/** Whether an order names it, or a hold whose receipt may still come. */
async function isNamed(trx: Trx, productId: string): Promise<boolean> {
  const { rows } = await sql<{ isNamed: boolean }>`
    select exists (select 1 from order_items where product_id = ${productId})
      or exists (select 1 from holds where cart @> ${JSON.stringify([{ productId }])}::jsonb)
      as "isNamed"`.execute(trx);
  return rows[0]?.isNamed ?? true;
}

async function archive(trx: Trx, { id, version, now }: Removed) {
  await trx
    .updateTable('products')
    .set({ is_active: false, archived_at: now, version: version + 1 })
    .where('id', '=', id)
    .execute();
  // Dates it was never ordered for need not remember it.
  await sql`delete from product_batch_limits l where l.product_id = ${id} and l.taken = 0
    and not exists (select 1 from order_items i join orders o on o.id = i.order_id
      where i.product_id = l.product_id and o.pickup_batch_id = l.batch_id)
    and not exists (select 1 from holds h where h.batch_id = l.batch_id
      and h.cart @> ${JSON.stringify([{ productId: id }])}::jsonb)`.execute(trx);
}
