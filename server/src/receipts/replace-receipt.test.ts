import type { OrderStatus, PaymentStatus } from '@mooncake/domain/orders/status/status';
import type { Problem } from '@mooncake/domain/problem';
import type { ReceiptUploadResponse } from '@mooncake/domain/receipts/receipt-upload.contract';
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import {
  type Browser,
  countStoredFiles,
  createBrowser,
  createCounter,
  furnishShop,
  mochiHold,
} from '../checkout/checkout.testing.ts';
import { examineShop } from '../doctor/doctor.ts';
import { aReceipt, submit } from '../orders/submission.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';

const database = await createTestDatabase();
const { db } = database;
const shop = await furnishShop(db);
let receipts = 0;
const nextReceipt = () => {
  receipts += 1;
  // Lossless: as JPEG, colours beside each other become one file.
  return aReceipt(receipts, 'png');
};

async function ordering(batch: string) {
  const counter = await createCounter(database);
  const customer = counter.browser();
  const { body: hold } = await customer.hold(mochiHold(shop, 2, { batchId: shop.batch(batch).id }));
  await submit(customer, hold.holdId, await nextReceipt(), { phone: '012-345 6789' });
  return { ...counter, customer, number: hold.orderNumber };
}

async function upload(browser: Browser, number: string, file: File | null, phone?: string, key?: string) {
  const form = new FormData();
  if (file) form.set('receipt', file);
  if (phone !== undefined) form.set('phone', phone);
  if (key !== undefined) form.set('key', key);
  return browser.ask<ReceiptUploadResponse & Problem>('POST', `/api/orders/${number}/receipt`, { form });
}

const setStatus = (number: string, order_status: OrderStatus, payment_status: PaymentStatus) =>
  db
    .updateTable('orders')
    .set({
      order_status,
      payment_status,
      customer_note: payment_status === 'rejected' ? 'Not received' : null,
    })
    .where('order_number', '=', number)
    .execute();

const find = (number: string) =>
  db.selectFrom('orders').selectAll().where('order_number', '=', number).executeTakeFirstOrThrow();

test('a receipt that was not accepted is answered with another, and the order keeps its boxes meanwhile', async () => {
  const { customer, number, deps } = await ordering('13/9');
  await setStatus(number, 'pending', 'rejected');
  expect(await examineShop(deps)).toEqual([]);
  expect(await upload(customer, number, await nextReceipt())).toMatchObject({
    status: 200,
    body: {
      orderNumber: number,
      orderStatus: 'payment_uploaded',
      paymentStatus: 'pending',
      outsideStock: false,
    },
  });
  const row = await find(number);
  expect(row).toMatchObject({ customer_note: null, version: 2 });
  expect(
    await db.selectFrom('audit_log').selectAll().where('subject_id', '=', row.id).execute(),
  ).toMatchObject([{ action: 'receipt.replaced', details: { customerNote: 'Not received' } }]);
  expect(await examineShop(deps)).toEqual([]);
});

test('an order packed before its receipt was judged stays packed', async () => {
  const { customer, number } = await ordering('19/9');
  await setStatus(number, 'ready_for_pickup', 'rejected');
  const receipt = await nextReceipt();
  for (let time = 0; time < 2; time += 1) {
    expect((await upload(customer, number, receipt)).status).toBe(200);
    expect(await find(number)).toMatchObject({
      order_status: 'ready_for_pickup',
      payment_status: 'pending',
      version: 2,
    });
  }
});

test('no picture brings back an order that is over, nor wipes what staff wrote about it', async () => {
  const { customer, number } = await ordering('15/9');
  const files = await countStoredFiles(database);
  for (const orderStatus of ['cancelled', 'rejected'] as const) {
    await setStatus(number, orderStatus, 'rejected');
    const before = await find(number);
    expect(await upload(customer, number, await nextReceipt())).toMatchObject({
      status: 409,
      body: { code: 'receipt.not_replaceable', details: { orderStatus, paymentStatus: 'rejected' } },
    });
    expect(await find(number)).toEqual(before);
  }
  // Its boxes were never given back here.
  await setStatus(number, 'payment_uploaded', 'pending');
  expect(await countStoredFiles(database)).toBe(files);
});

test('another browser needs the phone, and both kinds of miss sound the same', async () => {
  const { browser, number } = await ordering('17/9');
  const receipt = await nextReceipt();
  const stranger = browser();
  for (const answer of [
    await upload(stranger, number, receipt),
    await upload(stranger, number, receipt, '019-999 9999'),
    await upload(stranger, 'CHM000000', receipt, '012-345 6789'),
  ]) {
    expect(answer).toMatchObject({ status: 404, body: { code: 'order.not_found', details: {} } });
  }
  expect((await upload(stranger, number, receipt, '+60123456789')).status).toBe(200);
});

test('without a file nobody learns whether number and phone belong together', async () => {
  const { browser, number } = await ordering('17/9');
  for (const [order, phone] of [
    [number, '012-345 6789'],
    [number, '019-999 9999'],
    ['CHM000000', '012-345 6789'],
  ] as const) {
    expect(await upload(browser(), order, null, phone)).toMatchObject({
      status: 422,
      body: { code: 'order.submission_invalid', details: { problem: 'no_receipt' } },
    });
  }
});

test('guessing phones at a receipt counts as looking up, and never stops the browser that ordered', async () => {
  const { deps, customer, number } = await ordering('17/9');
  // All within one window of the limits, however long it takes.
  const now = deps.clock();
  const app = createApp({ ...deps, clock: () => now });
  const from = (address: string) => createBrowser(async (path, init) => app.request(path, init, {}), address);
  const garbage = new File(['no receipt'], 'receipt.jpg', { type: 'image/jpeg' });

  const guesses = await Promise.all(
    Array.from({ length: 31 }, (_, at) =>
      upload(from(`203.0.113.${at}`), number, garbage, `019-999 ${1000 + at}`),
    ),
  );
  expect(guesses.filter(({ status }) => status === 404)).toHaveLength(30);
  expect(guesses.find(({ status }) => status !== 404)).toMatchObject({
    status: 429,
    body: { code: 'request.rate_limited' },
  });
  const lookup = { json: { orderNumber: number, phone: '012-345 6789' } };
  expect((await from('198.51.100.1').ask('POST', '/api/orders/lookup', lookup)).status).toBe(429);

  const curious = from('198.51.100.2');
  const search = { json: { orderNumber: 'CHM000001', phone: '' } };
  await Promise.all(Array.from({ length: 30 }, () => curious.ask('POST', '/api/orders/lookup', search)));
  expect((await upload(curious, 'CHM000002', garbage, '012-345 6789')).status).toBe(429);

  expect((await upload(customer, number, await nextReceipt())).status).toBe(200);
});

test('a settled payment takes no other receipt; one that is not does, however far the order has come', async () => {
  const { customer, number } = await ordering('17/9');
  await setStatus(number, 'verified', 'verified');
  expect(await upload(customer, number, await nextReceipt())).toMatchObject({
    status: 409,
    body: {
      code: 'receipt.not_replaceable',
      details: { orderStatus: 'verified', paymentStatus: 'verified' },
    },
  });
  for (const orderStatus of ['verified', 'ready_for_pickup', 'completed'] as const) {
    await setStatus(number, orderStatus, 'pending');
    expect(await upload(customer, number, await nextReceipt())).toMatchObject({
      status: 200,
      body: { orderStatus, paymentStatus: 'pending' },
    });
  }
  await setStatus(number, 'payment_uploaded', 'pending');
  expect((await upload(customer, number, null)).body).toMatchObject({ code: 'order.submission_invalid' });
});

test('the same receipt sent again is kept once', async () => {
  const { customer, number, deps } = await ordering('17/9');
  const receipt = await nextReceipt();
  const answers = await Promise.all(Array.from({ length: 5 }, () => upload(customer, number, receipt)));
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
  const rows = await db
    .selectFrom('receipts')
    .innerJoin('orders', 'orders.id', 'receipts.order_id')
    .select('receipts.id')
    .where('order_number', '=', number)
    .execute();
  expect(rows).toHaveLength(2);
  expect(await examineShop(deps)).toEqual([]);
});

test('an order takes ten receipts and no more; the same one again is none', async () => {
  const { customer, number, deps } = await ordering('21/9');
  for (let taken = 1; taken < 9; taken += 1) {
    expect((await upload(customer, number, await aReceipt(taken, 'png'))).status).toBe(200);
  }
  const tenth = await aReceipt(10, 'png');
  expect((await upload(customer, number, tenth)).status).toBe(200);
  const before = await countStoredFiles(database);
  expect(await upload(customer, number, await aReceipt(11, 'png'))).toMatchObject({
    status: 409,
    body: { code: 'receipt.too_many', details: { limit: 10 } },
  });
  expect((await upload(customer, number, tenth)).status).toBe(200);
  expect(await countStoredFiles(database)).toBe(before);
  expect(await examineShop(deps)).toEqual([]);
});

test('the link in a message sends a receipt for its own order, and for no other', async () => {
  const { browser, number } = await ordering('13/9');
  const other = await ordering('13/9');
  await setStatus(number, 'pending', 'rejected');
  const { link_key: key } = await find(number);
  const { link_key: otherKey } = await find(other.number);
  expect((await upload(browser(), number, await nextReceipt(), '', otherKey)).status).toBe(404);
  expect((await upload(browser(), number, await nextReceipt(), '', key)).body).toMatchObject({
    orderNumber: number,
    orderStatus: 'payment_uploaded',
  });
});
