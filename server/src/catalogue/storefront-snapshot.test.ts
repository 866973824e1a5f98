import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createEvents } from '../events/events.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { insertShop, renameShop } from './shop.testing.ts';
import { createStorefrontSnapshot } from './storefront-snapshot.ts';

const { db, url } = await createTestDatabase();
await insertShop(db);
const events = createEvents({ databaseUrl: url, log: pino({ level: 'silent' }) });
afterAll(() => events.close());
await events.listening();

function openSnapshot() {
  let now = Date.now();
  const storefront = createStorefrontSnapshot({ db, events, clock: () => new Date(now) });
  return {
    storefront,
    aSecondPasses() {
      now += 1_000;
    },
  };
}

test('what nobody tells of is seen within a second', async () => {
  const { storefront, aSecondPasses } = openSnapshot();
  const before = await storefront.current();
  await renameShop(db, 'Star Kitchen');
  aSecondPasses();

  expect(storefront.isCurrent(before.version)).toBe(false);
  const after = await Promise.all([storefront.current(), storefront.current()]);
  expect(after.map(({ data }) => data.settings.shopName)).toEqual(['Star Kitchen', 'Star Kitchen']);
  expect(storefront.isCurrent(after[0].version)).toBe(true);
});

test('what did not change stays what it is, however often it is looked at', async () => {
  const { storefront, aSecondPasses } = openSnapshot();
  const before = await storefront.current();
  aSecondPasses();
  expect(await storefront.current()).toBe(before);
  expect(storefront.isCurrent(before.version)).toBe(true);
});

test('while the database does not answer the shop shows what it last saw', async () => {
  const { storefront, aSecondPasses } = openSnapshot();
  const before = await storefront.current();
  aSecondPasses();
  const shown = await db.transaction().execute(async (trx) => {
    await trx.schema.alterTable('shop_settings').addColumn('in_the_way', 'integer').execute();
    const found = await storefront.current();
    await trx.schema.alterTable('shop_settings').dropColumn('in_the_way').execute();
    return found;
  });
  expect(shown).toBe(before);
});
