import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { AvailabilityResponse } from '@mooncake/domain/stock/availability.contract';
import { expect, onTestFinished, test } from 'vitest';
import {
  type Browser,
  createCounter,
  furnishShop,
  mochiHold,
  setLimit,
} from '../checkout/checkout.testing.ts';
import { eventually } from '../testing/eventually.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';

const database = await createTestDatabase();
const { db } = database;
const shop = await furnishShop(db);
const batch = shop.batch('13/9');
await setLimit(db, batch.id, shop.mochi.id, 50);

/** How many boxes of mochi are left, as somebody is told. */
async function mochiLeft(browser: Browser): Promise<number | undefined> {
  const { body } = await browser.ask<AvailabilityResponse>('GET', '/api/availability');
  const limits = body.batches.find(({ batchId }) => batchId === batch.id)?.productLimits;
  return limits?.find(({ productId }) => productId === shop.mochi.id)?.availableStock;
}

/** Somebody holds so many boxes, and gives them back when the test is over. */
async function hold(browser: Browser, boxes: number) {
  const { status, body } = await browser.hold(mochiHold(shop, boxes));
  expect(status).toBe(200);
  onTestFinished(async () => {
    await browser.ask('DELETE', `/api/checkout/holds/${body.holdId}`);
  });
}

test('stock is read once, and again when it changed', async () => {
  const { deps } = await createCounter(database);
  const now = deps.clock();
  const first = await Promise.all(Array.from({ length: 5 }, () => deps.stock.current(now)));
  expect(new Set(first).size).toBe(1);
  expect(await deps.stock.current(now)).toBe(first[0]);
  deps.events.publish('orders', 'staff', 'settings');
  expect(await deps.stock.current(now)).toBe(first[0]);

  for (const topic of ['stock', 'batches', 'catalogue'] as const) {
    const before = await deps.stock.current(now);
    expect(deps.stock.isCurrent(before, now)).toBe(true);
    deps.events.publish(topic);
    expect(deps.stock.isCurrent(before, now)).toBe(false);
    expect(await deps.stock.current(now)).not.toBe(before);
  }
});

test('what is read while stock changes is not kept', async () => {
  const { deps } = await createCounter(database);
  const now = deps.clock();
  const asked = deps.stock.current(now);
  deps.events.publish('stock');
  expect(deps.stock.isCurrent(await asked, now)).toBe(false);
});

test('a reservation is seen at once where it was made, and elsewhere when word of it arrives', async () => {
  const [here, there] = [await createCounter(database), await createCounter(database)];
  const [visitor, farVisitor] = [here.browser(), there.browser()];
  expect([await mochiLeft(visitor), await mochiLeft(farVisitor)]).toEqual([50, 50]);
  await hold(here.browser(), 7);
  expect(await mochiLeft(visitor)).toBe(43);
  await eventually(async () => expect(await mochiLeft(farVisitor)).toBe(43));
});

test('while no word can arrive, the database is asked each time', async () => {
  const way = await openWay();
  const [here, there] = [await createCounter(database), await createCounter({ ...database, url: way.url })];
  const [visitor, buyer] = [there.browser(), here.browser()];
  expect(await mochiLeft(visitor)).toBe(50);

  way.cut();
  await eventually(() => expect(there.deps.events.isListening()).toBe(false));
  for (const boxes of [1, 2, 3]) {
    await hold(buyer, boxes);
    expect(await mochiLeft(visitor)).toBe(50 - boxes);
  }

  way.mend();
  await there.deps.events.listening();
  const now = there.deps.clock();
  expect(there.deps.stock.isCurrent(await there.deps.stock.current(now), now)).toBe(true);
  expect(await mochiLeft(visitor)).toBe(47);
});

test('a hold that expired counts for nobody, though nothing was said', async () => {
  const { browser, passMinutes, deps } = await createCounter(database);
  const visitor = browser();
  await hold(browser(), 4);
  expect(await mochiLeft(visitor)).toBe(46);
  const held = await deps.stock.current(deps.clock());
  passMinutes(15);
  expect(deps.stock.isCurrent(held, deps.clock())).toBe(false);
  expect(await mochiLeft(visitor)).toBe(50);
});

test('it knows to the moment when a hold expires or a batch closes', async () => {
  const { browser, deps } = await createCounter(database);
  await hold(browser(), 1);
  const { expires_at } = await db
    .selectFrom('holds')
    .select('expires_at')
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow();
  const before = (moment: Date) => new Date(moment.getTime() - 10);
  expect((await deps.stock.current(before(expires_at))).changesAt).toBe(expires_at.getTime());

  const cutOff = new Date(expires_at.getTime() - 60_000);
  await db.updateTable('pickup_batches').set({ order_until: cutOff }).where('id', '=', batch.id).execute();
  onTestFinished(async () => {
    await db.updateTable('pickup_batches').set({ order_until: null }).where('id', '=', batch.id).execute();
  });
  deps.events.publish('batches');
  const open = await deps.stock.current(before(cutOff));
  expect(open.changesAt).toBe(cutOff.getTime());
  expect(open.batches.map(({ id }) => id)).toContain(batch.id);
  expect((await deps.stock.current(cutOff)).batches.map(({ id }) => id)).not.toContain(batch.id);
});

test('what somebody changed by hand is seen too, if a little later', async () => {
  const { browser, passMinutes } = await createCounter(database);
  const visitor = browser();
  expect(await mochiLeft(visitor)).toBe(50);
  await setLimit(db, batch.id, shop.mochi.id, 40);
  onTestFinished(() => setLimit(db, batch.id, shop.mochi.id, 50));
  passMinutes(1);
  expect(await mochiLeft(visitor)).toBe(40);
});

test('whoever holds boxes sees them as free, the others do not', async () => {
  const { browser } = await createCounter(database);
  const [buyer, visitor] = [browser(), browser()];
  await hold(buyer, 5);
  expect([await mochiLeft(buyer), await mochiLeft(visitor), await mochiLeft(buyer)]).toEqual([50, 45, 50]);
});

/** A way to the database that can be cut, and is not open again until it is mended. */
async function openWay() {
  const url = new URL(database.url);
  const target = { host: url.hostname, port: Number(url.port || 5432) };
  const sockets = new Set<Socket>();
  let isCut = false;
  const proxy = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(target);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined).on('close', () => other.destroy());
      one.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    proxy.close();
  });
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    url: url.href,
    cut,
    mend() {
      isCut = false;
    },
  };
}
