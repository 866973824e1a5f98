import type { LookupResponse } from '@mooncake/domain/lookup/lookup.contract';
import type { Problem } from '@mooncake/domain/problem';
import { expect, test } from 'vitest';
import { type Browser, createCounter, furnishShop, mochiHold } from '../checkout/checkout.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { aReceipt, submit } from './submission.testing.ts';

const database = await createTestDatabase();
const shop = await furnishShop(database.db);
let receipts = 0;

function find(browser: Browser, orderNumber: string, phone: string) {
  return browser.ask<LookupResponse & Problem>('POST', '/api/orders/lookup', {
    json: { orderNumber, phone },
  });
}

async function anOrder(phone = '012-345 6789') {
  const counter = await createCounter(database);
  const customer = counter.browser();
  receipts += 1;
  const hold = await customer.hold(
    mochiHold(shop, 1, {
      batchId: shop.batch('17/9').id,
      deliveryMethodId: shop.method('KL Share').id,
      timeSlotId: shop.slot('Time will').id,
    }),
  );
  const { body } = await submit(customer, hold.body.holdId, await aReceipt(receipts), {
    name: 'Tan Ah Kow',
    phone,
    deliveryAddress: '1 Jalan Bulan',
  });
  return { ...counter, customer, number: body.orderNumber };
}

test('number and phone together show everything, in any usual spelling', async () => {
  const { browser, number } = await anOrder('012-345 6789');
  const spelled = `${number.slice(0, 3).toLowerCase()}-${number.slice(3)} `;
  const { body } = await find(browser(), spelled, '+60 12 3456789');
  expect(body.orders).toMatchObject([
    {
      access: 'full',
      orderNumber: number,
      customerName: 'Tan Ah Kow',
      deliveryAddress: '1 Jalan Bulan',
      phone: '012-345 6789',
    },
  ]);
});

test('the number alone shows the order and masks the person', async () => {
  const { browser, number } = await anOrder('013-222 3344');
  const { body } = await find(browser(), number, '');
  expect(body.orders).toMatchObject([
    {
      access: 'masked',
      orderNumber: number,
      customerName: 'T** A** K**',
      phone: '•••••••44',
      products: [{ name: shop.mochi.name, nameZh: shop.mochi.name_zh, quantity: 1 }],
      totalSen: 5000,
    },
  ]);
  expect(JSON.stringify(body)).not.toMatch(/Jalan|013|Kow/);
});

test('the phone alone does not give the number away', async () => {
  const { browser, number } = await anOrder('014-222 3344');
  const { body } = await find(browser(), '', '0142223344');
  expect(body.orders).toMatchObject([{ access: 'masked', orderNumber: `CHM•••${number.slice(-3)}` }]);
  expect(JSON.stringify(body)).not.toContain(number);
});

test('a number field with nothing but marks in it is the phone alone', async () => {
  const { browser, number } = await anOrder('018-222 3344');
  for (const marks of ['#', '-', '##', '–', '＃', ' # ']) {
    const { body } = await find(browser(), marks, '0182223344');
    expect(body.orders).toMatchObject([{ access: 'masked', orderNumber: `CHM•••${number.slice(-3)}` }]);
    expect(JSON.stringify(body)).not.toMatch(/Jalan|Kow/);
  }
});

test('the browser that ordered sees its order whole, by either field', async () => {
  const { customer, number } = await anOrder('015-222 3344');
  for (const [orderNumber, phone] of [
    [number, ''],
    ['', '015-222 3344'],
  ] as const) {
    expect((await find(customer, orderNumber, phone)).body.orders).toMatchObject([
      { access: 'full', orderNumber: number },
    ]);
  }
});

test('the link in a message shows everything, and only of its own order', async () => {
  const { browser, number } = await anOrder('015-333 4455');
  const other = await anOrder('015-333 4456');
  const keyOf = async (orderNumber: string) =>
    (
      await database.db
        .selectFrom('orders')
        .select('link_key')
        .where('order_number', '=', orderNumber)
        .executeTakeFirstOrThrow()
    ).link_key;
  const follow = async (orderNumber: string, key: string) =>
    (
      await browser().ask<LookupResponse>('POST', '/api/orders/lookup', {
        json: { orderNumber, phone: '', key },
      })
    ).body.orders;
  expect(await follow(number, await keyOf(number))).toMatchObject([
    { access: 'full', orderNumber: number, deliveryAddress: '1 Jalan Bulan' },
  ]);
  for (const wrong of [await keyOf(other.number), '', ' ', 'x'.repeat(100)]) {
    expect(await follow(number, wrong)).toMatchObject([{ access: 'masked' }]);
  }
});

test('both kinds of miss sound the same', async () => {
  const { browser, number } = await anOrder('016-222 3344');
  const visitor = browser();
  const answerTo = async (orderNumber: string) => {
    const { status, body } = await find(visitor, orderNumber, '019-999 9999');
    const { requestId: _, ...said } = body;
    return { status, said };
  };
  const wrongPhone = await answerTo(number);
  const noSuchOrder = await answerTo('CHM999999');
  expect(wrongPhone.status).toBe(404);
  expect(wrongPhone.said).toEqual({
    code: 'lookup.not_found',
    title: 'No order matches',
    details: { searchedBy: 'both' },
  });
  expect(noSuchOrder.said).toEqual(wrongPhone.said);
  expect((await find(visitor, 'nonsense', '')).body.details).toEqual({ searchedBy: 'order_number' });
  expect((await find(visitor, '', 'nonsense')).body.details).toEqual({ searchedBy: 'phone' });
});

test('numbers are not tried out on one phone either, from however many networks', async () => {
  const phone = '017-555 6677';
  const { browser, customer, number, stopClock } = await anOrder(phone);
  stopClock();
  const guess = (at: number) => find(browser(`2001:db8:77:${at}::1`), `CHM${100_000 + at}`, '+60175556677');
  const answers = await Promise.all(Array.from({ length: 41 }, (_, at) => guess(at)));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(20);
  expect((await find(browser(), number, phone)).status).toBe(429);
  expect((await find(customer, number, phone)).status).toBe(200);
});

test('the right phone makes the slips before it forgotten', async () => {
  const phone = '017-888 9900';
  const { browser, number } = await anOrder(phone);
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(
      Array.from({ length: 15 }, (_, slip) => find(browser(), `CHM${200_000 + slip}`, phone)),
    );
    expect((await find(browser(), number, phone)).status).toBe(200);
  }
});

test('blank fields ask for nothing', async () => {
  const { browser } = await createCounter(database);
  expect(await find(browser(), ' ', ' ')).toMatchObject({
    status: 422,
    body: { code: 'lookup.missing_information' },
  });
});

test('searching is limited per address, and guessing phones per number', async () => {
  const { browser, customer, number, stopClock } = await anOrder('017-222 3344');
  stopClock();
  // Every address of one IPv6 network; twice as many as allowed, in case a minute ends meanwhile.
  const answers = await Promise.all(
    Array.from({ length: 61 }, (_, at) => find(browser(`2001:db8:1:2:${at}::1`), number, '')),
  );
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  expect((await find(browser(), number, '')).status).toBe(200);

  const guesses = await Promise.all(
    Array.from({ length: 31 }, () => find(browser(), number, '011-1111 1111')),
  );
  const limited = guesses.filter(({ status }) => status === 429);
  expect(limited.length).toBeGreaterThan(0);
  expect(limited[0]?.body.code).toBe('request.rate_limited');
  expect((await find(customer, number, '017-222 3344')).status).toBe(200);
  expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
});
