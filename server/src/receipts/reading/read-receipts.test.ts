import { malaysianToday } from '@mooncake/domain/calendar';
import { formatRinggit } from '@mooncake/domain/money';
import type { ReceiptReviewResponse } from '@mooncake/domain/receipts/receipt-review.contract';
import type { Topic } from '@mooncake/domain/topic';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { openBackOffice } from '../../orders/admin/admin-orders.testing.ts';
import { eventually } from '../../testing/eventually.testing.ts';
import { createTestDatabase } from '../../testing/test-database.testing.ts';
import { claimReceipt } from './claim-receipt.ts';
import { readNext, startReadingReceipts } from './read-receipts.ts';
import { goodReceipt, ourBank, type Script, scriptedReader } from './readings.testing.ts';

const database = await createTestDatabase();
const { db } = database;
const minute = 60_000;

beforeEach(async () => {
  await db.deleteFrom('orders').execute();
  await db.updateTable('product_batch_limits').set({ taken: 0 }).execute();
  await db.updateTable('batch_time_slots').set({ booked: 0 }).execute();
});

/** A back office whose receipts are read by script, with a clock to push forward. */
async function openReading() {
  let ahead = 0;
  const scripts = new Map<string, Script>();
  const { reader, read } = scriptedReader(scripts);
  const clock = () => new Date(Date.now() + ahead);
  const office = await openBackOffice(database, { clock, receiptReader: reader });
  await sql`update shop_settings set value = jsonb_set(value, '{bank}', value->'bank' || ${JSON.stringify(ourBank)}::jsonb)`.execute(
    db,
  );
  const { deps, aPaidOrder, ask } = office;
  /** An order whose receipt says what it should, unless lines are given. */
  async function aReadableOrder(file: string, change: Partial<Script> = {}) {
    const order = await aPaidOrder({ file });
    const facts = {
      orderNumber: order.orderNumber,
      amount: formatRinggit(order.totalSen),
      day: malaysianToday(clock()),
      transaction: `FT2611170${String(1000 + scripts.size)}`,
    };
    scripts.set(file, { lines: goodReceipt(facts), ...change });
    return { ...order, facts };
  }
  const readAll = async (server = deps) => {
    while (await readNext(server));
  };
  const review = async (id: string) =>
    (await ask('GET', `/orders/${id}/review`)).json as ReceiptReviewResponse;
  const passMinutes = (minutes: number) => {
    ahead += minutes * minute;
  };
  return { ...office, scripts, read, aReadableOrder, readAll, review, passMinutes };
}

describe('a receipt that came', () => {
  test('waits, is read once, and open screens hear of it', async () => {
    const { deps, aReadableOrder, review, read, readAll } = await openReading();
    const { id, totalSen } = await aReadableOrder('alpha');
    const waiting = { state: 'waiting', verdict: null, findings: null, expectedAmountSen: totalSen };
    expect((await review(id)).reading).toMatchObject(waiting);
    const told: Topic[] = [];
    deps.events.subscribe((topics) => told.push(...topics));
    await readAll();
    await readAll();
    expect(read).toEqual(['alpha']);
    expect(told).toEqual(['orders']);
    expect((await review(id)).reading).toMatchObject({
      state: 'read',
      verdict: 'everything-matches',
      findings: { amount: { verdict: 'matches' }, orderNumber: { verdict: 'matches' } },
      similarOrders: [],
    });
  });

  test('is read by itself when the order comes, and what was left at the start', async () => {
    const { deps, aReadableOrder, read } = await openReading();
    await aReadableOrder('left');
    const job = startReadingReceipts(deps);
    await eventually(() => expect(read).toEqual(['left']));
    await aReadableOrder('fresh');
    deps.events.publish('orders');
    await eventually(() => expect(read).toEqual(['left', 'fresh']));
    await job.stop();
    await aReadableOrder('late');
    deps.events.publish('orders');
    expect(read).toEqual(['left', 'fresh']);
  });

  test('is read after a crowd, once its customers are through', async () => {
    const { deps, aReadableOrder, read } = await openReading();
    const job = startReadingReceipts(deps);
    await aReadableOrder('alpha');
    for (let customer = 0; customer < 10; customer += 1) deps.events.publish('orders');
    await eventually(() => expect(read).toEqual(['alpha']));
    await job.stop();
  });

  test('is not read where it was replaced or decided, and the newest comes first', async () => {
    const { aReadableOrder, ask, scripts, read, readAll, passMinutes, deps } = await openReading();
    const decided = await aReadableOrder('decided');
    const body = { seenInBank: true, version: decided.version };
    await ask('POST', `/orders/${decided.id}/approve`, body);
    await aReadableOrder('older');
    passMinutes(1);
    const replaced = await aReadableOrder('replaced');
    const newer = await aReadableOrder('newer');
    scripts.set('newer', { lines: ['nothing'] });
    await db
      .updateTable('receipts')
      .set({ order_id: replaced.id, uploaded_at: new Date(deps.clock().getTime() + minute) })
      .where('id', '=', newer.receiptId)
      .execute();
    await readAll();
    expect(read).toEqual(['newer', 'older']);
  });

  test('of which nothing can be made is said to be unreadable', async () => {
    const { aPaidOrder, review, readAll, read, passMinutes } = await openReading();
    const { id } = await aPaidOrder({ file: 'no script' });
    await readAll();
    // The machine may have been too busy: it gets another chance, a little later.
    expect((await review(id)).reading).toMatchObject({ state: 'waiting' });
    passMinutes(1);
    await readAll();
    await readAll();
    expect(read).toEqual(['no script', 'no script']);
    expect((await review(id)).reading).toMatchObject({ state: 'unreadable', verdict: null, findings: null });
  });

  test('comes before one that was tried in vain', async () => {
    const { deps, aReadableOrder, aPaidOrder, read, passMinutes } = await openReading();
    await aReadableOrder('older');
    passMinutes(1);
    await aPaidOrder({ file: 'no script' });
    await readNext(deps);
    passMinutes(1);
    await readNext(deps);
    expect(read).toEqual(['no script', 'older']);
  });

  test('is not said to wait for ever where staff were faster or no reader is there', async () => {
    const { ask, aReadableOrder, review } = await openReading();
    const { id, version } = await aReadableOrder('alpha');
    await ask('POST', `/orders/${id}/approve`, { seenInBank: true, version });
    expect((await review(id)).reading).toBeNull();
    const without = await openBackOffice(database);
    const other = await without.aPaidOrder();
    const { json } = await without.ask('GET', `/orders/${other.id}/review`);
    expect(json).toMatchObject({ reading: { state: 'off', verdict: null } });
  });
});

describe('several servers', () => {
  test('never read the same receipt', async () => {
    const { aReadableOrder, read, readAll } = await openReading();
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => `file ${name}`);
    for (const name of names) await aReadableOrder(name);
    await Promise.all([readAll(), readAll(), readAll(), readAll()]);
    expect(read.toSorted()).toEqual(names);
  });

  test('take over from one that was killed, once its lease has ended', async () => {
    const { deps, aReadableOrder, read, readAll, passMinutes } = await openReading();
    await aReadableOrder('alpha');
    expect(await claimReceipt(db, deps.clock())).not.toBeNull();
    await readAll();
    expect(read).toEqual([]);
    passMinutes(7);
    await readAll();
    expect(read).toEqual(['alpha']);
  });

  test('leave alone what killed three of them', async () => {
    const { deps, aReadableOrder, review, read, readAll, passMinutes } = await openReading();
    const { id } = await aReadableOrder('deadly');
    for (let death = 0; death < 3; death += 1) {
      expect(await claimReceipt(db, deps.clock())).not.toBeNull();
      passMinutes(7);
    }
    await readAll();
    expect(read).toEqual([]);
    expect((await review(id)).reading).toMatchObject({ state: 'unreadable' });
  });

  test('do not write down what one read too late', async () => {
    const { deps, aReadableOrder, review, scripts, passMinutes, readAll } = await openReading();
    const { id } = await aReadableOrder('alpha');
    const slow = {
      ...deps.receiptReader,
      async read(file: Parameters<typeof deps.receiptReader.read>[0]) {
        const made = await deps.receiptReader.read(file);
        passMinutes(7);
        scripts.set('alpha', { lines: ['Transfer failed'] });
        await readAll();
        return made;
      },
    };
    await readNext({ ...deps, receiptReader: slow });
    expect((await review(id)).reading?.verdict).not.toBe('everything-matches');
  });
});

test('a server that stops gives back what it was reading', async () => {
  const { deps, aReadableOrder, read, readAll } = await openReading();
  await aReadableOrder('alpha');
  let giveUp = () => {};
  const begun: string[] = [];
  const endless = {
    isInstalled: true,
    read: () =>
      new Promise<null>((resolve) => {
        begun.push('alpha');
        giveUp = () => resolve(null);
      }),
    close: async () => giveUp(),
  };
  const job = startReadingReceipts({ ...deps, receiptReader: endless });
  await eventually(() => expect(begun).toEqual(['alpha']));
  await job.stop();
  await readAll();
  expect(read).toEqual(['alpha']);
});

test('a receipt erased while it is read leaves nothing', async () => {
  const { deps, aReadableOrder } = await openReading();
  const { id } = await aReadableOrder('alpha');
  const erasing = {
    ...deps.receiptReader,
    async read(file: Parameters<typeof deps.receiptReader.read>[0]) {
      await db.deleteFrom('receipts').where('order_id', '=', id).execute();
      return deps.receiptReader.read(file);
    },
  };
  expect(await readNext({ ...deps, receiptReader: erasing })).toBe(true);
  expect(await db.selectFrom('receipt_readings').selectAll().execute()).toEqual([]);
});

describe('a receipt that was used before', () => {
  test('by its transaction number is told on both orders, and neither matches any more', async () => {
    const { aReadableOrder, scripts, readAll, review } = await openReading();
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

  test('by its picture as well, saved anew with its numbers cut off', async () => {
    const { aReadableOrder, scripts, readAll, review } = await openReading();
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

  test('is not one of two customers of a bank who paid the same on one day', async () => {
    const { aReadableOrder, scripts, readAll, review } = await openReading();
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
    const { aReadableOrder, scripts, readAll, review } = await openReading();
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
    const { aReadableOrder, scripts, readAll, review } = await openReading();
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
    const { aReadableOrder, scripts, readAll, review } = await openReading();
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
