import type { AdminBatch } from '@mooncake/domain/batches/batch-admin.contract';
import type { LimitGrid } from '@mooncake/domain/batches/batch-limits.contract';
import { expect, test } from 'vitest';
import { createCounter, mochiHold, setLimit } from '../checkout/checkout.testing.ts';
import { mochiEntry } from '../orders/admin/admin-orders.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { openBatches } from './batches.testing.ts';

const database = await createTestDatabase();
const { db } = database;

test('limits say live what is sold and held, the largest first', async () => {
  const { create, limits, enter, shop } = await openBatches(database);
  const { browser, passMinutes, deps } = await createCounter(database);
  const { id } = await create();
  await setLimit(db, id, shop.mochi.id, 10_000);
  await enter(mochiEntry(shop, 3, { batchId: id }));
  await browser().hold(mochiHold(shop, 2, { batchId: id }));

  const [first, ...others] = await limits(id);
  expect(first).toMatchObject({
    productId: shop.mochi.id,
    productName: shop.mochi.name,
    productNameZh: shop.mochi.name_zh,
    limitQuantity: 10_000,
    currentQuantity: 5,
    availableStock: 9_995,
  });
  const quantities = others.map(({ limitQuantity }) => limitQuantity);
  expect(quantities).toEqual(quantities.toSorted((a, b) => b - a));

  passMinutes(16);
  const { findBatchLimits } = await import('./batch-limits.ts');
  const [later] = await findBatchLimits(db, id, deps.clock());
  expect(later?.currentQuantity).toBe(3);
});

test('a limit below what is sold stops new sales and changes no order', async () => {
  const { create, ask, enter, look, shop, audited } = await openBatches(database);
  const { browser } = await createCounter(database);
  const { id } = await create();
  await setLimit(db, id, shop.mochi.id, 10);
  const order = await enter(mochiEntry(shop, 6, { batchId: id }));
  const { json } = await ask('PUT', `/batches/${id}/limits/${shop.mochi.id}`, { limitQuantity: 4 });
  expect((json as { limits: { productId: string }[] }).limits).toContainEqual(
    expect.objectContaining({
      productId: shop.mochi.id,
      limitQuantity: 4,
      currentQuantity: 6,
      availableStock: 0,
    }),
  );
  expect(await look(order.id)).toMatchObject({ orderStatus: 'pending', quantity: 6 });
  expect((await browser().hold(mochiHold(shop, 1, { batchId: id }))).body.code).toBe('batch.short_of_stock');
  expect(await audited(id)).toContain('batch.limit_changed');
});

test('of what is off the shelf nothing is left, in the list as in the badge', async () => {
  const { create, ask, limits, enter, shop } = await openBatches(database);
  const { id } = await create();
  await setLimit(db, id, shop.mochi.id, 500);
  await enter(mochiEntry(shop, 1, { batchId: id }));
  const shelve = (isActive: boolean) =>
    db.updateTable('products').set({ is_active: isActive }).where('id', '=', shop.mochi.id).execute();
  await shelve(false);
  try {
    const rows = await limits(id);
    expect(rows.find(({ productId }) => productId === shop.mochi.id)).toMatchObject({
      isProductActive: false,
      limitQuantity: 500,
      currentQuantity: 1,
      availableStock: 0,
    });
    const { batches } = (await ask('GET', '/batches')).json as { batches: AdminBatch[] };
    const left = rows.reduce((sum, { availableStock }) => sum + availableStock, 0);
    expect(batches.find((batch) => batch.id === id)?.availableStock).toBe(left);
  } finally {
    await shelve(true);
  }
});

test('the limits of all batches to come are listed at once, the earliest batch first', async () => {
  const { create, ask, limits } = await openBatches(database);
  const late = await create({ batchName: 'Late', batchDate: '2090-12-24', isActive: false });
  const early = await create({ batchName: 'Early', batchDate: '2090-10-02' });
  await db
    .updateTable('pickup_batches')
    .set({ batch_date: '2020-01-01' })
    .where('id', '=', (await create({ batchName: 'Over' })).id)
    .execute();
  const { batches } = (await ask('GET', '/limits')).json as LimitGrid;
  const dates = batches.map(({ batchDate }) => batchDate);
  expect(dates).toEqual(dates.toSorted());
  expect(batches.map(({ batchName }) => batchName)).not.toContain('Over');
  for (const { id, isActive } of [early, late]) {
    expect(batches.find((batch) => batch.id === id)).toMatchObject({ isActive, limits: await limits(id) });
  }
});

test('a limit is not set over one that somebody else set meanwhile', async () => {
  const { create, ask, limits, shop } = await openBatches(database);
  const { id } = await create();
  await setLimit(db, id, shop.mochi.id, 10);
  const set = (limitQuantity: number, seen?: number) =>
    ask('PUT', `/batches/${id}/limits/${shop.mochi.id}`, { limitQuantity, seen });
  expect((await set(20, 10)).status).toBe(200);
  expect(await set(30, 10)).toMatchObject({
    status: 409,
    json: { code: 'limit.changed_meanwhile', details: { limitQuantity: 20 } },
  });
  expect((await set(30, 20)).status).toBe(200);
  // The answer was lost, and the same is asked again.
  expect((await set(30, 20)).status).toBe(200);
  expect((await set(5)).status).toBe(200);
  expect((await limits(id)).find(({ productId }) => productId === shop.mochi.id)?.limitQuantity).toBe(5);

  // Of many at once one wins, and the others hear of it.
  const answers = await Promise.all([11, 12, 13, 14].map((limitQuantity) => set(limitQuantity, 5)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
});

test('a product the batch had never heard of can be given a limit; nonsense cannot', async () => {
  const { create, ask, limits, shop } = await openBatches(database);
  const { id } = await create();
  await db
    .deleteFrom('product_batch_limits')
    .where('batch_id', '=', id)
    .where('product_id', '=', shop.yam.id)
    .execute();
  const path = `/batches/${id}/limits/${shop.yam.id}`;
  expect((await ask('PUT', path, { limitQuantity: 40 })).status).toBe(200);
  expect((await limits(id)).find(({ productId }) => productId === shop.yam.id)).toMatchObject({
    limitQuantity: 40,
    unit: 'pieces',
  });
  for (const limitQuantity of [-1, 1.5, '7', null]) {
    expect((await ask('PUT', path, { limitQuantity })).status).toBe(400);
  }
  const nothing = '00000000-0000-4000-8000-000000000000';
  expect((await ask('PUT', `/batches/${id}/limits/${nothing}`, { limitQuantity: 1 })).status).toBe(409);
  expect((await ask('GET', `/batches/${nothing}/limits`)).json).toMatchObject({ code: 'batch.not_found' });
});
