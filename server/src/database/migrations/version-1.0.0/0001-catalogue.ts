import { sql } from 'kysely';

export const catalogue = sql`
  create function touch_updated_at() returns trigger language plpgsql as $$
  begin
    new.updated_at := now();
    return new;
  end $$;

  create table categories (
    id uuid primary key default gen_random_uuid(),
    name text not null check (btrim(name) <> ''),
    name_zh text not null default '',
    description text not null default '',
    color text not null default '#3b82f6' check (color ~ '^#[0-9a-fA-F]{6}$'),
    icon text,
    sort_order integer not null default 0 check (sort_order >= 0),
    is_active boolean not null default true,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );

  create table products (
    id uuid primary key default gen_random_uuid(),
    name text not null check (btrim(name) <> ''),
    name_zh text not null,
    description text not null default '',
    description_zh text not null default '',
    price_sen integer not null check (price_sen >= 0),
    features text[] not null default '{}',
    features_zh text[] not null default '{}',
    is_active boolean not null default true,
    stock_quantity integer not null default 0 check (stock_quantity >= 0),
    category text not null default 'mooncake',
    category_id uuid references categories on delete set null,
    sort_order integer not null default 0 check (sort_order >= 0),
    product_type text not null default 'standard'
      check (product_type in ('standard', 'mooncake_box', 'teochew_yam_special')),
    mooncake_config jsonb check (jsonb_typeof(mooncake_config) = 'object'),
    yam_config jsonb check (jsonb_typeof(yam_config) = 'object'),
    fixed_flavours jsonb not null default '[]' check (jsonb_typeof(fixed_flavours) = 'array'),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint products_box_has_config check (product_type <> 'mooncake_box' or mooncake_config is not null),
    constraint products_yam_has_config check (product_type <> 'teochew_yam_special' or yam_config is not null)
  );
  create index products_category on products (category_id);
  create index products_shelf on products (sort_order, id) where is_active;

  create table product_images (
    id uuid primary key default gen_random_uuid(),
    product_id uuid not null references products on delete cascade,
    image_url text not null check (image_url <> ''),
    alt_text text not null default '',
    is_primary boolean not null default false,
    sort_order integer not null default 0 check (sort_order >= 0)
  );
  create index product_images_product on product_images (product_id, sort_order);
  create unique index product_images_one_primary on product_images (product_id) where is_primary;

  create trigger categories_touch before update on categories
    for each row execute function touch_updated_at();
  create trigger products_touch before update on products
    for each row execute function touch_updated_at();
`;
