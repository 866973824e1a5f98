import { sql } from 'kysely';

/**
 * How many orders there are of each kind, without counting them. Every change only adds a line with
 * the difference, so that no two orders wait for each other; now and then the lines are added up.
 */
export const orderTallies = sql`
  create table order_tallies (
    batch_id uuid,
    order_status text not null,
    payment_status text not null,
    orders bigint not null,
    total_sen bigint not null
  );

  create function sum_up_order_tallies() returns void language sql as $$
    with gone as (
      delete from order_tallies where ctid = any (array(select ctid from order_tallies for update skip locked))
      returning *
    )
    insert into order_tallies
    select batch_id, order_status, payment_status, sum(orders), sum(total_sen)
    from gone group by 1, 2, 3 having sum(orders) <> 0 or sum(total_sen) <> 0
  $$;

  create function tally_orders() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'DELETE' then
      insert into order_tallies
      select pickup_batch_id, order_status, payment_status, count(*), sum(total_sen) from fresh group by 1, 2, 3;
    end if;
    if tg_op <> 'INSERT' then
      insert into order_tallies
      select pickup_batch_id, order_status, payment_status, -count(*), -sum(total_sen) from stale group by 1, 2, 3;
    end if;
    if random() < 0.005 then perform sum_up_order_tallies(); end if;
    return null;
  end $$;

  create function tally_changed_orders() returns trigger language plpgsql as $$
  begin
    insert into order_tallies
    select batch, order_status, payment_status, sum(orders), sum(sen) from (
      select pickup_batch_id as batch, order_status, payment_status, 1 as orders, total_sen as sen from fresh
      union all
      select pickup_batch_id, order_status, payment_status, -1, -total_sen from stale
    ) as changes
    group by 1, 2, 3 having sum(orders) <> 0 or sum(sen) <> 0;
    if random() < 0.005 then perform sum_up_order_tallies(); end if;
    return null;
  end $$;

  create trigger orders_tallied_new after insert on orders referencing new table as fresh
    for each statement execute function tally_orders();
  create trigger orders_tallied_changed after update on orders referencing old table as stale new table as fresh
    for each statement execute function tally_changed_orders();
  create trigger orders_tallied_gone after delete on orders referencing old table as stale
    for each statement execute function tally_orders();

  insert into order_tallies
  select pickup_batch_id, order_status, payment_status, count(*), sum(total_sen) from orders group by 1, 2, 3;
`;
