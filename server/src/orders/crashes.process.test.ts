import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { HoldResponse } from '@mooncake/domain/holds/hold.contract';
import { afterAll, expect, test } from 'vitest';
import { createBrowser, furnishShop, mochiHold, setLimit } from '../checkout/checkout.testing.ts';
import { startProcess } from '../checkout/server-processes.testing.ts';
import { examineShop } from '../doctor/doctor.ts';
import { openDiskStorage } from '../storage/disk-storage.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { aReceipt, submit } from './submission.testing.ts';

const { db, url: databaseUrl } = await createTestDatabase();
const shop = await furnishShop(db);
const folder = await mkdtemp(join(tmpdir(), 'shop-crashes-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Enough for every run of the tests; `npm run prove` kills two hundred times. */
const kills = 6;
const buyersAtOnce = 4;

test('a server killed at 6 random moments loses no order it confirmed and doubles none', async () => {
  const batchId = shop.batch('13/9').id;
  await setLimit(db, batchId, shop.mochi.id, 1_000_000);
  const receipt = await aReceipt();
  let server = await startProcess({ databaseUrl, folder });
  const confirmed: string[] = [];
  let interrupted = 0;

  /** Asks until somebody answers, as a page does that lost its connection. */
  async function insist<Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      const answer = await ask().catch(() => null);
      if (answer && answer.status < 500) return answer;
      interrupted += 1;
      await pause(20);
    }
  }

  async function buy() {
    const browser = createBrowser((path, init) => fetch(`${server.url}${path}`, init));
    const hold = await insist<{ status: number; body: HoldResponse }>(() =>
      browser.hold(mochiHold(shop, 1, { batchId })),
    );
    const order = await insist(() => submit(browser, hold.body.holdId, receipt));
    expect(order.status).toBe(200);
    confirmed.push(order.body.orderNumber);
    onBought();
  }
  let onBought: () => void = () => undefined;
  const everybodyBuys = () => Promise.all(Array.from({ length: buyersAtOnce }, buy));

  // How long a purchase takes here and now, so that the moments spread over all of it.
  await everybodyBuys();
  const startedAt = performance.now();
  await everybodyBuys();
  const purchaseMs = performance.now() - startedAt;

  for (let round = 0; round < kills; round += 1) {
    const next = await startProcess({ databaseUrl, folder });
    const firstBought = new Promise<void>((resolve) => (onBought = resolve));
    const buying = everybodyBuys();
    // No later than the first is through: others are at it then, however long it took before.
    await Promise.race([pause(Math.random() * purchaseMs), firstBought]);
    const dying = server;
    server = next;
    await dying.kill();
    await buying;
  }
  await server.kill();

  expect(interrupted).toBeGreaterThan(0);
  expect(confirmed).toHaveLength((kills + 2) * buyersAtOnce);
  expect(new Set(confirmed).size).toBe(confirmed.length);
  const orders = await db.selectFrom('orders').select(['order_number', 'outside_stock']).execute();
  // Everybody insisted until they were answered: there is no order nobody was told of.
  expect(orders.map(({ order_number }) => order_number).sort()).toEqual(confirmed.toSorted());
  expect(orders.filter(({ outside_stock }) => outside_stock)).toEqual([]);
  expect(await examineShop({ db, storage: await openDiskStorage(join(folder, 'files')) })).toEqual([]);
});
