import type { StoredConfirmation } from '@mooncake/domain/orders/confirmation.contract';
import { expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { createBrowser, createCounter, furnishShop, mochiHold } from '../../checkout/checkout.testing.ts';
import { aReceipt, submit } from '../../orders/submission.testing.ts';
import { createTestDatabase } from '../../testing/test-database.testing.ts';
import { keepVerdict, scriptedReader } from './readings.testing.ts';

const database = await createTestDatabase();
const { db } = database;

/** An order a customer just placed, in a shop with a reader or without. */
async function order({ isRead = true } = {}) {
  const shop = await furnishShop(db);
  const counter = await createCounter(database);
  const deps = isRead ? { ...counter.deps, receiptReader: scriptedReader(new Map()).reader } : counter.deps;
  const app = createApp(deps);
  const browser = () => createBrowser(async (path, init) => app.request(path, init, {}));
  const customer = browser();
  const { body: hold } = await customer.hold(mochiHold(shop));
  const { body } = await submit(customer, hold.holdId, await aReceipt(7));
  const summary = (who = customer) =>
    who.ask<StoredConfirmation>('GET', `/api/orders/${body.orderNumber}/confirmation`);
  const receipt = await db
    .selectFrom('receipts as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.id as receiptId', 'o.id as orderId'])
    .where('o.order_number', '=', body.orderNumber)
    .executeTakeFirstOrThrow();
  return { browser, summary, receipt };
}

test('the summary says what could not be seen, to the browser that ordered, until staff decide', async () => {
  const { browser, summary, receipt } = await order();
  expect((await summary()).body).toMatchObject({ isReceiptUnread: true });
  await keepVerdict(db, receipt, 'does-not-match', { verdict: 'differs', read: 'RM 10.00' });
  const { body } = await summary();
  expect(body.isReceiptUnread).toBeUndefined();
  expect(body.receiptHint).toBe('amount');
  // Only that it could not be seen, never what was read instead.
  expect(JSON.stringify(body)).not.toContain('RM 10.00');
  expect((await summary(browser())).status).toBe(404);

  await db
    .updateTable('orders')
    .set({ order_status: 'verified', payment_status: 'verified' })
    .where('id', '=', receipt.orderId)
    .execute();
  expect((await summary()).body.receiptHint).toBeUndefined();
});

test('a receipt that shows what it should is not spoken of, and nothing waits where nothing reads', async () => {
  const read = await order();
  await keepVerdict(db, read.receipt, 'please-look');
  const said = ({ body }: Awaited<ReturnType<typeof read.summary>>) => [
    body.isReceiptUnread,
    body.receiptHint,
  ];
  expect(said(await read.summary())).toEqual([undefined, undefined]);
  const unread = await order({ isRead: false });
  expect(said(await unread.summary())).toEqual([undefined, undefined]);
});
