import { sql } from 'kysely';

/**
 * The kind of a product is what its row says, and nothing is told by names any more: products and lines of
 * orders that were known as yam by their id or name are marked as such once. Which kinds there are is the
 * shop's to say; the database no longer lists them. Priced pieces may belong to any kind.
 */
export const productKinds = sql`
  create function pg_temp.is_yam(id uuid, name text, name_zh text) returns boolean language sql immutable as $$
    select coalesce(id = '7e0c4e57-9a3d-4c1b-8f26-5d1a2b4c6e80', false)
      or regexp_replace(lower(normalize(name, NFKD)), '[^a-z0-9]', '', 'g')
        in ('teochewyammooncakes', 'teochewyammooncake', 'teochewyam')
      or name_zh ~ '潮[州洲].*芋'
  $$;

  alter table products
    drop constraint products_product_type_check,
    drop constraint products_yam_has_config,
    add constraint products_have_a_kind check (product_type <> ''),
    add column pieces jsonb not null default '[]' check (jsonb_typeof(pieces) = 'array');
  alter table order_items
    drop constraint order_items_product_type_check,
    add constraint order_items_have_a_kind check (product_type <> '');

  update products set pieces = yam_config -> 'flavours' where jsonb_typeof(yam_config -> 'flavours') = 'array';
  update products set product_type = 'teochew_yam_special'
  where product_type = 'standard' and pg_temp.is_yam(id, name, name_zh);
  update order_items set product_type = 'teochew_yam_special'
  where product_type <> 'teochew_yam_special' and (
    metadata ->> 'type' in ('teochew_yam_box', 'teochew_yam_special')
    or (product_type = 'standard' and pg_temp.is_yam(product_id, product_name, product_name_zh)));

  alter table products drop column yam_config;
  drop function pg_temp.is_yam;
`;
