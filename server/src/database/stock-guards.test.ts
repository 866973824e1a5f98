import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { aBatch, aMethod, aProductRow, aSlot } from '../testing/rows.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';

const { db } = await createTestDatabase();

describe('the stock of a product in a batch', () => {
  let limitId: string;
  const take = (units: number) =>
    db
      .updateTable('product_batch_limits')
      .set((row) => ({ taken: row('taken', '+', units) }))
      .where('id', '=', limitId)
      .execute();
  const taken = async () =>
    (
      await db
        .selectFrom('product_batch_limits')
        .select('taken')
        .where('id', '=', limitId)
        .executeTakeFirstOrThrow()
    ).taken;

  beforeEach(async () => {
    const product_id = await aProductRow(db);
    const batch_id = await aBatch(db);
    const { id } = await db
      .insertInto('product_batch_limits')
      .values({ product_id, batch_id, limit_quantity: 10 })
      .returning('id')
      .executeTakeFirstOrThrow();
    limitId = id;
  });

  test('is sold to the last box and not one further', async () => {
    await take(10);
    await expect(take(1)).rejects.toMatchObject({
      code: '23514',
      constraint: 'product_batch_limits_not_oversold',
      table: 'product_batch_limits',
    });
    expect(await taken()).toBe(10);
  });

  test('goes to exactly as many of forty customers as there are boxes', async () => {
    const sales = await Promise.allSettled(Array.from({ length: 40 }, () => take(1)));

    expect(sales.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await taken()).toBe(10);
  });

  test('cannot be oversold by a plain statement or a new row either', async () => {
    await expect(
      sql`update product_batch_limits set taken = 11 where id = ${limitId}`.execute(db),
    ).rejects.toThrow('only 10 boxes left');
    const row = {
      product_id: await aProductRow(db),
      batch_id: await aBatch(db),
      limit_quantity: 2,
      taken: 3,
    };
    await expect(db.insertInto('product_batch_limits').values(row).execute()).rejects.toMatchObject({
      constraint: 'product_batch_limits_not_oversold',
    });
  });

  test('may be limited below what is sold; then it is only given back', async () => {
    await take(8);
    await db
      .updateTable('product_batch_limits')
      .set({ limit_quantity: 5 })
      .where('id', '=', limitId)
      .execute();

    await expect(take(1)).rejects.toMatchObject({ constraint: 'product_batch_limits_not_oversold' });
    await take(-2);
    expect(await taken()).toBe(6);
  });

  test('is never less than nothing', async () => {
    await expect(take(-1)).rejects.toMatchObject({ code: '23514' });
    await expect(
      db.updateTable('product_batch_limits').set({ limit_quantity: -1 }).where('id', '=', limitId).execute(),
    ).rejects.toMatchObject({ code: '23514' });
  });
});

describe('the places in a time slot', () => {
  async function aBookedSlot(capacities: { slot: number | null; batch: number | null }) {
    const slot = await aSlot(db, await aMethod(db), capacities.slot);
    const key = { batch_id: await aBatch(db), time_slot_id: slot };
    await db
      .insertInto('batch_time_slots')
      .values({ ...key, capacity: capacities.batch })
      .execute();
    return (orders: number) =>
      db
        .updateTable('batch_time_slots')
        .set({ booked: orders })
        .where('batch_id', '=', key.batch_id)
        .where('time_slot_id', '=', key.time_slot_id)
        .execute();
  }

  test.each([
    { slot: 3, batch: null, room: 3 },
    { slot: 3, batch: 5, room: 5 },
    { slot: 5, batch: 3, room: 3 },
    { slot: null, batch: 2, room: 2 },
  ])('slot %j', async ({ slot, batch, room }) => {
    const book = await aBookedSlot({ slot, batch });
    await book(room);
    await expect(book(room + 1)).rejects.toMatchObject({
      code: '23514',
      constraint: 'batch_time_slots_not_overbooked',
    });
    await book(room - 1);
  });

  test('have no end where no capacity is set', async () => {
    const book = await aBookedSlot({ slot: null, batch: null });
    await expect(book(10_000)).resolves.toBeDefined();
  });
});
