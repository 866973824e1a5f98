import type { Problem } from '@mooncake/domain/problem';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../app.ts';
import { createStorefrontSnapshot } from '../catalogue/storefront-snapshot.ts';
import { connect, type Db, usualTimeouts } from '../database/connect.ts';
import type { Deps } from '../deps.ts';
import { createOfferMemory } from '../orders/offer.ts';
import { aReceipt, submit } from '../orders/submission.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { createBrowser, createCounter, furnishShop, mochiHold } from './checkout.testing.ts';

const database = await createTestDatabase();
const shop = await furnishShop(database.db);

/** A shop whose readers and whose checkout have one pool each. */
async function openShop(timeouts = usualTimeouts) {
  const { deps: usual } = await createCounter(database);
  const readers = connect(database.url, { maxConnections: 1, timeouts });
  const checkout = connect(database.url, { maxConnections: 2, timeouts });
  onTestFinished(async () => {
    await readers.close();
    await checkout.close();
  });
  const deps: Deps = {
    ...usual,
    db: readers.db,
    checkoutDb: checkout.db,
    storefront: createStorefrontSnapshot({ db: checkout.db, events: usual.events, clock: usual.clock }),
    offers: createOfferMemory({ db: checkout.db }),
  };
  const app = createApp(deps);
  return { readers, browser: createBrowser(async (path, init) => app.request(path, init, {})) };
}

/** Keeps every connection of a pool of one, or a table, until the test lets go. */
async function occupy(db: Db, statement = sql`select 1`) {
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let done: Promise<void> = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    done = db.transaction().execute(async (trx) => {
      await statement.execute(trx);
      resolve();
      await released;
    });
    done.catch(reject);
  });
  onTestFinished(async () => {
    letGo();
    await done;
  });
}

test('a customer holds and orders while readers use up every connection of theirs', async () => {
  const { readers, browser } = await openShop();
  await occupy(readers.db);
  // From here on nobody has to wait the usual five seconds to be told that none is free.
  readers.pool.options.connectionTimeoutMillis = 20;
  const reading = await browser.ask<Problem>('GET', '/api/pickup-batches');
  expect([reading.status, reading.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(reading.body).toMatchObject({ code: 'unavailable', details: { reason: 'busy' } });
  const held = await browser.hold(mochiHold(shop));
  expect(held.status).toBe(200);
  const placed = await submit(browser, held.body.holdId, await aReceipt());
  expect(placed.status).toBe(200);
  expect((await browser.ask('GET', '/api/readyz')).status).toBe(200);
});

test('what waits too long for a lock is told to come back, not that something broke', async () => {
  const { browser } = await openShop({ ...usualTimeouts, lockMs: 50 });
  await occupy(database.db, sql`lock table holds in access exclusive mode`);
  const refused = await browser.hold(mochiHold(shop));
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(refused.body).toMatchObject({ code: 'unavailable', details: { reason: 'busy' } });
});
