import { ringgitDigits } from '@mooncake/domain/money';
import type { BankPayment } from '@mooncake/domain/statements/statements.contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { emptyTheDesk, openDesk, statementOf } from './statements.testing.ts';

const database = await createTestDatabase();

beforeEach(() => emptyTheDesk(database.db));

/** An order that the statement verified, and the payments it was verified by. */
async function aVerifiedOrder(parts = 1) {
  const opened = await openDesk(database);
  const order = await opened.anOrder(2);
  const part = Math.floor(order.totalSen / parts);
  for (let at = 0; at < parts; at += 1) {
    const sen = at === 0 ? order.totalSen - part * (parts - 1) : part;
    await opened.take(statementOf([`0${at + 1}/09/2026`, `PART ${at}`, ringgitDigits(sen)]));
    for (const state of ['likely', 'amount_differs', 'unknown'] as const) {
      for (const payment of await opened.list(state)) {
        const shares = [{ orderId: order.id, amountSen: payment.amountSen }];
        await opened.settle(payment, { kind: 'match', shares });
      }
    }
  }
  expect(await opened.look(order.id)).toMatchObject({ paymentStatus: 'verified' });
  const setStatus = async (orderStatus: string, paymentStatus: string) =>
    opened.ask('PUT', `/orders/${order.id}/status`, {
      ...{ orderStatus, paymentStatus, reason: 'x' },
      version: (await opened.look(order.id)).version,
    });
  const reopen = (payment: BankPayment) => opened.settle(payment, { kind: 'reopen' });
  return { ...opened, order, setStatus, reopen, payments: await opened.list('matched') };
}

describe('money taken away from an order', () => {
  test('leaves it waiting, whichever of several parts it was', async () => {
    const { payments, reopen, look, order } = await aVerifiedOrder(3);
    const [first, second] = payments;
    if (first) expect(await reopen(first)).toMatchObject({ json: { unverified: [order.orderNumber] } });
    expect(await look(order.id)).toMatchObject({ orderStatus: 'payment_uploaded', paymentStatus: 'pending' });
    if (second) expect(await reopen(second)).toMatchObject({ json: { unverified: [] } });
  });

  test('is not let go from what is packed or collected', async () => {
    for (const status of ['ready_for_pickup', 'completed']) {
      await emptyTheDesk(database.db);
      const { payments, reopen, look, order, setStatus, overview } = await aVerifiedOrder();
      await setStatus(status, 'verified');
      const [payment] = payments;
      if (!payment) throw new Error('no payment');
      expect(await reopen(payment)).toMatchObject({
        status: 409,
        json: {
          code: 'payment.held_by_order',
          details: { orderNumber: order.orderNumber, problem: 'under_way' },
        },
      });
      expect(await look(order.id)).toMatchObject({ orderStatus: status, paymentStatus: 'verified' });
      expect(await overview()).toMatchObject({ states: { matched: { payments: 1 } } });
    }
  });

  test('is not let go once it went back to the customer', async () => {
    const { payments, reopen, look, order, setStatus, ask } = await aVerifiedOrder();
    await setStatus('cancelled', 'verified');
    const { version } = await look(order.id);
    await ask('PUT', `/orders/${order.id}/money-returned`, { isReturned: true, version });
    const [payment] = payments;
    if (payment) expect(await reopen(payment)).toMatchObject({ json: { details: { problem: 'returned' } } });
  });

  test('leaves a cancelled order without money to return', async () => {
    const { payments, reopen, look, order, setStatus } = await aVerifiedOrder();
    await setStatus('cancelled', 'verified');
    const [payment] = payments;
    if (payment) await reopen(payment);
    expect(await look(order.id)).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'rejected' });
  });

  test('leaves an order verified that somebody approved by its receipt since', async () => {
    const { payments, reopen, look, order, setStatus, ask } = await aVerifiedOrder();
    await setStatus('payment_uploaded', 'pending');
    const { version } = await look(order.id);
    await ask('POST', `/orders/${order.id}/approve`, { seenInBank: true, version });
    const at = new Date('2026-09-20T05:00:00Z');
    await database.db
      .updateTable('orders')
      .set({ payment_verified_at: at })
      .where('id', '=', order.id)
      .execute();
    const [payment] = payments;
    if (payment) expect(await reopen(payment)).toMatchObject({ json: { unverified: [] } });
    expect(await look(order.id)).toMatchObject({ paymentStatus: 'verified' });
  });

  test('leaves one verified that is paid without it, until that goes as well', async () => {
    const { payments, reopen, look, order, take, list, settle } = await aVerifiedOrder();
    await take(statementOf(['09/09/2026', 'ONCE MORE', order.ringgit]));
    const [more] = await list('unknown');
    const shares = [{ orderId: order.id, amountSen: order.totalSen }];
    if (more) await settle(more, { kind: 'match', shares });
    const [payment] = payments;
    if (payment) expect(await reopen(payment)).toMatchObject({ json: { unverified: [] } });
    expect(await look(order.id)).toMatchObject({ paymentStatus: 'verified' });
    const [left] = await list('matched');
    if (left) expect(await reopen(left)).toMatchObject({ json: { unverified: [order.orderNumber] } });
    expect(await look(order.id)).toMatchObject({ paymentStatus: 'pending' });
  });
});
