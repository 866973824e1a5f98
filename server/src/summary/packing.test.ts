import { randomUUID } from 'node:crypto';
import type { PackingResponse } from '@mooncake/domain/summary/packing.contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { furnishShop } from '../checkout/checkout.testing.ts';
import { generateOrders } from '../database/generate/generate-orders.ts';
import { mochiEntry, openBackOffice } from '../orders/admin/admin-orders.testing.ts';
import { storeMixBox } from '../orders/admin/stored-mix-box.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';

const database = await createTestDatabase();
const { db } = database;
await furnishShop(db);
await generateOrders(db, { count: 250, seed: 3 });

async function packing() {
  const office = await openBackOffice(database);
  const pack = async (query: string) => {
    const { status, json } = await office.ask('GET', `/packing?${query}`);
    return { status, orders: (json as PackingResponse).orders };
  };
  return { ...office, pack };
}

describe('packing', () => {
  test.each([
    ['non_rejected', sql`order_status not in ('cancelled', 'rejected') and payment_status <> 'rejected'`],
    ['verified', sql`payment_status = 'verified' and order_status not in ('cancelled', 'rejected')`],
    ['all', sql`true`],
  ])('lists the orders of a batch that count (%s), by slot and number', async (include, condition) => {
    const { pack, shop } = await packing();
    const batchId = shop.batch('13/9').id;
    const { rows } = await sql<{ order_number: string }>`
      select order_number from orders where pickup_batch_id = ${batchId} and ${condition}`.execute(db);
    const { orders } = await pack(`batchId=${batchId}&include=${include}`);
    expect(orders.map(({ orderNumber }) => orderNumber).toSorted()).toEqual(
      rows.map(({ order_number }) => order_number).toSorted(),
    );
    const slots = [...new Set(orders.map(({ timeSlot }) => timeSlot))];
    for (const slot of slots) {
      const numbers = orders
        .filter(({ timeSlot }) => timeSlot === slot)
        .map(({ orderNumber }) => orderNumber);
      expect(numbers).toEqual(numbers.toSorted());
      const places = orders.flatMap(({ timeSlot }, place) => (timeSlot === slot ? [place] : []));
      expect(Math.max(...places) - Math.min(...places)).toBe(places.length - 1);
    }
  });

  test('names each flavour of a box once, with all its pieces', async () => {
    const { pack, shop } = await packing();
    const { orders } = await pack(`batchId=${shop.batch('13/9').id}&include=all`);
    const boxes = orders.flatMap(({ items }) => items).filter(({ contents }) => contents.length > 0);
    expect(boxes.length).toBeGreaterThan(50);
    for (const { contents } of boxes) {
      const names = contents.map(({ flavourId, name, hasYolk }) => `${flavourId} ${name} ${hasYolk}`);
      expect(new Set(names).size).toBe(names.length);
      expect([2, 4]).toContain(contents.reduce((sum, { quantity }) => sum + quantity, 0));
    }
  });

  test('tells the crusts of a stored Mix box apart where they share a name', async () => {
    const { pack } = await packing();
    const orderId = await storeMixBox(db, ['S1', 'C3', 'S1', 'C3']);
    const { orders } = await pack(`orderId=${orderId}`);
    const contents = orders[0]?.items[0]?.contents;
    expect(contents?.map(({ flavourId, name, quantity }) => [flavourId, name, quantity])).toEqual([
      ['C3', 'White Lotus', 2],
      ['S1', 'White Lotus', 2],
    ]);
  });

  test('packs one order whatever its state, with what goes on paper and nothing private', async () => {
    const { pack, enter, shop, ask, audited } = await packing();
    const wish = { ...mochiEntry(shop).customer, notes: '请附贺卡' };
    const order = await enter(mochiEntry(shop, 2, { customer: wish, paymentStatus: 'verified' }));
    await ask('PUT', `/orders/${order.id}/notes`, { notes: 'between us', version: order.adminNotesVersion });
    const { orders } = await pack(`orderId=${order.id}`);
    expect(orders).toEqual([
      {
        id: order.id,
        orderNumber: order.orderNumber,
        customerName: 'Tan Mei Ling',
        phone: '012-034 5678',
        method: { name: order.deliveryMethod?.name, nameZh: order.deliveryMethod?.nameZh },
        batch: { batchName: order.batch?.batchName, batchDate: order.batch?.batchDate },
        timeSlot: order.timeSlot,
        timeSlotZh: '',
        slotNote: '',
        slotNoteZh: '',
        deliveryAddress: null,
        specialInstructions: '请附贺卡',
        isPaid: true,
        isOutsideStock: false,
        totalSen: shop.mochi.price_sen * 2,
        items: [
          {
            productName: shop.mochi.name,
            productNameZh: shop.mochi.name_zh,
            quantity: 2,
            contents: expect.any(Array),
          },
        ],
      },
    ]);
    expect(JSON.stringify(orders)).not.toContain('between us');
    expect(await audited(order.id)).toContain('order.viewed');
  });

  test('marks an order outside stock, as long as it is not over', async () => {
    const { pack, enter, shop } = await packing();
    const order = await enter(mochiEntry(shop));
    await db.updateTable('orders').set({ outside_stock: true }).where('id', '=', order.id).execute();
    const isMarked = async () => (await pack(`orderId=${order.id}`)).orders[0]?.isOutsideStock;
    expect(await isMarked()).toBe(true);
    await db.updateTable('orders').set({ order_status: 'cancelled' }).where('id', '=', order.id).execute();
    expect(await isMarked()).toBe(false);
  });

  test('writes down who looked at the orders of a batch', async () => {
    const { pack, shop, audited } = await packing();
    await pack(`batchId=${shop.batch('13/9').id}`);
    expect(await audited(shop.batch('13/9').id)).toContain('orders.printed');
  });

  test('wants a batch or an order, and an order that exists', async () => {
    const { pack, shop } = await packing();
    expect((await pack('')).status).toBe(400);
    expect((await pack(`batchId=${shop.batch('13/9').id}&orderId=${randomUUID()}`)).status).toBe(400);
    expect((await pack(`orderId=${randomUUID()}`)).status).toBe(404);
    expect((await pack(`batchId=${randomUUID()}`)).orders).toEqual([]);
  });
});
