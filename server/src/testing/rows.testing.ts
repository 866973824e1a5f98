import type { Insertable } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { ProductsTable } from '../database/tables/catalogue.ts';
import type { OrdersTable } from '../database/tables/orders.ts';

let counter = 0;
const fresh = () => {
  counter += 1;
  return counter;
};

/** Rows with nothing special about them, for tests of the database itself; each returns its id. */
export async function aProductRow(db: Db, facts: Partial<Insertable<ProductsTable>> = {}): Promise<string> {
  const row = { name: `Product ${fresh()}`, name_zh: '月饼', price_sen: 1000, ...facts };
  return (await db.insertInto('products').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function aBatch(db: Db): Promise<string> {
  const row = { batch_name: `Batch ${fresh()}`, batch_date: '2026-09-17' };
  return (await db.insertInto('pickup_batches').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function aMethod(db: Db): Promise<string> {
  const row = { name: `Method ${fresh()}`, is_pickup: true };
  return (await db.insertInto('delivery_methods').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function aSlot(db: Db, delivery_method_id: string, capacity: number | null): Promise<string> {
  const row = { delivery_method_id, time_slot: '9am - 11am', capacity };
  return (await db.insertInto('pickup_time_slots').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function anOrderNumber(db: Db): Promise<string> {
  const number = `CHM${String(fresh()).padStart(6, '0')}`;
  await db.insertInto('order_numbers').values({ number }).execute();
  return number;
}

export async function anOrder(db: Db, facts: Partial<Insertable<OrdersTable>> = {}): Promise<string> {
  const customer = await db
    .insertInto('customers')
    .values({ name: 'Tan Mei Ling', phone: '012-034 5678' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const order_number = facts.order_number ?? (await anOrderNumber(db));
  const row = {
    order_number,
    customer_id: customer.id,
    mooncake_type: 'Shanghai Mooncakes',
    quantity: 1,
    unit_price_sen: 4800,
    total_sen: 4800,
    pickup_method: 'pickup' as const,
    order_status: 'payment_uploaded' as const,
    payment_reference_code: order_number,
    ...facts,
  };
  return (await db.insertInto('orders').values(row).returning('id').executeTakeFirstOrThrow()).id;
}
