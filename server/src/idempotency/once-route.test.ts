import { randomUUID } from 'node:crypto';
import type { AdminBatch } from '@mooncake/domain/batches/batch-admin.contract';
import type { SettingsResponse } from '@mooncake/domain/settings/settings.contract';
import { describe, expect, test } from 'vitest';
import { apiRoutes } from '../api-routes.ts';
import { mochiEntry } from '../orders/admin/admin-orders.testing.ts';
import { aCategoryDraft, aDraft } from '../products/products.testing.ts';
import { addSignedIn } from '../staff/staff.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { openKeyedOffice, times } from './once-route.testing.ts';

const database = await createTestDatabase();
const { db } = database;
const scene = () => openKeyedOffice(database);

/** All answered alike, with success; what they answered. */
function sameAnswer(answers: readonly { status: number; json: unknown }[]): unknown {
  const [first, ...others] = answers;
  expect(first).toMatchObject({ status: 200 });
  for (const { status, json } of others) expect({ status, json }).toEqual({ status: 200, json: first?.json });
  return first?.json;
}

describe('twenty presses at once make one', () => {
  test('copy of a batch', async () => {
    const { create, press, actions, deps } = await scene();
    const original = await create({ batchName: `Original ${randomUUID()}` });
    const told: string[][] = [];
    deps.events.subscribe((topics) => told.push([...topics]));
    const { batch } = sameAnswer(await press(`/batches/${original.id}/duplicate`)) as { batch: AdminBatch };
    const copies = await db
      .selectFrom('pickup_batches')
      .select('id')
      .where('batch_name', '=', `${original.batchName} (Copy)`)
      .execute();
    expect(copies).toEqual([{ id: batch.id }]);
    expect(await actions('batch.duplicated')).toBe(1);
    expect(told).toEqual([['batches', 'stock']]);
  });

  test('product and category, which are saved and deleted once, too', async () => {
    const { press, actions } = await scene();
    const category = { ...aCategoryDraft(), id: randomUUID() };
    const product = { ...aDraft(), id: randomUUID() };
    sameAnswer(await press('/categories', category));
    sameAnswer(await press('/products', product));
    const { id, productType: _, ...draft } = product;
    // Of a lost answer the form knows nothing: it sends the version it was opened on again.
    sameAnswer(await press(`/products/${id}`, { ...draft, priceSen: 990, version: 1 }, 'PUT'));
    sameAnswer(await press(`/products/${id}`, undefined, 'DELETE'));
    sameAnswer(await press(`/categories/${category.id}`, undefined, 'DELETE'));
    for (const action of ['category.created', 'product.created', 'product.changed', 'product.deleted']) {
      expect(await actions(action), action).toBe(1);
    }
  });

  test('template, time slot, invitation and link to a new password', async () => {
    const { press, actions, rawang } = await scene();
    const slot = { deliveryMethodId: rawang.id, isPickup: true, requiresTeochewYam: false, capacity: null };
    const template = { name: 'Mornings', description: '', deliveryMethodIds: [rawang.id], slots: [] };
    const colleague = await addSignedIn(db, { role: 'employee' });
    sameAnswer(await press('/batch-templates', template));
    sameAnswer(await press('/time-slots', { ...slot, timeSlot: '5am - 6am' }));
    sameAnswer(await press('/team/invitations', { email: 'new@example.com', role: 'employee' }));
    sameAnswer(await press(`/team/members/${colleague.member.id}/reset-link`));
    for (const action of ['template.created', 'slot.created', 'staff.invited', 'staff.reset_link_made']) {
      expect(await actions(action), action).toBe(1);
    }
  });

  test('order, approval and change of status', async () => {
    const { press, shop, actions, aPaidOrder, taken } = await scene();
    const before = await taken();
    sameAnswer(await press('/orders', mochiEntry(shop, 2)));
    expect(await taken()).toBe(before + 2);
    expect(await actions('order.entered')).toBe(1);

    const { id, version } = await aPaidOrder();
    sameAnswer(await press(`/orders/${id}/approve`, { seenInBank: true, version }));
    expect(await actions('order.approved')).toBe(1);
    const ready = { orderStatus: 'ready_for_pickup', paymentStatus: 'verified', reason: 'Packed' };
    const changed = await press(`/orders/${id}/status`, { ...ready, version: version + 1 }, 'PUT');
    expect(sameAnswer(changed)).toMatchObject({ order: { orderStatus: 'ready_for_pickup' } });
    expect(await actions('order.status_changed')).toBe(1);
  });

  test('change of many orders, each of them for itself', async () => {
    const { press, under, actions, aPaidOrder, deps } = await scene();
    const [first, second] = [await aPaidOrder(), await aPaidOrder()];
    const told: string[][] = [];
    deps.events.subscribe((topics) => told.push([...topics]));
    const body = { orderIds: [first.id, second.id], orderStatus: 'ready_for_pickup', reason: 'Packed' };
    expect(sameAnswer(await press('/orders/bulk', body))).toMatchObject({
      changed: [{ orderId: first.id }, { orderId: second.id }],
      failed: [],
    });
    expect(await actions('order.status_changed')).toBe(2);
    // Each order is changed once, but not always by the same press: whoever changed one of them tells of it.
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThanOrEqual(body.orderIds.length);
    for (const topics of told) expect(topics).toEqual(['orders', 'stock']);

    // Somebody went on meanwhile: what was asked before is not done over that.
    const key = randomUUID();
    const given = { ...body, orderStatus: 'completed', reason: 'Collected' };
    const answer = await under(key, '/orders/bulk', given);
    await under(randomUUID(), '/orders/bulk', body);
    expect((await under(key, '/orders/bulk', given)).json).toEqual(answer.json);
    expect(await actions('order.status_changed')).toBe(6);
    expect(await under(key, '/orders/bulk', { ...given, reason: 'Another' })).toMatchObject({
      status: 422,
      json: { code: 'idempotency.key_reused' },
    });
  });

  test('return of money, note and limit, over which a colleague went on meanwhile', async () => {
    const { press, under, actions, aPaidOrder, look, create, limits, shop } = await scene();
    const { id, version } = await aPaidOrder();
    const cancelled = { orderStatus: 'cancelled', paymentStatus: 'verified', reason: 'Called off', version };
    await under(randomUUID(), `/orders/${id}/status`, cancelled, 'PUT');
    const returned = { isReturned: true, version: version + 1 };
    sameAnswer(await press(`/orders/${id}/money-returned`, returned, 'PUT'));
    expect(await actions('order.money_returned')).toBe(1);

    const { adminNotesVersion } = await look(id);
    const batch = await create();
    const cases = [
      {
        path: `/orders/${id}/notes`,
        mine: { notes: 'Mine', version: adminNotesVersion },
        theirs: { notes: 'Theirs', version: adminNotesVersion + 1 },
      },
      {
        path: `/batches/${batch.id}/limits/${shop.mochi.id}`,
        mine: { limitQuantity: 7 },
        theirs: { limitQuantity: 9 },
      },
    ];
    for (const { path, mine, theirs } of cases) {
      const key = randomUUID();
      const answer = await under(key, path, mine, 'PUT');
      expect(await under(randomUUID(), path, theirs, 'PUT')).toMatchObject({ status: 200 });
      const { status, json } = await under(key, path, mine, 'PUT');
      expect({ status, json }, path).toEqual({ status: 200, json: answer.json });
    }
    expect((await look(id)).adminNotes).toBe('Theirs');
    const mochi = (await limits(batch.id)).find(({ productId }) => productId === shop.mochi.id);
    expect(mochi).toMatchObject({ limitQuantity: 9 });
  });

  test('settings, over which a colleague went on meanwhile', async () => {
    const { under, actions } = await scene();
    const read = async () =>
      (await under(randomUUID(), '/settings', undefined, 'GET')).json as SettingsResponse;
    const { settings, version } = await read();
    const key = randomUUID();
    const mine = { settings: { ...settings, instagram: 'mine' }, version };
    const theirs = { settings: { ...settings, instagram: 'theirs' }, version: version + 1 };
    const answer = await under(key, '/settings', mine, 'PUT');
    await under(randomUUID(), '/settings', theirs, 'PUT');
    const { status, json } = await under(key, '/settings', mine, 'PUT');
    expect({ status, json }).toEqual({ status: 200, json: answer.json });
    expect((await read()).settings.instagram).toBe('theirs');
    expect(await actions('settings.changed')).toBe(2);
  });

  test('cancellation of a whole batch, which names its orders each time', async () => {
    const { press, actions, aPaidOrder, shop } = await scene();
    const { id } = await aPaidOrder();
    const path = `/batches/${shop.batch('13/9').id}/cancel`;
    const answer = sameAnswer(await press(path, { reason: 'No gas', disablesBatch: false }));
    expect((answer as { orders: { id: string }[] }).orders.map((order) => order.id)).toContain(id);
    expect(await actions('batch.orders_cancelled')).toBe(1);
  });

  test('batch even without a key, by the id the browser drew for it', async () => {
    const { ask, rawang } = await scene();
    const id = randomUUID();
    const form = {
      id,
      batchName: 'Without a key',
      batchDate: '2090-10-01',
      orderUntil: null,
      deliveryMethodIds: [rawang.id],
      isActive: true,
      slots: [],
    };
    sameAnswer(await Promise.all(Array.from({ length: times }, () => ask('POST', '/batches', form))));
    const lines = await db.selectFrom('audit_log').select('id').where('subject_id', '=', id).execute();
    expect(lines).toHaveLength(1);
  });
});

test('every route on which staff change something takes a key', async () => {
  const { deps } = await scene();
  const unkeyed = apiRoutes(deps)
    .filter(({ method, access, takesKey }) => method !== 'get' && access !== 'public' && !takesKey)
    .map(({ id }) => id);
  expect(unkeyed.toSorted()).toEqual([
    // A question that travels in a body.
    'checkStaffAvailability',
    // Files go with it, which no transaction brings back: what is gone already is left alone when it is asked again.
    'eraseCustomer',
    // Another question.
    'previewManyOrders',
    // A question with a file; nothing of it is kept.
    'previewStatement',
    // What is gone already cannot be taken away once more.
    'startOwnShop',
    // A file nobody names is swept away, or is the same file again.
    'uploadPlacePicture',
    'uploadProductPicture',
    'uploadShopPicture',
  ]);
});
