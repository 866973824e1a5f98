import type { HoldRequest } from '@mooncake/domain/holds/hold.contract';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { boxOfFour, createCounter, furnishShop, mochiHold, setLimit } from './checkout.testing.ts';

const database = await createTestDatabase();
const { db } = database;
const shop = await furnishShop(db);
const nowhere = '00000000-0000-4000-8000-000000000000';

async function refusal(changes: Partial<HoldRequest>, quantity = 1) {
  const { browser } = await createCounter(database);
  const { status, body } = await browser().hold(mochiHold(shop, quantity, changes));
  return { status, code: body.code, details: body.details };
}

test('a price other than the catalogue says is refused with the new total', async () => {
  expect(await refusal({ seenTotalSen: 1 })).toEqual({
    status: 409,
    code: 'cart.price_changed',
    details: { seenTotalSen: 1, newTotalSen: 5000 },
  });
});

test('a price sent along with a line changes nothing', async () => {
  const items = [{ productId: shop.mochi.id, quantity: 1, metadata: null, priceSen: 1 }];
  expect(await refusal({ items, seenTotalSen: 1 })).toMatchObject({ details: { newTotalSen: 5000 } });
});

test('the price counts from the moment it is changed', async () => {
  const { browser } = await createCounter(database);
  const customer = browser();
  expect((await customer.hold(mochiHold(shop))).status).toBe(200);
  await db.updateTable('products').set({ price_sen: 5500 }).where('id', '=', shop.mochi.id).execute();
  expect((await customer.hold(mochiHold(shop))).body).toMatchObject({
    code: 'cart.price_changed',
    details: { seenTotalSen: 5000, newTotalSen: 5500 },
  });
  await db.updateTable('products').set({ price_sen: 5000 }).where('id', '=', shop.mochi.id).execute();
});

test('a box with a yolk costs the price with yolk, and holds catalogue names only', async () => {
  const { mooncake_config: config } = shop.shanghai;
  if (!config) throw new Error('the Shanghai box has its flavours');
  const items = [{ productId: shop.shanghai.id, quantity: 1, metadata: boxOfFour(config, true) }];
  const { browser } = await createCounter(database);
  const cheap = await browser().hold(mochiHold(shop, 1, { items, seenTotalSen: config.basePriceSen }));
  expect(cheap.body).toMatchObject({
    code: 'cart.price_changed',
    details: { newTotalSen: config.yolkPriceSen },
  });

  const { body } = await browser().hold(mochiHold(shop, 1, { items, seenTotalSen: config.yolkPriceSen }));
  const { cart } = await db
    .selectFrom('holds')
    .select('cart')
    .where('id', '=', body.holdId)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(cart)).not.toContain('whatever the browser says');
});

test('a flavour that is not offered is refused, and so is a box of the wrong shape', async () => {
  const { mooncake_config: config } = shop.shanghai;
  if (!config) throw new Error('the Shanghai box has its flavours');
  const box = boxOfFour(config);
  const unknown = JSON.parse(JSON.stringify(box).replaceAll(/"code":"[^"]+"/g, '"code":"Z9"'));
  const item = { productId: shop.shanghai.id, quantity: 1 };
  expect(await refusal({ items: [{ ...item, metadata: unknown }] })).toMatchObject({
    status: 409,
    code: 'cart.choice_unavailable',
    details: { productName: shop.shanghai.name, productNameZh: shop.shanghai.name_zh },
  });
  expect(await refusal({ items: [{ ...item, metadata: null }] })).toMatchObject({
    code: 'cart.choice_unavailable',
  });
  const three = { ...box, selections: box.selections.slice(1) };
  expect(await refusal({ items: [{ ...item, metadata: three }] })).toMatchObject({
    status: 400,
    code: 'invalid_request',
  });
});

test('a product that is unknown or not on sale is refused', async () => {
  const items = [{ productId: nowhere, quantity: 1, metadata: null }];
  expect(await refusal({ items })).toEqual({
    status: 409,
    code: 'cart.product_unavailable',
    details: { productId: nowhere },
  });
  await db.updateTable('products').set({ is_active: false }).where('id', '=', shop.mochi.id).execute();
  expect(await refusal({})).toMatchObject({ code: 'cart.product_unavailable' });
  await db.updateTable('products').set({ is_active: true }).where('id', '=', shop.mochi.id).execute();
});

test('methods, batches and their combinations must be on offer', async () => {
  expect(await refusal({ deliveryMethodId: nowhere })).toMatchObject({
    status: 404,
    code: 'delivery.method_not_found',
  });
  expect(await refusal({ batchId: nowhere })).toMatchObject({ status: 404, code: 'batch.not_found' });
  expect(
    await refusal({ deliveryMethodId: shop.method('Kepong').id, timeSlotId: shop.slot('7:30pm').id }),
  ).toEqual({
    status: 409,
    code: 'batch.not_for_method',
    details: { batchName: 'Batch 13/9', methodName: 'Kepong Pick up' },
  });
});

test('a batch that is off, past its day or past its cut-off takes no orders', async () => {
  const { id } = shop.batch('23/9');
  const set = (changes: object) =>
    db.updateTable('pickup_batches').set(changes).where('id', '=', id).execute();
  const closed = {
    status: 409,
    code: 'batch.closed',
    details: { batchName: 'Batch 23/9', batchNameZh: '23/9 批次' },
  };
  await set({ is_active: false });
  expect(await refusal({ batchId: id })).toEqual(closed);
  await set({ is_active: true, batch_date: '2020-09-23', order_until: null });
  expect(await refusal({ batchId: id })).toEqual(closed);
  await set({ batch_date: '2090-09-23', order_until: new Date(Date.now() - 1000) });
  expect(await refusal({ batchId: id })).toEqual(closed);
});

test('the slot must be one the method offers this cart', async () => {
  expect(await refusal({ timeSlotId: shop.slot('5pm').id })).toEqual({
    status: 409,
    code: 'slot.not_allowed',
    details: { timeSlot: '5pm - 11pm' },
  });
  expect(await refusal({ timeSlotId: nowhere })).toMatchObject({
    code: 'slot.not_allowed',
    details: { timeSlot: null },
  });
  const metadata = {
    type: 'teochew_yam_special' as const,
    selections: { Y1: 2 },
    availableFlavors: [],
  };
  const yam = { items: [{ productId: shop.yam.id, quantity: 1, metadata }], seenTotalSen: 3600 };
  expect(await refusal(yam)).toMatchObject({ code: 'slot.not_allowed' });
  expect(await refusal({ ...yam, timeSlotId: shop.slot('5pm').id })).toMatchObject({ status: 200 });
});

test('a full slot is refused and marked', async () => {
  const slot = shop.slot('2pm - 5pm');
  const { browser } = await createCounter(database);
  await db.updateTable('pickup_time_slots').set({ capacity: 1 }).where('id', '=', slot.id).execute();
  const first = browser();
  expect((await first.hold(mochiHold(shop, 1, { timeSlotId: slot.id }))).status).toBe(200);
  // The one who sits in it may change the order.
  expect((await first.hold(mochiHold(shop, 2, { timeSlotId: slot.id }))).status).toBe(200);
  const second = browser();
  expect((await second.hold(mochiHold(shop, 1, { timeSlotId: slot.id }))).body).toMatchObject({
    code: 'slot.full',
    details: { timeSlot: '2pm - 5pm' },
  });
  const path = `/api/time-slots?deliveryMethodId=${slot.delivery_method_id}&batchId=${shop.batch('13/9').id}`;
  const { body } = await second.ask<{ timeSlots: { timeSlot: string; isFull: boolean }[] }>('GET', path);
  expect(body.timeSlots.map(({ timeSlot, isFull }) => [timeSlot, isFull])).toEqual([
    ['9am - 11am', false],
    ['2pm - 5pm', true],
    ['5pm - 11pm', false],
    ['7pm - 9pm', false],
  ]);
});

test('demand is summed over the lines of one product', async () => {
  const { id: batchId } = shop.batch('19/9');
  await setLimit(db, batchId, shop.mochi.id, 3);
  const line = { productId: shop.mochi.id, quantity: 2, metadata: null };
  expect(await refusal({ batchId, items: [line, line], seenTotalSen: 20_000 })).toEqual({
    status: 409,
    code: 'batch.short_of_stock',
    details: {
      shortages: [
        {
          productId: shop.mochi.id,
          productName: shop.mochi.name,
          productNameZh: shop.mochi.name_zh,
          needed: 4,
          available: 3,
        },
      ],
    },
  });
});

test('nobody holds more than twenty boxes', async () => {
  expect(await refusal({}, 21)).toEqual({
    status: 422,
    code: 'hold.too_many_boxes',
    details: { limit: 20, boxes: 21 },
  });
});
