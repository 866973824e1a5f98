import { sql } from 'kysely';
import type { Db } from '../../../server/src/database/connect.ts';
import { migrate } from '../../../server/src/database/migrate.ts';
import { seedIfEmpty } from '../../../server/src/database/seed/seed-if-empty.ts';
import { shopSize, tightCapacity } from './step.ts';

/** The ids of what the model calls by its place. */
export type Furniture = {
  methodId: string;
  batches: string[];
  slots: string[];
  products: { id: string; priceSen: number }[];
};

/** The demo shop, cut down to what the model knows: plain boxes of two kinds, some batches, two times of one way. */
export async function furnishSmallShop(db: Db, limit: number): Promise<Furniture> {
  await migrate(db);
  // Far away, so that its batches are open whatever the time is.
  await seedIfEmpty(db, { seed: 'shop', now: new Date('2090-01-01T00:00:00Z') });
  const [first] = await db.selectFrom('products').select('id').where('name', 'like', '%Mochi%').execute();
  await sql`insert into products (name, name_zh, price_sen, category, category_id, product_type)
    select 'Second ' || name, name_zh, price_sen + 100, category, category_id, product_type
    from products where id = ${first?.id}`.execute(db);
  const products = await db
    .selectFrom('products')
    .select(['id', 'price_sen'])
    .where('name', 'like', '%Mochi%')
    .orderBy('price_sen')
    .execute();
  const batches = await db
    .selectFrom('pickup_batches')
    .select('id')
    .orderBy('batch_date')
    .limit(shopSize.batches)
    .execute();
  const slots = await db
    .selectFrom('pickup_time_slots as s')
    .innerJoin('delivery_methods as m', 'm.id', 's.delivery_method_id')
    .select(['s.id', 'm.id as methodId'])
    .where('m.is_pickup', '=', true)
    .where('s.requires_teochew_yam', '=', false)
    .orderBy('m.sort_order')
    .orderBy('s.time_slot')
    .limit(shopSize.slots)
    .execute();
  await db.updateTable('pickup_time_slots').set({ capacity: null }).execute();
  await db.updateTable('batch_time_slots').set({ capacity: null }).execute();
  await db
    .updateTable('pickup_time_slots')
    .set({ capacity: tightCapacity })
    .where('id', '=', slots[1]?.id ?? '')
    .execute();
  for (const { id: batch_id } of batches) {
    for (const { id: product_id } of products) {
      await db
        .insertInto('product_batch_limits')
        .values({ batch_id, product_id, unit: 'boxes', limit_quantity: limit })
        .onConflict((conflict) =>
          conflict.columns(['product_id', 'batch_id']).doUpdateSet({ limit_quantity: limit }),
        )
        .execute();
    }
  }
  return {
    methodId: slots[0]?.methodId ?? '',
    batches: batches.map(({ id }) => id),
    slots: slots.map(({ id }) => id),
    products: products.map(({ id, price_sen }) => ({ id, priceSen: price_sen })),
  };
}
