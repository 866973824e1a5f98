import { malaysianToday } from '@mooncake/domain/calendar';
import { kindById } from '@mooncake/domain/products/kinds/all-kinds';
import { sql } from 'kysely';
import type { Trx } from '../database/connect.ts';

/**
 * A place for the product in every batch to come, with a limit of 0: nothing is sold that the kitchen
 * did not plan, and staff need only type the number.
 */
export async function offerInBatches(trx: Trx, productId: string, now: Date): Promise<void> {
  const { product_type } = await trx
    .selectFrom('products')
    .select('product_type')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  await sql`
    insert into product_batch_limits (product_id, batch_id, limit_quantity, unit)
    select ${productId}, b.id, 0, ${kindById(product_type).unit}
    from pickup_batches b where b.batch_date >= ${malaysianToday(now)}
    on conflict (product_id, batch_id) do nothing`.execute(trx);
}
