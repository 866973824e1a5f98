import { sql } from 'kysely';

/**
 * What statistics and batch summaries add up over all orders is kept counted. Triggers write down what every
 * change of an order brought and took away, in the change's own transaction, as it stands in its rows: what
 * is in a box is for the shop to read, not for the database. The shop adds these changes up into tallies now
 * and then; who asks adds the ones still waiting.
 */
export const countedOrders = sql`
  create table order_changes (
    id bigint generated always as identity primary key,
    day date not null,
    batch_id uuid,
    order_status text not null,
    payment_status text not null,
    -- Orders, or boxes where a product is named; less than none where they went.
    count integer not null,
    total_sen bigint not null,
    mooncake_type text,
    product_id uuid,
    product_type text,
    product_name text,
    product_name_zh text,
    metadata jsonb,
    flavor_selections jsonb
  );
  create table tallies (
    topic text not null,
    bucket text collate "C" not null,
    line text not null,
    count bigint not null,
    total_sen bigint not null
  );
  -- Names may be longer than an index takes.
  create unique index tallies_of_line on tallies (topic, bucket, md5(line));

  create function order_day(created_at timestamptz) returns date language sql immutable parallel safe
    return (created_at at time zone 'Asia/Kuala_Lumpur')::date;

  -- The same rule as standingOf in the domain; a test holds the two together.
  create function order_standing(order_status text, payment_status text) returns text
    language sql immutable parallel safe
    return case when order_status in ('cancelled', 'rejected') then 'rejected'
      else dashboard_status(order_status, payment_status) end;

  -- Everything there is, as if it had come today.
  create view orders_as_changes as
    select order_day(created_at) as day, pickup_batch_id as batch_id, order_status, payment_status, 1 as count,
      total_sen::bigint as total_sen, mooncake_type, null::uuid as product_id, null as product_type,
      null as product_name, null as product_name_zh, null::jsonb as metadata, null::jsonb as flavor_selections
    from orders
    union all
    select order_day(o.created_at), o.pickup_batch_id, o.order_status, o.payment_status, i.quantity, 0, null,
      i.product_id, i.product_type, i.product_name, i.product_name_zh, i.metadata, i.flavor_selections
    from order_items i join orders o on o.id = i.order_id;

  create or replace function tally_orders() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'DELETE' then
      insert into order_tallies
      select pickup_batch_id, order_status, payment_status, count(*), sum(total_sen) from fresh group by 1, 2, 3;
      insert into order_changes (day, batch_id, order_status, payment_status, count, total_sen, mooncake_type)
      select order_day(created_at), pickup_batch_id, order_status, payment_status, 1, total_sen, mooncake_type
      from fresh;
    end if;
    if tg_op <> 'INSERT' then
      insert into order_tallies
      select pickup_batch_id, order_status, payment_status, -count(*), -sum(total_sen) from stale group by 1, 2, 3;
      insert into order_changes (day, batch_id, order_status, payment_status, count, total_sen, mooncake_type)
      select order_day(created_at), pickup_batch_id, order_status, payment_status, -1, -total_sen, mooncake_type
      from stale;
    end if;
    if random() < 0.005 then perform sum_up_order_tallies(); end if;
    return null;
  end $$;

  create or replace function tally_changed_orders() returns trigger language plpgsql as $$
  begin
    insert into order_tallies
    select batch, order_status, payment_status, sum(orders), sum(sen) from (
      select pickup_batch_id as batch, order_status, payment_status, 1 as orders, total_sen as sen from fresh
      union all
      select pickup_batch_id, order_status, payment_status, -1, -total_sen from stale
    ) as changes
    group by 1, 2, 3 having sum(orders) <> 0 or sum(sen) <> 0;

    insert into order_changes (day, batch_id, order_status, payment_status, count, total_sen, mooncake_type)
    select order_day(side.created_at), side.pickup_batch_id, side.order_status, side.payment_status, sign,
      sign * side.total_sen, side.mooncake_type
    from stale s join fresh n on n.id = s.id, lateral (
      select -1 as sign, s.created_at, s.pickup_batch_id, s.order_status, s.payment_status, s.total_sen, s.mooncake_type
      union all
      select 1, n.created_at, n.pickup_batch_id, n.order_status, n.payment_status, n.total_sen, n.mooncake_type
    ) as side
    where (s.created_at, s.order_status, s.payment_status, s.total_sen, s.mooncake_type)
      is distinct from (n.created_at, n.order_status, n.payment_status, n.total_sen, n.mooncake_type);

    insert into order_changes (day, batch_id, order_status, payment_status, count, total_sen, product_id,
      product_type, product_name, product_name_zh, metadata, flavor_selections)
    select order_day(side.created_at), side.pickup_batch_id, side.order_status, side.payment_status,
      sign * i.quantity, 0, i.product_id, i.product_type, i.product_name, i.product_name_zh, i.metadata,
      i.flavor_selections
    from stale s join fresh n on n.id = s.id join order_items i on i.order_id = n.id, lateral (
      select -1 as sign, s.created_at, s.pickup_batch_id, s.order_status, s.payment_status
      union all
      select 1, n.created_at, n.pickup_batch_id, n.order_status, n.payment_status
    ) as side
    where (order_day(s.created_at), s.pickup_batch_id, order_standing(s.order_status, s.payment_status))
      is distinct from
      (order_day(n.created_at), n.pickup_batch_id, order_standing(n.order_status, n.payment_status));
    if random() < 0.005 then perform sum_up_order_tallies(); end if;
    return null;
  end $$;

  -- The lines of an order that is deleted go before anybody could ask what they were lines of.
  create function tally_lines_of_gone_order() returns trigger language plpgsql as $$
  begin
    insert into order_changes (day, batch_id, order_status, payment_status, count, total_sen, product_id,
      product_type, product_name, product_name_zh, metadata, flavor_selections)
    select order_day(old.created_at), old.pickup_batch_id, old.order_status, old.payment_status, -quantity, 0,
      product_id, product_type, product_name, product_name_zh, metadata, flavor_selections
    from order_items where order_id = old.id;
    return old;
  end $$;
  create trigger orders_lines_tallied before delete on orders
    for each row execute function tally_lines_of_gone_order();

  -- Whoever changes lines waits for whoever changes their order, or each would count what the other left behind.
  create function tally_lines() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'DELETE' then
      insert into order_changes (day, batch_id, order_status, payment_status, count, total_sen, product_id,
        product_type, product_name, product_name_zh, metadata, flavor_selections)
      select order_day(o.created_at), o.pickup_batch_id, o.order_status, o.payment_status, i.quantity, 0, i.product_id,
        i.product_type, i.product_name, i.product_name_zh, i.metadata, i.flavor_selections
      from fresh i join orders o on o.id = i.order_id for no key update of o;
    end if;
    if tg_op <> 'INSERT' then
      insert into order_changes (day, batch_id, order_status, payment_status, count, total_sen, product_id,
        product_type, product_name, product_name_zh, metadata, flavor_selections)
      select order_day(o.created_at), o.pickup_batch_id, o.order_status, o.payment_status, -i.quantity, 0, i.product_id,
        i.product_type, i.product_name, i.product_name_zh, i.metadata, i.flavor_selections
      from stale i join orders o on o.id = i.order_id for no key update of o;
    end if;
    return null;
  end $$;
  create trigger order_items_tallied_new after insert on order_items referencing new table as fresh
    for each statement execute function tally_lines();
  create trigger order_items_tallied_changed after update on order_items
    referencing old table as stale new table as fresh for each statement execute function tally_lines();
  create trigger order_items_tallied_gone after delete on order_items referencing old table as stale
    for each statement execute function tally_lines();

  insert into order_changes (day, batch_id, order_status, payment_status, count, total_sen, mooncake_type, product_id,
    product_type, product_name, product_name_zh, metadata, flavor_selections)
  select * from orders_as_changes;

  -- Which orders are of one phone, by the same key as phoneKey in the domain: the number however spelled, else the
  -- text as typed. Its hash is enough to tell them apart, and no number is written down once more.
  create function phone_hash(phone text, phone_normalised text) returns bigint language sql immutable parallel safe
    return hashtextextended(nullif(coalesce(phone_normalised, btrim(phone)), ''), 0);
  alter table order_list add column phone_hash bigint;

  create or replace function order_list_rows(ids uuid[]) returns setof order_list language sql stable as $$
    select o.id, o.created_at, o.order_number, o.customer_id, lower(c.name), o.total_sen, o.pickup_batch_id,
      coalesce(to_char(b.batch_date, 'YYYY-MM-DD ') || b.batch_name, ''),
      dashboard_status(o.order_status, o.payment_status), w.words, search_grams(w.words),
      o.order_status, o.payment_status, refund_state(o.order_status, o.payment_status,
        o.payment_uploaded_at is not null, o.money_returned_at is not null),
      phone_hash(c.phone, c.phone_normalised)
    from orders o
    join customers c on c.id = o.customer_id
    left join pickup_batches b on b.id = o.pickup_batch_id
    cross join lateral (select order_words(o.order_number, c.name, c.phone, c.phone_normalised, c.email,
      c.instagram, o.delivery_address) as words) w
    where o.id = any(ids)
  $$;

  create or replace function relist_changed_customers() returns trigger language plpgsql as $$
  begin
    update order_list l
    set customer_name = lower(new.name), phone_hash = phone_hash(new.phone, new.phone_normalised),
      words = w.words, grams = search_grams(w.words)
    from orders o, lateral (select order_words(o.order_number, new.name, new.phone, new.phone_normalised,
      new.email, new.instagram, o.delivery_address) as words) w
    where o.customer_id = new.id and l.order_id = o.id;
    return null;
  end $$;

  drop index order_list_search;
  update order_list l set phone_hash = phone_hash(c.phone, c.phone_normalised) from customers c where c.id = l.customer_id;
  create index order_list_search on order_list using gin (grams);
  create index order_list_by_phone on order_list (phone_hash, created_at) where phone_hash is not null;

  -- Every order of a phone that ordered before, with the order before it: a phone came back in a span of days
  -- where two that follow each other lie in it. Worked out anew for each phone something changed for.
  create table repeat_orders (
    phone_hash bigint not null,
    created_at timestamptz not null,
    previous_at timestamptz not null
  );
  create index repeat_orders_of_phone on repeat_orders (phone_hash, created_at, previous_at);
  create table phone_changes (phone_hash bigint not null);

  create function note_phones() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and (old.phone_hash, old.created_at) is not distinct from (new.phone_hash, new.created_at) then
      return null;
    end if;
    if tg_op <> 'INSERT' and old.phone_hash is not null then insert into phone_changes values (old.phone_hash); end if;
    if tg_op <> 'DELETE' and new.phone_hash is not null then insert into phone_changes values (new.phone_hash); end if;
    return null;
  end $$;
  create trigger order_list_phones_noted after insert or update or delete on order_list
    for each row execute function note_phones();
  insert into phone_changes select phone_hash from order_list where phone_hash is not null group by 1 having count(*) > 1;
`;
