import type { OrderListResponse, OrderSelectionResponse } from '@mooncake/domain/orders/order-list.contract';
import { refundOf } from '@mooncake/domain/orders/refund';
import { dashboardStatusOf, orderStatuses, paymentStatuses } from '@mooncake/domain/orders/status/status';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { generateOrders } from '../../database/generate/generate-orders.ts';
import { mochiEntry } from './admin-orders.testing.ts';
import { openLongList } from './list-orders.testing.ts';
import { findOrderBatches } from './quick-stats.queries.ts';

const { db, listing, everyOrder } = await openLongList();

test('the database knows the same dashboard status as the domain', async () => {
  for (const orderStatus of orderStatuses) {
    for (const paymentStatus of paymentStatuses) {
      const { rows } = await sql<{ status: string }>`
        select dashboard_status(${orderStatus}, ${paymentStatus}) as status`.execute(db);
      expect(rows[0]?.status).toBe(dashboardStatusOf({ orderStatus, paymentStatus }));
    }
  }
});

test('the database knows the same refund as the domain', async () => {
  for (const orderStatus of orderStatuses) {
    for (const paymentStatus of paymentStatuses) {
      for (const [hasReceipt, isReturned] of [
        [false, false],
        [true, false],
        [true, true],
      ] as const) {
        const { rows } = await sql<{ refund: string | null }>`
          select refund_state(${orderStatus}, ${paymentStatus}, ${hasReceipt}, ${isReturned}) as refund`.execute(
          db,
        );
        expect(rows[0]?.refund).toBe(refundOf({ orderStatus, paymentStatus, hasReceipt, isReturned }));
      }
    }
  }
});

describe('the orders list', () => {
  test('shows the newest first, a page at a time, each order once', async () => {
    const { list } = await listing();
    const seen: string[] = [];
    for (let page = 1; page <= 4; page += 1) {
      const { orders, total, isTotalExact } = await list(`page=${page}&pageSize=100`);
      expect({ total, isTotalExact, length: orders.length }).toEqual({
        total: 400,
        isTotalExact: true,
        length: 100,
      });
      seen.push(...orders.map(({ orderNumber }) => orderNumber));
    }
    expect(seen).toEqual((await everyOrder()).map(({ order_number }) => order_number));
    expect((await list('page=5&pageSize=100')).orders).toEqual([]);
  });

  test.each(['created_at', 'order_number', 'customer_name', 'total_amount', 'pickup_batch'] as const)(
    'sorts by %s, both ways',
    async (sort) => {
      const { list } = await listing();
      const keyOf = (order: OrderListResponse['orders'][number]) =>
        ({
          created_at: order.createdAt,
          order_number: order.orderNumber,
          customer_name: order.customer.name.toLowerCase(),
          total_amount: order.totalSen,
          pickup_batch: `${order.batch?.batchDate} ${order.batch?.batchName}`,
        })[sort];
      const up = (await list(`sort=${sort}&direction=asc&pageSize=200`)).orders.map(keyOf);
      const down = (await list(`sort=${sort}&direction=desc&pageSize=200`)).orders.map(keyOf);
      const inOrder = (a: string | number, b: string | number) => (a < b ? -1 : Number(a > b));
      expect(up).toEqual(up.toSorted(inOrder));
      expect(down).toEqual(down.toSorted((a, b) => inOrder(b, a)));
      expect(up[0]).not.toBe(down[0]);
    },
  );

  test.each(['pending', 'verified', 'rejected'] as const)('filters by %s', async (status) => {
    const { list } = await listing();
    const expected = (await everyOrder()).filter(
      (order) =>
        dashboardStatusOf({ orderStatus: order.order_status, paymentStatus: order.payment_status }) ===
        status,
    );
    const { orders, total } = await list(`status=${status}&pageSize=200`);
    expect(total).toBe(expected.length);
    expect(orders.map(({ id }) => id)).toEqual(expected.slice(0, 200).map(({ id }) => id));
    expect(orders.every(({ dashboardStatus }) => dashboardStatus === status)).toBe(true);
  });

  test('filters by every order status and every payment status, and by both', async () => {
    const { list } = await listing();
    const all = await everyOrder();
    for (const orderStatus of orderStatuses) {
      const expected = all.filter(({ order_status }) => order_status === orderStatus);
      const { orders, total } = await list(`orderStatus=${orderStatus}&pageSize=200`);
      expect({ orderStatus, total }).toEqual({ orderStatus, total: expected.length });
      expect(orders.map(({ id }) => id)).toEqual(expected.slice(0, 200).map(({ id }) => id));
    }
    for (const paymentStatus of paymentStatuses) {
      const expected = all.filter(({ payment_status }) => payment_status === paymentStatus);
      expect(await list(`paymentStatus=${paymentStatus}`)).toMatchObject({ total: expected.length });
    }
    const both = all.filter(
      ({ order_status, payment_status }) => order_status === 'cancelled' && payment_status === 'rejected',
    );
    const { orders } = await list('orderStatus=cancelled&paymentStatus=rejected&pageSize=200');
    expect(orders.map(({ id }) => id)).toEqual(both.slice(0, 200).map(({ id }) => id));
  });

  test('filters by any of several statuses, in the list, its total and its selection alike', async () => {
    const { list, ask, enter, shop } = await listing();
    const given = await enter(mochiEntry(shop));
    const unpaid = { orderStatus: 'completed', paymentStatus: 'rejected', reason: 'Given all the same' };
    await ask('PUT', `/orders/${given.id}/status`, { ...unpaid, version: given.version });
    const expected = (await everyOrder())
      .filter(({ order_status }) => order_status === 'completed' || order_status === 'payment_uploaded')
      .filter(({ payment_status }) => payment_status !== 'verified')
      .map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(1);
    expect(expected).toContain(given.id);
    const match = 'orderStatus=completed,payment_uploaded&paymentStatus=pending,rejected';
    const { orders, total } = await list(`${match}&pageSize=200`);
    expect({ total, ids: orders.map(({ id }) => id) }).toEqual({
      total: expected.length,
      ids: expected.slice(0, 200),
    });
    const chosen = (await ask('GET', `/orders/selection?${match}`)).json as OrderSelectionResponse;
    expect(chosen.orders.map(({ id }) => id)).toEqual(expected);
    for (const wrong of ['completed,eaten', 'completed,', '']) {
      expect(await ask('GET', `/orders?orderStatus=${wrong}`)).toMatchObject({ status: 400 });
    }
    await db.deleteFrom('orders').where('id', '=', given.id).execute();
  });

  test('gives everything that matches to be chosen, as far as one may choose', async () => {
    const { ask } = await listing();
    const all = await everyOrder();
    const choose = async (query: string) =>
      (await ask('GET', `/orders/selection?${query}`)).json as OrderSelectionResponse;
    const expected = all.filter(({ order_status }) => order_status === 'verified');
    const { orders, isComplete } = await choose('orderStatus=verified');
    expect(isComplete).toBe(true);
    expect(orders).toEqual(
      expected.map((order) => ({
        id: order.id,
        orderNumber: order.order_number,
        orderStatus: 'verified',
        paymentStatus: order.payment_status,
        customer: { name: order.name },
      })),
    );
    await generateOrders(db, { count: 200, seed: 8 });
    const many = await choose('');
    expect(many).toMatchObject({ isComplete: false });
    expect(many.orders).toHaveLength(500);
    expect(many.orders.map(({ id }) => id)).toEqual((await everyOrder()).slice(0, 500).map(({ id }) => id));
    const { total } = (await ask('GET', '/orders')).json as OrderListResponse;
    expect(total).toBe(600);
  });

  test('names the batches as their cards are ordered: the nearest to come first, then what is over', async () => {
    const { batches } = await findOrderBatches(db, new Date('2090-09-18T04:00:00Z'));
    expect(batches.map(({ batchDate }) => batchDate)).toEqual([
      '2090-09-19',
      '2090-09-21',
      '2090-09-23',
      '2090-09-17',
      '2090-09-15',
      '2090-09-13',
    ]);
  });

  test('filters by batch, alone and with a status, and names the batches', async () => {
    const { list, ask } = await listing();
    const all = await everyOrder();
    const { batches } = (await ask('GET', '/orders/batches')).json as {
      batches: { id: string; orders: number }[];
    };
    for (const { id, orders } of batches) {
      expect(orders).toBe(all.filter(({ pickup_batch_id }) => pickup_batch_id === id).length);
      expect((await list(`batchId=${id}`)).total).toBe(orders);
    }
    const [first] = batches;
    const verified = await list(`batchId=${first?.id}&status=verified&pageSize=200`);
    expect(verified.orders).toHaveLength(verified.total);
    expect(verified.orders.every((order) => order.batch?.id === first?.id)).toBe(true);
  });

  test('finds any part of a number, a name or a phone, however it is spelled', async () => {
    const { list } = await listing();
    const all = await everyOrder();
    const digits = (text: string) => text.replace(/\D/g, '');
    const terms = [
      ...all.slice(0, 3).map(({ order_number }) => order_number),
      ...all.slice(3, 5).map(({ order_number }) => order_number.slice(-4)),
      'tan',
      'Mei  Ling',
      'ng',
      '美玲',
      '陈',
      'r k',
      ...all.slice(5, 8).map(({ phone }) => phone),
      ...all.slice(8, 10).map(({ phone_normalised }) => phone_normalised ?? ''),
      '%',
      'nobody at all',
      ...all.flatMap(({ email }) => email ?? []).slice(0, 2),
      `@${all.find(({ instagram }) => instagram !== null)?.instagram}`,
      'jalan KENANGA',
      '48000',
    ];
    for (const term of terms) {
      const plain = term.toLowerCase().replace(/\s+/g, ' ');
      const isPhone = /^[\d\s+-]+$/.test(term);
      const expected = all.filter((order) => {
        const { order_number, name, phone, phone_normalised, email, instagram, delivery_address } = order;
        const national = `0${digits(phone_normalised ?? '').slice(2)}`;
        const contacts = /^[ -~]{0,3}$/.test(plain)
          ? []
          : [email ?? '', `@${instagram}`, (delivery_address ?? '').toLowerCase()];
        const places = isPhone
          ? [digits(order_number), digits(phone), national, digits(phone_normalised ?? '')]
          : [order_number.toLowerCase(), name.toLowerCase()];
        return [...places, ...contacts].some((place) => place.includes(isPhone ? digits(term) : plain));
      });
      const { orders, total } = await list(`pageSize=200&search=${encodeURIComponent(term)}`);
      expect({ term, total, ids: orders.map(({ id }) => id) }).toEqual({
        term,
        total: Math.min(expected.length, 200),
        ids: expected.slice(0, 200).map(({ id }) => id),
      });
    }
  });

  test('reads a name that looks like a number as a name, and a number with a gap as a number', async () => {
    const { list, enter, shop } = await listing();
    const entry = mochiEntry(shop);
    const { id, orderNumber } = await enter({ ...entry, customer: { ...entry.customer, name: 'Cust 1' } });
    const found = async (term: string) =>
      (await list(`search=${encodeURIComponent(term)}`)).orders.map((order) => order.id);
    expect(await found('Cust 1')).toEqual([id]);
    expect(await found(`${orderNumber.slice(0, 3)} ${orderNumber.slice(3)}`)).toEqual([id]);
    expect(await found(`chm-${orderNumber.slice(3)}`)).toEqual([id]);
    await db.deleteFrom('orders').where('id', '=', id).execute();
  });

  test('counts a search only so far, and says so', async () => {
    const { list } = await listing();
    expect(await list('search=chm')).toMatchObject({ total: 200, isTotalExact: false });
    expect(await list('search=nobody+at+all')).toMatchObject({ total: 0, isTotalExact: true });
  });

  test('shows an order with what is in its boxes and where it goes', async () => {
    const { enter, shop } = await listing();
    const order = await enter(mochiEntry(shop, 2));
    expect(order).toMatchObject({
      dashboardStatus: 'pending',
      version: 1,
      customer: { name: 'Tan Mei Ling', phone: '012-034 5678', whatsapp: '60120345678', email: null },
      language: 'zh',
      quantity: 2,
      totalSen: shop.mochi.price_sen * 2,
      items: [{ productName: shop.mochi.name, quantity: 2 }],
      deliveryMethod: { isPickup: true },
      batch: { id: shop.batch('13/9').id },
      timeSlotId: shop.slot('9am').id,
      hasReceipt: false,
      outsideStock: false,
    });
  });
});
