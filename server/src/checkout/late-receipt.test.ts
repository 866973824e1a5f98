import { expect, test } from 'vitest';
import { examineShop } from '../doctor/doctor.ts';
import { aReceipt, submit } from '../orders/submission.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { createCounter, furnishShop, mochiHold, setLimit, takenIn } from './checkout.testing.ts';
import { sweepHolds } from './sweep-holds.ts';

const database = await createTestDatabase();
const { db } = database;
const shop = await furnishShop(db);

const mochiTaken = (batchId: string) => takenIn(db, batchId, shop.mochi.id);

test('a late receipt takes the stock again while it is there', async () => {
  const { browser, deps, passMinutes } = await createCounter(database);
  const batchId = shop.batch('15/9').id;
  const inTime = browser();
  const swept = browser();
  const unswept = browser();
  const first = await inTime.hold(mochiHold(shop, 1, { batchId }));
  const second = await swept.hold(mochiHold(shop, 1, { batchId }));
  passMinutes(16);
  await sweepHolds(deps);
  const third = await unswept.hold(mochiHold(shop, 1, { batchId }));
  passMinutes(16);
  for (const [number, [one, { body: hold }]] of (
    [
      [swept, second],
      [unswept, third],
    ] as const
  ).entries()) {
    const { body } = await submit(one, hold.holdId, await aReceipt(10 + number));
    expect(body).toMatchObject({
      orderNumber: hold.orderNumber,
      orderStatus: 'payment_uploaded',
      outsideStock: false,
    });
  }
  expect(await mochiTaken(batchId)).toBe(2);
  expect(await examineShop(deps)).toEqual([]);
  expect(first.status).toBe(200);
});

test('a late receipt whose stock is gone is kept for staff, outside stock, and the answer says so', async () => {
  const { browser, deps, passMinutes } = await createCounter(database);
  const batchId = shop.batch('17/9').id;
  await setLimit(db, batchId, shop.mochi.id, 2);
  const slow = browser();
  const { body: hold } = await slow.hold(mochiHold(shop, 2, { batchId }));
  passMinutes(16);
  const quick = browser();
  const { body: taken } = await quick.hold(mochiHold(shop, 2, { batchId }));
  expect((await submit(quick, taken.holdId, await aReceipt(20))).body.outsideStock).toBe(false);

  const late = await submit(slow, hold.holdId, await aReceipt(21));
  expect(late).toMatchObject({
    status: 200,
    body: {
      orderNumber: hold.orderNumber,
      orderStatus: 'pending',
      outsideStock: true,
      confirmation: { outsideStock: true },
    },
  });
  expect(await submit(slow, hold.holdId, await aReceipt(21))).toMatchObject({ body: late.body });
  expect(await mochiTaken(batchId)).toBe(2);
  expect(await examineShop(deps)).toEqual([]);
});

test('a late receipt for a batch that closed meanwhile waits outside stock as well', async () => {
  const { browser, deps, passMinutes } = await createCounter(database);
  const batchId = shop.batch('23/9').id;
  const customer = browser();
  const { body: hold } = await customer.hold(mochiHold(shop, 1, { batchId }));
  await db.updateTable('pickup_batches').set({ is_active: false }).where('id', '=', batchId).execute();
  passMinutes(16);
  expect((await submit(customer, hold.holdId, await aReceipt(30))).body).toMatchObject({
    outsideStock: true,
  });
  expect(await mochiTaken(batchId)).toBe(0);
  expect(await examineShop(deps)).toEqual([]);
});

test('a hold that was in time is honoured though its batch closed', async () => {
  const { browser, deps } = await createCounter(database);
  const batchId = shop.batch('21/9').id;
  const customer = browser();
  const { body: hold } = await customer.hold(mochiHold(shop, 1, { batchId }));
  await db
    .updateTable('pickup_batches')
    .set({ order_until: new Date(0) })
    .where('id', '=', batchId)
    .execute();
  expect((await submit(customer, hold.holdId, await aReceipt(31))).body).toMatchObject({
    outsideStock: false,
  });
  expect(await examineShop(deps)).toEqual([]);
});
