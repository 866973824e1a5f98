import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createCounter, furnishShop, mochiHold } from '../checkout/checkout.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';

const database = await createTestDatabase();
const { db } = database;
const shop = await furnishShop(db);
const batchId = shop.batch('13/9').id;
const timeSlotId = shop.slot('9am').id;

const version = async () =>
  (await db.selectFrom('offer_version').select('version').executeTakeFirstOrThrow()).version;

test.each([
  ['a product', 'update products set sort_order = sort_order'],
  ['a method', 'update delivery_methods set name = name'],
  ['a batch', 'update pickup_batches set is_active = is_active'],
  ['the methods of a batch', 'delete from batch_delivery_methods'],
  ['a slot', 'update pickup_time_slots set is_active = is_active'],
  ['a slot of one batch', 'update batch_time_slots set is_active = is_active'],
  [
    'a slot that a batch does without',
    `insert into batch_time_slots (batch_id, time_slot_id, is_active)
     select b.id, s.id, false from pickup_batches b, pickup_time_slots s on conflict do nothing`,
  ],
])('%s that changes raises the version of the offer, once it is committed', async (_case, statement) => {
  const { browser } = await createCounter(database);
  await browser().hold(mochiHold(shop));
  const before = await version();
  const rollback = new Error('rolled back');
  const undone = db.transaction().execute(async (trx) => {
    await sql.raw(statement).execute(trx);
    await sql`set constraints all immediate`.execute(trx);
    const inside = await trx.selectFrom('offer_version').select('version').executeTakeFirstOrThrow();
    expect(inside.version).toBeGreaterThan(before);
    throw rollback;
  });
  await expect(undone).rejects.toThrow(rollback);
  expect(await version()).toBe(before);
});

test('a counter that moves is no change of the offer', async () => {
  const { browser } = await createCounter(database);
  const before = await version();
  expect((await browser().hold(mochiHold(shop, 1, { timeSlotId: shop.slot('7pm').id }))).status).toBe(200);
  expect((await browser().hold(mochiHold(shop))).status).toBe(200);
  expect(await version()).toBe(before);
});

test('nobody is refused by what the shop remembers of an older offer', async () => {
  const { browser } = await createCounter(database);
  const set = (is_active: boolean) =>
    db.updateTable('pickup_batches').set({ is_active }).where('id', '=', batchId).execute();
  const hold = async () => (await browser().hold(mochiHold(shop))).body.code ?? 'held';
  expect(await hold()).toBe('held');
  await set(false);
  expect(await hold()).toBe('batch.closed');
  await set(true);
  expect(await hold()).toBe('held');
});

test('a slot that a batch does without from now on is refused from now on', async () => {
  const { browser } = await createCounter(database);
  const offer = (is_active: boolean) =>
    db
      .updateTable('batch_time_slots')
      .set({ is_active })
      .where('batch_id', '=', batchId)
      .where('time_slot_id', '=', timeSlotId)
      .execute();
  const hold = async () => (await browser().hold(mochiHold(shop))).body.code ?? 'held';
  expect(await hold()).toBe('held');
  await offer(false);
  expect(await hold()).toBe('slot.not_allowed');
  await offer(true);
  expect(await hold()).toBe('held');
});
