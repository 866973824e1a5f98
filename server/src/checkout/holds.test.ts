import { type HoldState, holdResponseSchema, holdStateSchema } from '@mooncake/domain/holds/hold.contract';
import type { AvailabilityResponse } from '@mooncake/domain/stock/availability.contract';
import { expect, test } from 'vitest';
import { examineShop } from '../doctor/doctor.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { createCounter, furnishShop, mochiHold, setLimit } from './checkout.testing.ts';
import { sweepHolds } from './sweep-holds.ts';

const database = await createTestDatabase();
const { db } = database;
const shop = await furnishShop(db);
const batchId = shop.batch('13/9').id;

function taken(productId = shop.mochi.id, batch = batchId) {
  return db
    .selectFrom('product_batch_limits')
    .select('taken')
    .where('product_id', '=', productId)
    .where('batch_id', '=', batch)
    .executeTakeFirstOrThrow()
    .then((row) => row.taken);
}

async function freshShelf() {
  const counter = await createCounter(database);
  await db
    .updateTable('holds')
    .set({ expires_at: new Date(0) })
    .where('released_at', 'is', null)
    .execute();
  await sweepHolds(counter.deps);
  expect(await taken()).toBe(0);
  return counter;
}

test('a hold takes stock, draws a number and lasts fifteen minutes of the server clock', async () => {
  const { browser, deps } = await freshShelf();
  const askedAt = Date.now();
  const { status, body } = await browser().hold(mochiHold(shop, 3));
  const answeredAt = Date.now();
  expect(status).toBe(200);
  const hold = holdResponseSchema.parse(body);
  expect(hold.orderNumber).toMatch(/^CHM\d{6}$/);
  expect(hold.totalSen).toBe(15_000);
  expect(hold.canExtend).toBe(true);
  const quarterBefore = Date.parse(hold.expiresAt) - 15 * 60_000;
  for (const moment of [quarterBefore, Date.parse(hold.serverNow)]) {
    expect(moment).toBeGreaterThanOrEqual(askedAt);
    expect(moment).toBeLessThanOrEqual(answeredAt);
  }
  expect(await taken()).toBe(3);
  expect(await examineShop(deps)).toEqual([]);
});

test('the cookie is for this host alone and out of reach of scripts', async () => {
  const plain = await createCounter(database);
  const { headers } = await plain.browser().hold(mochiHold(shop));
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^shop_browser=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  const safe = await createCounter(database, { PUBLIC_URL: 'https://shop.example.com' });
  const answer = await safe.browser().hold(mochiHold(shop));
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-shop_browser=[\w-]{43}; .*HttpOnly; Secure; SameSite=Lax$/),
  ]);
});

test('a new hold of the same browser replaces the old one and keeps its number', async () => {
  const { browser, deps } = await freshShelf();
  const customer = browser();
  const first = await customer.hold(mochiHold(shop, 3));
  const second = await customer.hold(mochiHold(shop, 2));
  expect(second.body.orderNumber).toBe(first.body.orderNumber);
  expect(second.body.holdId).not.toBe(first.body.holdId);
  expect(await taken()).toBe(2);
  expect((await customer.ask('GET', `/api/checkout/holds/${first.body.holdId}`)).status).toBe(404);
  expect(await examineShop(deps)).toEqual([]);
});

test('a hold is replaced by its id too, when the cookie was lost', async () => {
  const { browser } = await freshShelf();
  const first = await browser().hold(mochiHold(shop, 3));
  const elsewhere = await browser().hold(mochiHold(shop, 1, { replaces: first.body.holdId }));
  expect(elsewhere.body).toMatchObject({ orderNumber: first.body.orderNumber });
  expect(await taken()).toBe(1);
});

test('the last boxes can be held again by the browser that holds them, in another batch or this one', async () => {
  const { browser, deps } = await freshShelf();
  await setLimit(db, batchId, shop.mochi.id, 4);
  const customer = browser();
  await customer.hold(mochiHold(shop, 4));
  const own = await customer.ask<AvailabilityResponse>('POST', '/api/availability', {
    json: { deliveryMethodId: null, needs: [{ productId: shop.mochi.id, units: 4 }] },
  });
  expect(own.body.batches.find((batch) => batch.batchId === batchId)?.canFulfill).toBe(true);
  expect((await customer.hold(mochiHold(shop, 4))).status).toBe(200);

  const other = shop.batch('15/9').id;
  expect((await customer.hold(mochiHold(shop, 2, { batchId: other }))).status).toBe(200);
  expect(await taken()).toBe(0);
  expect(await taken(shop.mochi.id, other)).toBe(2);
  expect(await examineShop(deps)).toEqual([]);
});

test('an expired hold stops counting the moment it expires, swept or not', async () => {
  const { browser, passMinutes, deps } = await freshShelf();
  await setLimit(db, batchId, shop.mochi.id, 4);
  const slow = browser();
  const first = await slow.hold(mochiHold(shop, 4));
  const late = browser();
  const refused = await late.hold(mochiHold(shop, 1));
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    code: 'batch.short_of_stock',
    details: {
      shortages: [
        {
          productId: shop.mochi.id,
          productName: shop.mochi.name,
          productNameZh: shop.mochi.name_zh,
          needed: 1,
          available: 0,
        },
      ],
    },
  });

  passMinutes(15.01);
  const question = { deliveryMethodId: null, needs: [{ productId: shop.mochi.id, units: 4 }] };
  const answer = await late.ask<AvailabilityResponse>('POST', '/api/availability', { json: question });
  expect(answer.body.batches.find((batch) => batch.batchId === batchId)).toMatchObject({
    canFulfill: true,
    productLimits: expect.arrayContaining([
      expect.objectContaining({
        productId: shop.mochi.id,
        currentQuantity: 0,
        availableStock: 4,
        unit: 'boxes',
      }),
    ]),
  });
  expect((await late.hold(mochiHold(shop, 4))).status).toBe(200);
  expect(await taken()).toBe(4);
  const gone = await slow.ask('GET', `/api/checkout/holds/${first.body.holdId}`);
  expect(gone.status).toBe(410);
  expect(gone.body).toMatchObject({ code: 'hold.expired', details: { orderNumber: first.body.orderNumber } });
  expect(await examineShop(deps)).toEqual([]);
});

test('after expiry the same browser gets its number back', async () => {
  const { browser, passMinutes, deps } = await freshShelf();
  const customer = browser();
  const first = await customer.hold(mochiHold(shop, 2));
  passMinutes(16);
  await sweepHolds(deps);
  expect(await taken()).toBe(0);
  const renewed = await customer.hold(mochiHold(shop, 2));
  expect(renewed.body.orderNumber).toBe(first.body.orderNumber);
  expect(await taken()).toBe(2);
});

test('a hold can be extended once', async () => {
  const { browser, passMinutes } = await freshShelf();
  const customer = browser();
  const { body } = await customer.hold(mochiHold(shop));
  const extended = await customer.ask('POST', `/api/checkout/holds/${body.holdId}/extend`);
  expect(extended.body).toMatchObject({ canExtend: false });
  const later = new Date(Date.parse(body.expiresAt) + 900_000).toISOString();
  expect(extended.body).toMatchObject({ expiresAt: later });
  const again = await customer.ask('POST', `/api/checkout/holds/${body.holdId}/extend`);
  expect(again.body).toMatchObject({ code: 'hold.already_extended', details: { expiresAt: later } });
  passMinutes(29);
  expect((await customer.ask('GET', `/api/checkout/holds/${body.holdId}`)).status).toBe(200);
  passMinutes(2);
  const tooLate = await customer.ask('POST', `/api/checkout/holds/${body.holdId}/extend`);
  expect(tooLate.status).toBe(410);
});

test('a reloaded page finds what is held', async () => {
  const { browser } = await freshShelf();
  const customer = browser();
  const { body } = await customer.hold(mochiHold(shop, 2));
  const found = await customer.ask<HoldState>('GET', `/api/checkout/holds/${body.holdId}`);
  expect(holdStateSchema.parse(found.body)).toMatchObject({
    orderNumber: body.orderNumber,
    batchId,
    items: [{ productId: shop.mochi.id, name: shop.mochi.name, quantity: 2, priceSen: 5000, metadata: null }],
  });
});

test('a released hold gives its stock back at once, however often it is asked', async () => {
  const { browser, deps } = await freshShelf();
  const customer = browser();
  const { body } = await customer.hold(mochiHold(shop, 2));
  for (const _ of [1, 2]) {
    const released = await customer.ask('DELETE', `/api/checkout/holds/${body.holdId}`);
    expect(released).toMatchObject({ status: 200, body: { orderNumber: body.orderNumber } });
  }
  expect(await taken()).toBe(0);
  expect((await customer.hold(mochiHold(shop))).body.orderNumber).toBe(body.orderNumber);
  expect(await examineShop(deps)).toEqual([]);
});
