import { malaysianToday } from '@mooncake/domain/calendar';
import { productKind } from '@mooncake/domain/products/product-kind';
import { sql } from 'kysely';
import type { Trx } from '../database/connect.ts';

/**
 * A place for the product in every batch to come, with a limit of 0: nothing is sold that the kitchen
 * did not plan, and staff need only type the number.
 */
export async function offerInBatches(trx: Trx, productId: string, now: Date): Promise<void> {
  const row = await trx
    .selectFrom('products')
    .selectAll()
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const kind = productKind({
    id: row.id,
    name: row.name,
    nameZh: row.name_zh,
    productType: row.product_type,
    mooncakeConfig: row.mooncake_config,
  });
  await sql`
    insert into product_batch_limits (product_id, batch_id, limit_quantity, unit)
    select ${productId}, b.id, 0, ${kind === 'yam' ? 'pieces' : 'boxes'}
    from pickup_batches b where b.batch_date >= ${malaysianToday(now)}
    on conflict (product_id, batch_id) do nothing`.execute(trx);
}
