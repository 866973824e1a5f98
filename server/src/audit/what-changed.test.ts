import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@mooncake/domain/staff/audit.contract';
import { describe, expect, test } from 'vitest';
import { openBatches } from '../batches/batches.testing.ts';
import { mochiEntry } from '../orders/admin/admin-orders.testing.ts';
import { anonymise } from '../privacy/anonymise.ts';
import { tablesHolding } from '../privacy/privacy.testing.ts';
import { aCategoryDraft, aDraft, openCatalogue } from '../products/products.testing.ts';
import { addSignedIn, call } from '../staff/staff.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { recordAudit } from './record-audit.ts';

const database = await createTestDatabase();
const { db } = database;

/** The back office, and what its log says of one thing, the newest line first. */
async function scene() {
  const office = await openBatches(database);
  const { headers, member } = await addSignedIn(db, { name: 'Owner', role: 'admin' });
  const owner = (method: string, path: string, body?: object) =>
    call(office.app, `/api/admin${path}`, { method, body, headers });
  const log = async (subjectId: string) => {
    const { entries } = (await owner('GET', '/audit')).json as { entries: AuditEntry[] };
    return entries.filter((entry) => entry.subjectId === subjectId);
  };
  return { ...office, owner, ownerMember: member, log };
}

describe('the log says what changed', () => {
  test('about a batch: name, day, cut-off and methods by their names', async () => {
    const { create, put, rawang, shop, log } = await scene();
    const kl = shop.method('KL Share Delivery fees');
    const { id } = await create({ batchName: 'Before', batchDate: '2090-10-01' });
    await put(id, '', {
      batchName: 'After',
      batchDate: '2090-10-02',
      orderUntil: null,
      deliveryMethodIds: [rawang.id, kl.id],
    });
    const [updated, created] = await log(id);
    expect(updated).toMatchObject({
      action: 'batch.updated',
      subjectName: 'After',
      subjectDate: '2090-10-02',
    });
    expect(updated?.details).toEqual({
      batchName: 'After',
      changes: [
        { field: 'batchName', before: 'Before', after: 'After' },
        { field: 'batchDate', before: '2090-10-01', after: '2090-10-02' },
        {
          field: 'deliveryMethods',
          before: [{ name: rawang.name, nameZh: rawang.name_zh }],
          after: expect.arrayContaining([{ name: kl.name, nameZh: kl.name_zh }]),
        },
      ],
    });
    expect(created?.details).toMatchObject({ batchName: 'Before', deliveryMethods: [{ name: rawang.name }] });
    expect(JSON.stringify([updated?.details, created?.details])).not.toContain(rawang.id);
  });

  test('about its limits, slots and copies', async () => {
    const { create, put, ask, shop, log } = await scene();
    const { id } = await create();
    const slot = shop.slot('9am');
    await ask('PUT', `/batches/${id}/limits/${shop.mochi.id}`, { limitQuantity: 61 });
    await put(id, '/slots', { slots: [{ timeSlotId: slot.id, isActive: false, capacity: 4 }] });
    const [slots, limit] = await log(id);
    expect(limit?.details).toMatchObject({
      changes: [
        { field: 'limitQuantity', of: { name: shop.mochi.name, nameZh: shop.mochi.name_zh }, after: 61 },
      ],
    });
    expect(slots?.details).toMatchObject({
      changes: [
        { field: 'isOffered', of: slot.time_slot, before: true, after: false },
        { field: 'capacity', of: slot.time_slot, before: null, after: 4 },
      ],
    });
    const { json } = await ask('POST', `/batches/${id}/duplicate`);
    const copy = (json as { batch: { id: string } }).batch;
    const [copied] = await log(copy.id);
    expect(copied?.details).toMatchObject({ copiedFrom: 'Batch of a test' });
  });

  test('and nothing about a batch that was switched to what it was', async () => {
    const { create, ask, log } = await scene();
    const { id } = await create({ isActive: true });
    await ask('PUT', `/batches/${id}/status`, { isActive: true });
    expect((await log(id)).map(({ action }) => action)).toEqual(['batch.created']);
  });

  test('about a product, its prices and those of its pieces', async () => {
    const { create, update, createCategory } = await openCatalogue(database);
    const { log } = await scene();
    const category = await createCategory(aCategoryDraft({ name: 'Yam things' }));
    const piece = {
      id: 'TY1',
      name: 'Taro',
      nameZh: '芋',
      hasYolk: false,
      group: 'new',
      imageUrl: null,
    } as const;
    const draft = aDraft({ productType: 'teochew_yam_special', pieces: [{ ...piece, priceSen: 500 }] });
    const product = await create(draft);
    await update(product, {
      ...draft,
      nameZh: '芋头月饼',
      categoryId: category.id,
      pieces: [{ ...piece, priceSen: 600 }],
    });
    const [changed] = await log(product.id);
    expect(changed).toMatchObject({ action: 'product.changed', details: { name: draft.name } });
    expect(changed?.details.changes).toEqual(
      expect.arrayContaining([
        { field: 'nameZh', before: '月挞', after: '芋头月饼' },
        { field: 'category', before: null, after: 'Yam things' },
        { field: 'piecePriceSen', of: { name: 'Taro', nameZh: '芋' }, before: 500, after: 600 },
      ]),
    );
  });

  test('about a category and a time slot', async () => {
    const { createCategory, ask } = await openCatalogue(database);
    const { log, rawang } = await scene();
    const { id, version, products: _, ...draft } = await createCategory(aCategoryDraft({ name: 'Tarts' }));
    await ask('PUT', `/categories/${id}`, { ...draft, sortOrder: 8, version });
    expect((await log(id))[0]?.details).toEqual({
      name: 'Tarts',
      changes: [{ field: 'sortOrder', before: 5, after: 8 }],
    });

    const slot = { deliveryMethodId: rawang.id, isPickup: true, requiresTeochewYam: false, capacity: null };
    const { json } = await ask('POST', '/time-slots', { ...slot, timeSlot: '6am - 7am' });
    const made = (json as { timeSlot: { id: string } }).timeSlot;
    await ask('PATCH', `/time-slots/${made.id}`, { isActive: true, capacity: 9 });
    const [changed, created] = await log(made.id);
    expect(created?.details).toMatchObject({ timeSlot: '6am - 7am', deliveryMethod: { name: rawang.name } });
    expect(changed?.details).toEqual({
      timeSlot: '6am - 7am',
      changes: [{ field: 'capacity', before: null, after: 9 }],
    });
  });

  test('about a member, by name', async () => {
    const { owner, log } = await scene();
    const { member } = await addSignedIn(db, { name: 'Siti', role: 'employee' });
    await owner('PATCH', `/team/members/${member.id}`, { role: 'admin' });
    expect((await log(member.id))[0]).toMatchObject({
      action: 'staff.role_changed',
      subjectName: 'Siti',
      details: { changes: [{ field: 'role', before: 'employee', after: 'admin' }] },
    });
  });

  test('also on lines of an older version, with names for their ids', async () => {
    const { log, shop } = await scene();
    const [batch, other, slot] = [shop.batch('13/9'), shop.batch('15/9'), shop.slot('9am')];
    const id = randomUUID();
    await recordAudit(db, {
      actor: 'terminal',
      action: 'order.moved',
      subject: ['order', id],
      details: {
        before: { batchId: batch.id, timeSlotId: slot.id },
        after: { batchId: other.id, timeSlotId: slot.id },
      },
      now: new Date(),
    });
    expect((await log(id))[0]?.details).toEqual({
      changes: [{ field: 'batch', before: batch.batch_name, after: other.batch_name }],
    });
  });
});

test('a move tells where from and where to, and that the address is another, never the address', async () => {
  const { enter, ask, shop, log, deps } = await scene();
  const entry = mochiEntry(shop);
  const { id, version } = await enter(entry);
  const kl = shop.method('KL Share Delivery fees');
  const place = await db
    .selectFrom('batch_delivery_methods as m')
    .innerJoin('pickup_time_slots as s', 's.delivery_method_id', 'm.delivery_method_id')
    .innerJoin('pickup_batches as b', 'b.id', 'm.batch_id')
    .select(['m.batch_id', 's.id as slot_id', 'b.batch_name', 'b.batch_date'])
    .where('m.delivery_method_id', '=', kl.id)
    .where('s.requires_teochew_yam', '=', false)
    .where('b.is_active', '=', true)
    .executeTakeFirstOrThrow();
  const moved = await ask('PUT', `/orders/${id}/delivery`, {
    deliveryMethodId: kl.id,
    batchId: place.batch_id,
    timeSlotId: place.slot_id,
    deliveryAddress: 'Zq 7, Jalan Rahsia qZ',
    version,
  });
  expect(moved).toMatchObject({ status: 200 });

  const [line] = await log(id);
  expect(line).toMatchObject({ action: 'order.moved', details: { addressChanged: true } });
  expect(line?.details.changes).toEqual(
    expect.arrayContaining([
      {
        field: 'deliveryMethod',
        before: { name: 'Pick up from Rawang', nameZh: expect.any(String) },
        after: { name: kl.name, nameZh: kl.name_zh },
      },
      { field: 'batch', before: shop.batch('13/9').batch_name, after: place.batch_name },
    ]),
  );
  // The list is searched by it, too; the log never has it.
  expect(await tablesHolding(db, 'Jalan Rahsia')).toEqual(['order_list', 'orders']);

  // What the log keeps after the customer is forgotten still says what was done.
  await db.transaction().execute((trx) => anonymise(trx, [id], deps.clock()));
  expect(await tablesHolding(db, 'Jalan Rahsia')).toEqual([]);
  expect((await log(id))[0]?.details).toEqual(line?.details);
});

test('a batch that is moved or cancelled tells each order so, with the reason for as long as the customer is known', async () => {
  const { enter, ask, shop, log, deps } = await scene();
  const reason = 'Zq the oven of Madam Lim broke qZ';
  const { id } = await enter(mochiEntry(shop, 1, { paymentStatus: 'verified' }));
  const to = await db
    .selectFrom('pickup_batches as b')
    .innerJoin('batch_delivery_methods as m', 'm.batch_id', 'b.id')
    .select(['b.id', 'b.batch_name'])
    .where('m.delivery_method_id', '=', shop.method('Pick up from Rawang').id)
    .where('b.id', '<>', shop.batch('13/9').id)
    .executeTakeFirstOrThrow();
  const from = shop.batch('13/9');
  await ask('POST', `/batches/${from.id}/move`, { toBatchId: to.id, disablesBatch: false });
  expect((await log(id))[0]).toMatchObject({
    action: 'order.moved',
    details: { changes: [{ field: 'batch', before: from.batch_name, after: to.batch_name }, {}] },
  });

  await ask('POST', `/batches/${to.id}/cancel`, { reason, disablesBatch: false });
  const cancelled = {
    action: 'order.cancelled',
    details: {
      batchName: to.batch_name,
      before: { orderStatus: 'verified', paymentStatus: 'verified' },
      after: { orderStatus: 'cancelled', paymentStatus: 'verified' },
    },
  };
  expect((await log(id))[0]).toMatchObject({ ...cancelled, details: { ...cancelled.details, reason } });
  await db.transaction().execute((trx) => anonymise(trx, [id], deps.clock()));
  expect((await log(id))[0]).toMatchObject(cancelled);
  expect(await tablesHolding(db, 'Madam Lim')).toEqual([]);
});
