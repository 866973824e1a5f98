import { orderStatuses, paymentStatuses } from '@mooncake/domain/orders/status/status';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aBatch, aMethod, anOrder, anOrderNumber, aProductRow } from '../testing/rows.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';

const { db } = await createTestDatabase();
const checkViolation = { code: '23514' };
const uniqueViolation = { code: '23505' };
const foreignKeyViolation = { code: '23503' };

describe('the catalogue', () => {
  test.each([
    { price_sen: -1 },
    { stock_quantity: -1 },
    { name: '  ' },
    { product_type: 'mooncake_box' },
    { product_type: '' },
    { pieces: '{}' },
    { mooncake_config: '[]' },
    { fixed_flavours: '{}' },
  ])('refuses a product with %j', async (facts) => {
    await expect(aProductRow(db, facts)).rejects.toMatchObject(checkViolation);
  });

  test('keeps a product whose category is deleted', async () => {
    const category = await db
      .insertInto('categories')
      .values({ name: 'Short-lived' })
      .returning(['id', 'color', 'is_active'])
      .executeTakeFirstOrThrow();
    expect(category).toMatchObject({ color: '#3b82f6', is_active: true });
    const id = await aProductRow(db, { category_id: category.id });

    await db.deleteFrom('categories').where('id', '=', category.id).execute();

    const product = await db
      .selectFrom('products')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(product).toMatchObject({ category_id: null, category: 'mooncake', product_type: 'standard' });
  });

  test('knows one primary picture per product, and none after the product is gone', async () => {
    const product_id = await aProductRow(db);
    const picture = { product_id, image_url: '/pictures/a.webp', is_primary: true };
    await db.insertInto('product_images').values(picture).execute();
    await expect(db.insertInto('product_images').values(picture).execute()).rejects.toMatchObject(
      uniqueViolation,
    );

    await db.deleteFrom('products').where('id', '=', product_id).execute();
    expect(
      await db.selectFrom('product_images').where('product_id', '=', product_id).selectAll().execute(),
    ).toEqual([]);
  });

  test('notes when a row last changed', async () => {
    const id = await aProductRow(db, { updated_at: new Date(0) });
    await db.updateTable('products').set({ price_sen: 1 }).where('id', '=', id).execute();
    const { updated_at } = await db
      .selectFrom('products')
      .select('updated_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(updated_at.getFullYear()).toBeGreaterThan(2020);
  });
});

describe('holds', () => {
  async function aHold() {
    const product_id = await aProductRow(db);
    const batch_id = await aBatch(db);
    await db.insertInto('product_batch_limits').values({ product_id, batch_id, limit_quantity: 5 }).execute();
    const row = {
      order_number: await anOrderNumber(db),
      browser_hash: 'browser',
      address_hash: 'address',
      batch_id,
      delivery_method_id: await aMethod(db),
      cart: '[]',
      total_sen: 100,
      language: 'en' as const,
      expires_at: new Date(),
    };
    const { id } = await db.insertInto('holds').values(row).returning('id').executeTakeFirstOrThrow();
    return { id, row, product_id, batch_id };
  }

  test('reserve an order number each', async () => {
    const { row } = await aHold();
    await expect(db.insertInto('holds').values(row).execute()).rejects.toMatchObject(uniqueViolation);
    const unreserved = { ...row, order_number: 'CHM999999' };
    await expect(db.insertInto('holds').values(unreserved).execute()).rejects.toMatchObject(
      foreignKeyViolation,
    );
  });

  test('hold only what the batch makes, and keep it from being deleted meanwhile', async () => {
    const { id, product_id, batch_id } = await aHold();
    const item = { hold_id: id, product_id, batch_id, units: 1 };
    const hold = (facts: Partial<typeof item>) =>
      db
        .insertInto('hold_items')
        .values({ ...item, ...facts })
        .execute();

    await expect(hold({ units: 0 })).rejects.toMatchObject(checkViolation);
    await expect(hold({ product_id: await aProductRow(db) })).rejects.toMatchObject(foreignKeyViolation);
    await hold({});
    await expect(db.deleteFrom('products').where('id', '=', product_id).execute()).rejects.toMatchObject(
      foreignKeyViolation,
    );

    await db.deleteFrom('holds').where('id', '=', id).execute();
    await db.deleteFrom('products').where('id', '=', product_id).execute();
  });
});

describe('orders', () => {
  test.each([{ quantity: 0 }, { total_sen: -1 }, { unit_price_sen: -1 }, { flavor_selections: '{}' }])(
    'are refused with %j',
    async (facts) => {
      await expect(anOrder(db, facts)).rejects.toMatchObject(checkViolation);
    },
  );

  test('take every status the rules know, and no other', async () => {
    for (const order_status of orderStatuses) await anOrder(db, { order_status });
    for (const payment_status of paymentStatuses) await anOrder(db, { payment_status });
    const id = await anOrder(db);
    for (const column of ['order_status', 'payment_status', 'pickup_method', 'language']) {
      await expect(
        sql`update orders set ${sql.ref(column)} = 'lost' where id = ${id}`.execute(db),
      ).rejects.toMatchObject(checkViolation);
    }
  });

  test.each(['CHM12345', 'CHM1234567', 'chm123456', 'C123456', '123456'])(
    '%s is no order number',
    async (number) => {
      await expect(db.insertInto('order_numbers').values({ number }).execute()).rejects.toMatchObject(
        checkViolation,
      );
    },
  );

  test('never share a number', async () => {
    const order_number = await anOrderNumber(db);
    await anOrder(db, { order_number });
    await expect(anOrder(db, { order_number })).rejects.toMatchObject(uniqueViolation);
    await expect(
      db.insertInto('order_numbers').values({ number: order_number }).execute(),
    ).rejects.toMatchObject(uniqueViolation);
  });

  test('keep their batch from being deleted', async () => {
    const batch = await aBatch(db);
    await anOrder(db, { pickup_batch_id: batch });
    await expect(db.deleteFrom('pickup_batches').where('id', '=', batch).execute()).rejects.toMatchObject(
      foreignKeyViolation,
    );
  });

  test('keep the names of products that are gone, and lines that add up', async () => {
    const product_id = await aProductRow(db);
    const order_id = await anOrder(db);
    const line = {
      order_id,
      product_id,
      product_name: 'Lotus',
      quantity: 2,
      unit_price_sen: 500,
      total_sen: 1000,
      stock_units: 2,
    };
    const insert = (facts: Partial<typeof line>) =>
      db
        .insertInto('order_items')
        .values({ ...line, ...facts })
        .execute();
    await insert({});
    await expect(insert({ total_sen: 999 })).rejects.toMatchObject({
      constraint: 'order_items_total_adds_up',
    });
    await expect(insert({ quantity: 0, total_sen: 0 })).rejects.toMatchObject(checkViolation);
    await expect(insert({ stock_units: 0 })).rejects.toMatchObject(checkViolation);

    await db.deleteFrom('products').where('id', '=', product_id).execute();
    const items = await db.selectFrom('order_items').selectAll().where('order_id', '=', order_id).execute();
    expect(items).toMatchObject([{ product_id: null, product_name: 'Lotus' }]);

    await db.deleteFrom('orders').where('id', '=', order_id).execute();
    expect(await db.selectFrom('order_items').where('order_id', '=', order_id).selectAll().execute()).toEqual(
      [],
    );
  });

  test('have receipts stored once, of a known kind', async () => {
    const receipt = {
      order_id: await anOrder(db),
      storage_key: 'receipts/a',
      original_name: 'a.pdf',
      kind: 'pdf' as const,
      size_bytes: 1,
      sha256: 'a'.repeat(64),
    };
    const insert = (facts: Partial<typeof receipt>) =>
      db
        .insertInto('receipts')
        .values({ ...receipt, ...facts })
        .execute();
    await insert({});
    await expect(insert({})).rejects.toMatchObject(uniqueViolation);
    await expect(insert({ storage_key: 'b', sha256: 'no hash' })).rejects.toMatchObject(checkViolation);
    await expect(insert({ storage_key: 'b', size_bytes: 0 })).rejects.toMatchObject(checkViolation);
    // The same file on another order is flagged by staff, not refused.
    await insert({ storage_key: 'c', order_id: await anOrder(db) });
  });
});

describe('staff and settings', () => {
  const person = { name: 'Mei', email: 'mei@example.com', role: 'admin' as const };

  test('know an email in one spelling only, and no verified person without a password', async () => {
    await db.insertInto('admin_users').values(person).execute();
    await expect(
      db
        .insertInto('admin_users')
        .values({ ...person, email: 'MEI@example.com' })
        .execute(),
    ).rejects.toMatchObject(uniqueViolation);
    await expect(db.updateTable('admin_users').set({ is_verified: true }).execute()).rejects.toMatchObject({
      constraint: 'admin_users_verified_has_password',
    });
  });

  test('end every session of a person who is deleted, and keep the log of what they did', async () => {
    const { id } = await db
      .insertInto('admin_users')
      .values({ ...person, email: 'lan@example.com' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('sessions')
      .values({ token_hash: 'b'.repeat(64), admin_user_id: id, expires_at: new Date() })
      .execute();
    await db
      .insertInto('audit_log')
      .values({
        actor_id: id,
        actor_name: 'Lan',
        action: 'order.approved',
        subject_type: 'order',
        subject_id: '1',
      })
      .execute();

    await db.deleteFrom('admin_users').where('id', '=', id).execute();

    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    const [entry] = await db.selectFrom('audit_log').selectAll().execute();
    expect(entry).toMatchObject({ id: 1, actor_id: null, actor_name: 'Lan' });
  });

  test('keep one set of settings', async () => {
    await db.insertInto('shop_settings').values({ value: '{}' }).execute();
    await expect(db.insertInto('shop_settings').values({ value: '{}' }).execute()).rejects.toMatchObject(
      uniqueViolation,
    );
    await expect(
      db.insertInto('shop_settings').values({ id: false, value: '{}' }).execute(),
    ).rejects.toMatchObject(checkViolation);
  });
});

test('dates stay dates and counts are numbers', async () => {
  const { rows } = await sql`select date '2026-09-17' as day, count(*) as n, 9007199254740993::bigint as huge,
    timestamptz '2026-09-17 20:00+08' as moment from (values (1), (2)) v`.execute(db);
  expect(rows).toEqual([
    { day: '2026-09-17', n: 2, huge: '9007199254740993', moment: new Date('2026-09-17T12:00:00Z') },
  ]);
});
