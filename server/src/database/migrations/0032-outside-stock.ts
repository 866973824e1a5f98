import { sql } from 'kysely';

/** A summary tells apart which of the orders it leaves out keep boxes; those outside stock are few. */
export const outsideStock = sql`
  create index orders_outside_stock on orders (pickup_batch_id) where outside_stock;
`;
