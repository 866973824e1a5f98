import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { furnishShop, mochiHold, setLimit } from '../checkout/checkout.testing.ts';
import { startProcess } from '../checkout/server-processes.testing.ts';
import { examineShop } from '../doctor/doctor.ts';
import { createQueue } from '../lib/queue.ts';
import { openDiskStorage } from '../storage/disk-storage.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { aReceipt, submit } from './submission.testing.ts';

const { db, url: databaseUrl } = await createTestDatabase();
const shop = await furnishShop(db);
const folder = await mkdtemp(join(tmpdir(), 'shop-retries-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const submissions = 6;

/** As a browser does: whoever is told that the shop is busy asks again. Says how it was answered in the end. */
async function insist(ask: () => Promise<{ status: number; body: unknown }>): Promise<string> {
  for (;;) {
    const { status, body } = await ask();
    if (status !== 503) return `${status} ${JSON.stringify(body)}`;
    await pause(100);
  }
}

test('6 submissions, each retried 20 times at once over two processes: 6 orders', async () => {
  const batchId = shop.batch('13/9').id;
  await setLimit(db, batchId, shop.mochi.id, submissions);
  const servers = await Promise.all([1, 2].map(() => startProcess({ databaseUrl, folder })));
  const receipt = await aReceipt();
  const takeTurns = createQueue(10);

  const answers = await Promise.all(
    Array.from({ length: submissions }, () =>
      takeTurns(async () => {
        const tabs = servers.map((server) => server.browser());
        const hold = await tabs[0]?.hold(mochiHold(shop, 1, { batchId }));
        const retries = Array.from({ length: 20 }, async (_, retry) => {
          const tab = tabs[retry % tabs.length];
          if (!tab || !hold) throw new Error('there is a server');
          return insist(() => submit(tab, hold.body.holdId, receipt));
        });
        return new Set(await Promise.all(retries));
      }),
    ),
  );
  for (const different of answers) expect([...different]).toEqual([expect.stringMatching(/^200 /)]);
  const orders = await db.selectFrom('orders').select('order_number').execute();
  expect(orders).toHaveLength(submissions);

  const storage = await openDiskStorage(join(folder, 'files'));
  expect(await examineShop({ db, storage })).toEqual([]);
  let files = 0;
  for await (const _ of storage.list('private')) files += 1;
  expect(files).toBe(submissions);
});
