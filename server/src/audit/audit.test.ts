import type { AuditResponse } from '@mooncake/domain/staff/audit.contract';
import { expect, test } from 'vitest';
import { mochiEntry, openBackOffice } from '../orders/admin/admin-orders.testing.ts';
import { addSignedIn, call } from '../staff/staff.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { recordAudit } from './record-audit.ts';

const database = await createTestDatabase();
const { db } = database;

async function scene() {
  const office = await openBackOffice(database);
  const { headers, member } = await addSignedIn(db, { name: 'Owner', role: 'admin' });
  const read = async (query: string) =>
    (await call(office.app, `/api/admin/audit?${query}`, { headers })).json as AuditResponse;
  return { ...office, read, owner: member };
}

test('the log is narrowed down by person, kind and order, and names the order', async () => {
  const { read, enter, look, shop, member, owner } = await scene();
  const order = await enter(mochiEntry(shop));
  await look(order.id);
  await recordAudit(db, {
    actor: owner,
    action: 'settings.changed',
    subject: ['settings', null],
    now: new Date(),
  });

  const [entered] = (await read('kind=orders')).entries;
  expect(entered).toMatchObject({
    action: 'order.entered',
    actorName: 'Mei',
    orderNumber: order.orderNumber,
  });
  const ofOrder = (await read(`orderNumber=${order.orderNumber.toLowerCase()}`)).entries;
  expect(ofOrder.map(({ action }) => action)).toEqual(['order.viewed', 'order.entered']);
  expect((await read('orderNumber=CHM000000')).entries).toEqual([]);
  const looks = (await read('kind=access')).entries.map(({ action }) => action);
  expect(new Set(looks)).toEqual(new Set(['order.viewed']));
  const byOwner = (await read(`actorId=${owner.id}`)).entries;
  expect(byOwner.map(({ action }) => action)).toEqual(['settings.changed']);
  expect((await read(`actorId=${member.id}&kind=settings`)).entries).toEqual([]);
});

test('older entries come page by page, each once', async () => {
  const { read } = await scene();
  for (let index = 0; index < 120; index += 1) {
    await recordAudit(db, {
      actor: 'terminal',
      action: 'staff.invited',
      subject: ['invitation', null],
      details: { index },
      now: new Date(),
    });
  }
  const first = await read('kind=staff');
  expect(first.entries).toHaveLength(100);
  const second = await read(`kind=staff&before=${first.nextBefore}`);
  const ids = [...first.entries, ...second.entries].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect(second.nextBefore).toBeNull();
});

test('employees read the log too, and can search it by everybody who ever worked here', async () => {
  const { app, owner } = await scene();
  const { headers, member } = await addSignedIn(db, { name: 'Gone', role: 'employee' });
  const colleague = await addSignedIn(db, { name: 'Helper', role: 'employee' });
  await db.updateTable('admin_users').set({ is_active: false }).where('id', '=', member.id).execute();
  expect((await call(app, '/api/admin/audit', { headers })).status).toBe(401);
  expect((await call(app, '/api/admin/audit', { headers: colleague.headers })).status).toBe(200);
  const { json } = await call(app, '/api/admin/audit/people', { headers: colleague.headers });
  for (const { id, name } of [owner, member, colleague.member]) {
    expect(json).toMatchObject({ people: expect.arrayContaining([{ id, name }]) });
  }
});
