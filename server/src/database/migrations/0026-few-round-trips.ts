import { sql } from 'kysely';

/**
 * Holding and ordering ask the database few questions. What is on offer may be read from memory, because its version
 * tells whether memory is still right; looking around before a hold is one question, and taking stock is another.
 */
export const fewRoundTrips = sql`
  create table offer_version (
    is_only boolean primary key default true check (is_only),
    version bigint not null
  );
  insert into offer_version (version) values (1);

  -- At the very end of a transaction, so that nobody waits for this row with another one locked.
  create function raise_offer_version() returns trigger language plpgsql as $$
  begin
    update offer_version set version = version + 1;
    return null;
  end $$;
  create constraint trigger products_offered after insert or update or delete on products
    deferrable initially deferred for each row execute function raise_offer_version();
  create constraint trigger delivery_methods_offered after insert or update or delete on delivery_methods
    deferrable initially deferred for each row execute function raise_offer_version();
  create constraint trigger pickup_batches_offered after insert or update or delete on pickup_batches
    deferrable initially deferred for each row execute function raise_offer_version();
  create constraint trigger batch_delivery_methods_offered after insert or update or delete on batch_delivery_methods
    deferrable initially deferred for each row execute function raise_offer_version();
  create constraint trigger pickup_time_slots_offered after insert or update or delete on pickup_time_slots
    deferrable initially deferred for each row execute function raise_offer_version();
  -- Its counter is no part of the offer: a row that only counts changes nothing.
  create constraint trigger batch_time_slots_offered after update of is_active on batch_time_slots
    deferrable initially deferred for each row execute function raise_offer_version();
  create constraint trigger batch_time_slots_closed after insert on batch_time_slots
    deferrable initially deferred for each row when (not new.is_active) execute function raise_offer_version();
  create constraint trigger batch_time_slots_gone after delete on batch_time_slots
    deferrable initially deferred for each row when (not old.is_active) execute function raise_offer_version();

  -- Those that are released count too: a browser keeps the number of the hold it let go.
  create index holds_by_browser on holds (browser_hash);
  drop index holds_of_browser;

  -- What a new hold has to know, once the visitor's other requests are through.
  create function look_before_hold(
    browser text, address text, named uuid, batch uuid, products uuid[], at timestamptz
  ) returns jsonb language plpgsql as $$
  declare
    replaced uuid[];
    kept_number text;
  begin
    -- Two tabs of one browser, and a crowd behind one address, go one after the other.
    perform pg_advisory_xact_lock(4810011, hashtext(browser)), pg_advisory_xact_lock(4810012, hashtext(address));

    -- Unpaid ones only, the one named first, then the newest.
    replaced := array(
      select h.id from holds h
      where (h.browser_hash = browser or h.id = named)
        and not exists (select from orders o where o.hold_id = h.id)
      order by h.id is not distinct from named desc, h.created_at desc);
    select n.number into kept_number from holds h join order_numbers n on n.number = h.order_number
      where h.id = replaced[1] for key share of n;

    return jsonb_build_object(
      'version', (select version from offer_version),
      'namedOrder', (select o.order_number from orders o where o.hold_id = named),
      'replaced', replaced,
      'keptNumber', kept_number,
      'liveOfAddress', (
        select count(*) from holds h where h.address_hash = address and h.released_at is null and h.expires_at > at
          and h.id <> all(replaced)),
      -- In units: what the batch makes, has left for this visitor, and what visitor and network hold of it already.
      'supplies', (
        select coalesce(jsonb_agg(jsonb_build_object('productId', s.product_id, 'limit', s.limit_quantity,
          'left', s.limit_quantity - s.taken + s.own + s.expired, 'own', s.own, 'ofAddress', s.near)), '[]')
        from (
          select l.product_id, l.limit_quantity, l.taken,
            coalesce(sum(i.units) filter (where h.id = any(replaced)), 0) as own,
            coalesce(sum(i.units) filter (where h.id <> all(replaced) and h.expires_at <= at), 0) as expired,
            coalesce(sum(i.units) filter (
              where h.id <> all(replaced) and h.expires_at > at and h.address_hash = address), 0) as near
          from product_batch_limits l
          left join hold_items i on i.product_id = l.product_id and i.batch_id = l.batch_id
          left join holds h on h.id = i.hold_id
          where l.batch_id = batch and l.product_id = any(products)
          group by l.product_id, l.limit_quantity, l.taken
        ) s));
  end $$;

  -- Locks every counter named, and those of the holds: slots first, then limits, each by batch and id. Everybody
  -- takes them in this order, so that no two transactions wait for each other.
  create function lock_counters(batch uuid, slots uuid[], products uuid[], hold_ids uuid[])
    returns void language plpgsql as $$
  begin
    perform from batch_time_slots b
      where (b.batch_id, b.time_slot_id) in (
        select batch, unnest(slots)
        union all select h.batch_id, h.time_slot_id from holds h where h.id = any(hold_ids))
      order by b.batch_id, b.time_slot_id for update;
    perform from product_batch_limits l
      where (l.batch_id, l.product_id) in (
        select batch, unnest(products)
        union all select i.batch_id, i.product_id from hold_items i where i.hold_id = any(hold_ids))
      order by l.batch_id, l.product_id for update;
  end $$;

  -- Gives the stock of locked holds back; a hold that had none any more is left as it is.
  create function free_holds(hold_ids uuid[], at timestamptz) returns void language plpgsql as $$
  begin
    perform lock_counters(null, '{}', '{}', hold_ids);
    update batch_time_slots b set booked = b.booked - f.places from (
      select h.batch_id, h.time_slot_id, count(*) as places from holds h
      where h.id = any(hold_ids) and exists (select from hold_items i where i.hold_id = h.id)
      group by 1, 2
    ) f where b.batch_id = f.batch_id and b.time_slot_id = f.time_slot_id;
    update product_batch_limits l set taken = l.taken - f.units from (
      select i.batch_id, i.product_id, sum(i.units) as units from hold_items i
      where i.hold_id = any(hold_ids) group by 1, 2
    ) f where l.batch_id = f.batch_id and l.product_id = f.product_id;
    with freed as (delete from hold_items where hold_id = any(hold_ids) returning hold_id)
    update holds set released_at = at where id in (select hold_id from freed) and released_at is null;
  end $$;

  -- Takes places in slots and units of products from one batch, all of them or none; true when it did. Expired holds
  -- in the way, and those that are replaced, are given back first.
  create function take_stock(
    batch uuid, slots uuid[], places integer[], products uuid[], units integer[], instead uuid[], at timestamptz
  ) returns boolean language plpgsql as $$
  declare
    freeable uuid[] := array(
      select h.id from holds h
      where h.id = any(instead)
        or (h.released_at is null and h.expires_at <= at and h.batch_id = batch and (
          h.time_slot_id = any(slots)
          or exists (select from hold_items i where i.hold_id = h.id and i.product_id = any(products))))
      order by h.id for update);
  begin
    -- A slot nobody booked yet has no counter.
    insert into batch_time_slots (batch_id, time_slot_id)
      select batch, slot from unnest(slots) slot
      where not exists (select from batch_time_slots b where b.batch_id = batch and b.time_slot_id = slot)
      on conflict do nothing;
    if freeable = '{}' then
      perform from batch_time_slots b where b.batch_id = batch and b.time_slot_id = any(slots)
        order by b.time_slot_id for update;
      perform from product_batch_limits l where l.batch_id = batch and l.product_id = any(products)
        order by l.product_id for update;
    else
      perform lock_counters(batch, slots, products, freeable);
      perform free_holds(freeable, at);
    end if;

    -- Everything is checked before anything is taken: a refusal leaves the counters alone.
    if exists (
      select from unnest(slots, places) as w (slot, places)
      join batch_time_slots b on b.batch_id = batch and b.time_slot_id = w.slot
      join pickup_time_slots s on s.id = w.slot
      where b.booked + w.places > coalesce(b.capacity, s.capacity)
    ) or exists (
      select from unnest(products, units) as w (product, units)
      left join product_batch_limits l on l.batch_id = batch and l.product_id = w.product
      where (l.taken + w.units <= l.limit_quantity) is not true
    ) then return false; end if;

    update batch_time_slots b set booked = b.booked + w.places from unnest(slots, places) as w (slot, places)
      where b.batch_id = batch and b.time_slot_id = w.slot;
    update product_batch_limits l set taken = l.taken + w.units from unnest(products, units) as w (product, units)
      where l.batch_id = batch and l.product_id = w.product;
    return true;
  end $$;
`;
