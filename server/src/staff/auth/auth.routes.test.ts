import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '../../app.testing.ts';
import { createTestDatabase } from '../../testing/test-database.testing.ts';
import { missMs } from '../../visitors/miss-delay.ts';
import { hashToken } from '../links/secret-token.ts';
import { addSignedIn, addStaff, call, cookieIn, goodPassword } from '../staff.testing.ts';

const database = await createTestDatabase();
const { db } = database;
const email = 'mei@example.com';
const rightWords = { email: ' Mei@Example.com ', password: goodPassword };
const hour = 3_600_000;

beforeEach(async () => {
  await db.deleteFrom('admin_users').execute();
  await db.deleteFrom('rate_limits').execute();
  await db.deleteFrom('audit_log').execute();
});

async function signIn(app: Parameters<typeof call>[0], words: object = rightWords, headers = {}) {
  return call(app, '/api/staff/sign-in', { method: 'POST', body: words, headers });
}

async function whoIsIn(app: Parameters<typeof call>[0], cookie: string) {
  return (await call(app, '/api/staff/session', { headers: { Cookie: cookie } })).json;
}

/** Guesses are counted by the quarter of an hour, and one may end in the middle of a test. */
const oneMoment = () => {
  const now = new Date();
  return () => now;
};

describe('signing in', () => {
  test('opens a session in a cookie scripts cannot read, and keeps only its hash', async () => {
    const { app } = await createTestApp(database);
    const member = await addStaff(db, { email });
    const { status, json, headers } = await signIn(app);

    expect(status).toBe(200);
    expect(json).toEqual({ staff: { id: member.id, name: 'Mei', email, role: 'admin' } });
    const cookie = headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/^staff_session=[\w-]{43}; Path=\/; Expires=.+; HttpOnly; SameSite=Strict$/);
    const token = cookieIn(headers).split('=')[1] ?? '';
    expect(await db.selectFrom('sessions').select('token_hash').execute()).toEqual([
      { token_hash: hashToken(token) },
    ]);
    expect(await whoIsIn(app, cookieIn(headers))).toEqual(json);
  });

  test('binds the cookie to the host where the shop has https', async () => {
    const { app } = await createTestApp(database, {
      environment: { PUBLIC_URL: 'https://shop.example.com' },
    });
    await addStaff(db, { email });
    const { headers } = await signIn(app);
    expect(headers.get('Set-Cookie')).toMatch(/^__Host-staff_session=.+; Path=\/;.*; Secure/);
    expect(headers.get('Set-Cookie')).not.toContain('Domain');
    expect(await whoIsIn(app, cookieIn(headers))).toMatchObject({ staff: { email } });
    // A plain cookie, which a neighbouring host could have planted, counts for nothing.
    expect(await whoIsIn(app, cookieIn(headers).replace('__Host-', ''))).toEqual({ staff: null });
  });

  test.each([
    ['a wrong password', { email, password: 'not osmanthus' }, {}],
    ['an unknown address', { email: 'nobody@example.com', password: goodPassword }, {}],
    ['a disabled account', rightWords, { isActive: false }],
  ])('refuses %s in the same words', async (_case, words, facts) => {
    const { app } = await createTestApp(database);
    await addStaff(db, { email, ...facts });
    const { status, json, headers } = await signIn(app, words);
    expect(status).toBe(401);
    expect(json).toMatchObject({ code: 'staff.sign_in_failed', details: {} });
    expect(headers.get('Set-Cookie')).toBeNull();
  });

  test('rotates the token: the one the browser had before is worthless afterwards', async () => {
    const { app } = await createTestApp(database);
    await addStaff(db, { email });
    const first = cookieIn((await signIn(app)).headers);
    const second = cookieIn((await signIn(app, rightWords, { Cookie: first })).headers);
    expect(second).not.toBe(first);
    expect(await whoIsIn(app, first)).toEqual({ staff: null });
    expect(await whoIsIn(app, second)).toMatchObject({ staff: { email } });
  });

  test('slows guessing down per account, and forgets the count after a right password', async () => {
    const { app } = await createTestApp(database, { clock: oneMoment() });
    await addStaff(db, { email });
    for (let tries = 0; tries < 9; tries += 1) await signIn(app, { email, password: `guess ${tries}` });
    expect((await signIn(app)).status).toBe(200);

    for (let tries = 0; tries < 10; tries += 1) await signIn(app, { email, password: `guess ${tries}` });
    const refused = await signIn(app);
    expect(refused.status).toBe(429);
    expect(refused.json).toMatchObject({ code: 'request.rate_limited' });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  test('slows guessing down per address, over many accounts', async () => {
    const { app } = await createTestApp(database, { clock: oneMoment() });
    const statuses: number[] = [];
    for (let tries = 0; tries < 31; tries += 1) {
      statuses.push((await signIn(app, { email: `a${tries}@example.com`, password: 'x' })).status);
    }
    expect(statuses.slice(0, 30).every((status) => status === 401)).toBe(true);
    expect(statuses[30]).toBe(429);
  });

  test('is refused when another site asks', async () => {
    const { app } = await createTestApp(database);
    await addStaff(db, { email });
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example.com' };
    const { status, json } = await signIn(app, rightWords, headers);
    expect(status).toBe(403);
    expect(json).toMatchObject({ code: 'request.cross_site' });
  });

  test('is refused after the same time whether there is such an account or not', async () => {
    const { app } = await createTestApp(database);
    await addStaff(db, { email });
    for (const tried of [email, 'nobody@example.com']) {
      const startedAt = performance.now();
      expect((await signIn(app, { email: tried, password: 'not osmanthus' })).status).toBe(401);
      // A timer may be a little early.
      expect(performance.now() - startedAt).toBeGreaterThan(missMs - 5);
    }
  });

  test('is written down, the failures too', async () => {
    const { app } = await createTestApp(database);
    const member = await addStaff(db, { email });
    await signIn(app, { email, password: 'not osmanthus' });
    await signIn(app);
    const lines = await db.selectFrom('audit_log').selectAll().orderBy('id').execute();
    expect(lines).toMatchObject([
      { action: 'staff.sign_in_failed', actor_id: null, subject_id: member.id },
      { action: 'staff.signed_in', actor_id: member.id, actor_name: 'Mei' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('osmanthus');
  });
});

describe('a session', () => {
  const start = new Date('2026-08-01T00:00:00Z').getTime();
  const at = { now: start };
  const clock = () => new Date(at.now);

  beforeEach(() => {
    at.now = start;
  });

  test('ends after twelve idle hours, and lives on while it is used', async () => {
    const { app } = await createTestApp(database, { clock });
    await addStaff(db, { email });
    const cookie = cookieIn((await signIn(app)).headers);

    at.now += 11 * hour;
    expect(await whoIsIn(app, cookie)).toMatchObject({ staff: { email } });
    at.now += 11 * hour;
    expect(await whoIsIn(app, cookie)).toMatchObject({ staff: { email } });
    at.now += 12 * hour;
    expect(await whoIsIn(app, cookie)).toEqual({ staff: null });
  });

  test('ends after seven days however busy it was', async () => {
    const { app } = await createTestApp(database, { clock });
    await addStaff(db, { email });
    const cookie = cookieIn((await signIn(app)).headers);
    for (let spent = 0; spent < 7 * 24 - 10; spent += 10) {
      at.now += 10 * hour;
      expect(await whoIsIn(app, cookie)).toMatchObject({ staff: { email } });
    }
    at.now = start + 7 * 24 * hour;
    expect(await whoIsIn(app, cookie)).toEqual({ staff: null });
  });

  test('that has ended is cleared away by the next sign-in', async () => {
    const { app } = await createTestApp(database, { clock });
    await addSignedIn(db, { now: clock() });
    await addStaff(db, { email });
    at.now += 13 * hour;
    await signIn(app);
    expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  });

  test('ends with signing out, which may be asked twice', async () => {
    const { app } = await createTestApp(database);
    const { headers } = await addSignedIn(db);
    const out = await call(app, '/api/staff/sign-out', { method: 'POST', headers });
    expect(out.status).toBe(200);
    expect(out.json).toEqual({ staff: null });
    expect(out.headers.get('Set-Cookie')).toMatch(/^staff_session=; Max-Age=0/);
    expect(await whoIsIn(app, headers.Cookie)).toEqual({ staff: null });
    expect((await call(app, '/api/staff/sign-out', { method: 'POST', headers })).status).toBe(200);
  });

  test('of a made-up token is nobody', async () => {
    const { app } = await createTestApp(database);
    expect(await whoIsIn(app, `staff_session=${'a'.repeat(43)}`)).toEqual({ staff: null });
    expect(await whoIsIn(app, 'staff_session=short')).toEqual({ staff: null });
  });
});
