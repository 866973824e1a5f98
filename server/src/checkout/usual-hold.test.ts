import { expect, test } from 'vitest';
import { watchStatements } from '../testing/count-statements.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import {
  type Browser,
  createCounter,
  furnishShop,
  mochiHold,
  setLimit,
  takenIn,
} from './checkout.testing.ts';
import { sweepHolds } from './sweep-holds.ts';

const database = await createTestDatabase();
const { db } = database;
const shop = await furnishShop(db);
const { id: batchId } = shop.batch('13/9');

/** The customers of a shop with a hundred boxes of mochi and nothing held. */
async function openShelf() {
  const { browser, deps } = await createCounter(database);
  await db
    .updateTable('holds')
    .set({ expires_at: new Date(0) })
    .where('released_at', 'is', null)
    .execute();
  await sweepHolds(deps);
  await setLimit(db, batchId, shop.mochi.id, 100);
  await db.deleteFrom('rate_limits').execute();
  // What is kept in memory is read by the first.
  await browser().hold(mochiHold(shop));
  return browser;
}

/** How the shop went about a hold, and how that ended. */
async function hold(customer: Browser, boxes: number, changes: Parameters<typeof mochiHold>[2] = {}) {
  const statements = watchStatements();
  const { status, body } = await customer.hold(mochiHold(shop, boxes, changes));
  const isUsual = !statements.take().some((sent) => /look_before_hold/.test(sent));
  return { isUsual, status, code: body.code };
}

const taken = () => takenIn(db, batchId, shop.mochi.id);

test('where there is plenty, one statement looks, takes and writes', async () => {
  const browser = await openShelf();
  const before = await taken();
  expect(await hold(browser(), 20)).toEqual({ isUsual: true, status: 200, code: undefined });
  expect(await taken()).toBe(before + 20);
});

test('somebody who holds already is looked after step by step, and takes no more than the last hold', async () => {
  const browser = await openShelf();
  const customer = browser();
  await hold(customer, 3);
  const before = await taken();
  expect(await hold(customer, 2)).toMatchObject({ isUsual: false, status: 200 });
  expect(await taken()).toBe(before - 1);
});

test('more than half of what is left is a thing to decide', async () => {
  const browser = await openShelf();
  await setLimit(db, batchId, shop.mochi.id, (await taken()) + 9);
  expect(await hold(browser(), 5)).toMatchObject({ isUsual: false, code: 'hold.scarce' });
  expect(await hold(browser(), 4)).toMatchObject({ isUsual: true, status: 200 });
  // Five are left now, and a family may have four of them.
  expect(await hold(browser(), 4)).toMatchObject({ isUsual: false, status: 200 });
  expect(await hold(browser(), 2)).toMatchObject({ isUsual: false, code: 'batch.short_of_stock' });
});

test('a network that holds half of the batch is a thing to decide', async () => {
  const browser = await openShelf();
  const address = '203.0.113.40';
  for (const boxes of [20, 20]) expect(await hold(browser(address), boxes)).toMatchObject({ isUsual: true });
  expect(await hold(browser(address), 11)).toMatchObject({ isUsual: false, code: 'hold.too_many_held' });
  expect(await hold(browser(), 11)).toMatchObject({ isUsual: true, status: 200 });
});

test('a full time is a thing to decide', async () => {
  const browser = await openShelf();
  const { id } = shop.slot('9am');
  await db.updateTable('pickup_time_slots').set({ capacity: 1 }).where('id', '=', id).execute();
  expect(await hold(browser(), 1)).toMatchObject({ isUsual: false, code: 'slot.full' });
  await db.updateTable('pickup_time_slots').set({ capacity: null }).where('id', '=', id).execute();
  expect(await hold(browser(), 1)).toMatchObject({ status: 200 });
});

test('a time nobody booked yet is begun step by step, and is usual from then on', async () => {
  const browser = await openShelf();
  const { id: timeSlotId } = await db
    .selectFrom('pickup_time_slots')
    .select('id')
    .where('delivery_method_id', '=', shop.method('Pick up from Rawang').id)
    .where('id', 'not in', (eb) => eb.selectFrom('batch_time_slots').select('time_slot_id'))
    .where('requires_teochew_yam', '=', false)
    .executeTakeFirstOrThrow();
  expect(await hold(browser(), 1, { timeSlotId })).toMatchObject({ isUsual: false, status: 200 });
  expect(await hold(browser(), 1, { timeSlotId })).toMatchObject({ isUsual: true, status: 200 });
  const { booked } = await db
    .selectFrom('batch_time_slots')
    .select('booked')
    .where('batch_id', '=', batchId)
    .where('time_slot_id', '=', timeSlotId)
    .executeTakeFirstOrThrow();
  expect(booked).toBe(2);
});

test('customers who come at the same moment never share a box', async () => {
  const browser = await openShelf();
  await setLimit(db, batchId, shop.mochi.id, (await taken()) + 8);
  const before = await taken();
  const holds = await Promise.all(Array.from({ length: 12 }, () => browser().hold(mochiHold(shop))));
  const held = holds.filter(({ status }) => status === 200).length;
  expect(await taken()).toBe(before + held);
  expect(held).toBeLessThanOrEqual(8);
  expect(held).toBeGreaterThanOrEqual(4);
});
