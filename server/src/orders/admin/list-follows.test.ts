import { dashboardStatusOf } from '@mooncake/domain/orders/status/status';
import { countOrders } from '@mooncake/domain/statistics/count-orders.testing';
import { statisticsOf } from '@mooncake/domain/statistics/statistics';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { mochiEntry } from './admin-orders.testing.ts';
import { openLongList } from './list-orders.testing.ts';

const { db, listing, everyOrder } = await openLongList();

describe('the list follows every change', () => {
  test('of a customer, a batch and an order itself', async () => {
    const { list, enter, shop } = await listing();
    const { id } = await enter(mochiEntry(shop));
    const found = async (term: string) =>
      (await list(`search=${encodeURIComponent(term)}`)).orders.map((order) => order.id);

    const { customer_id } = await db
      .selectFrom('orders')
      .select('customer_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await db.updateTable('customers').set({ name: 'Zubaidah' }).where('id', '=', customer_id).execute();
    expect(await found('zubaidah')).toEqual([id]);
    const contacts = { email: 'Zu@Example.com', instagram: 'zu_bakes' };
    await db.updateTable('customers').set(contacts).where('id', '=', customer_id).execute();
    expect(await found('zu@example.com')).toEqual([id]);
    expect(await found('@zu_bakes')).toEqual([id]);
    await db
      .updateTable('orders')
      .set({ delivery_address: '7, Jalan\nZaitun' })
      .where('id', '=', id)
      .execute();
    expect(await found('jalan zaitun')).toEqual([id]);

    await db
      .updateTable('pickup_batches')
      .set({ batch_name: 'Zzz' })
      .where('id', '=', shop.batch('13/9').id)
      .execute();
    const { rows } = await sql<{ pickup_batch: string }>`
      select pickup_batch from order_list where order_id = ${id}`.execute(db);
    expect(rows[0]?.pickup_batch).toMatch(/ Zzz$/);
    await db
      .updateTable('pickup_batches')
      .set({ batch_name: shop.batch('13/9').batch_name })
      .where('id', '=', shop.batch('13/9').id)
      .execute();

    await db.deleteFrom('orders').where('id', '=', id).execute();
    expect(await found('zubaidah')).toEqual([]);
  });

  test('and its tallies add up, before and after they are summed up', async () => {
    const counted = async () => {
      const { rows: fromOrders } = await sql`
        select pickup_batch_id as batch_id, order_status, payment_status, count(*) as orders, sum(total_sen) as sen
        from orders group by 1, 2, 3 order by 1, 2, 3`.execute(db);
      const { rows: fromTallies } = await sql`
        select batch_id, order_status, payment_status, sum(orders)::bigint as orders, sum(total_sen)::bigint as sen
        from order_tallies group by 1, 2, 3 having sum(orders) <> 0 order by 1, 2, 3`.execute(db);
      expect(fromTallies).toEqual(fromOrders);
    };
    await db
      .updateTable('orders')
      .set({ order_status: 'completed' })
      .where('total_sen', '>', 9_000)
      .execute();
    await db.updateTable('orders').set({ admin_notes: 'x' }).where('total_sen', '>', 9_000).execute();
    await counted();
    await Promise.all([1, 2, 3].map(() => sql`select sum_up_order_tallies()`.execute(db)));
    await counted();
    const { lines } = await db
      .selectFrom('order_tallies')
      .select((eb) => sql<number>`${eb.fn.countAll()}::integer`.as('lines'))
      .executeTakeFirstOrThrow();
    expect(lines).toBeLessThan(100);
  });
});

test('quick stats say what the statistics page says', async () => {
  const { ask, deps } = await listing();
  const orders = await everyOrder();
  const counts = countOrders(
    orders.map((order) => ({
      orderStatus: order.order_status,
      paymentStatus: order.payment_status,
      totalSen: order.total_sen,
      mooncakeType: order.mooncake_type,
      phone: order.phone,
      createdAt: order.created_at,
      items: [],
    })),
  );
  const statistics = statisticsOf(counts, {}, deps.clock());
  const { batches } = await db
    .selectFrom('pickup_batches')
    .select((eb) => sql<number>`${eb.fn.countAll()}::integer`.as('batches'))
    .executeTakeFirstOrThrow();
  const owed = orders.filter(
    ({ order_status, payment_status, payment_uploaded_at }) =>
      ['cancelled', 'rejected'].includes(order_status) &&
      (payment_status === 'verified' || (payment_status === 'pending' && payment_uploaded_at !== null)),
  );
  expect((await ask('GET', '/orders/quick-stats')).json).toEqual({
    totalOrders: statistics.totalOrders,
    pending: orders.filter(
      (order) =>
        dashboardStatusOf({ orderStatus: order.order_status, paymentStatus: order.payment_status }) ===
        'pending',
    ).length,
    ready: statistics.readyForPickup,
    today: statistics.trend.at(-1)?.orders,
    revenueSen: statistics.totalRevenueSen,
    unsettledSen: orders
      .filter(
        ({ order_status: orderStatus, payment_status: paymentStatus }) =>
          paymentStatus === 'pending' && dashboardStatusOf({ orderStatus, paymentStatus }) === 'verified',
      )
      .reduce((sum, { total_sen }) => sum + total_sen, 0),
    averageOrderSen: statistics.averageOrderSen,
    batches,
    toReturn: {
      orders: owed.length,
      totalSen: owed.reduce((sum, { total_sen }) => sum + total_sen, 0),
    },
  });
});
