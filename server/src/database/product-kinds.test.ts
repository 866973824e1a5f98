import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createBareDatabase } from '../testing/test-database.testing.ts';
import { migrate } from './migrate.ts';
import { allMigrations } from './migrations/all-migrations.ts';

const { db } = await createBareDatabase();
const step = '0015-product-kinds';
const yamProductId = '7e0c4e57-9a3d-4c1b-8f26-5d1a2b4c6e80';
const piece = { id: 'Y1', name: 'Yam', nameZh: '芋', hasYolk: false, priceSen: 1700, group: 'classic' };

/** The database as the version before left it. */
async function fillAsBefore() {
  await sql`create table schema_migrations (
    name text primary key, applied_at timestamptz not null default now())`.execute(db);
  for (const [name, statements] of Object.entries(allMigrations)) {
    if (name >= step) continue;
    await statements.execute(db);
    await sql`insert into schema_migrations (name) values (${name})`.execute(db);
  }
  await sql`insert into products (id, name, name_zh, price_sen, product_type, mooncake_config, yam_config) values
    (gen_random_uuid(), 'Own list', '芋', 1700, 'teochew_yam_special', null, ${JSON.stringify({ flavours: [piece] })}::jsonb),
    (${yamProductId}, 'Renamed', '新名', 1700, 'standard', null, null),
    (gen_random_uuid(), 'Téo Chew Yam-Mooncake', '', 1700, 'standard', null, null),
    (gen_random_uuid(), 'By its Chinese name', '潮洲芋泥酥', 1700, 'standard', null, null),
    (gen_random_uuid(), 'Yam Swiss Roll', '芋头蛋糕卷', 900, 'standard', null, null),
    (gen_random_uuid(), 'TeoChew Yam', '', 4800, 'mooncake_box', '{}', null)`.execute(db);
  await sql`insert into order_numbers (number) values ('CHM000001')`.execute(db);
  await sql`with customer as (insert into customers (name, phone) values ('Tan', '012') returning id)
    insert into orders (order_number, customer_id, mooncake_type, quantity, unit_price_sen, total_sen, pickup_method,
      order_status, payment_reference_code)
    select 'CHM000001', id, 'Tart', 1, 100, 100, 'pickup', 'pending', 'CHM000001' from customer`.execute(db);
  await sql`insert into order_items (order_id, product_id, product_name, product_name_zh, quantity, unit_price_sen,
      total_sen, stock_units, product_type, metadata)
    select o.id, line.product_id, line.name, line.name_zh, 1, 100, 100, 1, line.type, line.metadata
    from orders o, (values
      (null::uuid, 'By its box', '', 'standard', '{"type": "teochew_yam_box"}'::jsonb),
      (${yamProductId}::uuid, 'By its product', '', 'standard', null),
      (null, 'teochew yam', '', 'standard', null),
      (null, 'Tart', '挞', 'standard', null),
      (null, 'TeoChew Yam', '', 'mooncake_box', '{"type": "mooncake_box"}')
    ) as line (product_id, name, name_zh, type, metadata)`.execute(db);
}

test('what was known by names is marked once, and everything else stays what it was', async () => {
  await fillAsBefore();
  expect(await migrate(db)).toContain(step);

  const products = await db.selectFrom('products').select(['name', 'product_type', 'pieces']).execute();
  expect(Object.fromEntries(products.map(({ name, product_type }) => [name, product_type]))).toEqual({
    'Own list': 'teochew_yam_special',
    Renamed: 'teochew_yam_special',
    'Téo Chew Yam-Mooncake': 'teochew_yam_special',
    'By its Chinese name': 'teochew_yam_special',
    'Yam Swiss Roll': 'standard',
    'TeoChew Yam': 'mooncake_box',
  });
  expect(products.flatMap(({ pieces }) => pieces)).toEqual([piece]);

  const items = await db.selectFrom('order_items').select(['product_name', 'product_type']).execute();
  expect(
    Object.fromEntries(items.map(({ product_name, product_type }) => [product_name, product_type])),
  ).toEqual({
    'By its box': 'teochew_yam_special',
    'By its product': 'teochew_yam_special',
    'teochew yam': 'teochew_yam_special',
    Tart: 'standard',
    'TeoChew Yam': 'mooncake_box',
  });
});
