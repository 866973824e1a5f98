import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { parseStoredName } from '../storage/stored-name.ts';

/** A file that rows name, and without which the shop is not whole. */
export type NamedFile = {
  name: string;
  /** Whose it is, as a sentence about it begins. */
  subject: string;
  /** Null where nobody wrote it down. */
  bytes: number | null;
};

/** Every file that rows name, but for copies that can be made again. */
export async function findNamedFiles(db: Db): Promise<NamedFile[]> {
  return [...(await findReceipts(db)), ...(await findPictures(db))];
}

async function findReceipts(db: Db): Promise<NamedFile[]> {
  const rows = await db
    .selectFrom('receipts')
    .innerJoin('orders', 'orders.id', 'receipts.order_id')
    .select(['storage_key', 'size_bytes', 'order_number'])
    .execute();
  return rows.map(({ storage_key, size_bytes, order_number }) => ({
    name: storage_key,
    subject: `order ${order_number}: the receipt file`,
    bytes: size_bytes,
  }));
}

/** Any address of an upload counts, in whatever field it is: a new field need not be remembered here. */
async function findPictures(db: Db): Promise<NamedFile[]> {
  const { rows } = await sql<{ owner: string; name: string }>`
    with owners (owner, facts) as (
      select 'product ' || name, to_jsonb(products) from products
      union all
      select 'product ' || p.name, to_jsonb(i) from product_images i join products p on p.id = i.product_id
      union all
      select 'settings', value from shop_settings
      union all
      select 'method ' || name, to_jsonb(delivery_methods) from delivery_methods
      union all
      select 'orders by ' || (delivery_method ->> 'name'), delivery_method
      from (select distinct delivery_method from orders where delivery_method is not null) as placed
    )
    select min(owner) as owner, 'public/' || substr(address #>> '{}', length('/files/') + 1) as name
    from owners, jsonb_path_query(facts, '$.** ? (@ starts with "/files/")') as address
    group by address order by 1, 2`.execute(db);
  return (
    rows
      // An address that is none of ours was never an upload.
      .filter(({ name }) => parseStoredName(name) !== null)
      .map(({ owner, name }) => ({ name, subject: `${owner}: the picture file`, bytes: null }))
  );
}

/** What is wrong with a file of this size, in words; null where it is as it should be. Undefined: it is not there. */
export function faultOf({ name, subject, bytes }: NamedFile, size: number | undefined): string | null {
  if (size === undefined) return `${subject} ${name} is missing`;
  if (bytes !== null && size !== bytes) return `${subject} ${name} has ${size} bytes instead of ${bytes}`;
  return size === 0 ? `${subject} ${name} is empty` : null;
}
