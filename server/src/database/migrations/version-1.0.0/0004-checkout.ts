import { sql } from 'kysely';

export const checkout = sql`
  create table order_numbers (
    number text primary key check (number ~ '^[A-Z]{2,5}[0-9]{6}$'),
    reserved_at timestamptz not null default now()
  );

  create table holds (
    id uuid primary key default gen_random_uuid(),
    order_number text not null unique references order_numbers,
    browser_hash text not null,
    address_hash text not null,
    batch_id uuid not null references pickup_batches,
    delivery_method_id uuid not null references delivery_methods,
    time_slot_id uuid references pickup_time_slots on delete set null,
    cart jsonb not null,
    total_sen integer not null check (total_sen >= 0),
    language text not null check (language in ('en', 'zh')),
    expires_at timestamptz not null,
    extended_at timestamptz,
    released_at timestamptz,
    created_at timestamptz not null default now()
  );
  create index holds_batch on holds (batch_id);
  create index holds_slot on holds (time_slot_id);
  create index holds_of_browser on holds (browser_hash) where released_at is null;
  create index holds_to_release on holds (expires_at) where released_at is null;

  create table hold_items (
    hold_id uuid not null references holds on delete cascade,
    product_id uuid not null,
    batch_id uuid not null,
    units integer not null check (units > 0),
    primary key (hold_id, product_id),
    foreign key (product_id, batch_id) references product_batch_limits (product_id, batch_id)
  );
  create index hold_items_limit on hold_items (product_id, batch_id);
`;
