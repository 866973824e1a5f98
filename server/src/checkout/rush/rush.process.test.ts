import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { examineShop } from '../../doctor/doctor.ts';
import { aReceipt, submit } from '../../orders/submission.testing.ts';
import { openDiskStorage } from '../../storage/disk-storage.ts';
import type { Program } from '../../testing/programs.testing.ts';
import { createTestDatabase } from '../../testing/test-database.testing.ts';
import { furnishShop, mochiHold, setLimit } from '../checkout.testing.ts';
import { startProcess } from '../server-processes.testing.ts';

const database = await createTestDatabase();
const { db, url: databaseUrl } = database;
const shop = await furnishShop(db);
const folder = await mkdtemp(join(tmpdir(), 'shop-rush-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const receipt = await aReceipt();

/** A rush for every run of the tests; that of `npm run prove` is a hundred times as large. */
const buyers = 100;
const boxes = 20;

/** Whoever is told to come again does: on a machine with other work a connection may not be free in time. */
async function insist<Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask();
  return answer.status === 503 ? insist(ask) : answer;
}

/** Everybody at once, each from an address of their own: hold one box, then pay for it. */
async function rush(batchId: string, program: Program) {
  await setLimit(db, batchId, shop.mochi.id, boxes);
  const servers = await Promise.all([1, 2].map(() => startProcess({ program, databaseUrl, folder })));
  const codes = await Promise.all(
    Array.from({ length: buyers }, async (_, index) => {
      const browser = servers[index % servers.length]?.browser();
      if (!browser) throw new Error('there is a server');
      const hold = await insist(() => browser.hold(mochiHold(shop, 1, { batchId })));
      if (hold.status !== 200) return `${hold.status} ${hold.body.code}`;
      const order = await insist(() => submit(browser, hold.body.holdId, receipt));
      return `${order.status} ${order.body.orderStatus}`;
    }),
  );
  await Promise.all(servers.map((server) => server.kill()));

  const counts: Record<string, number> = {};
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

async function soldIn(batchId: string) {
  const { sold } = await db
    .selectFrom('orders')
    .select((eb) => sql<number>`${eb.fn.countAll()}::integer`.as('sold'))
    .where('pickup_batch_id', '=', batchId)
    .executeTakeFirstOrThrow();
  return sold;
}

test('100 buyers, 20 boxes, two server processes: 20 sold, 80 told, nothing broken', async () => {
  const batchId = shop.batch('13/9').id;
  expect(await rush(batchId, 'main')).toEqual({
    '200 payment_uploaded': 20,
    '409 batch.short_of_stock': 80,
  });
  expect(await soldIn(batchId)).toBe(20);
  expect(await examineShop({ db, storage: await openDiskStorage(join(folder, 'files')) })).toEqual([]);
});

test('without the guard the very same rush oversells, so the test above can fail', async () => {
  const batchId = shop.batch('15/9').id;
  await sql`drop trigger product_batch_limits_guard on product_batch_limits`.execute(db);
  const outcome = await rush(batchId, 'careless-server.testing');
  expect(outcome['200 payment_uploaded']).toBeGreaterThan(boxes);
  expect(await soldIn(batchId)).toBeGreaterThan(boxes);
});
