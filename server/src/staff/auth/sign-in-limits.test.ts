import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '../../app.testing.ts';
import { createTestDatabase } from '../../testing/test-database.testing.ts';
import { hashToken } from '../links/secret-token.ts';
import { addStaff, call, goodPassword } from '../staff.testing.ts';

const database = await createTestDatabase();
const { db } = database;
const email = 'mei@example.com';
const home = '192.0.2.1';
const start = new Date('2026-08-01T00:00:00Z').getTime();
const minute = 60_000;
const at = { now: start };

beforeEach(async () => {
  at.now = start;
  await db.deleteFrom('admin_users').execute();
  await db.deleteFrom('rate_limits').execute();
  await db.deleteFrom('sign_in_failures').execute();
});

async function door() {
  const { app } = await createTestApp(database, {
    clock: () => new Date(at.now),
    environment: { TRUST_PROXY: '1' },
  });
  await addStaff(db, { email });
  const signIn = (password: string, { from = home, cookie = '', as = email } = {}) =>
    call(app, '/api/staff/sign-in', {
      method: 'POST',
      body: { email: as, password },
      headers: { 'X-Forwarded-For': from, ...(cookie && { Cookie: cookie }) },
    });
  /** Wrong passwords from one network after the other, nine from each. */
  const guess = async (times: number, network = '198.51') => {
    const statuses: number[] = [];
    for (let tries = 0; tries < times; tries += 1) {
      statuses.push((await signIn('wrong', { from: `${network}.100.${Math.floor(tries / 9)}` })).status);
    }
    return statuses;
  };
  return { app, signIn, guess };
}

/** The cookie by which a browser is known again, without its session. */
function deviceIn(headers: Headers): string {
  const line = headers.getSetCookie().find((cookie) => cookie.startsWith('staff_device='));
  return line?.split(';')[0] ?? '';
}

describe('wrong passwords', () => {
  test('from a stranger shut out the stranger, not the owner elsewhere', async () => {
    const { signIn } = await door();
    const stranger = { from: '203.0.113.9' };
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await signIn('wrong', stranger)).status).toBe(401);
    }
    expect((await signIn('wrong', stranger)).status).toBe(429);
    expect((await signIn(goodPassword)).status).toBe(200);
    // A right password somewhere else does not make the stranger's guesses undone.
    expect((await signIn('wrong', stranger)).status).toBe(429);
    at.now += 15 * minute;
    expect((await signIn('wrong', stranger)).status).toBe(401);
  });

  test('from many networks make strangers wait, longer and longer', async () => {
    const { signIn, guess } = await door();
    expect(new Set(await guess(100))).toEqual(new Set([401]));
    const refused = await signIn('wrong', { from: '203.0.113.1' });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('1');
    // Being refused does not count: whoever hammers on makes nobody wait longer.
    await guess(50, '198.52');
    at.now += 1_000;
    expect((await signIn('wrong', { from: '203.0.113.2' })).status).toBe(401);

    await db.updateTable('sign_in_failures').set({ failures: 149 }).execute();
    at.now += 1_000;
    expect((await signIn('wrong', { from: '203.0.113.3' })).status).toBe(401);
    expect((await signIn('wrong', { from: '203.0.113.4' })).headers.get('Retry-After')).toBe('32');
    at.now += 32_000;
    expect((await signIn(goodPassword)).status).toBe(200);
    expect((await signIn('wrong', { from: '203.0.113.5' })).status).toBe(401);
  });

  test('are forgotten a day after the last one', async () => {
    const { signIn, guess } = await door();
    await guess(2);
    await db.updateTable('sign_in_failures').set({ failures: 500 }).execute();
    at.now += 24 * 60 * minute;
    expect((await signIn('wrong', { from: '203.0.113.2' })).status).toBe(401);
    expect((await signIn('wrong', { from: '203.0.113.3' })).status).toBe(401);
  });

  test('of an address without an account are treated alike', async () => {
    const { signIn } = await door();
    const nobody = { from: '203.0.113.9', as: 'nobody@example.com' };
    for (let tries = 0; tries < 10; tries += 1) await signIn('wrong', nobody);
    expect((await signIn('wrong', nobody)).status).toBe(429);
  });
});

describe('a browser that signed in before', () => {
  test('gets in whatever strangers guess, from any network', async () => {
    const { signIn, guess } = await door();
    const cookie = deviceIn((await signIn(goodPassword)).headers);
    expect(cookie).toMatch(/^staff_device=[\w-]{43}$/);
    await guess(101);
    for (let tries = 0; tries < 12; tries += 1) await signIn('wrong');
    expect((await signIn(goodPassword)).status).toBe(429);
    const known = await signIn(goodPassword, { cookie });
    expect(known.status).toBe(200);
    expect(deviceIn(known.headers)).toBe(cookie);
  });

  test('may not guess for ever itself, and is known for its own account only', async () => {
    const { signIn } = await door();
    await addStaff(db, { email: 'kah@example.com' });
    const cookie = deviceIn((await signIn(goodPassword)).headers);
    for (let tries = 0; tries < 10; tries += 1) await signIn('wrong', { cookie, from: `203.0.113.${tries}` });
    expect((await signIn(goodPassword, { cookie })).status).toBe(429);

    for (let tries = 0; tries < 10; tries += 1) await signIn('wrong', { as: 'kah@example.com' });
    expect((await signIn(goodPassword, { cookie, as: 'kah@example.com' })).status).toBe(429);
  });

  test('is told by a cookie scripts cannot read, of which only the hash is kept', async () => {
    const { signIn } = await door();
    const { headers } = await signIn(goodPassword);
    const line = headers.getSetCookie().find((cookie) => cookie.startsWith('staff_device='));
    expect(line).toMatch(/; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/);
    const planted = `staff_device=${'a'.repeat(43)}`;
    expect(deviceIn((await signIn(goodPassword, { cookie: planted })).headers)).not.toBe(planted);
    const token = deviceIn(headers).split('=')[1] ?? '';
    const rows = await db.selectFrom('staff_devices').select('token_hash').execute();
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ token_hash: hashToken(token) });
  });
});
