import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createCounter, furnishShop, mochiHold } from '../checkout/checkout.testing.ts';
import { generateOrders } from '../database/generate/generate-orders.ts';
import { aReceipt, submit } from '../orders/submission.testing.ts';
import { parseStoredName } from '../storage/stored-name.ts';
import { addUpChanges } from '../tallies/add-up-changes.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { examineShop } from './doctor.ts';

const database = await createTestDatabase();
const { db } = database;
const shop = await furnishShop(db);

test('a busy shop in order is found well', async () => {
  const { deps, browser } = await createCounter(database);
  await generateOrders(db, { count: 300, seed: 7 });
  await browser().hold(mochiHold(shop));
  expect(await examineShop(deps)).toEqual([]);
});

test('every kind of disorder is named', async () => {
  const { deps, browser } = await createCounter(database);
  const customer = browser();
  const { body: hold } = await customer.hold(mochiHold(shop));
  const { body: order } = await submit(customer, hold.holdId, await aReceipt());
  const number = order.orderNumber;
  expect((await customer.ask('GET', `/api/orders/${number}/receipt`)).status).toBe(200);
  const held = await browser().hold(mochiHold(shop));
  expect(await examineShop(deps)).toEqual([]);

  const receipt = await db
    .selectFrom('receipts')
    .innerJoin('orders', 'orders.id', 'receipts.order_id')
    .select(['storage_key', 'display_key'])
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow();
  const [original, display] = [receipt.storage_key, receipt.display_key ?? ''].map(parseStoredName);
  if (!original || !display) throw new Error('the receipt has both files');
  await deps.storage.put(original, Uint8Array.of(1));
  await deps.storage.remove(display);
  await db
    .updateTable('product_batch_limits')
    .set((eb) => ({ taken: eb('taken', '-', 1) }))
    .where('product_id', '=', shop.mochi.id)
    .where('batch_id', '=', shop.batch('13/9').id)
    .execute();
  await db
    .updateTable('batch_time_slots')
    .set((eb) => ({ booked: eb('booked', '-', 2) }))
    .where('time_slot_id', '=', shop.slot('9am').id)
    .where('batch_id', '=', shop.batch('13/9').id)
    .execute();
  await db
    .updateTable('orders')
    .set({ total_sen: 1, quantity: 9 })
    .where('order_number', '=', number)
    .execute();
  await db.updateTable('holds').set({ released_at: new Date() }).where('id', '=', held.body.holdId).execute();
  const stranger = await db
    .insertInto('customers')
    .values({ name: 'Nobody', phone: '1' })
    .returning('id')
    .executeTakeFirstOrThrow();

  const findings = (await examineShop(deps)).join('\n');
  expect(findings).toMatch(
    /stock of Exclusive Mochi Snowskin in Batch 13\/9: the counter says \d+, holds and orders add up to \d+/,
  );
  expect(findings).toMatch(/slot 9am - 11am in Batch 13\/9: the counter says/);
  expect(findings).toContain(`order ${number}: the total is not the sum of its items`);
  expect(findings).toContain(`order ${number}: the quantity is not the sum of its items`);
  expect(findings).toContain(`hold ${held.body.orderNumber}: what it holds does not fit its state`);
  expect(findings).toContain(`customer ${stranger.id}: no order is theirs`);
  expect(findings).toContain(`order ${number}: the receipt file ${original} has 1 bytes`);
  expect(findings).toContain(`order ${number}: the display copy ${display} is missing`);

  await db.deleteFrom('order_items').where('product_name', '=', shop.mochi.name).execute();
  await db.deleteFrom('receipts').execute();
  await db.updateTable('holds').set({ released_at: null }).where('id', '=', hold.holdId).execute();
  const more = (await examineShop(deps)).join('\n');
  expect(more).toContain(`order ${number}: it has no items`);
  expect(more).toContain(`order ${number}: it was paid in the shop but has no receipt`);
  expect(more).toContain(`order ${number}: its hold was not turned into it`);
});

test('a list or a tally that parted from the orders is named', async () => {
  const { deps, browser } = await createCounter(database);
  const customer = browser();
  const { body: hold } = await customer.hold(mochiHold(shop));
  const { body: order } = await submit(customer, hold.holdId, await aReceipt(9));
  const before = await examineShop(deps);
  const named = /orders list|tallies/;
  expect(before.filter((finding) => named.test(finding))).toEqual([]);

  const number = order.orderNumber;
  await sql`update order_list set words = 'somebody else' where order_number = ${number}`.execute(db);
  await sql`insert into order_tallies select pickup_batch_id, 'completed', 'verified', 1, 0 from orders
    where order_number = ${number}`.execute(db);
  const findings = await examineShop(deps);
  expect(findings).toContain(`order ${number}: the orders list does not show it as it is`);
  expect(findings).toContainEqual(
    expect.stringMatching(
      /orders of Batch 13\/9.* that are completed\/verified: the tallies say \d+, there are \d+/,
    ),
  );

  await addUpChanges({ db });
  expect((await examineShop(deps)).filter((finding) => /^counts/.test(finding))).toEqual([]);
  await sql`update tallies set count = count + 2 where topic = 'types'`.execute(db);
  expect(await examineShop(deps)).toContainEqual(
    expect.stringMatching(
      /^counts of types in \d{4}-\d\d-\d\d: the tallies of .* are off by 2, or their totals differ$/,
    ),
  );

  await sql`insert into repeat_orders select phone_hash, created_at, created_at from order_list
    where order_number = ${number}`.execute(db);
  expect(await examineShop(deps)).toContain(
    'returning customers: the repeat orders of 1 phones are not those of the list',
  );

  await sql`delete from order_list where order_number = ${number}`.execute(db);
  expect(await examineShop(deps)).toContain(`order ${number}: the orders list does not show it as it is`);
});
