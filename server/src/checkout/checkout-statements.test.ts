import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { aReceipt, submit } from '../orders/submission.testing.ts';
import { countCommits, watchStatements } from '../testing/count-statements.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { createTrafficLimits } from '../visitors/traffic-limits.ts';
import { createBrowser, createCounter, furnishShop, mochiHold } from './checkout.testing.ts';

const database = await createTestDatabase();
const { db } = database;
const shop = await furnishShop(db);

test('a hold and its order take at most two statements and two commits together', async () => {
  const { deps } = await createCounter(database);
  // What was counted is told to the other processes once a second, for everybody together: not within this test.
  const trafficLimits = createTrafficLimits({ db, log: deps.log, shareAfterMs: 3_600_000 });
  const app = createApp({ ...deps, trafficLimits });
  const browser = () => createBrowser(async (path, init) => app.request(path, init, {}));
  const receipt = await aReceipt();
  // The first of a process reads what is kept in memory from then on.
  await browser().hold(mochiHold(shop));

  const statements = watchStatements();
  const customer = browser();
  const hold = await customer.hold(mochiHold(shop, 2));
  expect((await submit(customer, hold.body.holdId, receipt)).status).toBe(200);
  const sent = statements.take();
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(2);
  expect(countCommits(sent), sent.join('\n')).toBe(2);
});
