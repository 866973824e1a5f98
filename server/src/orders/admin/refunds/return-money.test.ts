import type { OrderListResponse } from '@mooncake/domain/orders/order-list.contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { orderStatusesInList } from '../../../database/migrations/0018-order-statuses-in-list.ts';
import { createTestDatabase } from '../../../testing/test-database.testing.ts';
import { mochiEntry, openBackOffice } from '../admin-orders.testing.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('orders').execute();
  await db.updateTable('product_batch_limits').set({ taken: 0, limit_quantity: 50 }).execute();
  await db.updateTable('batch_time_slots').set({ booked: 0, capacity: null }).execute();
});

async function openTill() {
  const office = await openBackOffice(database);
  const { ask, look } = office;
  const listed = async (money: 'to_return' | 'returned') =>
    ((await ask('GET', `/orders?money=${money}&sort=order_number`)).json as OrderListResponse).orders
      .map(({ orderNumber, refund }) => `${orderNumber} ${refund}`)
      .toSorted();
  const setTo = async (id: string, orderStatus: string, paymentStatus: string) =>
    ask('PUT', `/orders/${id}/status`, {
      orderStatus,
      paymentStatus,
      reason: 'x',
      version: (await look(id)).version,
    });
  const note = async (id: string, isReturned: boolean, version?: number) =>
    ask('PUT', `/orders/${id}/money-returned`, {
      isReturned,
      version: version ?? (await look(id)).version,
    });
  return { ...office, listed, setTo, note };
}

test('nobody who paid for an order that is over is missed, however it ended', async () => {
  const { aPaidOrder, enter, shop, ask, look, setTo, listed } = await openTill();
  const [verified, bulk, wholeBatch, rejected] = [
    await aPaidOrder(),
    await aPaidOrder(),
    await aPaidOrder(),
    await aPaidOrder(),
  ];
  await setTo(verified.id, 'cancelled', 'verified');
  await setTo(rejected.id, 'rejected', 'verified');
  await ask('POST', '/orders/bulk', { orderIds: [bulk.id], orderStatus: 'cancelled', reason: 'x' });
  const refused = await aPaidOrder();
  await ask('POST', `/orders/${refused.id}/cancel`, { notes: 'No money came.', version: refused.version });
  const unpaid = await enter(mochiEntry(shop));
  await ask('POST', `/batches/${shop.batch('13/9').id}/cancel`, { reason: 'No gas', disablesBatch: false });

  expect(await listed('to_return')).toEqual(
    [
      `${verified.orderNumber} due`,
      `${bulk.orderNumber} to_check`,
      `${wholeBatch.orderNumber} to_check`,
      `${rejected.orderNumber} due`,
    ].toSorted(),
  );
  expect((await ask('GET', '/orders?search=chm')).json).toMatchObject({ total: 6 });
  expect((await ask('GET', `/orders/${unpaid.id}`)).json).toMatchObject({ order: { refund: null } });
  expect((await ask('GET', '/orders/quick-stats')).json).toMatchObject({
    toReturn: { orders: 4, totalSen: verified.totalSen * 4 },
  });
  // Whoever looks at the receipt decides: the money came, or it did not.
  const { version } = await look(bulk.id);
  await ask('POST', `/orders/${bulk.id}/approve`, { seenInBank: true, version });
  await ask('POST', `/orders/${wholeBatch.id}/refuse-receipt`, {
    notes: 'No money came.',
    version: (await look(wholeBatch.id)).version,
  });
  expect(await listed('to_return')).toEqual(
    [`${verified.orderNumber} due`, `${bulk.orderNumber} due`, `${rejected.orderNumber} due`].toSorted(),
  );
});

test('money that went back is noted once, with its line in the log, and can be taken back', async () => {
  const { aPaidOrder, setTo, note, listed, audited } = await openTill();
  const { id, orderNumber } = await aPaidOrder();
  await setTo(id, 'cancelled', 'verified');
  expect((await note(id, true)).json).toMatchObject({ order: { refund: 'returned' } });
  expect((await note(id, true)).status).toBe(200);
  expect([await listed('to_return'), await listed('returned')]).toEqual([[], [`${orderNumber} returned`]]);
  expect((await note(id, false)).json).toMatchObject({ order: { refund: 'due' } });
  expect(await listed('returned')).toEqual([]);
  expect((await audited(id)).filter((action) => action.startsWith('order.money'))).toEqual([
    'order.money_returned',
    'order.money_return_undone',
  ]);
});

test('what nobody paid, or a colleague changed meanwhile, is not noted', async () => {
  const { enter, shop, aPaidOrder, setTo, note, look } = await openTill();
  const unpaid = await enter(mochiEntry(shop));
  expect((await note(unpaid.id, true)).json).toMatchObject({ code: 'refund.nothing_to_return' });
  const paid = await aPaidOrder();
  await setTo(paid.id, 'cancelled', 'verified');
  expect((await note(paid.id, true, paid.version)).json).toMatchObject({ code: 'order.changed_meanwhile' });
  expect(await look(paid.id)).toMatchObject({ refund: 'due' });
});

test('an order whose money went back does not go on as paid', async () => {
  const { aPaidOrder, setTo, note, look } = await openTill();
  const { id } = await aPaidOrder();
  await setTo(id, 'cancelled', 'verified');
  await note(id, true);
  expect((await setTo(id, 'verified', 'verified')).json).toMatchObject({ code: 'refund.already_returned' });
  await setTo(id, 'pending', 'pending');
  expect(await look(id)).toMatchObject({ orderStatus: 'pending', refund: null });
  await setTo(id, 'cancelled', 'verified');
  expect(await look(id)).toMatchObject({ refund: 'due' });
});

describe('a shop that comes from an older version', () => {
  // Everything before this step is there already, so its corrections are made once more.
  const correct = async () => {
    const corrections = orderStatusesInList
      .compile(db)
      .sql.split(/;\s*\n/)
      .filter((statement) => /^\s*(--.*\n\s*)*update orders/.test(statement));
    expect(corrections).toHaveLength(2);
    for (const statement of corrections) await sql.raw(statement).execute(db);
  };

  test('finds the receipts again that cancelling a whole batch rejected unseen', async () => {
    const { aPaidOrder, shop, ask, listed, look } = await openTill();
    const unseen = await aPaidOrder();
    const refused = await aPaidOrder();
    await ask('POST', `/orders/${refused.id}/cancel`, { notes: 'No money came.', version: refused.version });
    await ask('POST', `/batches/${shop.batch('13/9').id}/cancel`, { reason: 'No gas', disablesBatch: false });
    // As the version before left it.
    await db.updateTable('orders').set({ payment_status: 'rejected' }).where('id', '=', unseen.id).execute();
    expect(await listed('to_return')).toEqual([]);
    await correct();
    expect(await listed('to_return')).toEqual([`${unseen.orderNumber} to_check`]);
    expect(await look(refused.id)).toMatchObject({ paymentStatus: 'rejected', refund: null });
  });

  test('knows since when an order waits for another receipt', async () => {
    const { aPaidOrder, ask, look } = await openTill();
    const { id, version } = await aPaidOrder();
    await ask('POST', `/orders/${id}/refuse-receipt`, { notes: 'Not readable.', version });
    const { paymentRejectedAt } = await look(id);
    await db.updateTable('orders').set({ payment_rejected_at: null }).where('id', '=', id).execute();
    await correct();
    expect(await look(id)).toMatchObject({ paymentRejectedAt });
  });
});
