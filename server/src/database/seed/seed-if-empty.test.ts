import { isBatchOpen } from '@mooncake/domain/batches/batch-open';
import { productSlug } from '@mooncake/domain/products/form/slug';
import { yamProductId } from '@mooncake/domain/products/kinds/lines/yam-line';
import { mooncakeConfigSchema } from '@mooncake/domain/products/product';
import { shopSettingsSchema } from '@mooncake/domain/settings/settings';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.testing.ts';
import type { Db } from '../connect.ts';
import { seedIfEmpty } from './seed-if-empty.ts';

const now = new Date('2026-11-15T10:00:00Z');
const { db } = await createTestDatabase();
const bare = await createTestDatabase();

/** One fingerprint per table, so that any change anywhere shows. */
async function fingerprint(of: Db) {
  const tables = await of.introspection.getTables();
  return Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql`select md5(string_agg(t::text, '' order by t::text)) as md5
        from ${sql.table(name)} t`.execute(of);
      return [name, rows[0]];
    }),
  );
}

test('of several servers starting together one seeds, and starting again changes nothing', async () => {
  const seeded = await Promise.all([1, 2, 3].map(() => seedIfEmpty(db, { seed: 'shop', now })));
  expect(seeded.filter(Boolean)).toHaveLength(1);

  const before = await fingerprint(db);
  expect(await seedIfEmpty(db, { seed: 'shop', now: new Date('2030-01-01') })).toBe(false);
  expect(await seedIfEmpty(db, { seed: 'none', now })).toBe(false);
  expect(await fingerprint(db)).toEqual(before);
});

describe('the demo shop', () => {
  test('has settings the contract accepts, marked as samples', async () => {
    const { value } = await db.selectFrom('shop_settings').select('value').executeTakeFirstOrThrow();
    expect(shopSettingsSchema.parse(value)).toEqual(value);
    expect(value).toMatchObject({ shopNameZh: '嫦娥手工月饼', orderPrefix: 'CHM', isSample: true });
    expect(value.duitNow.payload).toBe(
      '00020201021126410014A000000615000101065016640209123456789520499995303458' +
        '5802MY5909QRCSDNBHD6005BANGI6304184A',
    );
  });

  test('sells the five known products, each with pictures and a sound configuration', async () => {
    const products = await db.selectFrom('products').selectAll().orderBy('sort_order').execute();
    expect(products.map(({ id, name }) => productSlug(name, id))).toEqual([
      'shanghai-mooncakes',
      'traditional-mooncake',
      'mix-shanghai-traditional',
      'mochi-snowskin',
      'teochew-yam-mooncakes',
    ]);
    expect(products.find(({ id }) => id === yamProductId)?.name).toBe('TeoChew Yam Mooncakes');

    for (const { product_type, mooncake_config, pieces, price_sen, features, features_zh } of products) {
      if (product_type === 'mooncake_box') {
        expect(mooncakeConfigSchema.parse(mooncake_config).basePriceSen).toBe(price_sen);
      }
      if (product_type === 'teochew_yam_special') {
        expect(pieces.map(({ id }) => id)).toEqual(['Y1', 'Y2', 'Y3', 'Y4']);
      }
      expect(features_zh).toHaveLength(features.length);
    }
    expect(products.find(({ name }) => name === 'Exclusive Mochi Snowskin')?.fixed_flavours).toHaveLength(6);

    const primaries = await db
      .selectFrom('product_images')
      .where('is_primary', '=', true)
      .selectAll()
      .execute();
    expect(primaries).toHaveLength(5);
  });

  test('takes orders for the next September on open dates, KL on 17/9 and Kepong on 21/9 only', async () => {
    const served = await db
      .selectFrom('batch_delivery_methods')
      .innerJoin('pickup_batches', 'pickup_batches.id', 'batch_id')
      .innerJoin('delivery_methods', 'delivery_methods.id', 'delivery_method_id')
      .select(['name', 'batch_date', 'order_until'])
      .orderBy('batch_date')
      .execute();
    const datesOf = (method: string) =>
      served.filter(({ name }) => name === method).map((each) => each.batch_date);

    expect(datesOf('KL Share Delivery fees')).toEqual(['2027-09-17']);
    expect(datesOf('Kepong Pick up')).toEqual(['2027-09-21']);
    expect(datesOf('Pick up from Rawang')).toHaveLength(6);
    expect(datesOf('Self-arrange delivery from Rawang (Grab/ Lalamove)')).toHaveLength(6);
    for (const { batch_date, order_until } of served) {
      expect(
        isBatchOpen({ batchDate: batch_date, orderUntil: order_until?.toISOString() ?? null }, now),
      ).toBe(true);
    }
  });

  test('has a limit for every product in every batch, yam in pieces', async () => {
    const limits = await db.selectFrom('product_batch_limits').selectAll().execute();
    expect(limits).toHaveLength(5 * 6);
    for (const { product_id, unit, taken } of limits) {
      expect({ unit, taken }).toEqual({ unit: product_id === yamProductId ? 'pieces' : 'boxes', taken: 0 });
    }
  });

  test('brings three templates whose slots belong to their methods', async () => {
    const templates = await db.selectFrom('batch_templates').selectAll().orderBy('created_at').execute();
    expect(templates.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Standard Rawang', 'Kepong Special', 'KL Delivery']),
    );
    for (const { delivery_method_ids, time_slot_config } of templates) {
      const slots = await db
        .selectFrom('pickup_time_slots')
        .select('delivery_method_id')
        .where(
          'id',
          'in',
          time_slot_config.map(({ timeSlotId }) => timeSlotId),
        )
        .execute();
      expect(new Set(slots.map((slot) => slot.delivery_method_id))).toEqual(new Set(delivery_method_ids));
    }
  });

  test('does not come back after its owner cleared the shelves', async () => {
    await db.deleteFrom('products').execute();
    expect(await seedIfEmpty(db, { seed: 'shop', now })).toBe(false);
    expect(await db.selectFrom('products').select('id').execute()).toEqual([]);
  });
});

test('a bare shop has settings and ways to hand over a box, and nothing to sell', async () => {
  expect(await seedIfEmpty(bare.db, { seed: 'none', now })).toBe(true);

  const { value } = await bare.db.selectFrom('shop_settings').select('value').executeTakeFirstOrThrow();
  expect(shopSettingsSchema.parse(value)).toEqual(value);
  expect(value.isSample).toBe(false);
  expect(await bare.db.selectFrom('products').select('id').execute()).toEqual([]);
  expect(await bare.db.selectFrom('pickup_batches').select('id').execute()).toEqual([]);
  expect(await bare.db.selectFrom('delivery_methods').select('id').execute()).toHaveLength(4);
});
