import type { ShopSettings } from '@mooncake/domain/settings/settings';
import type { SettingsResponse } from '@mooncake/domain/settings/settings.contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, createTestSite } from '../app.testing.ts';
import { furnishShop } from '../checkout/checkout.testing.ts';
import { addSignedIn, call } from '../staff/staff.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';

const database = await createTestDatabase();
const { db } = database;
beforeAll(async () => {
  await furnishShop(db);
});

async function office() {
  const { app, deps } = await createTestApp(database);
  const { headers } = await addSignedIn(db, { name: 'Mei', role: 'admin' });
  const read = async () => (await call(app, '/api/admin/settings', { headers })).json as SettingsResponse;
  const save = (settings: ShopSettings, version: number) =>
    call(app, '/api/admin/settings', { method: 'PUT', body: { settings, version }, headers });
  return { app, deps, headers, read, save };
}

describe('the settings', () => {
  test('reach visitors at once, and the log says what changed', async () => {
    const { app, deps, read, save } = await office();
    await call(app, '/api/settings');
    const heard: string[] = [];
    deps.events.subscribe((topics) => heard.push(...topics));
    const { settings, version } = await read();
    const story = `${'We bake. '.repeat(40)}The end.`;
    const saved = await save({ ...settings, shopName: 'Moon & Sons', story }, version);
    expect(saved).toMatchObject({ status: 200, json: { version: version + 1 } });
    expect(heard).toContain('settings');
    expect((await call(app, '/api/settings')).json).toMatchObject({ shopName: 'Moon & Sons', story });

    const line = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'settings.changed')
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({ actor_name: 'Mei', subject_type: 'settings' });
    const { changes } = line.details as { changes: { field: string; after: string }[] };
    expect(changes.map(({ field }) => field).toSorted()).toEqual(['shopName', 'story']);
    expect(changes.every(({ after }) => after.length < 200)).toBe(true);
  });

  test('change finished pages as well, in this process and in another', async () => {
    const render = async ({ data }: { data: { settings: { shopName: string } } }) => ({
      status: 200 as const,
      head: '',
      body: data.settings.shopName,
      code: '',
    });
    const first = await office();
    const site = await createTestSite(first.deps.config.dataDir, render);
    const { app: other } = await createTestApp(database, { site });
    expect(await (await other.request('/')).text()).not.toContain('Night Bakery');
    const { settings, version } = await first.read();
    await first.save({ ...settings, shopName: 'Night Bakery' }, version);
    await expect
      .poll(async () => (await other.request('/')).text(), { timeout: 60_000 })
      .toContain('Night Bakery');
  });

  test('switch approving in bulk on for an admin alone', async () => {
    const { app, read, save } = await office();
    const { settings, version } = await read();
    const wished = { ...settings, bulkApproval: true };
    const employee = await addSignedIn(db, { role: 'employee' });
    const body = { settings: wished, version };
    const asked = await call(app, '/api/admin/settings', { method: 'PUT', body, headers: employee.headers });
    expect(asked).toMatchObject({ status: 403, json: { code: 'staff.not_allowed' } });
    expect((await read()).settings.bulkApproval).toBe(false);
    expect(await save(wished, version)).toMatchObject({ status: 200 });
    expect((await read()).settings.bulkApproval).toBe(true);
    await save(settings, version + 1);
  });

  test('of two admins who save, one is told', async () => {
    const { read, save } = await office();
    const { settings, version } = await read();
    expect(await save({ ...settings, bannerNote: 'Mine' }, version)).toMatchObject({ status: 200 });
    expect(await save({ ...settings, bannerNote: 'Theirs' }, version)).toMatchObject({
      status: 409,
      json: { code: 'settings.changed_meanwhile', details: { version: version + 1 } },
    });
    expect((await read()).settings.bannerNote).toBe('Mine');
    // The very same again is a repeated request, not a conflict.
    expect(await save({ ...settings, bannerNote: 'Mine' }, version)).toMatchObject({
      status: 200,
      json: { version: version + 1 },
    });
  });

  test('are refused with the field that is wrong', async () => {
    const { read, save } = await office();
    const { settings, version } = await read();
    const duitNow = { ...settings.duitNow, payload: '0002', exactAmount: true };
    expect(await save({ ...settings, shopName: ' ', duitNow }, version)).toMatchObject({
      status: 422,
      json: {
        code: 'settings.invalid',
        details: {
          problems: [
            { field: 'shopName', problem: 'required' },
            { field: 'duitNow.payload', problem: 'payload_unreadable' },
          ],
        },
      },
    });
  });

  test('count as samples until the last invented value is gone, whatever the browser says', async () => {
    const { read, save } = await office();
    const { settings, version } = await read();
    await save({ ...settings, isSample: false, registration: '202501234567' }, version);
    expect((await read()).settings.isSample).toBe(true);
    const real = {
      ...settings,
      registration: '202501234567',
      whatsapp: '012-345 6789',
      instagram: 'moon.kitchen',
      bank: { bankName: 'Moon Bank', accountNumber: '1234', accountName: 'Moon', imageUrl: null },
      duitNow: { number: '', payload: null, imageUrl: null, exactAmount: false },
    };
    await save(real, version + 1);
    expect((await read()).settings.isSample).toBe(false);
  });

  test('leave out what earlier versions kept in them', async () => {
    const { read, save } = await office();
    await sql`update shop_settings set value = value || '{"pickupPlaces": [{"key": "rawang"}]}'`.execute(db);
    const { settings, version } = await read();
    expect(settings).not.toHaveProperty('pickupPlaces');
    await save({ ...settings, bannerNote: 'Nothing else' }, version);
    const { details } = await db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'settings.changed')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(details).toMatchObject({ changes: [{ field: 'bannerNote' }] });
  });
});

describe('a picture of the shop', () => {
  async function send(bytes: Uint8Array, type: string) {
    const { app, headers } = await office();
    const form = new FormData();
    form.append('picture', new File([new Uint8Array(bytes)], 'map.png', { type }));
    const sent = { method: 'POST', body: form, headers: { ...headers, 'Sec-Fetch-Site': 'same-origin' } };
    const answer = await app.request('/api/admin/settings/pictures', sent, {});
    return { app, status: answer.status, json: (await answer.json()) as Record<string, unknown> };
  }

  test('is drawn anew and shown to everybody', async () => {
    const drawn = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#234' } })
      .png()
      .toBuffer();
    const { app, status, json } = await send(drawn, 'image/png');
    expect(status).toBe(200);
    expect(json.imageUrl).toMatch(/^\/files\/shop-[\da-f]{40}\.webp$/);
    const shown = await app.request(String(json.imageUrl));
    expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  });

  test('that is none is refused', async () => {
    const { status, json } = await send(new TextEncoder().encode('<svg onload=x>'), 'image/png');
    expect([status, json.code]).toEqual([415, 'picture.invalid_file_type']);
  });
});

test('employees may neither read nor write the whole settings', async () => {
  const { app } = await office();
  const { headers } = await addSignedIn(db, { role: 'employee' });
  for (const method of ['GET', 'PUT']) {
    const answer = await call(app, '/api/admin/settings', {
      method,
      headers,
      ...(method === 'PUT' && { body: {} }),
    });
    expect(answer).toMatchObject({ status: 403, json: { code: 'staff.not_allowed' } });
  }
});
