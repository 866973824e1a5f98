import { sql } from 'kysely';

/**
 * The hold of somebody who holds nothing, where there is plenty: looked, taken and written in one question. It says no
 * without having changed anything wherever there is more to decide, and the shop then asks step by step.
 */
export const usualHold = sql`
  create function hold_usually(
    new_id uuid, new_number text, browser text, address text, batch uuid, method uuid, slots uuid[], places integer[],
    products uuid[], units integer[], lines jsonb, total integer, spoken text, expires timestamptz, at timestamptz,
    offer bigint, most_live bigint, draws_key text, draws_since timestamptz, most_draws integer
  ) returns boolean language plpgsql set plan_cache_mode = force_generic_plan as $$
  begin
    -- Two tabs of one browser, and a crowd behind one address, go one after the other, as in look_before_hold.
    perform pg_advisory_xact_lock(4810011, hashtext(browser)), pg_advisory_xact_lock(4810012, hashtext(address));

    if (select v.version from offer_version v) <> offer
      or exists (select from order_numbers n where n.number = new_number)
      or exists (
        select from holds h where h.browser_hash = browser
          and not exists (select from orders o where o.hold_id = h.id))
      or (select count(*) from holds h
        where h.address_hash = address and h.released_at is null and h.expires_at > at) >= most_live
      or exists (select from rate_limits r
        where r.key = draws_key and r.window_start = draws_since and r.count >= most_draws)
      or exists (
        select from unnest(slots, places) as w (slot, places)
        join batch_time_slots b on b.batch_id = batch and b.time_slot_id = w.slot
        join pickup_time_slots s on s.id = w.slot
        where b.booked + w.places > coalesce(b.capacity, s.capacity))
      -- Plenty: who takes at most half of what is left, and a network that holds at most half of the batch, is never
      -- asked to leave some for others.
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

    -- What was there a moment ago was taken meanwhile: all of this is undone, and asked again.
    if not take_stock(batch, slots, places, products, units, '{}', at) then
      raise exception 'stock was taken meanwhile' using errcode = '40001';
    end if;
    insert into order_numbers (number) values (new_number) on conflict do nothing;
    if not found then
      raise exception 'the number was taken meanwhile' using errcode = '40001';
    end if;

    insert into rate_limits as r (key, window_start, count) values (draws_key, draws_since, 1)
      on conflict (key, window_start) do update set count = r.count + 1;
    insert into holds (id, order_number, browser_hash, address_hash, batch_id, delivery_method_id, time_slot_id, cart,
        total_sen, language, expires_at, created_at)
      values (new_id, new_number, browser, address, batch, method, slots[1], lines, total, spoken, expires, at);
    insert into hold_items (hold_id, product_id, batch_id, units)
      select new_id, w.product, batch, w.units from unnest(products, units) as w (product, units);
    return true;
  end $$;
`;
