import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

export type AdminOrderRow = Awaited<ReturnType<typeof selectOrders>>[number];
export type AdminItemRow = Awaited<ReturnType<typeof selectItems>>[number];

/** Orders with everything staff may see. */
export function selectOrders(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('orders as o')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .leftJoin('pickup_batches as b', 'b.id', 'o.pickup_batch_id')
    .leftJoin('pickup_time_slots as s', 's.id', 'o.pickup_time_slot_id')
    .selectAll('o')
    .select((eb) => [
      'c.name as customer_name',
      'c.phone',
      'c.phone_normalised',
      'c.email',
      'c.instagram',
      'c.facebook',
      'b.batch_name',
      'b.batch_date',
      's.time_slot',
      's.time_slot_zh',
      's.note as slot_note',
      's.note_zh as slot_note_zh',
      eb
        .exists(eb.selectFrom('receipts as r').select('r.id').whereRef('r.order_id', '=', 'o.id'))
        .as('has_receipt'),
      eb
        .selectFrom('current_readings as d')
        .select('d.verdict')
        .whereRef('d.order_id', '=', 'o.id')
        .as('receipt_verdict'),
      eb
        .selectFrom('audit_log as a')
        .select(sql<unknown[] | null>`jsonb_agg(a.details order by a.id)`.as('details'))
        .where('a.subject_type', '=', 'order')
        .where('a.subject_id', '=', sql<string>`o.id::text`)
        .where('a.action', '=', 'order.moved')
        .as('moves'),
    ])
    .where('o.id', 'in', ids)
    .execute();
}

export function selectItems(db: Db, orderIds: readonly string[]) {
  return db
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('sort_order')
    .execute();
}
