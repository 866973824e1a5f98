import { sql } from 'kysely';

/**
 * Each statement inside a function is started and ended like any other, which takes longer than what most of them do.
 * The usual hold and a new order do the same in fewer.
 */
export const fewerSteps = sql`
  -- Nothing reads in these orders: lists are sorted by the columns of order_list.
  drop index orders_by_total;
  drop index orders_by_status;
  drop index customers_name;

  create or replace function hold_usually(
    new_id uuid, new_number text, browser text, address text, batch uuid, method uuid, slots uuid[], places integer[],
    products uuid[], units integer[], lines jsonb, total integer, spoken text, expires timestamptz, at timestamptz,
    offer bigint, most_live bigint, draws_key text, draws_since timestamptz, most_draws integer
  ) returns boolean language plpgsql set plan_cache_mode = force_generic_plan as $$
  declare
    counters bigint;
  begin
    -- Two tabs of one browser, and a crowd behind one address, go one after the other, as in look_before_hold.
    perform pg_advisory_xact_lock(4810011, hashtext(browser)), pg_advisory_xact_lock(4810012, hashtext(address));

    if cardinality(products) = 0
      or (select v.version from offer_version v) <> offer
      or exists (select from order_numbers n where n.number = new_number)
      or exists (
        select from holds h where h.browser_hash = browser
          and not exists (select from orders o where o.hold_id = h.id))
      or (select count(*) from holds h
        where h.address_hash = address and h.released_at is null and h.expires_at > at) >= most_live
      or exists (select from rate_limits r
        where r.key = draws_key and r.window_start = draws_since and r.count >= most_draws)
      -- A slot nobody booked yet has no counter; take_stock makes one.
      or exists (
        select from unnest(slots, places) as w (slot, places)
        join pickup_time_slots s on s.id = w.slot
        left join batch_time_slots b on b.batch_id = batch and b.time_slot_id = w.slot
        where b.booked is null or b.booked + w.places > coalesce(b.capacity, s.capacity))
      -- Plenty: who takes at most half of what is left, and a network that holds at most half of the batch, is never
      -- asked to leave some for others. What expired holds keep may stay with them until somebody needs it.
      or exists (
        select from unnest(products, units) as w (product, units)
        left join product_batch_limits l on l.batch_id = batch and l.product_id = w.product
        where (l.limit_quantity - l.taken >= 2 * w.units) is not true
          or (
            select coalesce(sum(i.units), 0) from holds h join hold_items i on i.hold_id = h.id
            where h.address_hash = address and h.released_at is null and h.expires_at > at
              and i.batch_id = batch and i.product_id = w.product
          ) + w.units > l.limit_quantity / 2)
    then return false; end if;

    -- In the order in which everybody takes them: slots first, then limits by product. Where there is only one there is
    -- nothing to put in order, and the change itself locks it.
    if cardinality(slots) > 1 then
      perform from batch_time_slots b where b.batch_id = batch and b.time_slot_id = any(slots)
        order by b.time_slot_id for update;
    end if;
    update batch_time_slots b set booked = b.booked + w.places
      from unnest(slots, places) as w (slot, places) join pickup_time_slots s on s.id = w.slot
      where b.batch_id = batch and b.time_slot_id = w.slot
        and (b.booked + w.places <= coalesce(b.capacity, s.capacity)) is not false;
    get diagnostics counters = row_count;
    -- What was there a moment ago was taken meanwhile: all of this is undone, and asked again.
    if counters <> cardinality(slots) then
      raise exception 'places were taken meanwhile' using errcode = '40001';
    end if;

    if cardinality(products) > 1 then
      perform from product_batch_limits l where l.batch_id = batch and l.product_id = any(products)
        order by l.product_id for update;
    end if;
    update product_batch_limits l set taken = l.taken + w.units from unnest(products, units) as w (product, units)
      where l.batch_id = batch and l.product_id = w.product and l.taken + w.units <= l.limit_quantity;
    get diagnostics counters = row_count;
    if counters <> cardinality(products) then
      raise exception 'stock was taken meanwhile' using errcode = '40001';
    end if;

    with numbered as (
        insert into order_numbers (number) values (new_number) on conflict do nothing returning number),
      drawn as (
        insert into rate_limits as r (key, window_start, count) values (draws_key, draws_since, 1)
        on conflict (key, window_start) do update set count = r.count + 1),
      held as (
        insert into holds (id, order_number, browser_hash, address_hash, batch_id, delivery_method_id, time_slot_id, cart,
          total_sen, language, expires_at, created_at)
        select new_id, number, browser, address, batch, method, slots[1], lines, total, spoken, expires, at from numbered
        returning id)
    insert into hold_items (hold_id, product_id, batch_id, units)
      select held.id, w.product, batch, w.units from held, unnest(products, units) as w (product, units);
    if not found then
      raise exception 'the number was taken meanwhile' using errcode = '40001';
    end if;
    return true;
  end $$;

  -- The same row as order_list_rows gives; the doctor holds the two together.
  create or replace function list_new_order() returns trigger language plpgsql as $$
  begin
    insert into order_list (order_id, created_at, order_number, customer_id, customer_name, total_amount, batch_id,
      pickup_batch, dashboard_status, words, order_status, payment_status, refund, phone_hash)
    select new.id, new.created_at, new.order_number, new.customer_id, lower(c.name), new.total_sen,
      new.pickup_batch_id, coalesce(to_char(b.batch_date, 'YYYY-MM-DD ') || b.batch_name, ''),
      dashboard_status(new.order_status, new.payment_status),
      order_words(new.order_number, c.name, c.phone, c.phone_normalised, c.email, c.instagram, new.delivery_address),
      new.order_status, new.payment_status, refund_state(new.order_status, new.payment_status,
        new.payment_uploaded_at is not null, new.money_returned_at is not null),
      phone_hash(c.phone, c.phone_normalised)
    from customers c left join pickup_batches b on b.id = new.pickup_batch_id
    where c.id = new.customer_id;
    return null;
  end $$;

  create or replace function tally_orders() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'DELETE' then
      with tallied as (
        insert into order_tallies
        select pickup_batch_id, order_status, payment_status, count(*), sum(total_sen) from fresh group by 1, 2, 3)
      insert into order_changes (day, batch_id, order_status, payment_status, count, total_sen, mooncake_type)
      select order_day(created_at), pickup_batch_id, order_status, payment_status, 1, total_sen, mooncake_type
      from fresh;
    end if;
    if tg_op <> 'INSERT' then
      with tallied as (
        insert into order_tallies
        select pickup_batch_id, order_status, payment_status, -count(*), -sum(total_sen) from stale group by 1, 2, 3)
      insert into order_changes (day, batch_id, order_status, payment_status, count, total_sen, mooncake_type)
      select order_day(created_at), pickup_batch_id, order_status, payment_status, -1, -total_sen, mooncake_type
      from stale;
    end if;
    if random() < 0.005 then perform sum_up_order_tallies(); end if;
    return null;
  end $$;
`;
