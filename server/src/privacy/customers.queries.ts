import { malaysianToday, type PlainDate } from '@mooncake/domain/calendar';
import type { OrderStatus, PaymentStatus } from '@mooncake/domain/orders/status/status';
import type { Customer, CustomersResponse } from '@mooncake/domain/privacy/customers.contract';
import { isUnderWay } from '@mooncake/domain/privacy/erasure';
import { sql } from 'kysely';
import type { Db, Trx } from '../database/connect.ts';
import { matchesSearchRowByRow } from '../orders/admin/match-search.ts';

const maxShown = 50;
/** One key per person, as phoneKey in the domain has it. */
const phoneKey = sql<string>`coalesce(c.phone_normalised, btrim(c.phone))`;

/** The people whose name, contacts or order number hold the words, the latest to order first. */
export async function findCustomers(db: Db | Trx, search: string, now: Date): Promise<CustomersResponse> {
  // The search stands by itself: beside the join, in a young shop, every customer would look through all orders.
  const { rows } = await sql<{ id: string }>`
    with found as materialized (
      select customer_id, created_at from order_list where ${matchesSearchRowByRow(search)})
    select (array_agg(c.id order by found.created_at desc))[1] as id
    from found join customers c on c.id = found.customer_id
    where c.erased_at is null
    group by ${phoneKey} order by max(found.created_at) desc limit ${maxShown + 1}`.execute(db);
  const ids = rows.slice(0, maxShown).map(({ id }) => id);
  // All of them in one go: each by itself would look through every customer there is.
  const records = await findRecordsOf(db, ids);
  const customers = ids.map((id) => {
    const phone = records.find(({ customer_id }) => customer_id === id)?.phone_key;
    return customerOf(
      records.filter(({ phone_key }) => phone_key === phone),
      now,
    );
  });
  return {
    customers: customers.flatMap((customer) => (customer ? [customer] : [])),
    hasMore: rows.length > maxShown,
  };
}

/** A person by any of their records; null once erased. */
export async function findCustomer(db: Db, id: string, now: Date): Promise<Customer | null> {
  return customerOf(await findRecords(db, id), now);
}

function customerOf(records: readonly CustomerRecord[], now: Date): Customer | null {
  const [latest] = records;
  const first = records.at(-1);
  if (!latest || !first) return null;
  const today = malaysianToday(now);
  return {
    id: latest.customer_id,
    name: latest.name,
    phone: latest.phone,
    orders: records.length,
    totalSen: records.reduce((sum, { total_sen }) => sum + total_sen, 0),
    firstOrderAt: first.created_at.toISOString(),
    lastOrderAt: latest.created_at.toISOString(),
    underWay: ordersUnderWay(records, today),
  };
}

export type CustomerRecord = {
  phone_key: string;
  customer_id: string;
  order_id: string;
  order_number: string;
  name: string;
  phone: string;
  order_status: OrderStatus;
  payment_status: PaymentStatus;
  has_receipt: boolean;
  money_returned_at: Date | null;
  batch_date: string | null;
  total_sen: number;
  created_at: Date;
};

/** Every order of the person with its customer record, newest first; locked where they are to be changed. */
export function findRecords(
  db: Db | Trx,
  id: string,
  options: { isLocked?: boolean } = {},
): Promise<CustomerRecord[]> {
  return findRecordsOf(db, [id], options);
}

/** The same of several people. */
async function findRecordsOf(
  db: Db | Trx,
  ids: readonly string[],
  { isLocked = false } = {},
): Promise<CustomerRecord[]> {
  const { rows } = await sql<CustomerRecord>`
    select ${phoneKey} as phone_key, c.id as customer_id, o.id as order_id, o.order_number, c.name, c.phone, o.order_status,
      o.payment_status, o.money_returned_at, b.batch_date, o.total_sen, o.created_at,
      exists (select from receipts r where r.order_id = o.id) as has_receipt
    from customers c
    join orders o on o.customer_id = c.id
    left join pickup_batches b on b.id = o.pickup_batch_id
    where c.erased_at is null and ${phoneKey} in (
      select ${phoneKey} from customers c where c.id = any(${ids}::uuid[]) and c.erased_at is null)
    order by o.created_at desc, o.id ${isLocked ? sql`for update of c, o` : sql``}`.execute(db);
  return rows;
}

/** The numbers of the orders that still need their customer. */
export function ordersUnderWay(records: readonly CustomerRecord[], today: PlainDate): string[] {
  return records
    .filter((record) =>
      isUnderWay(
        {
          orderStatus: record.order_status,
          paymentStatus: record.payment_status,
          batchDate: record.batch_date,
          hasReceipt: record.has_receipt,
          isReturned: record.money_returned_at !== null,
        },
        today,
      ),
    )
    .map(({ order_number }) => order_number);
}
