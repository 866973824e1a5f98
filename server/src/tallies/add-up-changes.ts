import { sql } from 'kysely';
import type { Db, Trx } from '../database/connect.ts';
import { tryLock } from '../database/locks.ts';
import { type OrderChange, type TallyRow, tallyChanges } from './tally-changes.ts';

const atOnce = 2_000;

/** Moves the changes that wait into the tallies. Any number of processes may try; one at a time does it. */
export async function addUpChanges({ db }: { db: Db }): Promise<void> {
  let moved = atOnce;
  while (moved === atOnce) moved = await db.transaction().execute(moveSome);
}

async function moveSome(trx: Trx): Promise<number> {
  if (!(await tryLock(trx, 'tallies'))) return 0;
  const { rows } = await sql<OrderChange>`
    delete from order_changes where id in (select id from order_changes order by id limit ${atOnce})
    returning *`.execute(trx);
  if (rows.length > 0) await add(trx, tallyChanges(rows));
  const phones = await settlePhones(trx);
  return Math.max(rows.length, phones);
}

/** Works the repeat orders of changed phones out anew. */
async function settlePhones(trx: Trx): Promise<number> {
  const { rows } = await sql<{ phone: string }>`
    delete from phone_changes where ctid = any(array(select ctid from phone_changes limit ${atOnce}))
    returning phone_hash::text as phone`.execute(trx);
  if (rows.length === 0) return 0;
  const phones = [...new Set(rows.map(({ phone }) => phone))];
  await sql`delete from repeat_orders where phone_hash = any(${phones}::bigint[])`.execute(trx);
  await sql`
    insert into repeat_orders
    select phone_hash, created_at, previous_at from (
      select phone_hash, created_at, lag(created_at) over (partition by phone_hash order by created_at) as previous_at
      from order_list where phone_hash = any(${phones}::bigint[])
    ) as orders
    where previous_at is not null`.execute(trx);
  return rows.length;
}

async function add(trx: Trx, rows: readonly TallyRow[]): Promise<void> {
  await sql`
    insert into tallies as t (topic, bucket, line, count, total_sen)
    select topic, bucket, line, count, "totalSen"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (topic text, bucket text, line text, count bigint, "totalSen" bigint)
    on conflict (topic, bucket, md5(line))
    do update set count = t.count + excluded.count, total_sen = t.total_sen + excluded.total_sen`.execute(
    trx,
  );
  await sql`delete from tallies where count = 0 and total_sen = 0`.execute(trx);
}
