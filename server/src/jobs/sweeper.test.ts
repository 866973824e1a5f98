import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createCounter, furnishShop, mochiHold } from '../checkout/checkout.testing.ts';
import { forgetOldHolds, sweepHolds } from '../checkout/sweep-holds.ts';
import { examineShop } from '../doctor/doctor.ts';
import { aReceipt, submit } from '../orders/submission.testing.ts';
import { eventually } from '../testing/eventually.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { startSweeper } from './sweeper.ts';

const database = await createTestDatabase();
const { db } = database;
const shop = await furnishShop(db);

const holdRows = () => db.selectFrom('holds').select(['order_number', 'released_at']).execute();

test('the sweeper gives expired holds back and tells the open pages', async () => {
  const { browser, deps, passMinutes } = await createCounter(database);
  await browser().hold(mochiHold(shop, 2));
  passMinutes(16);
  const heard: string[] = [];
  deps.events.subscribe((topics) => heard.push(...topics));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const sweeper = startSweeper(deps);
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
  await eventually(async () => expect((await holdRows())[0]?.released_at).toBeInstanceOf(Date));
  await sweeper.stop();
  expect(heard).toContain('stock');
  expect(await examineShop(deps)).toEqual([]);
});

test('the sweeper makes the backup of the night', async () => {
  const { deps } = await createCounter(database);
  const config = { ...deps.config, dataDir: database.folder };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const sweeper = startSweeper({ ...deps, config });
  vi.advanceTimersByTime(600_000);
  vi.useRealTimers();
  const whole = [expect.stringMatching(/^backup-.*\.tar\.gz$/)];
  await eventually(async () => expect(await readdir(join(database.folder, 'backups'))).toEqual(whole));
  await sweeper.stop();
});

test('two sweepers beside each other give each hold back once', async () => {
  const { browser, deps, passMinutes } = await createCounter(database);
  await Promise.all(Array.from({ length: 8 }, () => browser().hold(mochiHold(shop))));
  passMinutes(16);
  await Promise.all([sweepHolds(deps), sweepHolds(deps), sweepHolds(deps)]);
  expect((await holdRows()).filter(({ released_at }) => released_at === null)).toEqual([]);
  expect(await examineShop(deps)).toEqual([]);
});

test('unpaid holds and their numbers are forgotten after a month, paid ones never', async () => {
  const { browser, deps, passMinutes } = await createCounter(database);
  const customer = browser();
  const { body: paid } = await customer.hold(mochiHold(shop));
  await submit(customer, paid.holdId, await aReceipt());
  const { body: unpaid } = await browser().hold(mochiHold(shop));
  passMinutes(16);
  await sweepHolds(deps);
  passMinutes(31 * 24 * 60);
  const numbers = async () =>
    (await db.selectFrom('order_numbers').select('number').execute()).map(({ number }) => number);
  await db.updateTable('order_numbers').set({ reserved_at: deps.clock() }).execute();
  await forgetOldHolds(deps);
  expect(await numbers()).toContain(unpaid.orderNumber);
  await db
    .updateTable('order_numbers')
    .set({ reserved_at: new Date(0) })
    .execute();
  await forgetOldHolds(deps);
  expect((await holdRows()).map(({ order_number }) => order_number)).toEqual([paid.orderNumber]);
  expect(await numbers()).toEqual([paid.orderNumber]);
  expect(await examineShop(deps)).toEqual([]);
});

test('the sweeper adds changes of orders up', async () => {
  const { browser, deps } = await createCounter(database);
  const customer = browser();
  const { body: hold } = await customer.hold(mochiHold(shop));
  await submit(customer, hold.holdId, await aReceipt(5));
  const waiting = async () => (await db.selectFrom('order_changes').select('id').execute()).length;
  expect(await waiting()).toBeGreaterThan(0);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const sweeper = startSweeper(deps);
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await eventually(async () => expect(await waiting()).toBe(0));
  await sweeper.stop();
  expect(await examineShop(deps)).toEqual([]);
});
