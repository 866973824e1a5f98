import { randomUUID } from 'node:crypto';
import { deliveryMethodsResponseSchema } from '@mooncake/domain/delivery/delivery-method';
import {
  type AdminMethod,
  adminMethodResponseSchema,
  adminMethodsResponseSchema,
} from '@mooncake/domain/delivery/method-admin.contract';
import type { MethodDraft } from '@mooncake/domain/delivery/method-draft';
import { aMethodDraft } from '@mooncake/domain/delivery/method-draft.testing';
import type { AdminSlot } from '@mooncake/domain/delivery/slot-admin.contract';
import type { FullOrder } from '@mooncake/domain/lookup/lookup.contract';
import type { PackingResponse } from '@mooncake/domain/summary/packing.contract';
import type { Topic } from '@mooncake/domain/topic';
import { describe, expect, test } from 'vitest';
import { openBatches } from '../batches/batches.testing.ts';
import { mochiEntry } from '../orders/admin/admin-orders.testing.ts';
import { call } from '../staff/staff.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';

const database = await createTestDatabase();

const stall = {
  name: 'Stall 12',
  nameZh: '12 号摊位',
  address: 'Jalan Dato Tahwil Azar, 30300 Ipoh',
  note: 'Beside the fountain.',
  noteZh: '喷泉旁边。',
  mapUrl: 'https://maps.example.com/stall-12',
  mapImageUrl: null,
};

let counter = 0;
/** A night market with a name of its own. */
const market = (change: Partial<MethodDraft> = {}) => {
  counter += 1;
  return aMethodDraft({ name: `Ipoh night market ${counter}`, place: stall, ...change });
};

async function openMethods() {
  const office = await openBatches(database);
  const { ask, app, deps } = office;
  const published: Topic[][] = [];
  deps.events.subscribe((topics) => published.push([...topics]));

  const all = async () =>
    adminMethodsResponseSchema.parse((await ask('GET', '/delivery-methods')).json).deliveryMethods;
  const find = async (id: string) => (await all()).find((one) => one.id === id);
  const send = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const { status, json } = await ask(method, `/delivery-methods${path}`, body);
    if (status !== 200) throw new Error(`refused: ${JSON.stringify(json)}`);
    return adminMethodResponseSchema.parse(json).deliveryMethod;
  };
  const add = (draft: MethodDraft, id: string = randomUUID()) => send('POST', '', { ...draft, id });
  const save = ({ id, version }: AdminMethod, draft: MethodDraft, movesSharedPlace = false) =>
    send('PUT', `/${id}`, { ...draft, version, movesSharedPlace });
  const addSlot = async (deliveryMethodId: string, change: object = {}) => {
    const slot = { timeSlot: '8pm - 10pm', timeSlotZh: '', note: '', noteZh: '', isPickup: true };
    const body = { deliveryMethodId, ...slot, requiresTeochewYam: false, capacity: null, ...change };
    const { json } = await ask('POST', '/time-slots', body);
    return (json as { timeSlot: AdminSlot }).timeSlot;
  };
  /** What customers are offered. */
  const offered = async () => {
    const answer = await app.request('/api/delivery-methods');
    return deliveryMethodsResponseSchema.parse(await answer.json()).deliveryMethods;
  };
  /** A method with a time and a batch, and one order for it. */
  const ordered = async (draft = market()) => {
    const method = await add(draft);
    const slot = await addSlot(method.id, { note: 'Bring a bag.', noteZh: '请自备袋子。' });
    const batch = await office.create({ deliveryMethodIds: [method.id] });
    await database.db
      .insertInto('product_batch_limits')
      .values({ batch_id: batch.id, product_id: office.shop.mochi.id, limit_quantity: 9 })
      .onConflict((conflict) =>
        conflict.columns(['batch_id', 'product_id']).doUpdateSet({ limit_quantity: 9 }),
      )
      .execute();
    const choice = { deliveryMethodId: method.id, batchId: batch.id, timeSlotId: slot.id };
    const order = await office.enter(mochiEntry(office.shop, 1, choice));
    return { method: (await find(method.id)) ?? method, slot, batch, order };
  };
  return { ...office, published, all, find, add, save, addSlot, offered, ordered };
}

describe('a delivery method', () => {
  test('is added once, logged, and offered to customers at once', async () => {
    const { add, offered, audited, published } = await openMethods();
    const id = randomUUID();
    const draft = market({ feeNote: 'Free of charge', feeNoteZh: '免费' });
    const [method] = await Promise.all([add(draft, id), add(draft, id)]);
    expect(method).toMatchObject({ ...draft, orders: 0, batches: 0, slots: 0, version: 1 });
    expect((await offered()).filter((one) => one.id === id)).toMatchObject([
      { name: draft.name, place: stall, feeNote: 'Free of charge', slotChoice: 'choose' },
    ]);
    expect(await audited(id)).toEqual(['method.created']);
    expect(published).toContainEqual(['batches', 'stock', 'orders']);
  });

  test('is refused with the fields that are wrong, and under a name that is taken', async () => {
    const { ask, add } = await openMethods();
    const wrong = { ...market({ nameZh: '', place: { ...stall, address: '' } }), id: randomUUID() };
    expect(await ask('POST', '/delivery-methods', wrong)).toMatchObject({
      status: 422,
      json: {
        code: 'method.form_invalid',
        details: {
          problems: [
            { field: 'nameZh', problem: 'required' },
            { field: 'place.address', problem: 'required' },
          ],
        },
      },
    });
    const { name } = await add(market());
    const again = { ...market({ name: name.toUpperCase() }), id: randomUUID() };
    expect(await ask('POST', '/delivery-methods', again)).toMatchObject({
      status: 409,
      json: { code: 'method.name_taken', details: { name } },
    });
  });

  test('saved by two at once is saved by one, and the log says what changed', async () => {
    const { add, ask, db } = await openMethods();
    const draft = market();
    const { id, version } = await add(draft);
    const change = {
      ...draft,
      slotChoice: 'fixed',
      place: { ...stall, address: 'Stall 13' },
      version,
      movesSharedPlace: false,
    };
    const answers = await Promise.all([1, 2].map(() => ask('PUT', `/delivery-methods/${id}`, change)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      code: 'method.changed_meanwhile',
      details: { version: version + 1 },
    });
    const { details } = await db
      .selectFrom('audit_log')
      .select('details')
      .where('subject_id', '=', id)
      .where('action', '=', 'method.changed')
      .executeTakeFirstOrThrow();
    expect(details).toMatchObject({
      name: { name: draft.name, nameZh: draft.nameZh },
      changes: [
        { field: 'timeIsFixed', before: false, after: true },
        { field: 'placeAddress', before: stall.address, after: 'Stall 13' },
      ],
    });
  });

  test('switched off is offered to nobody, and taken by nobody who saw it before', async () => {
    const { ordered, ask, offered, find, shop, audited } = await openMethods();
    const { method, slot, batch, order } = await ordered();
    await ask('PUT', `/delivery-methods/${method.id}/active`, { isActive: false });
    await ask('PUT', `/delivery-methods/${method.id}/active`, { isActive: false });
    expect((await offered()).some(({ id }) => id === method.id)).toBe(false);
    const choice = { deliveryMethodId: method.id, batchId: batch.id, timeSlotId: slot.id };
    expect((await ask('POST', '/orders', mochiEntry(shop, 1, choice))).json).toMatchObject({
      code: 'delivery.method_not_found',
    });
    expect(await find(method.id)).toMatchObject({ isActive: false, orders: 1, version: method.version + 1 });
    expect(order.deliveryMethod?.name).toBe(method.name);
    expect(await audited(method.id)).toEqual(['method.created', 'method.hidden']);
  });

  test('mends the place of all that have the very same one, where staff say so', async () => {
    const { add, save, find, audited } = await openMethods();
    const place = { ...stall, address: 'A place of these three' };
    const draft = market({ place });
    const [one, two, other] = [await add(draft), await add(market({ place })), await add(market())];
    const mended = { ...place, address: 'Their new place' };
    const saved = await save(one, { ...draft, place: mended }, true);
    expect(await find(two.id)).toMatchObject({ place: mended, version: two.version + 1 });
    expect(await find(other.id)).toMatchObject({ place: stall, version: other.version });
    expect(await audited(two.id)).toEqual(['method.created', 'method.changed']);
    await save(saved, { ...draft, place }, false);
    expect(await find(two.id)).toMatchObject({ place: mended });
  });

  test('takes its times along when it becomes a delivery', async () => {
    const { add, addSlot, save, ask, find } = await openMethods();
    const draft = market();
    const method = await add(draft);
    const { id } = await addSlot(method.id);
    await save(method, { ...draft, isPickup: false, needsAddress: true });
    const slots = ((await ask('GET', '/time-slots')).json as { timeSlots: AdminSlot[] }).timeSlots;
    expect(slots.find((slot) => slot.id === id)?.isPickup).toBe(false);
    expect(await find(method.id)).toMatchObject({ slots: 1 });
  });

  test('is deleted with its times while nothing uses it, and not after that', async () => {
    const { add, addSlot, ask, ordered, create, all, audited, db } = await openMethods();
    const unused = await add(market());
    await addSlot(unused.id);
    expect((await ask('DELETE', `/delivery-methods/${unused.id}`)).status).toBe(200);
    expect((await all()).some(({ id }) => id === unused.id)).toBe(false);
    expect(await audited(unused.id)).toEqual(['method.created', 'method.deleted']);
    expect((await ask('DELETE', `/delivery-methods/${unused.id}`)).json).toMatchObject({
      code: 'delivery.method_not_found',
    });

    const ticked = await add(market());
    const batch = await create({ deliveryMethodIds: [ticked.id] });
    const refusedBy = async (id: string) => (await ask('DELETE', `/delivery-methods/${id}`)).json;
    expect(await refusedBy(ticked.id)).toMatchObject({
      code: 'method.in_use',
      details: { orders: 0, holds: 0, batches: 1 },
    });
    await db
      .updateTable('pickup_batches')
      .set({ batch_date: '2020-01-01' })
      .where('id', '=', batch.id)
      .execute();
    expect((await ask('DELETE', `/delivery-methods/${ticked.id}`)).status).toBe(200);

    const { method } = await ordered();
    expect(await refusedBy(method.id)).toMatchObject({ details: { orders: 1, batches: 1 } });
  });
});

describe('an order', () => {
  test('keeps the words it was placed with, whatever the method is called later', async () => {
    const { ordered, save, look, app, ask } = await openMethods();
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
    const { ordered, save, look, ask, addSlot, shop } = await openMethods();
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
    const { ordered, save, look, db, published } = await openMethods();
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

test('a sentence for a time has its twin in the log, and notes can be mended', async () => {
  const { add, addSlot, ask, db } = await openMethods();
  const { id } = await add(market());
  const slot = await addSlot(id, { timeSlot: 'We will call', timeSlotZh: '我们会致电' });
  const { json } = await ask('PATCH', `/time-slots/${slot.id}`, { note: 'Side gate', noteZh: '侧门' });
  expect(json).toMatchObject({ timeSlot: { timeSlotZh: '我们会致电', note: 'Side gate', noteZh: '侧门' } });
  const lines = await db
    .selectFrom('audit_log')
    .select('details')
    .where('subject_id', '=', slot.id)
    .orderBy('id')
    .execute();
  const timeSlot = { name: 'We will call', nameZh: '我们会致电' };
  expect(lines.map(({ details }) => details)).toMatchObject([
    { timeSlot },
    { timeSlot, changes: [{ field: 'note', before: '', after: 'Side gate' }, { field: 'noteZh' }] },
  ]);
});
