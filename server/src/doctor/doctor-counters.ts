import { orderStatuses } from '@mooncake/domain/orders/status/status';
import { keepsStock } from '@mooncake/domain/orders/status/status-transition';
import { sql } from 'kysely';
import type { Trx } from '../database/connect.ts';

export type Check = (trx: Trx) => Promise<string[]>;

const keeping = orderStatuses.filter(keepsStock);

/** A stock counter is the sum of what holds not yet given back and orders that keep stock take. */
const limitsAddUp: Check = async (trx) => {
  const { rows } = await sql<{ product: string; batch: string; taken: number; counted: number }>`
    with claims as (
      select batch_id, product_id, units from hold_items
      union all
      select o.pickup_batch_id, i.product_id, i.stock_units
      from order_items i join orders o on o.id = i.order_id
      where o.order_status = any(${keeping}) and not o.outside_stock
    ), sums as (
      select batch_id, product_id, sum(units)::integer as units from claims
      where batch_id is not null and product_id is not null group by 1, 2
    )
    select coalesce(p.name, 'a deleted product') as product, coalesce(b.batch_name, 'no batch') as batch,
      coalesce(l.taken, 0) as taken, coalesce(s.units, 0) as counted
    from product_batch_limits l
    full join sums s on s.batch_id = l.batch_id and s.product_id = l.product_id
    left join products p on p.id = coalesce(l.product_id, s.product_id)
    left join pickup_batches b on b.id = coalesce(l.batch_id, s.batch_id)
    where coalesce(l.taken, 0) <> coalesce(s.units, 0)
    order by 2, 1`.execute(trx);
  return rows.map(
    ({ product, batch, taken, counted }) =>
      `stock of ${product} in ${batch}: the counter says ${taken}, holds and orders add up to ${counted}`,
  );
};

/** A slot counter is the number of holds and orders that sit in it. */
const bookingsAddUp: Check = async (trx) => {
  const { rows } = await sql<{ slot: string; batch: string; booked: number; counted: number }>`
    with claims as (
      select batch_id, time_slot_id from holds where released_at is null
      union all
      select pickup_batch_id, pickup_time_slot_id from orders
      where order_status = any(${keeping}) and not outside_stock
    ), sums as (
      select batch_id, time_slot_id, count(*)::integer as orders from claims
      where batch_id is not null and time_slot_id is not null group by 1, 2
    )
    select coalesce(t.time_slot, 'a deleted slot') as slot, coalesce(b.batch_name, 'no batch') as batch,
      coalesce(c.booked, 0) as booked, coalesce(s.orders, 0) as counted
    from batch_time_slots c
    full join sums s on s.batch_id = c.batch_id and s.time_slot_id = c.time_slot_id
    left join pickup_time_slots t on t.id = coalesce(c.time_slot_id, s.time_slot_id)
    left join pickup_batches b on b.id = coalesce(c.batch_id, s.batch_id)
    where coalesce(c.booked, 0) <> coalesce(s.orders, 0)
    order by 2, 1`.execute(trx);
  return rows.map(
    ({ slot, batch, booked, counted }) =>
      `slot ${slot} in ${batch}: the counter says ${booked}, holds and orders add up to ${counted}`,
  );
};

export const counterChecks: readonly Check[] = [limitsAddUp, bookingsAddUp];
