import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '../../app.testing.ts';
import { insertShop } from '../../catalogue/shop.testing.ts';
import { createTestDatabase } from '../../testing/test-database.testing.ts';
import { addStaff, call, goodPassword } from '../staff.testing.ts';
import { inviteStaff } from '../team/invite-staff.ts';

const database = await createTestDatabase();
const { db } = database;
await insertShop(db);
const at = { now: Date.now() };
const clock = () => new Date(at.now);
const hour = 3_600_000;

beforeEach(async () => {
  at.now = Date.now();
  await db.deleteFrom('admin_users').execute();
  await db.deleteFrom('admin_invitations').execute();
  await db.deleteFrom('rate_limits').execute();
});

async function invited(role: 'admin' | 'employee' = 'employee') {
  const { app, deps } = await createTestApp(database, { clock });
  const { signupUrl } = await inviteStaff(deps, { email: 'kah@example.com', role }, 'terminal');
  const token = new URL(signupUrl).searchParams.get('token') ?? '';
  const post = (path: string, body: object) => call(app, path, { method: 'POST', body });
  const form = { token, name: ' Kah Hoe ', password: goodPassword, confirmation: goodPassword };
  return {
    token,
    form,
    look: () => post('/api/staff/invitation', { token }),
    signUp: (change: object = {}) => post('/api/staff/signup', { ...form, ...change }),
    signIn: () => post('/api/staff/sign-in', { email: 'kah@example.com', password: goodPassword }),
  };
}

describe('an invitation', () => {
  test('shows its email and role, which the signup cannot change', async () => {
    const { look, signUp, signIn } = await invited();
    expect((await look()).json).toEqual({
      email: 'kah@example.com',
      role: 'employee',
      organization: 'Moon Kitchen',
    });
    const done = await signUp({ role: 'admin', email: 'other@example.com' });
    expect(done.json).toEqual({ email: 'kah@example.com' });
    expect((await signIn()).json).toMatchObject({
      staff: { name: 'Kah Hoe', email: 'kah@example.com', role: 'employee' },
    });
    const { password_hash } = await db.selectFrom('admin_users').selectAll().executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('works once', async () => {
    const { look, signUp } = await invited();
    expect((await signUp()).status).toBe(200);
    for (const answer of [await signUp(), await look()]) {
      expect(answer.status).toBe(410);
      expect(answer.json).toMatchObject({ code: 'invitation.invalid' });
    }
  });

  test('makes one account, though twelve people use it at once', async () => {
    const { signUp } = await invited();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, person) => signUp({ name: `Person ${person}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(11);
    expect(await db.selectFrom('admin_users').select('id').execute()).toHaveLength(1);
  });

  test('is good for 72 hours', async () => {
    const { look, signUp } = await invited();
    at.now += 72 * hour - 1_000;
    expect((await look()).status).toBe(200);
    at.now += 1_000;
    expect((await look()).status).toBe(410);
    expect((await signUp()).status).toBe(410);
  });

  test('is worth nothing once its address has an account, or a newer invitation', async () => {
    const { signUp } = await invited();
    const newer = await invited('admin');
    expect((await signUp()).status).toBe(410);
    await addStaff(db, { email: 'KAH@example.com' });
    expect((await newer.signUp()).status).toBe(410);
  });

  test('of a made-up or cut-off token looks like an expired one', async () => {
    const { look } = await invited();
    const { app } = await createTestApp(database);
    expect((await look()).status).toBe(200);
    // Also one that was cut off in a chat.
    for (const token of ['x'.repeat(43), 'x'.repeat(9), 'x']) {
      const stranger = await call(app, '/api/staff/invitation', { method: 'POST', body: { token } });
      expect(stranger.status).toBe(410);
    }
  });
});

describe('the signup form', () => {
  test.each([
    [{ confirmation: 'something else' }, ['password_mismatch']],
    [{ password: 'short', confirmation: 'short' }, ['password_too_short']],
    [{ name: ' ' }, ['name_required']],
  ])('refuses %j', async (change, problems) => {
    const { signUp } = await invited();
    const { status, json } = await signUp(change);
    expect(status).toBe(422);
    expect(json).toMatchObject({ code: 'staff.signup_invalid', details: { problems } });
  });

  test.each([
    'password123',
    'Password123',
    'PASSWORD1!',
    '12345678',
    'qwertyuiop',
    'mooncake123',
    'zzzzzzzzzzzzzz',
    'kah@example.com',
  ])('refuses %s, which others would try first', async (password) => {
    const { signUp } = await invited();
    const { status, json } = await signUp({ password, confirmation: password });
    expect(status).toBe(422);
    expect(json).toMatchObject({ code: 'staff.password_too_common' });
  });
});

test('about 3,000 passwords are refused, each long enough to matter', async () => {
  const { default: common } = await import('../common-passwords.json', { with: { type: 'json' } });
  expect(new Set(common).size).toBe(3_000);
  expect(common.filter((word) => word.length < 8 || word !== word.toLowerCase())).toEqual([]);
});
