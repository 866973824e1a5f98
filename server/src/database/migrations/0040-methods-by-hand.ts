import { sql } from 'kysely';

/**
 * Staff write the delivery methods: each has its place, a note on fees and a version, and times have words in both
 * languages. An order keeps the method as it was placed with. What the version before reads stays as it is: the key of
 * a place and the places in the settings.
 */
export const methodsByHand = sql`
  alter table delivery_methods
    add column fee_note text not null default '',
    add column fee_note_zh text not null default '',
    add column place jsonb check (jsonb_typeof(place) = 'object'),
    add column version integer not null default 1;

  -- A place nobody described is at least called by its key.
  update delivery_methods m set place = jsonb_build_object(
    'name', coalesce(nullif(p.place ->> 'name', ''), initcap(m.pickup_place)), 'nameZh', coalesce(p.place ->> 'nameZh', ''),
    'address', coalesce(p.place ->> 'address', ''), 'note', coalesce(p.place ->> 'note', ''),
    'noteZh', coalesce(p.place ->> 'noteZh', ''), 'mapUrl', null, 'mapImageUrl', p.place ->> 'mapImageUrl')
  from delivery_methods named left join lateral (
    select described.place from shop_settings s, jsonb_array_elements(s.value -> 'pickupPlaces') as described (place)
    where described.place ->> 'key' = named.pickup_place
  ) p on true
  where named.id = m.id and m.pickup_place is not null;

  alter table pickup_time_slots
    add column time_slot_zh text not null default '',
    add column note text not null default '',
    add column note_zh text not null default '';
  update pickup_time_slots set time_slot_zh = '时间另行通知' where time_slot = 'Time will inform later';

  create function order_method(m delivery_methods) returns jsonb language sql stable as $$
    select jsonb_build_object('id', m.id, 'name', m.name, 'nameZh', m.name_zh, 'description', m.description,
      'descriptionZh', m.description_zh, 'feeNote', m.fee_note, 'feeNoteZh', m.fee_note_zh, 'isPickup', m.is_pickup,
      'needsAddress', m.needs_address, 'place', m.place)
  $$;

  alter table orders add column delivery_method jsonb check (jsonb_typeof(delivery_method) = 'object');
  -- Nothing of this is news to a customer.
  alter table orders disable trigger user;
  update orders o set delivery_method = order_method(m) from delivery_methods m where m.id = o.delivery_method_id;
  alter table orders enable trigger user;

  create function keep_order_method() returns trigger language plpgsql as $$
  begin
    new.delivery_method := (select order_method(m) from delivery_methods m where m.id = new.delivery_method_id);
    return new;
  end $$;
  create trigger orders_keep_method before insert on orders
    for each row when (new.delivery_method is null) execute function keep_order_method();
  create trigger orders_change_method before update of delivery_method_id on orders
    for each row when (new.delivery_method_id is distinct from old.delivery_method_id)
    execute function keep_order_method();
`;
