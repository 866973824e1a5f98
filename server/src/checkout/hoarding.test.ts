import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { createBrowser, createCounter, furnishShop, mochiHold, setLimit } from './checkout.testing.ts';
import { sweepHolds } from './sweep-holds.ts';

const database = await createTestDatabase();
const { db } = database;
const shop = await furnishShop(db);
const { id: batchId } = shop.batch('13/9');

/** A shelf with this many boxes of mochi and nothing held. */
async function shelf(limit: number) {
  const counter = await createCounter(database);
  await db
    .updateTable('holds')
    .set({ expires_at: new Date(0) })
    .where('released_at', 'is', null)
    .execute();
  await sweepHolds(counter.deps);
  await setLimit(db, batchId, shop.mochi.id, limit);
  await db.deleteFrom('rate_limits').execute();
  return { ...counter, wants: (boxes: number) => mochiHold(shop, boxes) };
}

test('one browser may hold less while few boxes are left, and never less than a family needs', async () => {
  const { browser, wants } = await shelf(20);
  const greedy = browser();
  expect(await greedy.hold(wants(11))).toMatchObject({
    status: 422,
    body: {
      code: 'hold.scarce',
      details: { productName: shop.mochi.name, productNameZh: shop.mochi.name_zh, limit: 10, boxes: 11 },
    },
  });
  expect((await greedy.hold(wants(10))).status).toBe(200);
  expect((await browser().hold(wants(6))).body).toMatchObject({ code: 'hold.scarce', details: { limit: 5 } });
  expect((await browser().hold(wants(4))).status).toBe(200);
  expect((await browser().hold(wants(4))).status).toBe(200);
  expect((await browser().hold(wants(4))).body).toMatchObject({ code: 'batch.short_of_stock' });
  // Who holds ten already keeps them, also while mending the order.
  expect((await greedy.hold(wants(10))).status).toBe(200);
  expect((await greedy.hold(wants(12))).body).toMatchObject({ code: 'hold.scarce', details: { limit: 10 } });
});

test("strangers behind one mobile network do not get in each other's way", async () => {
  const { browser, wants } = await shelf(200);
  const crowd = await Promise.all(Array.from({ length: 40 }, () => browser('203.0.113.7').hold(wants(2))));
  expect(crowd.map(({ status }) => status)).toEqual(Array(40).fill(200));
});

test('one network cannot hold a whole batch, however many browsers it pretends to be', async () => {
  const { browser, wants, passMinutes } = await shelf(100);
  const statuses: number[] = [];
  for (let times = 0; times < 5; times += 1) {
    statuses.push((await browser('203.0.113.8').hold(wants(times < 2 ? 20 : 10))).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect((await browser('203.0.113.8').hold(wants(1))).body).toMatchObject({ code: 'hold.too_many_held' });
  expect((await browser('203.0.113.9').hold(wants(10))).status).toBe(200);
  passMinutes(16);
  expect((await browser('203.0.113.8').hold(wants(20))).status).toBe(200);
});

test('one network draws only so many order numbers', async () => {
  const { wants, deps } = await shelf(1_000);
  // All within one window of the limit, however long it takes.
  const now = deps.clock();
  const app = createApp({ ...deps, clock: () => now });
  const browser = (address: string) =>
    createBrowser(async (path, init) => app.request(path, init, {}), address);
  const holder = browser('203.0.113.10');
  expect((await holder.hold(wants(1))).status).toBe(200);
  const rows = await db
    .updateTable('rate_limits')
    .set({ count: 60 })
    .where('key', 'like', 'hold-number:%')
    .returning('key')
    .execute();
  expect(rows).toHaveLength(1);
  expect((await browser('203.0.113.10').hold(wants(1))).body).toMatchObject({ code: 'request.rate_limited' });
  // The number this browser has already is no new one.
  expect((await holder.hold(wants(2))).status).toBe(200);
});
