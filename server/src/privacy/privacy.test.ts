import type { CustomerExport, CustomersResponse } from '@mooncake/domain/privacy/customers.contract';
import { erasedName } from '@mooncake/domain/privacy/erasure';
import type { Statistics } from '@mooncake/domain/statistics/statistics.contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { countStoredFiles, createCounter, furnishShop, mochiHold } from '../checkout/checkout.testing.ts';
import { examineShop } from '../doctor/doctor.ts';
import { aReceipt, submit } from '../orders/submission.testing.ts';
import { addSignedIn, call } from '../staff/staff.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { findCustomers } from './customers.queries.ts';
import { tablesHolding } from './privacy.testing.ts';

const database = await createTestDatabase();
const { db } = database;
const shop = await furnishShop(db);
const person = {
  name: 'Zhuo Wenjun',
  phone: '013-024 6813',
  email: 'wenjun.private@example.com',
  instagram: 'wenjun_private',
  notes: 'Ring twice for Wenjun',
};

/** One person with two orders, one of them spelled differently, and staff who wrote about it. */
async function scene() {
  const { deps, browser } = await createCounter(database);
  const app = createApp(deps);
  const { headers } = await addSignedIn(db, { name: 'Mei', role: 'admin' });
  const ask = (method: string, path: string, body?: object) =>
    call(app, `/api/admin${path}`, { method, body, headers });

  const orders: { id: string; orderNumber: string; version: number }[] = [];
  for (const [index, phone] of [person.phone, '+60130246813'].entries()) {
    const customer = browser();
    const { body: hold } = await customer.hold(mochiHold(shop));
    const { body } = await submit(customer, hold.holdId, await aReceipt(index + 40), { ...person, phone });
    // Somebody looked at the picture, so that there is a copy to be erased as well.
    await customer.ask('GET', `/api/orders/${body.orderNumber}/receipt`);
    const { id } = await db
      .selectFrom('orders')
      .select('id')
      .where('order_number', '=', body.orderNumber)
      .executeTakeFirstOrThrow();
    orders.push({ id, orderNumber: body.orderNumber, version: 1 });
  }
  const close = async () => {
    for (const { id, version } of orders) {
      const body = {
        orderStatus: 'completed',
        paymentStatus: 'verified',
        reason: 'Wenjun collected it',
        version,
      };
      expect(await ask('PUT', `/orders/${id}/status`, body)).toMatchObject({ status: 200 });
    }
  };
  const find = async (search: string) =>
    (await ask('GET', `/customers?search=${encodeURIComponent(search)}`)).json as CustomersResponse;
  return { deps, app, ask, orders, close, find };
}

test('a customer is found, exported and erased; what was ordered and paid stays', async () => {
  const { deps, app, ask, orders, close, find } = await scene();

  for (const search of ['Zhuo', '0130246813', '+60 13-024 6813', orders[0]?.orderNumber ?? '']) {
    expect((await find(search)).customers, search).toMatchObject([{ name: 'Zhuo Wenjun', orders: 2 }]);
  }
  expect((await find('nobody at all')).customers).toEqual([]);
  const [customer] = (await find('zhuo')).customers;
  if (!customer) throw new Error('the customer is found');
  expect(customer.underWay.toSorted()).toEqual(orders.map(({ orderNumber }) => orderNumber).toSorted());

  await ask('GET', `/orders/${orders[0]?.id}`);
  const exported = (await ask('GET', `/customers/${customer.id}/export`)).json as CustomerExport;
  expect(exported.contacts.map(({ phone }) => phone).toSorted()).toEqual(
    ['+60130246813', person.phone].toSorted(),
  );
  expect(exported.contacts[0]).toMatchObject({ email: person.email, instagram: person.instagram });
  expect(exported.orders).toHaveLength(2);
  expect(exported.orders[0]).toMatchObject({ specialInstructions: person.notes });
  expect(exported.receipts).toHaveLength(2);
  expect(exported.history).toContainEqual({
    ...{ at: expect.any(String), action: 'order.viewed', orderNumber: expect.stringMatching(/^CHM\d{6}$/) },
  });
  expect(JSON.stringify(exported)).not.toContain('Mei');

  const erase = (confirmation: string) => ask('POST', `/customers/${customer.id}/erase`, { confirmation });
  expect(await erase('013-024 6814')).toMatchObject({
    status: 422,
    json: { code: 'customer.erasure_not_confirmed' },
  });
  expect(await erase(person.phone)).toMatchObject({
    status: 409,
    json: { code: 'customer.orders_under_way', details: { orderNumbers: expect.any(Array) } },
  });
  await close();
  const numbers = async () => {
    const { trend, totalOrders, totalRevenueSen, distribution } = (await ask('GET', '/statistics'))
      .json as Statistics;
    return { trend, totalOrders, totalRevenueSen, distribution };
  };
  const [before, filesBefore] = [await numbers(), await countStoredFiles(database)];
  const personal = ['wenjun', '130246813', '024 6813', person.email];
  for (const text of personal) expect(await tablesHolding(db, text), text).not.toEqual([]);

  const heard: string[] = [];
  deps.events.subscribe((topics) => heard.push(...topics));
  expect(await erase(' +60130246813 ')).toMatchObject({ status: 200, json: { orders: 2 } });
  expect(heard).toContain('orders');
  for (const text of personal) expect(await tablesHolding(db, text), text).toEqual([]);
  expect(await countStoredFiles(database)).toBe(filesBefore - 4);
  expect(await numbers()).toEqual(before);
  expect((await find('zhuo')).customers).toEqual([]);
  expect(await ask('GET', `/customers/${customer.id}/export`)).toMatchObject({
    status: 404,
    json: { code: 'customer.not_found' },
  });
  expect(await erase(person.phone)).toMatchObject({ status: 404 });
  expect((await ask('GET', `/orders/${orders[0]?.id}`)).json).toMatchObject({
    order: { customer: { name: erasedName, phone: '', whatsapp: null }, adminNotes: '', hasReceipt: false },
  });
  expect(await examineShop(deps)).toEqual([]);

  const log = (await call(app, '/api/admin/audit?kind=privacy', { headers: {} })).status;
  expect(log).toBe(401);
  const kinds = (await ask('GET', '/audit?kind=privacy')).json;
  expect(kinds).toMatchObject({
    entries: [{ action: 'customer.erased', actorName: 'Mei', details: { orders: 2 } }],
  });
  const looks = JSON.stringify((await ask('GET', '/audit?kind=access')).json);
  for (const look of ['customers.searched', 'customer.exported']) expect(looks).toContain(look);
});

test('employees look up customers and hand out what is kept, but do not erase', async () => {
  const { app, find } = await scene();
  const { headers } = await addSignedIn(db, { role: 'employee' });
  const [known] = (await find(person.phone)).customers;
  const at = `/api/admin/customers/${known?.id}`;
  expect(await call(app, '/api/admin/customers?search=zhuo', { headers })).toMatchObject({ status: 200 });
  expect(await call(app, `${at}/export`, { headers })).toMatchObject({ status: 200 });
  const erasing = { method: 'POST', body: { confirmation: person.phone }, headers };
  expect(await call(app, `${at}/erase`, erasing)).toMatchObject({ status: 403 });
});

test('the letters every order begins with are looked for without taking any order apart', async () => {
  const { orders } = await scene();
  const search = orders[0]?.orderNumber.slice(0, 3) ?? '';
  const calls = await db.transaction().execute(async (trx) => {
    await sql`set local track_functions = 'pl'`.execute(trx);
    // In a young shop, whose rows nobody has counted yet, PostgreSQL leaves the index aside.
    await sql`set local enable_bitmapscan = off`.execute(trx);
    const { customers } = await findCustomers(trx, search, new Date());
    expect(customers.length).toBeGreaterThan(0);
    const { rows } = await sql<{ calls: number }>`
      select calls::int from pg_stat_xact_user_functions where funcname = 'search_grams'`.execute(trx);
    return rows;
  });
  expect(calls).toEqual([]);
});

test('a single letter is no search', async () => {
  const { ask } = await scene();
  expect(await ask('GET', '/customers?search=a')).toMatchObject({ status: 400 });
});
