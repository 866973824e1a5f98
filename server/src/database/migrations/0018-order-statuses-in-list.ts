import { sql } from 'kysely';

/**
 * The orders list is filtered by every status and by money that has to go back, and searched by email, Instagram
 * and address too. An order knows since when its receipt is refused, and when its money went back.
 */
export const orderStatusesInList = sql`
  alter table orders add column payment_rejected_at timestamptz, add column money_returned_at timestamptz;

  -- What is only written down late is no change of the order.
  alter table orders disable trigger orders_touch;
  update orders o set payment_rejected_at = coalesce(
    (select max(a.at) from audit_log a where a.subject_type = 'order' and a.subject_id = o.id::text
      and a.details -> 'after' ->> 'paymentStatus' = 'rejected'), o.updated_at)
  where payment_status = 'rejected';

  -- Cancelling a whole batch used to reject receipts that nobody had looked at: those go back into the review.
  update orders o set payment_status = 'pending', payment_rejected_at = null, version = o.version + 1
  from (
    select distinct on (subject_id) subject_id, action, details from audit_log
    where subject_type = 'order' and details -> 'after' ->> 'paymentStatus' is not null
    order by subject_id, id desc
  ) as latest
  where latest.subject_id = o.id::text and latest.action = 'order.cancelled'
    and jsonb_exists(latest.details, 'batchName') and latest.details -> 'before' ->> 'paymentStatus' = 'pending'
    and o.order_status = 'cancelled' and o.payment_status = 'rejected' and o.payment_uploaded_at is not null;
  alter table orders enable trigger orders_touch;

  -- The same rule as refundOf in the domain; a test holds the two together.
  create function refund_state(order_status text, payment_status text, has_receipt boolean, is_returned boolean)
    returns text language sql immutable parallel safe
    return case
      when order_status not in ('cancelled', 'rejected') then null
      when is_returned then 'returned'
      when payment_status = 'verified' then 'due'
      when payment_status = 'pending' and has_receipt then 'to_check'
    end;

  -- Email, Instagram and address stand behind a line break: a search for few letters stops there. An Instagram
  -- name is found with its @ and without.
  create function order_words(
    order_number text, name text, phone text, phone_normalised text, email text, instagram text, address text
  ) returns text language sql immutable parallel safe
    return lower(order_number) || '|' || regexp_replace(lower(name), '\\s+', ' ', 'g') || '|'
      || regexp_replace(phone, '\\D', '', 'g') || '|' || coalesce(regexp_replace(phone_normalised, '^[+]60', '0'), '')
      || '|' || coalesce(substr(phone_normalised, 2), '') || chr(10) || regexp_replace(
        coalesce(lower(email), '') || '|' || coalesce('@' || ltrim(lower(instagram), '@ '), '') || '|'
          || replace(lower(coalesce(address, '')), '|', ' '), '\\s+', ' ', 'g');

  truncate order_list;
  drop index order_list_search;
  alter table order_list
    add column order_status text not null, add column payment_status text not null, add column refund text;

  create or replace function order_list_rows(ids uuid[]) returns setof order_list language sql stable as $$
    select o.id, o.created_at, o.order_number, o.customer_id, lower(c.name), o.total_sen, o.pickup_batch_id,
      coalesce(to_char(b.batch_date, 'YYYY-MM-DD ') || b.batch_name, ''),
      dashboard_status(o.order_status, o.payment_status), w.words, search_grams(w.words),
      o.order_status, o.payment_status, refund_state(o.order_status, o.payment_status,
        o.payment_uploaded_at is not null, o.money_returned_at is not null)
    from orders o
    join customers c on c.id = o.customer_id
    left join pickup_batches b on b.id = o.pickup_batch_id
    cross join lateral (select order_words(o.order_number, c.name, c.phone, c.phone_normalised, c.email,
      c.instagram, o.delivery_address) as words) w
    where o.id = any(ids)
  $$;

  create or replace function relist_changed_orders() returns trigger language plpgsql as $$
  begin
    update order_list l set
      created_at = n.created_at, total_amount = n.total_sen, batch_id = n.pickup_batch_id,
      pickup_batch = coalesce((select to_char(b.batch_date, 'YYYY-MM-DD ') || b.batch_name from pickup_batches b
        where b.id = n.pickup_batch_id), ''),
      dashboard_status = dashboard_status(n.order_status, n.payment_status),
      order_status = n.order_status, payment_status = n.payment_status,
      refund = refund_state(n.order_status, n.payment_status, n.payment_uploaded_at is not null,
        n.money_returned_at is not null)
    from fresh n join stale s on s.id = n.id
    where l.order_id = n.id
      and (n.created_at, n.total_sen, n.pickup_batch_id, n.order_status, n.payment_status, n.payment_uploaded_at,
        n.money_returned_at)
        is distinct from (s.created_at, s.total_sen, s.pickup_batch_id, s.order_status, s.payment_status,
        s.payment_uploaded_at, s.money_returned_at);
    update order_list l set words = w.words, grams = search_grams(w.words)
    from fresh n join stale s on s.id = n.id join customers c on c.id = n.customer_id,
      lateral (select order_words(n.order_number, c.name, c.phone, c.phone_normalised, c.email, c.instagram,
        n.delivery_address) as words) w
    where l.order_id = n.id and n.delivery_address is distinct from s.delivery_address;
    return null;
  end $$;

  create or replace function relist_changed_customers() returns trigger language plpgsql as $$
  begin
    update order_list l
    set customer_name = lower(new.name), words = w.words, grams = search_grams(w.words)
    from orders o, lateral (select order_words(o.order_number, new.name, new.phone, new.phone_normalised,
      new.email, new.instagram, o.delivery_address) as words) w
    where o.customer_id = new.id and l.order_id = o.id;
    return null;
  end $$;
  drop trigger customers_relisted on customers;
  create trigger customers_relisted after update of name, phone, phone_normalised, email, instagram on customers
    for each row execute function relist_changed_customers();
  drop function search_words(text, text, text, text);

  insert into order_list select r.* from order_list_rows((select array_agg(id) from orders)) r;
  create index order_list_search on order_list using gin (grams);
  create index order_list_of_order_status on order_list (order_status, created_at, order_id);
  create index order_list_of_payment_status on order_list (payment_status, created_at, order_id);
  create index order_list_of_refund on order_list (refund, created_at, order_id) where refund is not null;
`;
