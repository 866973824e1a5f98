import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import {
  deliveryMethodsResponseSchema,
  timeSlotsResponseSchema,
} from '@mooncake/domain/delivery/delivery-method';
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
  const kitchen = {
    name: 'Our kitchen in Rawang',
    nameZh: '万挠厨房',
    note: 'Please message us when you arrive.',
    mapUrl: null,
    mapImageUrl: '/pictures/map-rawang.webp',
  };
  const corner = { name: 'Kepong meeting point', noteZh: '晚上7点30分领取', mapImageUrl: null };
  expect(deliveryMethods).toMatchObject([
    { place: kitchen, feeNote: '' },
    { place: kitchen },
    { place: corner },
    { place: null },
  ]);
  // Orders keep the method they were placed with, and nothing about them counts as changed.
  const { rows } = await sql<{ kept: number; touched: number }>`
    select count(*) filter (where delivery_method ->> 'name' = m.name) as kept,
      count(*) filter (where o.updated_at > now() - interval '1 hour') as touched
    from orders o join delivery_methods m on m.id = o.delivery_method_id`.execute(db);
  expect(rows).toEqual([{ kept: 80, touched: 0 }]);
  const slots = timeSlotsResponseSchema.parse(await (await app.request('/api/time-slots')).json()).timeSlots;
  expect(slots.filter(({ timeSlotZh }) => timeSlotZh !== '')).toMatchObject([
    { timeSlot: 'Time will inform later', timeSlotZh: '时间另行通知', note: '' },
  ]);
});
