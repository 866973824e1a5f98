import { randomUUID } from 'node:crypto';
import type { AdminSlot } from '@mooncake/domain/delivery/slot-admin.contract';
import { describe, expect, test } from 'vitest';
import { mochiEntry } from '../orders/admin/admin-orders.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { market, openMethods, stall } from './admin-methods.testing.ts';

const database = await createTestDatabase();

describe('a delivery method', () => {
  test('is added once, logged, and offered to customers at once', async () => {
    const { add, offered, audited, published } = await openMethods(database);
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
    const { ask, add } = await openMethods(database);
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
    for (const spelled of [name.toUpperCase(), name.replaceAll(' ', '  '), `${name}\u200B`]) {
      const again = { ...market({ name: spelled }), id: randomUUID() };
      expect(await ask('POST', '/delivery-methods', again)).toMatchObject({
        status: 409,
        json: { code: 'method.name_taken', details: { name } },
      });
    }
  });

  test('saved by two at once is saved by one, and the log says what changed', async () => {
    const { add, ask, db } = await openMethods(database);
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
    const { ordered, ask, offered, find, shop, audited } = await openMethods(database);
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
    const { add, save, find, audited } = await openMethods(database);
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
    const { add, addSlot, save, ask, find } = await openMethods(database);
    const draft = market();
    const method = await add(draft);
    const { id } = await addSlot(method.id);
    await save(method, { ...draft, isPickup: false, needsAddress: true });
    const slots = ((await ask('GET', '/time-slots')).json as { timeSlots: AdminSlot[] }).timeSlots;
    expect(slots.find((slot) => slot.id === id)?.isPickup).toBe(false);
    expect(await find(method.id)).toMatchObject({ slots: 1 });
  });

  test('is deleted with its times while nothing uses it, and not after that', async () => {
    const { add, addSlot, ask, ordered, create, all, audited, db } = await openMethods(database);
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

test('a sentence for a time has its twin in the log, and notes can be mended', async () => {
  const { add, addSlot, ask, db } = await openMethods(database);
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
