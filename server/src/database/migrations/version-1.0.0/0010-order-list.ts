import { sql } from 'kysely';

/**
 * The orders list stays fast however many there are: a narrow table beside the orders, in every order
 * the list can be sorted by, findable by any three letters. Triggers keep it, so no writer can forget.
 */
export const orderList = sql`
  -- The same rule as dashboardStatusOf in the domain; a test holds the two together.
  create function dashboard_status(order_status text, payment_status text) returns text
    language sql immutable parallel safe
    return case
      when payment_status = 'rejected' or order_status = 'cancelled' then 'rejected'
      when payment_status = 'verified' or order_status in ('verified', 'ready_for_pickup', 'completed') then 'verified'
      else 'pending'
    end;

  -- Every three characters in a row, and every two that are no digits: Chinese names are that short.
  create function search_grams(words text) returns text[] language sql immutable parallel safe as $$
    select coalesce(array_agg(distinct gram), '{}') from (
      select substr(words, at, size) as gram, size
      from generate_series(1, length(words)) as at, generate_series(2, 3) as size
    ) as cut
    where length(gram) = size and (size = 3 or gram !~ '[0-9|]')
  $$;

  create function search_words(order_number text, name text, phone text, phone_normalised text) returns text
    language sql immutable parallel safe
    return lower(order_number) || '|' || regexp_replace(lower(name), '\\s+', ' ', 'g') || '|'
      || regexp_replace(phone, '\\D', '', 'g') || '|' || coalesce(regexp_replace(phone_normalised, '^[+]60', '0'), '')
      || '|' || coalesce(substr(phone_normalised, 2), '');

  create table order_list (
    order_id uuid primary key references orders on delete cascade,
    created_at timestamptz not null,
    order_number text not null,
    customer_id uuid not null,
    customer_name text not null,
    total_amount integer not null,
    batch_id uuid,
    pickup_batch text not null,
    dashboard_status text not null,
    words text not null,
    grams text[] not null
  );

  create function order_list_rows(ids uuid[]) returns setof order_list language sql stable as $$
    select o.id, o.created_at, o.order_number, o.customer_id, lower(c.name), o.total_sen, o.pickup_batch_id,
      coalesce(to_char(b.batch_date, 'YYYY-MM-DD ') || b.batch_name, ''),
      dashboard_status(o.order_status, o.payment_status), w.words, search_grams(w.words)
    from orders o
    join customers c on c.id = o.customer_id
    left join pickup_batches b on b.id = o.pickup_batch_id
    cross join lateral (select search_words(o.order_number, c.name, c.phone, c.phone_normalised) as words) w
    where o.id = any(ids)
  $$;

  create function list_new_orders() returns trigger language plpgsql as $$
  begin
    insert into order_list select * from order_list_rows((select array_agg(id) from fresh));
    return null;
  end $$;
  create trigger orders_listed after insert on orders referencing new table as fresh
    for each statement execute function list_new_orders();

  create function relist_changed_orders() returns trigger language plpgsql as $$
  begin
    update order_list l set
      created_at = n.created_at, total_amount = n.total_sen, batch_id = n.pickup_batch_id,
      pickup_batch = coalesce((select to_char(b.batch_date, 'YYYY-MM-DD ') || b.batch_name from pickup_batches b
        where b.id = n.pickup_batch_id), ''),
      dashboard_status = dashboard_status(n.order_status, n.payment_status)
    from fresh n join stale s on s.id = n.id
    where l.order_id = n.id
      and (n.created_at, n.total_sen, n.pickup_batch_id, n.order_status, n.payment_status)
        is distinct from (s.created_at, s.total_sen, s.pickup_batch_id, s.order_status, s.payment_status);
    return null;
  end $$;
  create trigger orders_relisted after update on orders referencing old table as stale new table as fresh
    for each statement execute function relist_changed_orders();

  create function relist_changed_customers() returns trigger language plpgsql as $$
  begin
    update order_list l
    set customer_name = lower(new.name), words = w.words, grams = search_grams(w.words)
    from orders o, lateral (
      select search_words(o.order_number, new.name, new.phone, new.phone_normalised) as words) w
    where o.customer_id = new.id and l.order_id = o.id;
    return null;
  end $$;
  create trigger customers_relisted after update of name, phone, phone_normalised on customers
    for each row execute function relist_changed_customers();

  create function relist_changed_batches() returns trigger language plpgsql as $$
  begin
    update order_list set pickup_batch = to_char(new.batch_date, 'YYYY-MM-DD ') || new.batch_name where batch_id = new.id;
    return null;
  end $$;
  create trigger pickup_batches_relisted after update of batch_name, batch_date on pickup_batches
    for each row when ((new.batch_name, new.batch_date) is distinct from (old.batch_name, old.batch_date))
    execute function relist_changed_batches();

  insert into order_list select r.* from order_list_rows((select array_agg(id) from orders)) r;

  create index order_list_by_created_at on order_list (created_at, order_id);
  create index order_list_by_order_number on order_list (order_number, created_at, order_id);
  create index order_list_by_customer_name on order_list (customer_name, created_at, order_id);
  create index order_list_by_total_amount on order_list (total_amount, created_at, order_id);
  create index order_list_by_pickup_batch on order_list (pickup_batch, created_at, order_id);
  create index order_list_of_status on order_list (dashboard_status, created_at, order_id);
  create index order_list_of_batch on order_list (batch_id, created_at, order_id);
  create index order_list_search on order_list using gin (grams);
`;
