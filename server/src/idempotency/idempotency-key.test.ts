import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { mochiEntry } from '../orders/admin/admin-orders.testing.ts';
import { tablesHolding } from '../privacy/privacy.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { forgetOldKeys } from './forget-old-keys.ts';
import { openKeyedOffice } from './once-route.testing.ts';

const database = await createTestDatabase();
const { db } = database;
const scene = () => openKeyedOffice(database);

describe('a key', () => {
  test('is for one thing: another body, or another address, is refused', async () => {
    const { under, rawang, actions } = await scene();
    const key = randomUUID();
    const template = { name: 'One', description: '', deliveryMethodIds: [rawang.id], slots: [] };
    expect(await under(key, '/batch-templates', template)).toMatchObject({ status: 200 });
    const refused = { status: 422, json: { code: 'idempotency.key_reused' } };
    expect(await under(key, '/batch-templates', { ...template, name: 'Two' })).toMatchObject(refused);
    const invitation = { email: 'other@example.com', role: 'employee' };
    expect(await under(key, '/team/invitations', invitation)).toMatchObject(refused);
    expect(await actions('template.created')).toBe(1);
    expect(await actions('staff.invited')).toBe(0);
  });

  test('is one member’s own', async () => {
    const [mine, theirs] = [await scene(), await scene()];
    const key = randomUUID();
    const batch = await mine.create();
    const [first, second] = [
      await mine.under(key, `/batches/${batch.id}/duplicate`),
      await theirs.under(key, `/batches/${batch.id}/duplicate`),
    ];
    expect(second.status).toBe(200);
    expect(second.json).not.toEqual(first.json);
  });

  test('keeps no refusal: what was impossible may be possible when it is asked again', async () => {
    const { under, shop, countKeys } = await scene();
    const key = randomUUID();
    const entry = mochiEntry(shop);
    const wrong = { ...entry, seenTotalSen: 1 };
    expect(await under(key, '/orders', wrong)).toMatchObject({ status: 409 });
    expect(await countKeys()).toBe(0);
    expect(await under(key, '/orders', entry)).toMatchObject({ status: 200 });
    expect(await countKeys()).toBe(1);
  });

  test('too short to be drawn at random is refused', async () => {
    const { under } = await scene();
    expect(await under('1', '/batch-templates', {})).toMatchObject({ status: 400 });
    const body = { name: 'x', description: '', deliveryMethodIds: [randomUUID()], slots: [] };
    expect(await under('1', '/batch-templates', body)).toMatchObject({
      status: 400,
      json: { details: { issues: [{ path: ['headers', 'Idempotency-Key'] }] } },
    });
  });

  test('is forgotten after a day, and not before', async () => {
    const { under, create, deps, countKeys } = await scene();
    const { id } = await create();
    await under(randomUUID(), `/batches/${id}/duplicate`);
    const inHours = (hours: number) => () => new Date(deps.clock().getTime() + hours * 60 * 60 * 1000);
    await forgetOldKeys({ db, clock: inHours(23) });
    expect(await countKeys()).toBe(1);
    await forgetOldKeys({ db, clock: inHours(25) });
    expect(await countKeys()).toBe(0);
  });

  test('closes its answer: neither a one-time link nor an address can be read in the database', async () => {
    const { under, shop } = await scene();
    const entry = mochiEntry(shop);
    const notes = 'Zq ring the bell of the neighbour qZ';
    await under(randomUUID(), '/orders', { ...entry, customer: { ...entry.customer, notes } });
    expect(await tablesHolding(db, 'Zq ring the bell')).toEqual(['orders']);
    const { json } = await under(randomUUID(), '/team/invitations', {
      email: 'z@example.com',
      role: 'admin',
    });
    const token = new URL((json as { signupUrl: string }).signupUrl).searchParams.get('token') ?? '';
    expect(token).not.toBe('');
    expect(await tablesHolding(db, token)).toEqual([]);
  });
});
