import type { FullOrder } from '@mooncake/domain/lookup/lookup.contract';
import type { OrderStatus } from '@mooncake/domain/orders/status/status';
import { placedOrderSchema } from '@mooncake/domain/orders/submission.contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { examineShop } from '../doctor/doctor.ts';
import { aReceipt, submit } from '../orders/submission.testing.ts';
import { eventually } from '../testing/eventually.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { countStoredFiles, createCounter, furnishShop, mochiHold, takenIn } from './checkout.testing.ts';
import { findHold, findHoldToPay, linesOf, sellLiveHold } from './holds.queries.ts';

const database = await createTestDatabase();
const { db } = database;
const shop = await furnishShop(db);

const orderRow = (number: string) =>
  db.selectFrom('orders').selectAll().where('order_number', '=', number).executeTakeFirstOrThrow();
const mochiTaken = (batchId: string) => takenIn(db, batchId, shop.mochi.id);

test('the summary tells an order that was cancelled from one that was not accepted', async () => {
  const { browser } = await createCounter(database);
  const customer = browser();
  const hold = await customer.hold(mochiHold(shop, 1));
  const { body } = await submit(customer, hold.body.holdId, await aReceipt(1));
  const summaryWhile = async (orderStatus: OrderStatus) => {
    await db
      .updateTable('orders')
      .set({ order_status: orderStatus })
      .where('order_number', '=', body.orderNumber)
      .execute();
    return (await customer.ask('GET', `/api/orders/${body.orderNumber}/confirmation`)).body;
  };
  expect(body.confirmation).toMatchObject({ isCancelled: false, isRejected: false });
  expect(await summaryWhile('cancelled')).toMatchObject({ isCancelled: true, isRejected: false });
  expect(await summaryWhile('rejected')).toMatchObject({ isCancelled: true, isRejected: true });
  // Its stock was never given back: the books are right again only with the order under way.
  expect(await summaryWhile('payment_uploaded')).toEqual(body.confirmation);
});

test('a hold and a receipt become one whole order', async () => {
  const { browser, deps } = await createCounter(database);
  const customer = browser();
  const request = mochiHold(shop, 2, {
    deliveryMethodId: shop.method('Self-arrange').id,
    timeSlotId: shop.slot('2pm - 3:30pm').id,
  });
  const hold = await customer.hold(request);
  const before = await mochiTaken(request.batchId);
  const { status, body } = await submit(customer, hold.body.holdId, await aReceipt(1), {
    deliveryAddress: '1 Jalan Bulan, Rawang',
  });
  expect(status).toBe(200);
  expect(placedOrderSchema.parse(body)).toMatchObject({
    orderNumber: hold.body.orderNumber,
    orderStatus: 'payment_uploaded',
    totalSen: 10_000,
    outsideStock: false,
    confirmation: {
      items: [{ name: shop.mochi.name, priceSen: 5000, quantity: 2, metadata: null }],
      customer: {
        name: 'Tan Mei Ling',
        phone: '012-345 6789',
        email: 'mei@example.com',
        notes: 'Less sweet',
      },
      pickup: {
        batchName: 'Batch 13/9',
        methodDescription: 'Book your own rider to collect from Rawang.',
        methodDescriptionZh: '自行预约骑手到万挠取货。',
        timeSlot: '2pm - 3:30pm',
        deliveryAddress: '1 Jalan Bulan, Rawang',
      },
      paymentReferenceCode: hold.body.orderNumber,
    },
  });
  expect(await orderRow(hold.body.orderNumber)).toMatchObject({
    mooncake_type: shop.mochi.name,
    quantity: 2,
    unit_price_sen: 5000,
    pickup_method: 'delivery',
    language: 'zh',
    payment_status: 'pending',
    payment_uploaded_at: expect.any(Date),
  });
  expect(await mochiTaken(request.batchId)).toBe(before);
  expect(await examineShop(deps)).toEqual([]);

  const summary = await customer.ask('GET', `/api/orders/${body.orderNumber}/confirmation`);
  expect(summary.body).toEqual(body.confirmation);
  expect((await browser().ask('GET', `/api/orders/${body.orderNumber}/confirmation`)).status).toBe(404);
  const mine = await customer.ask<{ orders: FullOrder[] }>('GET', '/api/orders/mine');
  expect(mine.body.orders).toMatchObject([
    {
      orderNumber: body.orderNumber,
      access: 'full',
      deliveryAddress: '1 Jalan Bulan, Rawang',
      canReplaceReceipt: true,
    },
  ]);
  expect((await browser().ask('GET', '/api/orders/mine')).body).toEqual({ orders: [] });
});

test('twenty parallel retries make one order and get one answer', async () => {
  const { browser, deps } = await createCounter(database);
  const customer = browser();
  const { body: hold } = await customer.hold(mochiHold(shop));
  const receipt = await aReceipt(2);
  const before = await countStoredFiles(database);
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit(customer, hold.holdId, receipt)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await countStoredFiles(database)).toBe(before + 1);
  expect(await examineShop(deps)).toEqual([]);
  expect((await customer.ask('GET', `/api/checkout/holds/${hold.holdId}`)).body).toMatchObject({
    code: 'hold.already_ordered',
    details: { orderNumber: hold.orderNumber },
  });
  expect((await customer.hold(mochiHold(shop, 1, { replaces: hold.holdId }))).body).toMatchObject({
    code: 'hold.already_ordered',
  });
  const next = await customer.hold(mochiHold(shop));
  expect(next.body.orderNumber).not.toBe(hold.orderNumber);
});

test('what is missing or wrong in the form is refused by name, and nothing is written', async () => {
  const { browser, deps } = await createCounter(database);
  const customer = browser();
  const request = mochiHold(shop, 1, {
    deliveryMethodId: shop.method('Self-arrange').id,
    timeSlotId: shop.slot('2pm - 3:30pm').id,
  });
  const { body: hold } = await customer.hold(request);
  const receipt = await aReceipt(3);
  const before = await countStoredFiles(database);
  const invalid = await submit(customer, hold.holdId, receipt, { name: '', phone: 'x', email: '' });
  expect(invalid).toMatchObject({ status: 422, body: { code: 'order.form_invalid' } });
  expect(invalid.body.details).toEqual({
    problems: [
      { code: 'second_contact_required', field: 'email' },
      { code: 'address_required', field: 'deliveryAddress' },
      { code: 'name_required', field: 'name' },
      { code: 'phone_invalid', field: 'phone' },
    ],
  });
  const deliveryAddress = '1 Jalan Bulan';
  expect(
    (await submit(customer, hold.holdId, receipt, { deliveryAddress, paymentConfirmed: 'false' })).body,
  ).toMatchObject({
    code: 'order.submission_invalid',
    details: { problem: 'payment_not_confirmed' },
  });
  expect((await submit(customer, hold.holdId, null, { deliveryAddress })).body).toMatchObject({
    code: 'order.submission_invalid',
    details: { problem: 'no_receipt' },
  });
  expect((await submit(customer, '00000000-0000-4000-8000-000000000000', receipt)).body).toMatchObject({
    code: 'hold.not_found',
  });
  expect((await submit(customer, hold.holdId, receipt, { language: 'ms' })).status).toBe(400);
  expect(await countStoredFiles(database)).toBe(before);
  expect(await examineShop(deps)).toEqual([]);
});

test('a hold that lost what it held is refused by name, and its receipt is not kept', async () => {
  const { browser, deps } = await createCounter(database);
  const { body: hold } = await browser().hold(mochiHold(shop));
  // Who made the hold still knows what it held.
  const customer = (await createCounter(database)).browser();
  const held = linesOf(await findHold(db, hold.holdId));
  const [line] = held;
  const holdCart = (lines: unknown) =>
    db
      .updateTable('holds')
      .set({ cart: JSON.stringify(lines) })
      .where('id', '=', hold.holdId)
      .execute();
  const files = await countStoredFiles(database);
  for (const [lines, problem] of [
    [[], 'no_items'],
    [[{ ...line, name: '' }], 'invalid_item'],
    [[{ ...line, priceSen: 0 }], 'invalid_item'],
    [[{ ...line, quantity: 0 }], 'invalid_item'],
  ] as const) {
    await holdCart(lines);
    const refused = await submit(customer, hold.holdId, await aReceipt(5));
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'order.submission_invalid', details: { problem } },
    });
  }
  expect(await countStoredFiles(database)).toBe(files);
  await holdCart(held);
  expect((await submit(customer, hold.holdId, await aReceipt(5))).status).toBe(200);
  expect(await examineShop(deps)).toEqual([]);
});

test('the order says what changed once it is written, to every process', async () => {
  const here = await createCounter(database);
  const there = await createCounter(database);
  const heard = new Set<string>();
  there.deps.events.subscribe((topics) => {
    for (const topic of topics) heard.add(topic);
  });
  const customer = here.browser();
  const { body: hold } = await customer.hold(mochiHold(shop));
  await eventually(() => expect([...heard]).toEqual(['stock']));
  await submit(customer, hold.holdId, await aReceipt(40));
  await eventually(() => expect([...heard].sort()).toEqual(['orders', 'stock']));
});

test('a hold whose time went away since it was read is not sold by what was read', async () => {
  const { browser } = await createCounter(database);
  const { body } = await browser().hold(mochiHold(shop));
  const read = await findHoldToPay(db, body.holdId);
  await db.updateTable('holds').set({ time_slot_id: null }).where('id', '=', read.id).execute();
  const order = sql`nothing as (select)`;
  expect(await sellLiveHold(db, read, { now: new Date(), order })).toBeUndefined();
  const now = await findHoldToPay(db, read.id);
  expect((await findHold(db, read.id)).released_at).toBeNull();
  expect(await sellLiveHold(db, now, { now: new Date(), order })).toMatchObject({ time_slot: null });
});
