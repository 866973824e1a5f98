import type { OrderListResponse } from '@mooncake/domain/orders/order-list.contract';
import { furnishShop } from '../../checkout/checkout.testing.ts';
import { generateOrders } from '../../database/generate/generate-orders.ts';
import { createTestDatabase } from '../../testing/test-database.testing.ts';
import { openBackOffice } from './admin-orders.testing.ts';

/** A shop with 400 orders of every kind and status, and its list. */
export async function openLongList() {
  const database = await createTestDatabase();
  const { db } = database;
  await furnishShop(db);
  await generateOrders(db, { count: 400, seed: 7 });

  async function listing() {
    const office = await openBackOffice(database);
    const list = async (query: string) =>
      (await office.ask('GET', `/orders?${query}`)).json as OrderListResponse;
    return { ...office, list };
  }

  /** What the list must show, worked out the slow way. */
  async function everyOrder() {
    return db
      .selectFrom('orders as o')
      .innerJoin('customers as c', 'c.id', 'o.customer_id')
      .leftJoin('pickup_batches as b', 'b.id', 'o.pickup_batch_id')
      .selectAll('o')
      .select([
        'c.name',
        'c.phone',
        'c.phone_normalised',
        'c.email',
        'c.instagram',
        'b.batch_date',
        'b.batch_name',
      ])
      .orderBy('o.created_at', 'desc')
      .execute();
  }

  return { db, listing, everyOrder };
}
