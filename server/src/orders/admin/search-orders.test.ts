import type { OrderListQuery } from '@mooncake/domain/orders/order-list.contract';
import { expect, test } from 'vitest';
import { furnishShop } from '../../checkout/checkout.testing.ts';
import { generateOrders } from '../../database/generate/generate-orders.ts';
import { createTestDatabase } from '../../testing/test-database.testing.ts';
import { listOrders } from './list-orders.ts';

const { db } = await createTestDatabase();
await furnishShop(db);
// More than are looked through before all are asked.
await generateOrders(db, { count: 1_300, seed: 3 });

const everyOrder = await db
  .selectFrom('orders as o')
  .innerJoin('order_list as l', 'l.order_id', 'o.id')
  .innerJoin('customers as c', 'c.id', 'o.customer_id')
  .select(['o.order_number', 'o.payment_status', 'c.name', 'l.words'])
  .orderBy('o.created_at', 'desc')
  .orderBy('o.id', 'desc')
  .execute();
const names = everyOrder.map(({ name }) => name);
const timesOf = (name: string) => names.filter((other) => other === name).length;
const byTimes = [...new Set(names)].toSorted((a, b) => timesOf(b) - timesOf(a));
/** From the one most orders bear to one that is rare. */
const tried = [0, 1, 5, 20, byTimes.length - 1].map((at) => byTimes[at] ?? '');

async function numbersOf(query: Partial<OrderListQuery>) {
  const usual = { sort: 'created_at', direction: 'desc', page: 1, pageSize: 25 } as const;
  const { orders } = await listOrders(db, { ...usual, ...query });
  return orders.map(({ orderNumber }) => orderNumber);
}
const matching = (name: string) => everyOrder.filter(({ words }) => words.includes(name.toLowerCase()));

test('the names tried are common and rare, and some reach back further than is looked through first', () => {
  const found = tried.map((name) => matching(name));
  expect(Math.max(...found.map(({ length }) => length))).toBeGreaterThan(25);
  expect(Math.min(...found.map(({ length }) => length))).toBeLessThan(10);
  const older = new Set(everyOrder.slice(1_000));
  expect(found.some((orders) => orders.slice(0, 25).some((order) => older.has(order)))).toBe(true);
});

test.each([1, 5, 25, 100])(
  'a page of %i has the newest of a name first, wherever they are',
  async (pageSize) => {
    for (const search of tried) {
      const wanted = matching(search).map(({ order_number }) => order_number);
      for (const page of [1, 2]) {
        const from = (page - 1) * pageSize;
        expect(await numbersOf({ search, page, pageSize })).toEqual(wanted.slice(from, from + pageSize));
      }
    }
  },
);

test('with a filter only those that pass it are on the page', async () => {
  for (const search of tried) {
    const wanted = matching(search).filter(({ payment_status }) => payment_status === 'pending');
    expect(await numbersOf({ search, pageSize: 5, paymentStatus: ['pending'] })).toEqual(
      wanted.slice(0, 5).map(({ order_number }) => order_number),
    );
  }
});

test('the oldest order of all is found by its number and by the end of it', async () => {
  const number = everyOrder.at(-1)?.order_number ?? '';
  for (const search of [number, number.slice(-5)]) expect(await numbersOf({ search })).toContain(number);
});
