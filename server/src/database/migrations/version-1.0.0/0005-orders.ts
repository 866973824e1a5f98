import { sql } from 'kysely';

export const orders = sql`
  create table customers (
    id uuid primary key default gen_random_uuid(),
    name text not null,
    phone text not null,
    phone_normalised text,
    email text,
    address text,
    instagram text,
    facebook text,
    created_at timestamptz not null default now()
  );
  create index customers_phone on customers (phone);
  create index customers_phone_normalised on customers (phone_normalised);
  create index customers_name on customers (name, id);

  create table orders (
    id uuid primary key default gen_random_uuid(),
    order_number text not null unique references order_numbers,
    customer_id uuid not null references customers,
    mooncake_type text not null,
    quantity integer not null check (quantity > 0),
    unit_price_sen integer not null check (unit_price_sen >= 0),
    total_sen integer not null check (total_sen >= 0),
    pickup_method text not null check (pickup_method in ('pickup', 'delivery')),
    delivery_address text,
    special_instructions text,
    order_status text not null check (order_status in
      ('pending', 'payment_uploaded', 'verified', 'ready_for_pickup', 'completed', 'cancelled', 'rejected')),
    payment_status text not null default 'pending' check (payment_status in ('pending', 'verified', 'rejected')),
    payment_reference_code text not null,
    delivery_method_id uuid references delivery_methods,
    pickup_batch_id uuid references pickup_batches,
    pickup_time_slot_id uuid references pickup_time_slots,
    flavor_selections jsonb not null default '[]' check (jsonb_typeof(flavor_selections) = 'array'),
    language text not null default 'en' check (language in ('en', 'zh')),
    admin_notes text not null default '',
    admin_notes_version integer not null default 0,
    customer_note text,
    payment_uploaded_at timestamptz,
    payment_verified_at timestamptz,
    hold_id uuid unique references holds on delete set null,
    outside_stock boolean not null default false,
    browser_hash text,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  create index orders_newest on orders (created_at desc, id);
  create index orders_by_total on orders (total_sen, id);
  create index orders_of_batch on orders (pickup_batch_id, order_status);
  create index orders_of_slot on orders (pickup_time_slot_id);
  create index orders_of_customer on orders (customer_id);
  create index orders_by_status on orders (order_status, created_at desc);
  create trigger orders_touch before update on orders for each row execute function touch_updated_at();

  create table order_items (
    id uuid primary key default gen_random_uuid(),
    order_id uuid not null references orders on delete cascade,
    product_id uuid references products on delete set null,
    product_name text not null,
    product_name_zh text not null default '',
    quantity integer not null check (quantity > 0),
    unit_price_sen integer not null check (unit_price_sen >= 0),
    total_sen integer not null,
    product_type text not null default 'standard'
      check (product_type in ('standard', 'mooncake_box', 'teochew_yam_special')),
    flavor_selections jsonb not null default '[]' check (jsonb_typeof(flavor_selections) = 'array'),
    metadata jsonb check (jsonb_typeof(metadata) = 'object'),
    stock_units integer not null check (stock_units > 0),
    sort_order integer not null default 0,
    constraint order_items_total_adds_up check (total_sen = quantity * unit_price_sen)
  );
  create index order_items_order on order_items (order_id);
  create index order_items_product on order_items (product_id);

  create table receipts (
    id uuid primary key default gen_random_uuid(),
    order_id uuid not null references orders on delete cascade,
    storage_key text not null unique,
    display_key text,
    original_name text not null,
    kind text not null check (kind in ('jpeg', 'png', 'pdf')),
    size_bytes integer not null check (size_bytes > 0),
    sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
    uploaded_at timestamptz not null default now()
  );
  create index receipts_order on receipts (order_id);
  create index receipts_same_file on receipts (sha256);
`;
