import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createCounter, furnishShop, mochiHold, setLimit } from '../checkout/checkout.testing.ts';
import { sweepHolds } from '../checkout/sweep-holds.ts';
import { connect } from '../database/connect.ts';
import { examineShop } from '../doctor/doctor.ts';
import { aReceipt, submit } from '../orders/submission.testing.ts';
import { createTestDatabase, patientTimeouts } from '../testing/test-database.testing.ts';

const database = await createTestDatabase();
const { db, url } = database;
const shop = await furnishShop(db);
const second = connect(url, { timeouts: patientTimeouts });
afterAll(second.close);

/** Two servers on one database, each with connections of its own. */
async function twoCounters() {
  return [await createCounter(database), await createCounter({ ...database, db: second.db })] as const;
}

const line = (productId: string, quantity = 1) => ({ productId, quantity, metadata: null });

/** A second plain product, so that two counters can be asked for in either order. */
async function addProduct() {
  const { id } = await db
    .insertInto('products')
    .values({ name: 'Lotus Single', name_zh: '莲蓉', price_sen: 1000 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const batches = await db.selectFrom('pickup_batches').select('id').execute();
  await db
    .insertInto('product_batch_limits')
    .values(batches.map((batch) => ({ product_id: id, batch_id: batch.id, limit_quantity: 100 })))
    .execute();
  return id;
}
const lotusId = await addProduct();

test('two servers race for the last boxes: each is sold once, the rest are told', async () => {
  const counters = await twoCounters();
  const batchId = shop.batch('13/9').id;
  await setLimit(db, batchId, shop.mochi.id, 10);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      counters[index % 2 === 0 ? 0 : 1].browser().hold(mochiHold(shop, 1, { batchId })),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['batch.short_of_stock']));
  expect(await examineShop(counters[0].deps)).toEqual([]);
});

test('opposite lines, changing batches and a tight slot: nobody meets a deadlock', async () => {
  const counters = await twoCounters();
  const batches = [shop.batch('15/9').id, shop.batch('19/9').id] as const;
  const slot = shop.slot('7pm');
  await db.updateTable('pickup_time_slots').set({ capacity: 25 }).where('id', '=', slot.id).execute();
  const buyers = Array.from({ length: 40 }, (_, index) => {
    const browser = counters[index % 2 === 0 ? 0 : 1].browser();
    const items = [line(shop.mochi.id), line(lotusId)];
    const request = (round: number) =>
      mochiHold(shop, 1, {
        items: index % 2 === 0 ? items : items.toReversed(),
        seenTotalSen: 6000,
        batchId: batches[(index + round) % 2 === 0 ? 0 : 1],
        timeSlotId: slot.id,
      });
    return { browser, request };
  });
  for (const round of [0, 1, 2]) {
    const answers = await Promise.all(buyers.map(({ browser, request }) => browser.hold(request(round))));
    const codes = new Set(answers.map(({ status, body }) => (status === 200 ? 'held' : body.code)));
    expect(
      [...codes].filter((code) => !['held', 'batch.short_of_stock', 'slot.full'].includes(code)),
    ).toEqual([]);
    expect(codes).toContain('held');
  }
  expect(await examineShop(counters[0].deps)).toEqual([]);
});

test('a hold paid in one tab while another tab replaces it becomes one order or none', async () => {
  const counter = await createCounter(database);
  const batchId = shop.batch('21/9').id;
  for (let round = 0; round < 8; round += 1) {
    const customer = counter.browser();
    const { body: hold } = await customer.hold(mochiHold(shop, 1, { batchId }));
    const [paid, replaced] = await Promise.all([
      submit(customer, hold.holdId, await aReceipt(round)),
      customer.hold(mochiHold(shop, 2, { batchId })),
    ]);
    expect(replaced.status).toBe(200);
    if (paid.status === 200) expect(replaced.body.orderNumber).not.toBe(hold.orderNumber);
    else expect(paid.body.code).toBe('hold.not_found');
  }
  expect(await examineShop(counter.deps)).toEqual([]);
});

/** The same numbers every run, so that a failure can be seen again. */
function createDice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

test('whatever customers do, in any order, the counters add up', async () => {
  const counters = await twoCounters();
  const [first] = counters;
  const batches = [shop.batch('17/9').id, shop.batch('23/9').id] as const;
  for (const batchId of batches) await setLimit(db, batchId, shop.mochi.id, 12);

  const customers = Array.from({ length: 8 }, async (_, index) => {
    const dice = createDice(index + 1);
    const browser = counters[index % 2 === 0 ? 0 : 1].browser();
    let holdId = '';
    for (let step = 0; step < 14; step += 1) {
      const deed = dice(7);
      if (deed <= 2) {
        const quantity = 1 + dice(4);
        const request = mochiHold(shop, quantity, { batchId: batches[dice(2) === 0 ? 0 : 1] });
        const { body } = await browser.hold(request);
        holdId = body.holdId ?? holdId;
      } else if (deed === 3) await browser.ask('DELETE', `/api/checkout/holds/${holdId}`);
      else if (deed === 4) await browser.ask('POST', `/api/checkout/holds/${holdId}/extend`);
      else if (deed === 5) await submit(browser, holdId, await aReceipt(index * 100 + step));
      else if (dice(2) === 0) await expireSome();
      else await sweepHolds(first.deps);
    }
  });
  await Promise.all(customers);
  expect(await examineShop(first.deps)).toEqual([]);
  await db
    .updateTable('holds')
    .set({ expires_at: new Date(0) })
    .where('released_at', 'is', null)
    .execute();
  await sweepHolds(first.deps);
  expect(await examineShop(first.deps)).toEqual([]);
});

/** Every third live hold runs out. */
async function expireSome() {
  // Time passes for a hold whoever is at work on it; written as an update it would wait for them, and they for it.
  await sql`update holds set expires_at = now() - interval '1 minute' where id in
    (select id from holds where released_at is null and hashtext(id::text) % 3 = 0 for update skip locked)`.execute(
    db,
  );
}
