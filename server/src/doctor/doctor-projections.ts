import { sql } from 'kysely';
import { readEverything } from '../tallies/read-tallies.ts';
import { addUp, tallyChanges } from '../tallies/tally-changes.ts';
import type { Check } from './doctor-counters.ts';

/** The list beside the orders says of each what the orders themselves say. */
const listIsTrue: Check = async (trx) => {
  const { rows } = await sql<{ name: string }>`
    select coalesce(l.order_number, told.order_number) as name
    from order_list_rows((select array_agg(id) from orders)) as told
    full join order_list l on l.order_id = told.order_id
    where l is distinct from told
    order by 1`.execute(trx);
  return rows.map(({ name }) => `order ${name}: the orders list does not show it as it is`);
};

/** The tallies add up to the orders of each batch and pair of statuses. */
const talliesAddUp: Check = async (trx) => {
  const { rows } = await sql<{ batch: string; statuses: string; tallied: number; counted: number }>`
    with tallied as (
      select batch_id, order_status, payment_status, sum(orders) as orders, sum(total_sen) as sen
      from order_tallies group by 1, 2, 3
    ), counted as (
      select pickup_batch_id as batch_id, order_status, payment_status, count(*) as orders, sum(total_sen) as sen
      from orders group by 1, 2, 3
    )
    select coalesce(b.batch_name, 'no batch') as batch, t.order_status || '/' || t.payment_status as statuses,
      t.tallied, t.counted
    from (
      select batch_id, order_status, payment_status, coalesce(sum(orders), 0) as tallied,
        coalesce(sum(actual), 0) as counted, sum(sen) as sen, sum(actual_sen) as actual_sen
      from (
        select batch_id, order_status, payment_status, orders, sen, 0 as actual, 0 as actual_sen from tallied
        union all
        select batch_id, order_status, payment_status, 0, 0, orders, sen from counted
      ) as both_ways group by 1, 2, 3
    ) as t
    left join pickup_batches b on b.id = t.batch_id
    where t.tallied <> t.counted or t.sen <> t.actual_sen
    order by 1, 2`.execute(trx);
  return rows.map(
    ({ batch, statuses, tallied, counted }) =>
      `orders of ${batch} that are ${statuses}: the tallies say ${tallied}, there are ${counted}, or their totals differ`,
  );
};

/** Statistics and batch summaries say what counting every order again says; batch by batch, to spare memory. */
const countsAddUp: Check = async (trx) => {
  const rows = await readEverything(trx);
  const batches = await trx.selectFrom('orders').select('pickup_batch_id').distinct().execute();
  for (const { pickup_batch_id } of batches) {
    const orders = await trx
      .selectFrom('orders_as_changes')
      .selectAll()
      .where('batch_id', 'is not distinct from', pickup_batch_id)
      .execute();
    rows.push(...tallyChanges(orders).map((row) => ({ ...row, count: -row.count, totalSen: -row.totalSen })));
  }
  return addUp(rows).map(
    ({ topic, bucket, line, count }) =>
      `counts of ${topic} in ${bucket}: the tallies of ${line} are off by ${count}, or their totals differ`,
  );
};

/** The repeat orders are those of the list, but for phones that wait to be looked at. */
const repeatsAreTrue: Check = async (trx) => {
  const { rows } = await sql<{ phones: number }>`
    with actual as (
      select phone_hash, created_at, lag(created_at) over (partition by phone_hash order by created_at) as previous_at
      from order_list where phone_hash is not null
    ), both_ways as (
      select phone_hash, created_at, previous_at, 1 as side from repeat_orders
      union all
      select phone_hash, created_at, previous_at, -1 from actual where previous_at is not null
    ), differing as (
      select phone_hash from both_ways where phone_hash not in (select phone_hash from phone_changes)
      group by phone_hash, created_at, previous_at having sum(side) <> 0
    )
    select count(distinct phone_hash)::integer as phones from differing`.execute(trx);
  const phones = rows[0]?.phones ?? 0;
  return phones === 0
    ? []
    : [`returning customers: the repeat orders of ${phones} phones are not those of the list`];
};

export const projectionChecks: readonly Check[] = [listIsTrue, talliesAddUp, countsAddUp, repeatsAreTrue];
