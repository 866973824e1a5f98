import { sql } from 'kysely';

export const delivery = sql`
  create table delivery_methods (
    id uuid primary key default gen_random_uuid(),
    name text not null unique check (btrim(name) <> ''),
    name_zh text not null default '',
    description text not null default '',
    description_zh text not null default '',
    is_active boolean not null default true,
    sort_order integer not null default 0 check (sort_order >= 0),
    is_pickup boolean not null,
    slot_choice text not null default 'choose' check (slot_choice in ('fixed', 'choose')),
    needs_address boolean not null default false,
    pickup_place text
  );

  create table pickup_batches (
    id uuid primary key default gen_random_uuid(),
    batch_name text not null check (btrim(batch_name) <> ''),
    batch_date date not null,
    is_active boolean not null default true,
    order_until timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  create index pickup_batches_date on pickup_batches (batch_date);
  create trigger pickup_batches_touch before update on pickup_batches
    for each row execute function touch_updated_at();

  create table batch_delivery_methods (
    batch_id uuid not null references pickup_batches on delete cascade,
    delivery_method_id uuid not null references delivery_methods on delete cascade,
    primary key (batch_id, delivery_method_id)
  );
  create index batch_delivery_methods_method on batch_delivery_methods (delivery_method_id);

  create table pickup_time_slots (
    id uuid primary key default gen_random_uuid(),
    delivery_method_id uuid not null references delivery_methods on delete cascade,
    time_slot text not null check (btrim(time_slot) <> ''),
    is_pickup boolean not null default true,
    requires_teochew_yam boolean not null default false,
    is_active boolean not null default true,
    capacity integer check (capacity > 0)
  );
  create index pickup_time_slots_method on pickup_time_slots (delivery_method_id);

  create table batch_time_slots (
    batch_id uuid not null references pickup_batches on delete cascade,
    time_slot_id uuid not null references pickup_time_slots on delete cascade,
    is_active boolean not null default true,
    capacity integer check (capacity > 0),
    booked integer not null default 0 check (booked >= 0),
    primary key (batch_id, time_slot_id)
  );
  create index batch_time_slots_slot on batch_time_slots (time_slot_id);

  create table product_batch_limits (
    id uuid primary key default gen_random_uuid(),
    product_id uuid not null references products on delete cascade,
    batch_id uuid not null references pickup_batches on delete cascade,
    limit_quantity integer not null check (limit_quantity >= 0),
    unit text not null default 'boxes' check (unit <> ''),
    taken integer not null default 0 check (taken >= 0),
    constraint product_batch_limits_once unique (product_id, batch_id)
  );
  create index product_batch_limits_batch on product_batch_limits (batch_id);
`;
