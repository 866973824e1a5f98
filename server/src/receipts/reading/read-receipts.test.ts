import { malaysianLocalTime } from '@mooncake/domain/calendar';
import type { Topic } from '@mooncake/domain/topic';
import { beforeEach, describe, expect, test } from 'vitest';
import { openBackOffice } from '../../orders/admin/admin-orders.testing.ts';
import { eventually } from '../../testing/eventually.testing.ts';
import { createTestDatabase } from '../../testing/test-database.testing.ts';
import { claimReceipt } from './claim-receipt.ts';
import { emptyTheShop, openReading } from './open-reading.testing.ts';
import { readNext, startReadingReceipts } from './read-receipts.ts';
import { goodReceipt } from './readings.testing.ts';

const database = await createTestDatabase();
const { db } = database;
const minute = 60_000;

beforeEach(() => emptyTheShop(db));

describe('a receipt that came', () => {
  test('waits, is read once, and open screens hear of it', async () => {
    const { deps, aReadableOrder, review, read, readAll } = await openReading(database);
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

  test('is no transfer of a time after it came, however late it is read', async () => {
    const { aReadableOrder, scripts, readAll, review, passMinutes } = await openReading(database);
    const { id, facts } = await aReadableOrder('early');
    const later = malaysianLocalTime(new Date(Date.now() + 60 * minute)).replace('T', ' ');
    scripts.set('early', { lines: goodReceipt({ ...facts, day: later }) });
    passMinutes(180);
    await readAll();
    expect((await review(id)).reading).toMatchObject({
      verdict: 'does-not-match',
      findings: { date: { verdict: 'differs' } },
    });
  });

  test('on its side is judged as its letters stand, and its places are those of the picture that was sent', async () => {
    const { aReadableOrder, scripts, review, readAll } = await openReading(database);
    const { id, facts } = await aReadableOrder('alpha');
    const lines = goodReceipt(facts).flatMap((line) =>
      line.startsWith('Amount') ? ['Amount     Fee', `${facts.amount.replace(' ', '')}     RM1.00`] : [line],
    );
    scripts.set('alpha', { lines, turn: 90 });
    await readAll();
    const { reading } = await review(id);
    expect(reading?.verdict).toBe('everything-matches');
    // The fourth row, read upwards along the left side.
    expect(reading?.findings?.amount.box).toMatchObject({
      left: expect.closeTo(0.35),
      top: expect.closeTo(0.86),
      width: expect.closeTo(0.04),
      height: expect.closeTo(0.09),
    });
  });

  test('is read by itself when the order comes, and what was left at the start', async () => {
    const { deps, aReadableOrder, read } = await openReading(database);
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
    const { deps, aReadableOrder, read } = await openReading(database);
    const job = startReadingReceipts(deps);
    await aReadableOrder('alpha');
    for (let customer = 0; customer < 10; customer += 1) deps.events.publish('orders');
    await eventually(() => expect(read).toEqual(['alpha']));
    await job.stop();
  });

  test('is given up when a crowd comes, and read from its start once they are through', async () => {
    const { deps, aReadableOrder, scripts, read, review } = await openReading(database);
    const { id } = await aReadableOrder('alpha', { isSlow: true });
    const job = startReadingReceipts(deps);
    await eventually(() => expect(read).toEqual(['alpha']));
    scripts.set('alpha', { lines: scripts.get('alpha')?.lines ?? [] });
    for (let customer = 0; customer < 10; customer += 1) deps.events.publish('orders');
    await eventually(async () => expect((await review(id)).reading).toMatchObject({ state: 'read' }));
    expect(read).toEqual(['alpha', 'alpha']);
    await job.stop();
  });

  test('is not read where it was replaced, and the newest comes first', async () => {
    const { aReadableOrder, scripts, read, readAll, passMinutes, deps } = await openReading(database);
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

  test('comes before those that were decided unread, of which the long past and the invented are left', async () => {
    const { aReadableOrder, ask, read, readAll, passMinutes } = await openReading(database);
    const decide = async (file: string) => {
      const { id, version } = await aReadableOrder(file);
      await ask('POST', `/orders/${id}/approve`, { seenInBank: true, version });
      return id;
    };
    const longPast = await decide('long past');
    const placedAt = new Date(Date.now() - 28 * 24 * 60 * minute);
    await db.updateTable('orders').set({ created_at: placedAt }).where('id', '=', longPast).execute();
    await aReadableOrder('waiting');
    await decide('older');
    passMinutes(1);
    await decide('newer');
    const invented = await decide('invented');
    await db.updateTable('orders').set({ is_sample: true }).where('id', '=', invented).execute();
    await readAll();
    expect(read).toEqual(['waiting', 'newer', 'older']);
  });

  test('of which nothing can be made is said to be unreadable', async () => {
    const { aPaidOrder, review, readAll, read, passMinutes } = await openReading(database);
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

  test('that took too much is not read a second time', async () => {
    const { aReadableOrder, review, readAll, read, passMinutes } = await openReading(database);
    const { id } = await aReadableOrder('bomb', { isTooMuch: true });
    await readAll();
    expect((await review(id)).reading).toMatchObject({ state: 'unreadable' });
    passMinutes(7);
    await readAll();
    expect(read).toEqual(['bomb']);
  });

  test('does not match where writing could not be read, which is told where it was sent', async () => {
    const { aReadableOrder, readAll, review, scripts } = await openReading(database);
    const { id } = await aReadableOrder('alpha');
    const { lines = [] } = scripts.get('alpha') ?? {};
    scripts.set('alpha', { lines, turn: 180, unread: [{ left: 0.1, top: 0.2, width: 0.3, height: 0.1 }] });
    await readAll();
    const { reading } = await review(id);
    expect(reading?.verdict).toBe('please-look');
    const [unread] = reading?.findings?.notUnderstood ?? [];
    expect(unread?.read).toBe('');
    expect(unread?.box?.left).toBeCloseTo(0.6);
    expect(unread?.box?.top).toBeCloseTo(0.7);
  });

  test('comes before one that was tried in vain', async () => {
    const { deps, aReadableOrder, aPaidOrder, read, passMinutes } = await openReading(database);
    await aReadableOrder('older');
    passMinutes(1);
    await aPaidOrder({ file: 'no script' });
    await readNext(deps);
    passMinutes(1);
    await readNext(deps);
    expect(read).toEqual(['no script', 'older']);
  });

  test('is not said to wait for ever where staff were faster or no reader is there', async () => {
    const { ask, aReadableOrder, review } = await openReading(database);
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
    const { aReadableOrder, read, readAll } = await openReading(database);
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => `file ${name}`);
    for (const name of names) await aReadableOrder(name);
    await Promise.all([readAll(), readAll(), readAll(), readAll()]);
    expect(read.toSorted()).toEqual(names);
  });

  test('take over from one that was killed, once its lease has ended', async () => {
    const { deps, aReadableOrder, read, readAll, passMinutes } = await openReading(database);
    await aReadableOrder('alpha');
    expect(await claimReceipt(db, deps.clock())).not.toBeNull();
    await readAll();
    expect(read).toEqual([]);
    passMinutes(7);
    await readAll();
    expect(read).toEqual(['alpha']);
  });

  test('leave alone what killed three of them', async () => {
    const { deps, aReadableOrder, review, read, readAll, passMinutes } = await openReading(database);
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
    const { deps, aReadableOrder, review, scripts, passMinutes, readAll } = await openReading(database);
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
  const { deps, aReadableOrder, read, readAll } = await openReading(database);
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
    tookTooMuch: () => false,
    close: async () => giveUp(),
  };
  const job = startReadingReceipts({ ...deps, receiptReader: endless });
  await eventually(() => expect(begun).toEqual(['alpha']));
  await job.stop();
  await readAll();
  expect(read).toEqual(['alpha']);
});

test('a receipt erased while it is read leaves nothing', async () => {
  const { deps, aReadableOrder } = await openReading(database);
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
