import {
  deliveryMethodsResponseSchema,
  pickupBatchesResponseSchema,
  timeSlotsResponseSchema,
} from '@mooncake/domain/delivery/delivery-method';
import {
  type AvailabilityResponse,
  availabilityResponseSchema,
} from '@mooncake/domain/stock/availability.contract';
import { expect, test } from 'vitest';
import { createCounter, furnishShop, setLimit } from '../checkout/checkout.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';

const database = await createTestDatabase();
const { db } = database;
const shop = await furnishShop(db);
const kl = shop.method('KL Share');

const closeBatch = (text: string, changes: object) =>
  db.updateTable('pickup_batches').set(changes).where('id', '=', shop.batch(text).id).execute();
await closeBatch('13/9', { is_active: false });
await closeBatch('15/9', { order_until: new Date(0) });
await closeBatch('19/9', { batch_date: '2020-09-19', order_until: null });

test('methods come in their order, with what the form needs to know', async () => {
  const { browser } = await createCounter(database);
  await db
    .updateTable('delivery_methods')
    .set({ is_active: false })
    .where('name', 'like', 'Kepong%')
    .execute();
  const { deliveryMethods } = deliveryMethodsResponseSchema.parse(
    (await browser().ask('GET', '/api/delivery-methods')).body,
  );
  const kitchen = { name: 'Our kitchen in Rawang', mapImageUrl: '/pictures/map-rawang.webp' };
  expect(deliveryMethods).toMatchObject([
    { name: 'Pick up from Rawang', slotChoice: 'choose', needsAddress: false, place: kitchen },
    {
      name: 'Self-arrange delivery from Rawang (Grab/ Lalamove)',
      needsAddress: true,
      place: kitchen,
    },
    {
      name: 'KL Share Delivery fees',
      nameZh: kl.name_zh,
      slotChoice: 'fixed',
      needsAddress: true,
      place: null,
    },
  ]);
});

test('only open batches are offered, earliest first', async () => {
  const { browser } = await createCounter(database);
  const { batches } = pickupBatchesResponseSchema.parse(
    (await browser().ask('GET', '/api/pickup-batches')).body,
  );
  expect(batches.map(({ batchDate }) => batchDate)).toEqual(['2090-09-17', '2090-09-21', '2090-09-23']);
  expect(batches[0]?.deliveryMethodIds).toContain(kl.id);

  const all = availabilityResponseSchema.parse((await browser().ask('GET', '/api/availability')).body);
  expect(all.batches.map(({ batchDate }) => batchDate)).toEqual(batches.map(({ batchDate }) => batchDate));
  expect(all.batches.every(({ canFulfill }) => canFulfill)).toBe(true);
  const ofMethod = await browser().ask<AvailabilityResponse>(
    'GET',
    `/api/availability?deliveryMethodId=${kl.id}`,
  );
  expect(ofMethod.body.batches.map(({ batchDate }) => batchDate)).toEqual(['2090-09-17']);
});

test('a cart is told which batches lack what, by name', async () => {
  const { browser } = await createCounter(database);
  await setLimit(db, shop.batch('21/9').id, shop.mochi.id, 3);
  await db.deleteFrom('product_batch_limits').where('batch_id', '=', shop.batch('23/9').id).execute();
  const json = { deliveryMethodId: null, needs: [{ productId: shop.mochi.id, units: 4 }] };
  const { body } = await browser().ask<AvailabilityResponse>('POST', '/api/availability', { json });
  expect(body.batches.map(({ canFulfill }) => canFulfill)).toEqual([true, false, false]);
  expect(body.batches[1]?.insufficientProducts).toEqual([
    {
      productId: shop.mochi.id,
      productName: shop.mochi.name,
      productNameZh: shop.mochi.name_zh,
      needed: 4,
      available: 3,
    },
  ]);
  expect(body.batches[2]?.insufficientProducts).toMatchObject([
    { productNameZh: shop.mochi.name_zh, needed: 4, available: 0 },
  ]);
  expect(body.batches[0]?.productLimits.find(({ productId }) => productId === shop.yam.id)).toMatchObject({
    productName: shop.yam.name,
    productNameZh: shop.yam.name_zh,
    unit: 'pieces',
    currentQuantity: 0,
  });
  expect((await browser().ask('POST', '/api/availability', { json: { needs: [] } })).status).toBe(400);
});

test('a batch may switch a slot off or give it another capacity', async () => {
  const { browser } = await createCounter(database);
  const batch_id = shop.batch('17/9').id;
  await db
    .insertInto('batch_time_slots')
    .values([
      { batch_id, time_slot_id: shop.slot('9am').id, is_active: false },
      { batch_id, time_slot_id: shop.slot('2pm - 5pm').id, capacity: 7 },
    ])
    .execute();
  const ask = async (query: string) =>
    timeSlotsResponseSchema.parse((await browser().ask('GET', `/api/time-slots?${query}`)).body).timeSlots;
  const method = `deliveryMethodId=${shop.method('Pick up from Rawang').id}`;
  expect(
    (await ask(`${method}&batchId=${batch_id}`)).map(({ timeSlot, capacity }) => [timeSlot, capacity]),
  ).toEqual([
    ['2pm - 5pm', 7],
    ['5pm - 11pm', null],
    ['7pm - 9pm', null],
  ]);
  expect(await ask(method)).toHaveLength(4);
  expect((await ask('')).length).toBeGreaterThan(4);
});
