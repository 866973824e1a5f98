import { timeSlotsResponseSchema } from '@mooncake/domain/delivery/delivery-method';
import type { AdminSlot } from '@mooncake/domain/delivery/slot-admin.contract';
import { describe, expect, test } from 'vitest';
import { createCounter, mochiHold, setLimit } from '../../checkout/checkout.testing.ts';
import { mochiEntry } from '../../orders/admin/admin-orders.testing.ts';
import { aReceipt, submit } from '../../orders/submission.testing.ts';
import { createTestDatabase } from '../../testing/test-database.testing.ts';
import { openBatches } from '../batches.testing.ts';

const database = await createTestDatabase();
const { db } = database;

async function slotsOnOffer(office: Awaited<ReturnType<typeof openBatches>>, batchId: string) {
  const path = `/api/time-slots?deliveryMethodId=${office.rawang.id}&batchId=${batchId}`;
  const answer = await office.app.request(path, {}, {});
  const { timeSlots } = timeSlotsResponseSchema.parse(await answer.json());
  return timeSlots.map(({ timeSlot, capacity }) => [timeSlot, capacity]);
}

describe('the slots of a batch', () => {
  test('are all of them until it says otherwise, and again when it takes that back', async () => {
    const office = await openBatches(database);
    const { create, put, shop, audited } = office;
    const { id } = await create();
    const all = await slotsOnOffer(office, id);
    expect(all).toHaveLength(4);
    const slots = [
      { timeSlotId: shop.slot('9am').id, isActive: false, capacity: null },
      { timeSlotId: shop.slot('7pm - 9pm').id, isActive: true, capacity: 3 },
    ];
    expect((await put(id, '/slots', { slots })).json).toMatchObject({
      batch: { slots: expect.arrayContaining(slots) },
    });
    expect(await slotsOnOffer(office, id)).toEqual([
      ['2pm - 5pm', null],
      ['5pm - 11pm', null],
      ['7pm - 9pm', 3],
    ]);
    // The same again changes nothing, and says nothing.
    const again = await put(id, '/slots', { slots });
    expect(again.status).toBe(200);
    await put(id, '/slots', { slots: [] });
    expect(await slotsOnOffer(office, id)).toEqual(all);
    expect(await audited(id)).toEqual(['batch.created', 'batch.slots_changed', 'batch.slots_changed']);
    const gone = [{ timeSlotId: '00000000-0000-4000-8000-000000000000', isActive: true, capacity: null }];
    expect((await put(id, '/slots', { slots: gone })).json).toMatchObject({
      code: 'slot.not_found',
    });
  });

  test('that are switched off are refused to holds, staff entry and moves', async () => {
    const { create, ask, enter, shop } = await openBatches(database);
    const { browser } = await createCounter(database);
    const open = await create();
    const closed = await create({
      slots: [{ timeSlotId: shop.slot('9am').id, isActive: false, capacity: null }],
    });
    const hold = await browser().hold(mochiHold(shop, 1, { batchId: closed.id }));
    expect(hold.body.code).toBe('slot.not_allowed');
    const entry = mochiEntry(shop, 1, { batchId: closed.id });
    expect((await ask('POST', '/orders', entry)).json).toMatchObject({ code: 'slot.not_allowed' });
    const { id, version } = await enter(mochiEntry(shop, 1, { batchId: open.id }));
    const { deliveryMethodId, timeSlotId } = entry;
    const to = { deliveryMethodId, batchId: closed.id, timeSlotId, deliveryAddress: '', version };
    expect((await ask('PUT', `/orders/${id}/delivery`, to)).json).toMatchObject({ code: 'slot.not_allowed' });
  });

  test('are kept for who holds them, but not for who lets the hold run out', async () => {
    const { create, put, shop } = await openBatches(database);
    const { browser, passMinutes } = await createCounter(database);
    const { id } = await create();
    const [prompt, late] = [browser(), browser()];
    const held = await prompt.hold(mochiHold(shop, 1, { batchId: id }));
    const lateHeld = await late.hold(mochiHold(shop, 1, { batchId: id }));
    const slots = [{ timeSlotId: shop.slot('9am').id, isActive: false, capacity: null }];
    await put(id, '/slots', { slots });
    const receipt = await aReceipt();
    expect((await submit(prompt, held.body.holdId, receipt)).body.orderStatus).toBe('payment_uploaded');
    passMinutes(16);
    expect((await submit(late, lateHeld.body.holdId, receipt)).body.orderStatus).toBe('pending');
    const outside = await db
      .selectFrom('orders')
      .select('outside_stock')
      .where('hold_id', '=', lateHeld.body.holdId)
      .executeTakeFirstOrThrow();
    expect(outside.outside_stock).toBe(true);
  });
});

describe('time slots', () => {
  const newSlot = (deliveryMethodId: string) => ({
    deliveryMethodId,
    timeSlot: '11am - 1pm',
    isPickup: true,
    requiresTeochewYam: false,
    capacity: 2,
  });
  const slotIn = (json: unknown) => (json as { timeSlot: AdminSlot }).timeSlot;

  test('are added, switched, given a capacity and deleted', async () => {
    const office = await openBatches(database);
    const { create, ask, rawang, audited } = office;
    const { id: batchId } = await create();
    const { json } = await ask('POST', '/time-slots', newSlot(rawang.id));
    const slot = slotIn(json);
    expect(slot).toMatchObject({ ...newSlot(rawang.id), isActive: true, orders: 0 });
    expect(await slotsOnOffer(office, batchId)).toContainEqual(['11am - 1pm', 2]);

    const changed = await ask('PATCH', `/time-slots/${slot.id}`, {
      capacity: null,
      requiresTeochewYam: true,
    });
    expect(slotIn(changed.json)).toMatchObject({ capacity: null, requiresTeochewYam: true, isActive: true });
    await ask('PATCH', `/time-slots/${slot.id}`, { isActive: false });
    expect(await slotsOnOffer(office, batchId)).not.toContainEqual(['11am - 1pm', null]);

    expect((await ask('DELETE', `/time-slots/${slot.id}`)).status).toBe(200);
    expect((await ask('DELETE', `/time-slots/${slot.id}`)).json).toMatchObject({ code: 'slot.not_found' });
    expect(await audited(slot.id)).toEqual(['slot.created', 'slot.updated', 'slot.updated', 'slot.deleted']);
  });

  test('need a method and some words', async () => {
    const { ask, rawang } = await openBatches(database);
    expect((await ask('POST', '/time-slots', { ...newSlot(rawang.id), timeSlot: '  ' })).json).toMatchObject({
      code: 'slot.form_invalid',
    });
    expect((await ask('POST', '/time-slots', { ...newSlot(rawang.id), capacity: 0 })).status).toBe(400);
  });

  test('with orders stay, so that the orders keep their time', async () => {
    const { create, ask, enter, look, rawang, shop } = await openBatches(database);
    const { id: batchId } = await create();
    const { id: timeSlotId } = slotIn((await ask('POST', '/time-slots', newSlot(rawang.id))).json);
    const order = await enter(mochiEntry(shop, 1, { batchId, timeSlotId }));
    expect((await ask('DELETE', `/time-slots/${timeSlotId}`)).json).toMatchObject({
      code: 'slot.has_orders',
      details: { orders: 1 },
    });
    await ask('PATCH', `/time-slots/${timeSlotId}`, { isActive: false });
    expect((await look(order.id)).timeSlot).toBe('11am - 1pm');
  });

  test('somebody is paying for stay too, and nobody calls that an order', async () => {
    const { create, ask, rawang, shop } = await openBatches(database);
    const { browser } = await createCounter(database);
    const { id: batchId } = await create();
    await setLimit(database.db, batchId, shop.mochi.id, 10);
    const { id: timeSlotId } = slotIn((await ask('POST', '/time-slots', newSlot(rawang.id))).json);
    const held = await browser().hold(mochiHold(shop, 1, { batchId, timeSlotId }));
    expect(held.status).toBe(200);
    expect((await ask('DELETE', `/time-slots/${timeSlotId}`)).json).toMatchObject({
      code: 'slot.has_holds',
      details: { holds: 1 },
    });
  });
});

describe('templates', () => {
  test('three come with the demo shop, others are saved and deleted', async () => {
    const { ask, shop, rawang } = await openBatches(database);
    const names = (json: unknown) =>
      (json as { templates: { name: string }[] }).templates.map(({ name }) => name);
    expect(names((await ask('GET', '/batch-templates')).json)).toEqual([
      'KL Delivery',
      'Kepong Special',
      'Standard Rawang',
    ]);
    const template = {
      name: 'Mornings',
      description: 'Only before noon',
      deliveryMethodIds: [rawang.id],
      slots: [{ timeSlotId: shop.slot('7pm - 9pm').id, isActive: false, capacity: null }],
    };
    const { json } = await ask('POST', '/batch-templates', template);
    const saved = (json as { templates: { id: string; name: string }[] }).templates.find(
      ({ name }) => name === 'Mornings',
    );
    expect(saved).toMatchObject(template);
    expect(names((await ask('DELETE', `/batch-templates/${saved?.id}`)).json)).toHaveLength(3);
    expect((await ask('DELETE', `/batch-templates/${saved?.id}`)).json).toMatchObject({
      code: 'template.not_found',
    });
    expect((await ask('POST', '/batch-templates', { ...template, name: ' ' })).status).toBe(400);
    expect((await ask('POST', '/batch-templates', { ...template, deliveryMethodIds: [] })).status).toBe(400);
  });
});
