import type { FullOrder } from '@mooncake/domain/lookup/lookup.contract';
import { normalisePhone } from '@mooncake/domain/phone';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

const maxShown = 50;

export type ItemRow = Awaited<ReturnType<typeof findItems>>[number];
export type OrderRow = Awaited<ReturnType<typeof findOrdersOfBrowser>>[number];

/** What is in an order: lines of one product, filled differently, count together. */
const productsOf = sql<FullOrder['products']>`(
  select coalesce(json_agg(json_build_object('name', p.name, 'nameZh', p.name_zh, 'quantity', p.quantity)
    order by p.place), '[]')
  from (
    select product_name as name, coalesce(max(product_name_zh), '') as name_zh,
      sum(quantity)::integer as quantity, min(sort_order) as place
    from order_items where order_id = o.id group by product_name
  ) p)`;

/** Orders with everything their customer may see. */
function selectOrders(db: Db) {
  return db
    .selectFrom('orders as o')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .leftJoin('pickup_batches as b', 'b.id', 'o.pickup_batch_id')
    .leftJoin('pickup_time_slots as s', 's.id', 'o.pickup_time_slot_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('receipts')
          .select(['kind', 'uploaded_at'])
          .whereRef('receipts.order_id', '=', 'o.id')
          .orderBy('uploaded_at', 'desc')
          .limit(1)
          .as('r'),
      (join) => join.onTrue(),
    )
    .selectAll('o')
    .select([
      'c.name as customer_name',
      'c.phone',
      'c.email',
      'b.batch_name',
      'b.batch_name_zh',
      'b.batch_date',
      's.time_slot',
      's.time_slot_zh',
      's.note as slot_note',
      's.note_zh as slot_note_zh',
      'r.kind as receipt_kind',
      'r.uploaded_at as receipt_uploaded_at',
      productsOf.as('products'),
    ])
    .orderBy('o.created_at', 'desc')
    .limit(maxShown);
}

export function findOrdersOfBrowser(db: Db, browserHash: string) {
  return selectOrders(db).where('o.browser_hash', '=', browserHash).execute();
}

export function findOrderById(db: Db, id: string) {
  return selectOrders(db).where('o.id', '=', id).executeTakeFirst();
}

export function findOrderOfBrowser(db: Db, orderNumber: string, browserHash: string) {
  return selectOrders(db)
    .where('o.order_number', '=', orderNumber)
    .where('o.browser_hash', '=', browserHash)
    .executeTakeFirst();
}

/** The order a link in a message leads to. */
export async function findLinkedOrder(db: Db, orderNumber: string, key: string) {
  if (orderNumber === '' || key === '') return undefined;
  return selectOrders(db)
    .where('o.order_number', '=', orderNumber)
    .where('o.link_key', '=', key)
    .executeTakeFirst();
}

/** Whether this very browser placed the order. */
export async function isOfBrowser(db: Db, orderNumber: string, browserHash: string | null): Promise<boolean> {
  if (browserHash === null) return false;
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('order_number', '=', orderNumber)
    .where('browser_hash', '=', browserHash)
    .executeTakeFirst();
  return order !== undefined;
}

/** By number, by phone in any usual spelling, or by both; a blank field asks for nothing. */
export function findOrdersBy(db: Db, { orderNumber, phone }: { orderNumber: string; phone: string }) {
  let query = selectOrders(db);
  if (orderNumber !== '') query = query.where('o.order_number', '=', orderNumber);
  if (phone !== '') {
    query = query.where((eb) =>
      eb.or([eb('c.phone', '=', phone), eb('c.phone_normalised', '=', normalisePhone(phone))]),
    );
  }
  return query.execute();
}

export function findItems(db: Db, orderId: string) {
  return db
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('sort_order')
    .execute();
}
