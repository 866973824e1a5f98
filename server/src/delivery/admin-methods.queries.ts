import { malaysianToday } from '@mooncake/domain/calendar';
import type { AdminMethod } from '@mooncake/domain/delivery/method-admin.contract';
import { refuse } from '@mooncake/domain/refusal';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { DeliveryMethodsTable } from '../database/tables/delivery.ts';
import { presentMethod } from './delivery.queries.ts';

type CountedMethod = Selectable<DeliveryMethodsTable> & Pick<AdminMethod, 'orders' | 'batches' | 'slots'>;

/** Every method, offered or not, in the order of the shop. */
export async function findAdminMethods(db: Db, now: Date): Promise<AdminMethod[]> {
  const { rows } = await sql<CountedMethod>`
    select m.*,
      (select count(*)::integer from orders o where o.delivery_method_id = m.id) as orders,
      (select count(*)::integer from batch_delivery_methods l join pickup_batches b on b.id = l.batch_id
        where l.delivery_method_id = m.id and b.batch_date >= ${malaysianToday(now)}) as batches,
      (select count(*)::integer from pickup_time_slots s
        where s.delivery_method_id = m.id and s.is_active and s.is_pickup = m.is_pickup) as slots
    from delivery_methods m order by m.sort_order, m.name`.execute(db);
  return rows.map((row) => ({
    ...presentMethod(row),
    isActive: row.is_active,
    orders: row.orders,
    batches: row.batches,
    slots: row.slots,
    version: row.version,
  }));
}

export async function findAdminMethod(db: Db, id: string, now: Date): Promise<AdminMethod> {
  const method = (await findAdminMethods(db, now)).find((one) => one.id === id);
  if (!method) throw refuse('delivery.method_not_found');
  return method;
}
