import { expect, test } from 'vitest';
import { examineShop } from '../../doctor/doctor.ts';
import { aReceipt, fileOf, submit } from '../../orders/submission.testing.ts';
import { watchStatements } from '../../testing/count-statements.testing.ts';
import { createTestDatabase } from '../../testing/test-database.testing.ts';
import { countStoredFiles, createCounter, furnishShop, mochiHold } from '../checkout.testing.ts';
import { createRecentHolds } from './recent-holds.ts';

const database = await createTestDatabase();
const { db } = database;
const shop = await furnishShop(db);
const selfArranged = {
  deliveryMethodId: shop.method('Self-arrange').id,
  timeSlotId: shop.slot('2pm - 3:30pm').id,
};

/** Two processes of one shop, and somebody whose hold the first of them made and remembers. */
async function heldByOne(changes: Parameters<typeof mochiHold>[2] = {}) {
  const one = await createCounter(database);
  const other = await createCounter(database);
  const customer = one.browser();
  const { body: hold } = await customer.hold(mochiHold(shop, 2, changes));
  return { one, other, customer, elsewhere: other.browser(), hold };
}

const ordersOf = (number: string) =>
  db.selectFrom('orders').selectAll().where('order_number', '=', number).execute();
const withAddress = { deliveryAddress: '1 Jalan Bulan, Rawang' };

test('an order reads its hold only where another process made it', async () => {
  const { customer, elsewhere, hold } = await heldByOne();
  const { body: second } = await customer.ask<{ holdId: string }>('POST', '/api/checkout/holds', {
    json: mochiHold(shop, 1),
  });
  expect(hold.holdId).not.toBe(second.holdId);
  const reads = async (from: typeof customer, holdId: string, receipt: File) => {
    const statements = watchStatements();
    expect((await submit(from, holdId, receipt)).status).toBe(200);
    return statements.take().filter((sent) => /^select .* from holds/.test(sent)).length;
  };
  expect(await reads(customer, second.holdId, await aReceipt(1))).toBe(0);
  const third = await customer.hold(mochiHold(shop, 1));
  expect(await reads(elsewhere, third.body.holdId, await aReceipt(2))).toBe(1);
});

test('twenty retries, sent to two processes at once, make one order and get one answer', async () => {
  const { customer, elsewhere, hold } = await heldByOne();
  const receipt = await aReceipt(10);
  const before = await countStoredFiles(database);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => submit(at % 2 ? customer : elsewhere, hold.holdId, receipt)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
  expect(await ordersOf(hold.orderNumber)).toHaveLength(1);
  expect(await countStoredFiles(database)).toBe(before + 1);
});

test('an order that another process placed is the answer, even to a receipt that is none', async () => {
  const { customer, elsewhere, hold } = await heldByOne();
  const placed = await submit(elsewhere, hold.holdId, await aReceipt(20));
  const noPicture = fileOf(new Uint8Array(600), 'receipt.jpg', 'image/jpeg');
  const again = await submit(customer, hold.holdId, noPicture);
  expect(again).toMatchObject({ status: 200, body: placed.body });
  expect(await ordersOf(hold.orderNumber)).toHaveLength(1);
});

test('a hold that another process extended is sold after its first quarter of an hour', async () => {
  const { one, customer, elsewhere, hold } = await heldByOne();
  await elsewhere.ask('POST', `/api/checkout/holds/${hold.holdId}/extend`);
  one.passMinutes(20);
  const { body } = await submit(customer, hold.holdId, await aReceipt(30));
  expect(body).toMatchObject({ orderNumber: hold.orderNumber, outsideStock: false });
});

test('a hold that another process released takes its stock again, as any late receipt', async () => {
  const { customer, elsewhere, hold, one } = await heldByOne();
  await elsewhere.ask('DELETE', `/api/checkout/holds/${hold.holdId}`);
  const { body } = await submit(customer, hold.holdId, await aReceipt(40));
  expect(body).toMatchObject({ orderNumber: hold.orderNumber, outsideStock: false });
  expect(await examineShop(one.deps)).toEqual([]);
});

test('a hold that another process replaced is no more, and its receipt is not kept', async () => {
  const { customer, other, hold } = await heldByOne();
  const elsewhere = other.browser();
  for (const [name, value] of customer.cookies) elsewhere.cookies.set(name, value);
  const { body: moved } = await elsewhere.hold(
    mochiHold(shop, 3, { batchId: shop.batch('15/9').id, replaces: hold.holdId }),
  );
  expect(moved.orderNumber).toBe(hold.orderNumber);
  const before = await countStoredFiles(database);
  const old = await submit(customer, hold.holdId, await aReceipt(50));
  expect(old).toMatchObject({ status: 404, body: { code: 'hold.not_found' } });
  expect(await countStoredFiles(database)).toBe(before);
  const { body } = await submit(customer, moved.holdId, await aReceipt(51));
  expect(body.confirmation.items).toMatchObject([{ quantity: 3 }]);
});

test('a time that was deleted meanwhile is left out of the order', async () => {
  const { customer, hold } = await heldByOne();
  await db.updateTable('holds').set({ time_slot_id: null }).where('id', '=', hold.holdId).execute();
  const { body } = await submit(customer, hold.holdId, await aReceipt(60));
  expect(body).toMatchObject({ orderNumber: hold.orderNumber, confirmation: { pickup: { timeSlot: null } } });
  expect((await ordersOf(hold.orderNumber))[0]?.pickup_time_slot_id).toBeNull();
});

test('a method that asks for an address meanwhile, or for none any more, is asked again', async () => {
  const askFor = (needs_address: boolean) =>
    db
      .updateTable('delivery_methods')
      .set({ needs_address })
      .where('id', '=', selfArranged.deliveryMethodId)
      .execute();
  const first = await heldByOne(selfArranged);
  await askFor(true);
  const without = await submit(first.customer, first.hold.holdId, await aReceipt(70));
  expect(without).toMatchObject({ status: 422, body: { code: 'order.form_invalid' } });
  const withOne = await submit(first.customer, first.hold.holdId, await aReceipt(70), withAddress);
  expect(withOne.body.confirmation.pickup.deliveryAddress).toBe('1 Jalan Bulan, Rawang');

  const second = await heldByOne(selfArranged);
  await askFor(false);
  const { body } = await submit(second.customer, second.hold.holdId, await aReceipt(71), withAddress);
  expect(body.confirmation.pickup.deliveryAddress).toBeNull();
});

test('each hold is remembered for one order, and only the latest are', () => {
  const holds = createRecentHolds();
  const hold = {
    ...{ order_number: 'CHM000001', lines: [], total_sen: 0, batch_id: '', delivery_method_id: '' },
    ...{ time_slot_id: null, is_pickup: true, needs_address: false },
  };
  for (let at = 0; at <= 2_000; at += 1) holds.remember({ ...hold, id: String(at) });
  expect(holds.take('0')).toBeUndefined();
  expect(holds.take('1')).toMatchObject({ id: '1', order_id: null });
  expect(holds.take('1')).toBeUndefined();
});
