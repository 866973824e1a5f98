import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createCounter, furnishShop, mochiHold } from '../checkout/checkout.testing.ts';
import { aReceipt, fileOf, submit } from '../orders/submission.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { takeReceiptTurn } from './receipt-turns.ts';

const database = await createTestDatabase();
const shop = await furnishShop(database.db);

async function openShop() {
  const counter = await createCounter(database);
  const hold = async (address?: string) => {
    const customer = counter.browser(address);
    const { body } = await customer.hold(mochiHold(shop));
    return { customer, holdId: body.holdId };
  };
  return { ...counter, hold };
}

const page = fileOf(new TextEncoder().encode('<html>'), 'r.jpg', 'image/jpeg');

/** The same picture with its last scan again and again: a few bytes each, and each goes over all pixels. */
async function manyScans(repeats: number): Promise<File> {
  const picture = sharp({ create: { width: 24, height: 32, channels: 3, background: 'white' } });
  const bytes = await picture.jpeg().toBuffer();
  const lastScan = bytes.subarray(bytes.lastIndexOf(Buffer.of(0xff, 0xda)), -2);
  const repeated = Buffer.concat([...Array<Buffer>(repeats).fill(lastScan), Buffer.of(0xff, 0xd9)]);
  return fileOf(Buffer.concat([bytes.subarray(0, -2), repeated]), 'r.jpg', 'image/jpeg');
}

const strip = async () =>
  fileOf(
    await sharp({ create: { width: 1, height: 12_001, channels: 3, background: 'white' } })
      .png()
      .toBuffer(),
    'r.png',
    'image/png',
  );

test.each([
  ['a strip of pixels', strip, 413, 'receipt.side_too_long'],
  ['a picture of many scans', () => manyScans(50), 422, 'receipt.unreadable'],
])('%s is refused by its header', async (_case, make, status, code) => {
  const { customer, holdId } = await (await openShop()).hold();
  expect(await submit(customer, holdId, await make())).toMatchObject({ status, body: { code } });
});

test('decoded pictures are not kept in memory', async () => {
  const { customer, holdId } = await (await openShop()).hold();
  expect((await submit(customer, holdId, await aReceipt())).status).toBe(200);
  expect(sharp.cache()).toMatchObject({ memory: { max: 0 }, items: { max: 0 } });
});

test('ten refused receipts are enough for one hold, within the hour', async () => {
  const { hold, passMinutes, stopClock } = await openShop();
  stopClock();
  const { customer, holdId } = await hold();
  for (let time = 0; time < 10; time += 1) {
    expect((await submit(customer, holdId, page)).status).toBe(415);
  }
  const limited = await submit(customer, holdId, await aReceipt());
  expect(limited).toMatchObject({ status: 429, body: { code: 'request.rate_limited' } });
  expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(0);
  passMinutes(61);
  expect((await submit(customer, holdId, await aReceipt())).status).toBe(200);
});

test('thirty refused receipts are enough for one address; others and good ones are not counted', async () => {
  const { hold, stopClock } = await openShop();
  stopClock();
  const address = '203.0.113.7';
  const good = await hold(address);
  expect((await submit(good.customer, good.holdId, await aReceipt())).status).toBe(200);
  for (let holds = 0; holds < 3; holds += 1) {
    const { customer, holdId } = await hold(address);
    for (let time = 0; time < 10; time += 1) await submit(customer, holdId, page);
  }
  const { customer, holdId } = await hold(address);
  expect((await submit(customer, holdId, await aReceipt())).status).toBe(429);
  expect((await submit(good.customer, good.holdId, await aReceipt())).status).toBe(200);
  const stranger = await hold();
  expect((await submit(stranger.customer, stranger.holdId, await aReceipt())).status).toBe(200);
});

/** Keeps every turn and every place in the line taken until it is told to let go. */
function crowd(waiting: number) {
  let letGo = () => {};
  const untilThen = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const jobs = Array.from({ length: 4 + waiting }, (_, index) =>
    takeReceiptTurn(`crowd ${index}`, () => untilThen),
  );
  return async () => {
    letGo();
    await Promise.all(jobs);
  };
}

test('an order that exists is answered while everybody else waits', async () => {
  const { hold } = await openShop();
  const { customer, holdId } = await hold();
  const receipt = await aReceipt();
  const first = await submit(customer, holdId, receipt);
  const disperse = crowd(200);
  expect(await submit(customer, holdId, receipt)).toMatchObject({ status: 200, body: first.body });
  await disperse();
});

test('a full line is told to come back, and nothing is lost', async () => {
  const { hold } = await openShop();
  const { customer, holdId } = await hold();
  const disperse = crowd(200);
  const busy = await submit(customer, holdId, await aReceipt());
  expect(busy).toMatchObject({ status: 503, body: { code: 'request.busy' } });
  expect(busy.headers.get('Retry-After')).toBe('10');
  await disperse();
  expect((await submit(customer, holdId, await aReceipt())).status).toBe(200);
});
