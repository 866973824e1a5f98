import { describe, expect, test } from 'vitest';
import { createCounter, mochiHold } from '../checkout/checkout.testing.ts';
import { mochiEntry } from '../orders/admin/admin-orders.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { aDraft, openCatalogue } from './products.testing.ts';

const database = await createTestDatabase();
const { db } = database;

const giveLimits = (productId: string, quantity: number) =>
  db
    .updateTable('product_batch_limits')
    .set({ limit_quantity: quantity })
    .where('product_id', '=', productId)
    .execute();

describe('a deleted product', () => {
  test('that nobody ordered leaves nothing behind', async () => {
    const { create, ask, shelf, audited } = await openCatalogue(database);
    const { id } = await create(aDraft());
    expect((await ask('DELETE', `/products/${id}`)).json).toEqual({ outcome: 'deleted' });
    expect((await shelf()).some((product) => product.id === id)).toBe(false);
    const rows = await db.selectFrom('products').select('id').where('id', '=', id).execute();
    expect(rows).toEqual([]);
    expect(await audited(id)).toEqual(['product.created', 'product.deleted']);
    expect((await ask('DELETE', `/products/${id}`)).status).toBe(404);
  });

  test('that was ordered is seen nowhere, and its orders keep stock and history', async () => {
    const office = await openCatalogue(database);
    const { create, ask, enter, look, shop, shelf } = office;
    const product = await create(aDraft({ name: 'Ordered Once', priceSen: 1000 }));
    const batchId = shop.batch('13/9').id;
    await giveLimits(product.id, 5);
    const order = await enter(
      mochiEntry(shop, 2, {
        items: [{ productId: product.id, quantity: 2, metadata: null }],
        seenTotalSen: 2000,
      }),
    );

    expect((await ask('DELETE', `/products/${product.id}`)).json).toEqual({ outcome: 'archived' });
    expect((await shelf()).some(({ id }) => id === product.id)).toBe(false);
    expect(JSON.stringify((await ask('GET', '/products')).json)).not.toContain('Ordered Once');
    expect(JSON.stringify(await look(order.id))).toContain('Ordered Once');
    const limits = await db
      .selectFrom('product_batch_limits')
      .select(['batch_id', 'taken'])
      .where('product_id', '=', product.id)
      .execute();
    expect(limits).toEqual([{ batch_id: batchId, taken: 2 }]);

    const { version } = await look(order.id);
    const change = { orderStatus: 'cancelled', paymentStatus: 'pending', reason: 'test', version };
    expect((await ask('PUT', `/orders/${order.id}/status`, change)).status).toBe(200);
    const reused = await create(aDraft({ name: 'Ordered Once' }));
    expect(reused.id).not.toBe(product.id);
  });

  test('that somebody is paying for stays until the hold is forgotten', async () => {
    const { create, ask, shop } = await openCatalogue(database);
    const product = await create(aDraft({ priceSen: 1000 }));
    await giveLimits(product.id, 5);
    const counter = await createCounter(database);
    const held = await counter.browser().hold(
      mochiHold(shop, 1, {
        items: [{ productId: product.id, quantity: 1, metadata: null }],
        seenTotalSen: 1000,
      }),
    );
    expect(held.status).toBe(200);
    expect((await ask('DELETE', `/products/${product.id}`)).json).toEqual({ outcome: 'archived' });
    const again = await counter.browser().hold(
      mochiHold(shop, 1, {
        items: [{ productId: product.id, quantity: 1, metadata: null }],
        seenTotalSen: 1000,
      }),
    );
    expect(again.body).toMatchObject({ code: 'cart.product_unavailable' });
  });

  test('and held at the same moment is never lost to the one who holds it', async () => {
    const { create, ask, shop } = await openCatalogue(database);
    const counter = await createCounter(database);
    for (let round = 0; round < 5; round += 1) {
      const product = await create(aDraft({ priceSen: 1000 }));
      await giveLimits(product.id, 50);
      const request = mochiHold(shop, 1, {
        items: [{ productId: product.id, quantity: 1, metadata: null }],
        seenTotalSen: 1000,
      });
      const [removal, ...holds] = await Promise.all([
        ask('DELETE', `/products/${product.id}`),
        ...Array.from({ length: 4 }, () => counter.browser().hold(request)),
      ]);
      const isHeld = holds.some(({ status }) => status === 200);
      expect(holds.every(({ status }) => status < 500)).toBe(true);
      const outcome = JSON.stringify(removal?.json);
      if (isHeld) expect(outcome).toContain('archived');
      const row = await db.selectFrom('products').select('id').where('id', '=', product.id).execute();
      expect(row.length > 0).toBe(outcome.includes('archived'));
    }
  });
});
