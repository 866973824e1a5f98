import { keepsStock } from '@mooncake/domain/orders/status/status-transition';
import { sql } from 'kysely';
import type { Trx } from '../connect.ts';
import type { GeneratedOrder } from './generate-order.ts';

/** Counts what generated orders take, widening limits that a demo kitchen of this size would outgrow. */
export async function countStock(trx: Trx, generated: readonly GeneratedOrder[]): Promise<void> {
  const counted = generated.filter(({ order }) => keepsStock(order.order_status) && !order.outside_stock);
  const units = sumBy(
    counted.flatMap(({ order, items }) =>
      items.map((item) => ({ batch: order.pickup_batch_id, id: item.product_id, units: item.stock_units })),
    ),
  );
  const bookings = sumBy(
    counted.map(({ order }) => ({ batch: order.pickup_batch_id, id: order.pickup_time_slot_id, units: 1 })),
  );

  await sql`
    update product_batch_limits as l
    set taken = l.taken + n.units, limit_quantity = greatest(l.limit_quantity, ceil((l.taken + n.units) * 1.1))
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as n (batch uuid, id uuid, units integer)
    where l.batch_id = n.batch and l.product_id = n.id`.execute(trx);
  await sql`
    insert into batch_time_slots as b (batch_id, time_slot_id, booked)
    select n.batch, n.id, n.units
    from jsonb_to_recordset(${JSON.stringify(bookings)}::jsonb) as n (batch uuid, id uuid, units integer)
    on conflict (batch_id, time_slot_id) do update set booked = b.booked + excluded.booked`.execute(trx);
}

type Count = { batch: string; id: string; units: number };

function sumBy(parts: readonly { batch: string | null; id: string | null; units: number }[]): Count[] {
  const sums = new Map<string, Count>();
  for (const { batch, id, units } of parts) {
    if (batch === null || id === null) continue;
    const key = `${batch} ${id}`;
    sums.set(key, { batch, id, units: units + (sums.get(key)?.units ?? 0) });
  }
  // In one order, so that two who fill a shop together never wait for each other's rows.
  return [...sums.values()].toSorted((a, b) => (`${a.batch} ${a.id}` < `${b.batch} ${b.id}` ? -1 : 1));
}
