import { type RawBuilder, sql } from 'kysely';
import type { Check } from './doctor-counters.ts';

type Named = { name: string };

/** A check that is one query: whatever it finds is off, and the sentence says how. */
function none(query: RawBuilder<Named>, sentence: (name: string) => string): Check {
  return async (trx) => (await query.execute(trx)).rows.map(({ name }) => sentence(name));
}

export const recordChecks: readonly Check[] = [
  none(
    sql`select o.order_number as name from orders o
      where o.total_sen <> (select coalesce(sum(i.total_sen), 0) from order_items i where i.order_id = o.id)`,
    (name) => `order ${name}: the total is not the sum of its items`,
  ),
  none(
    sql`select o.order_number as name from orders o
      where o.quantity <> (select coalesce(sum(i.quantity), 0) from order_items i where i.order_id = o.id)`,
    (name) => `order ${name}: the quantity is not the sum of its items`,
  ),
  none(
    sql`select o.order_number as name from orders o
      where not exists (select 1 from order_items i where i.order_id = o.id)`,
    (name) => `order ${name}: it has no items`,
  ),
  none(
    sql`select o.order_number as name from orders o join customers c on c.id = o.customer_id
      where o.hold_id is not null and c.erased_at is null
        and not exists (select 1 from receipts r where r.order_id = o.id)`,
    (name) => `order ${name}: it was paid in the shop but has no receipt`,
  ),
  none(
    sql`select o.order_number as name from orders o join holds h on h.id = o.hold_id
      where h.released_at is null or o.order_number <> h.order_number`,
    (name) => `order ${name}: its hold was not turned into it`,
  ),
  none(
    sql`select h.order_number as name from holds h
      where (h.released_at is null) <> exists (select 1 from hold_items i where i.hold_id = h.id)`,
    (name) => `hold ${name}: what it holds does not fit its state`,
  ),
  none(
    sql`select h.order_number as name from holds h join orders o on o.order_number = h.order_number
      where o.hold_id is distinct from h.id`,
    (name) => `hold ${name}: its number belongs to another order`,
  ),
  none(
    sql`select c.id::text as name from customers c
      where not exists (select 1 from orders o where o.customer_id = c.id)`,
    (name) => `customer ${name}: no order is theirs`,
  ),
];
