import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.testing.ts';
import { emptyTheShop, openReading } from './open-reading.testing.ts';
import { goodReceipt } from './readings.testing.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(() => emptyTheShop(db));

describe('a receipt that was used before', () => {
  test('by its transaction number is told on both orders, and neither matches any more', async () => {
    const { aReadableOrder, scripts, readAll, review } = await openReading(database);
    const first = await aReadableOrder('first');
    await readAll();
    expect((await review(first.id)).reading?.verdict).toBe('everything-matches');
    const second = await aReadableOrder('second');
    const reused = { ...second.facts, transaction: first.facts.transaction };
    scripts.set('second', { lines: goodReceipt(reused) });
    await readAll();
    for (const [one, other] of [
      [first, second],
      [second, first],
    ] as const) {
      expect((await review(one.id)).reading).toMatchObject({
        verdict: 'please-look',
        similarOrders: [{ orderId: other.id, orderNumber: other.orderNumber, why: 'same-transaction' }],
      });
    }
  });

  test('is told of an order that was approved before its receipt was read', async () => {
    const { aReadableOrder, ask, scripts, read, readAll, review } = await openReading(database);
    const first = await aReadableOrder('first');
    await ask('POST', `/orders/${first.id}/approve`, { seenInBank: true, version: first.version });
    const second = await aReadableOrder('second');
    const reused = { ...second.facts, transaction: first.facts.transaction };
    scripts.set('second', { lines: goodReceipt(reused) });
    await readAll();
    expect(read).toEqual(['second', 'first']);
    expect((await review(second.id)).reading).toMatchObject({
      verdict: 'please-look',
      similarOrders: [{ orderId: first.id, orderNumber: first.orderNumber, why: 'same-transaction' }],
    });
  });

  test('by its picture as well, saved anew with its numbers cut off', async () => {
    const { aReadableOrder, scripts, readAll, review } = await openReading(database);
    const first = await aReadableOrder('first', { fingerprints: ['00ff00ff00ff00ff'] });
    const second = await aReadableOrder('second', { fingerprints: ['00ff00ff00ff00fe'] });
    scripts.set('second', { lines: goodReceipt(second.facts).slice(2), fingerprints: ['00ff00ff00ff00fe'] });
    const other = await aReadableOrder('other', { fingerprints: ['ffffffff00000000'] });
    await Promise.all([readAll(), readAll()]);
    expect((await review(first.id)).reading?.similarOrders).toEqual([
      { orderId: second.id, orderNumber: second.orderNumber, why: 'similar-picture' },
    ]);
    expect((await review(second.id)).reading?.verdict).toBe('please-look');
    expect((await review(other.id)).reading?.verdict).toBe('everything-matches');
  });

  test('is told by its second, though every number on it was edited', async () => {
    const { aReadableOrder, scripts, readAll, review } = await openReading(database);
    const fingerprintsOf = (number: string, transaction: string) => [
      ...['00ff00ff00ff00ff', '00ff00ff00ff00ff:10:45:09'],
      ...[`00ff00ff00ff00ff:${number}`, `00ff00ff00ff00ff:${transaction}`],
    ];
    const first = await aReadableOrder('first', {
      fingerprints: fingerprintsOf('CHM990099', 'FT2611170045'),
    });
    const second = await aReadableOrder('second');
    const facts = { ...second.facts, transaction: 'FT2611188642' };
    const fingerprints = fingerprintsOf('CHM118822', facts.transaction);
    scripts.set('second', { lines: goodReceipt(facts), fingerprints });
    await readAll();
    for (const [one, other] of [
      [first, second],
      [second, first],
    ] as const) {
      expect((await review(one.id)).reading).toMatchObject({
        verdict: 'please-look',
        similarOrders: [{ orderId: other.id, why: 'similar-picture' }],
      });
    }
  });

  test('is none of another bank, whose page says the same elsewhere, though paid in the same second', async () => {
    const { aReadableOrder, scripts, readAll, review } = await openReading(database);
    const fingerprints = ['00ff00ff00ff00ff', '00ff00ff00ff00ff:10:45:09'];
    const first = await aReadableOrder('first', { fingerprints });
    const second = await aReadableOrder('second');
    const [title = '', ...rows] = goodReceipt({ ...second.facts, transaction: 'FT2611188642' });
    scripts.set('second', { lines: [title, ...rows.toReversed()], fingerprints });
    await readAll();
    for (const { id } of [first, second]) expect((await review(id)).reading?.similarOrders).toEqual([]);
  });

  test('is told by all that was not edited where it shows no time', async () => {
    const { aReadableOrder, scripts, readAll, review } = await openReading(database);
    const fingerprintsOf = (number: string, transaction: string) =>
      ['', ':19/09/2026', `:${number}`, `:${transaction}`].map((read) => `00ff00ff00ff00ff${read}`);
    const fingerprints = fingerprintsOf('CHM990099', 'FT2611170045');
    const first = await aReadableOrder('first', { fingerprints });
    const second = await aReadableOrder('second');
    const facts = { ...second.facts, transaction: 'FT2611188642' };
    scripts.set('second', {
      lines: goodReceipt(facts),
      fingerprints: fingerprintsOf('CHM118822', facts.transaction),
    });
    await readAll();
    for (const { id } of [first, second]) {
      expect((await review(id)).reading).toMatchObject({
        verdict: 'please-look',
        similarOrders: [{ why: 'similar-picture' }],
      });
    }
  });

  test('is not one of two customers of a bank who paid the same on one day', async () => {
    const { aReadableOrder, scripts, readAll, review } = await openReading(database);
    const fingerprints = ['00ff00ff00ff00ff'];
    const first = await aReadableOrder('first', { fingerprints });
    const second = await aReadableOrder('second');
    const facts = { ...second.facts, transaction: 'FT2611188642' };
    scripts.set('second', { lines: goodReceipt(facts), fingerprints });
    await readAll();
    for (const { id } of [first, second]) {
      expect((await review(id)).reading).toMatchObject({ verdict: 'everything-matches', similarOrders: [] });
    }
  });

  test.each([
    { order_status: 'cancelled' },
    { order_status: 'rejected' },
    { payment_status: 'rejected' },
  ] as const)('by its picture is not told of an order with %j, by its transaction it is', async (change) => {
    const { aReadableOrder, scripts, readAll, review } = await openReading(database);
    const fingerprints = ['00ff00ff00ff00ff', '00ff00ff00ff00ff:CHM990099', '00ff00ff00ff00ff:FT26111700'];
    const early = await aReadableOrder('early', { fingerprints });
    await readAll();
    await db.updateTable('orders').set(change).where('id', '=', early.id).execute();
    const second = await aReadableOrder('second');
    scripts.set('second', { lines: goodReceipt(second.facts).slice(2), fingerprints });
    await readAll();
    expect((await review(second.id)).reading?.similarOrders).toEqual([]);

    const third = await aReadableOrder('third');
    scripts.set('third', { lines: goodReceipt({ ...third.facts, transaction: early.facts.transaction }) });
    await readAll();
    expect((await review(third.id)).reading?.similarOrders).toMatchObject([
      { orderId: early.id, why: 'same-transaction' },
    ]);
  });

  test('by its picture is told no more once the other order is over', async () => {
    const { aReadableOrder, scripts, readAll, review } = await openReading(database);
    const fingerprints = ['00ff00ff00ff00ff', '00ff00ff00ff00ff:CHM990099'];
    const first = await aReadableOrder('first', { fingerprints });
    const second = await aReadableOrder('second');
    scripts.set('second', { lines: goodReceipt(second.facts).slice(2), fingerprints });
    await readAll();
    expect((await review(second.id)).reading?.similarOrders).toMatchObject([{ orderId: first.id }]);
    await db.updateTable('orders').set({ order_status: 'cancelled' }).where('id', '=', first.id).execute();
    expect((await review(second.id)).reading?.similarOrders).toEqual([]);
  });

  test('by the same order is none', async () => {
    const { aReadableOrder, scripts, readAll, review } = await openReading(database);
    const order = await aReadableOrder('first');
    await readAll();
    const again = await aReadableOrder('again');
    scripts.set('again', { lines: goodReceipt(order.facts) });
    await db.updateTable('receipts').set({ order_id: order.id }).where('id', '=', again.receiptId).execute();
    await readAll();
    const { reading } = await review(order.id);
    expect(reading).toMatchObject({ verdict: 'everything-matches', similarOrders: [] });
  });
});
