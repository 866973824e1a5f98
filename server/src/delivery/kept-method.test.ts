import type { FullOrder } from '@mooncake/domain/lookup/lookup.contract';
import type { PackingResponse } from '@mooncake/domain/summary/packing.contract';
import { describe, expect, test } from 'vitest';
import { call } from '../staff/staff.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { market, openMethods, stall } from './admin-methods.testing.ts';

const database = await createTestDatabase();

describe('an order', () => {
  test('keeps the words it was placed with, whatever the method is called later', async () => {
    const { ordered, save, look, app, ask } = await openMethods(database);
    const draft = market({ feeNote: 'Free of charge', feeNoteZh: '免费' });
    const { method, order, batch } = await ordered(draft);
    const renamed = {
      ...draft,
      name: `Renamed ${method.name}`,
      nameZh: '改名',
      feeNote: 'RM 5',
      description: '',
    };
    await save(method, { ...renamed, isPickup: false, needsAddress: true });

    const kept = { name: draft.name, nameZh: draft.nameZh, feeNote: 'Free of charge', isPickup: true };
    expect((await look(order.id)).deliveryMethod).toMatchObject({
      ...kept,
      id: method.id,
      needsAddress: false,
    });
    const query = `?batchId=${batch.id}`;
    const { orders } = (await ask('GET', `/packing${query}`)).json as PackingResponse;
    expect(orders).toMatchObject([
      {
        method: { name: draft.name },
        timeSlot: '8pm - 10pm',
        slotNote: 'Bring a bag.',
        slotNoteZh: '请自备袋子。',
      },
    ]);
    const found = await call(app, '/api/orders/lookup', {
      method: 'POST',
      body: { orderNumber: order.orderNumber, phone: order.customer.phone },
    });
    const [seen] = (found.json as { orders: FullOrder[] }).orders;
    expect(seen).toMatchObject({ deliveryMethod: { ...kept, place: stall }, slotNote: 'Bring a bag.' });
  });

  test('moved to another time keeps them too, and takes the new ones with another method', async () => {
    const { ordered, save, look, ask, addSlot, shop } = await openMethods(database);
    const draft = market();
    const { method, order, batch } = await ordered(draft);
    const later = await addSlot(method.id, { timeSlot: '10pm - 11pm' });
    await save(method, { ...draft, name: `Renamed ${method.name}` });
    const move = async (to: object) => {
      const { version } = await look(order.id);
      return ask('PUT', `/orders/${order.id}/delivery`, { ...to, deliveryAddress: '', version });
    };
    await move({ deliveryMethodId: method.id, batchId: batch.id, timeSlotId: later.id });
    expect(await look(order.id)).toMatchObject({
      timeSlot: '10pm - 11pm',
      deliveryMethod: { name: draft.name },
    });
    const rawang = shop.method('Pick up from Rawang');
    const [batchId, timeSlotId] = [shop.batch('13/9').id, shop.slot('9am').id];
    await move({ deliveryMethodId: rawang.id, batchId, timeSlotId });
    expect((await look(order.id)).deliveryMethod).toMatchObject({ id: rawang.id, name: rawang.name });
  });

  test('still to come hears of a mended place; one that was handed over keeps its own', async () => {
    const { ordered, save, look, db, published } = await openMethods(database);
    const draft = market();
    const first = await ordered(draft);
    const { method, order } = first;
    await db.updateTable('orders').set({ order_status: 'completed' }).where('id', '=', order.id).execute();
    const { order: toCome } = await ordered(market());
    await db
      .updateTable('orders')
      .set({ delivery_method_id: method.id, pickup_batch_id: first.batch.id })
      .where('id', '=', toCome.id)
      .execute();
    published.length = 0;
    await save(method, { ...draft, place: { ...stall, address: 'Moved to stall 40' } });
    expect((await look(order.id)).deliveryMethod?.place).toEqual(stall);
    expect((await look(toCome.id)).deliveryMethod?.place?.address).toBe('Moved to stall 40');
    expect(published).toEqual([['batches', 'stock', 'orders']]);
  });
});
