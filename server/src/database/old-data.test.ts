import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { deliveryMethodsResponseSchema } from '@mooncake/domain/delivery/delivery-method';
import { productsResponseSchema } from '@mooncake/domain/products/catalogue.contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApp } from '../app.testing.ts';
import { examineShop } from '../doctor/doctor.ts';
import { createBareDatabase } from '../testing/test-database.testing.ts';
import { migrate } from './migrate.ts';
import { allMigrations } from './migrations/all-migrations.ts';

// Made by version 1.0.0: its demo shop with 80 orders of every kind and status, written by pg_dump.
const dump = new URL('./migrations/version-1.0.0/filled-shop.testing.sql.gz', import.meta.url);
const database = await createBareDatabase();
const { db } = database;

type Totals = { items: string; quantity: string; units: string; sen: string };
const totals = async () =>
  (
    await sql<Totals>`select count(*) as items, sum(quantity) as quantity, sum(stock_units) as units,
      sum(total_sen) as sen from order_items`.execute(db)
  ).rows;

test('a shop filled by version 1.0.0 opens with everything it had, and the doctor finds nothing', async () => {
  await sql.raw(gunzipSync(await readFile(dump)).toString()).execute(db);
  const before = await totals();

  expect(await migrate(db)).toEqual(Object.keys(allMigrations).slice(14));

  expect(await totals()).toEqual(before);
  const { app, deps } = await createTestApp(database);
  expect(await examineShop(deps)).toEqual([]);
  const answer = await app.request('/api/products');
  const { products } = productsResponseSchema.parse(await answer.json());
  expect(products).toHaveLength(5);
  // Words that had one language then have an empty twin now.
  expect(products[0]).toMatchObject({
    images: [{ altTextZh: '' }, { altTextZh: '' }],
    mooncakeConfig: { flavours: Array(5).fill({ descriptionZh: '' }) },
  });
  expect((await app.request('/api/availability')).status).toBe(200);
  // Riders are told where to collect, also in a shop whose methods were made before.
  const { deliveryMethods } = deliveryMethodsResponseSchema.parse(
    await (await app.request('/api/delivery-methods')).json(),
  );
  expect(deliveryMethods.map(({ pickupPlace }) => pickupPlace)).toEqual(['rawang', 'rawang', 'kepong', null]);
});
