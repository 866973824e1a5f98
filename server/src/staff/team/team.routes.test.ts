import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '../../app.testing.ts';
import { createTestDatabase } from '../../testing/test-database.testing.ts';
import { hashToken } from '../links/secret-token.ts';
import { addSignedIn, addStaff, call, goodPassword } from '../staff.testing.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('admin_users').execute();
  await db.deleteFrom('admin_invitations').execute();
  await db.deleteFrom('rate_limits').execute();
  await db.deleteFrom('audit_log').execute();
});

const tokenIn = (link: unknown) => new URL(String(link)).searchParams.get('token') ?? '';

async function asAdmin() {
  const { app } = await createTestApp(database);
  const { member, headers } = await addSignedIn(db, { email: 'owner@example.com', name: 'Owner' });
  const ask = (method: string, path: string, body?: object) =>
    call(app, `/api/admin/team${path}`, { method, body, headers });
  return { app, member, headers, ask };
}

describe('inviting', () => {
  test('answers a link once, and keeps the hash of its token', async () => {
    const { ask } = await asAdmin();
    const { status, json } = await ask('POST', '/invitations', {
      email: 'Kah@Example.com',
      role: 'employee',
    });
    expect(status).toBe(200);
    const { signupUrl } = json as { signupUrl: string };
    expect(signupUrl).toMatch(/\/admin\/signup\?token=[\w-]{43}$/);
    const [row] = await db.selectFrom('admin_invitations').selectAll().execute();
    expect(row?.token_hash).toBe(hashToken(tokenIn(signupUrl)));

    const team = await ask('GET', '');
    expect(team.json).toMatchObject({
      members: [{ email: 'owner@example.com', isActive: true }],
      invitations: [{ email: 'kah@example.com', role: 'employee', invitedBy: 'Owner' }],
    });
    expect(JSON.stringify(team.json)).not.toContain(tokenIn(signupUrl));
    expect(JSON.stringify(await db.selectFrom('audit_log').selectAll().execute())).not.toContain(
      tokenIn(signupUrl),
    );
  });

  test('is refused for an address that has an account', async () => {
    const { ask } = await asAdmin();
    const { status, json } = await ask('POST', '/invitations', { email: 'owner@example.com', role: 'admin' });
    expect(status).toBe(409);
    expect(json).toMatchObject({ code: 'staff.email_taken', details: { email: 'owner@example.com' } });
  });

  test('can be taken back', async () => {
    const { ask, app } = await asAdmin();
    const { json } = await ask('POST', '/invitations', { email: 'kah@example.com', role: 'employee' });
    const [open] = await db.selectFrom('admin_invitations').select('id').execute();
    const after = await ask('DELETE', `/invitations/${open?.id}`);
    expect(after.json).toMatchObject({ invitations: [] });
    const token = tokenIn((json as { signupUrl: string }).signupUrl);
    expect((await call(app, '/api/staff/invitation', { method: 'POST', body: { token } })).status).toBe(410);
  });
});

describe('members', () => {
  test('who are disabled are out at once, and back in only by signing in', async () => {
    const { app, ask } = await asAdmin();
    const colleague = await addSignedIn(db, { email: 'kah@example.com', role: 'employee' });
    const look = () => call(app, '/api/admin/system-status', { headers: colleague.headers });
    expect((await look()).status).toBe(200);

    const disabled = await ask('PATCH', `/members/${colleague.member.id}`, { isActive: false });
    expect(disabled.status).toBe(200);
    expect((await look()).json).toMatchObject({ code: 'staff.sign_in_required' });
    await ask('PATCH', `/members/${colleague.member.id}`, { isActive: true });
    expect((await look()).status).toBe(401);
    const words = { email: 'kah@example.com', password: goodPassword };
    expect((await call(app, '/api/staff/sign-in', { method: 'POST', body: words })).status).toBe(200);
  });

  test.each([{ isActive: false }, { role: 'employee' }])(
    'who may invite no longer (%j) leave no open link behind',
    async (change) => {
      const { app, ask } = await asAdmin();
      const leaving = await addSignedIn(db, { email: 'kah@example.com', name: 'Kah' });
      const staying = await addStaff(db, { email: 'mei@example.com' });
      const made = async (path: string, body?: object) =>
        (await call(app, `/api/admin/team${path}`, { method: 'POST', body, headers: leaving.headers })).json;
      const invited = (await made('/invitations', { email: 'friend@example.com', role: 'admin' })) as {
        signupUrl: string;
      };
      const reset = (await made(`/members/${staying.id}/reset-link`)) as { resetUrl: string };
      await ask('POST', '/invitations', { email: 'new@example.com', role: 'employee' });
      const open = async (path: string, token: string) =>
        (await call(app, `/api/staff/${path}`, { method: 'POST', body: { token } })).status;

      const { json } = await ask('PATCH', `/members/${leaving.member.id}`, change);
      expect(json).toMatchObject({ invitations: [{ email: 'new@example.com' }] });
      expect(await open('invitation', tokenIn(invited.signupUrl))).toBe(410);
      expect(await open('password-reset/check', tokenIn(reset.resetUrl))).toBe(410);
      expect(
        await db.selectFrom('audit_log').select(['action', 'actor_name', 'details']).execute(),
      ).toContainEqual({
        action: 'staff.invitation_withdrawn',
        actor_name: 'Owner',
        details: { email: 'friend@example.com' },
      });
    },
  );

  test('who are disabled while they invite leave no link either', async () => {
    for (let round = 0; round < 5; round += 1) {
      await db.deleteFrom('admin_users').execute();
      await db.deleteFrom('admin_invitations').execute();
      const { app, ask } = await asAdmin();
      const leaving = await addSignedIn(db);
      await Promise.all([
        ask('PATCH', `/members/${leaving.member.id}`, { isActive: false }),
        call(app, '/api/admin/team/invitations', {
          method: 'POST',
          body: { email: 'friend@example.com', role: 'admin' },
          headers: leaving.headers,
        }),
      ]);
      expect(await db.selectFrom('admin_invitations').selectAll().execute()).toEqual([]);
    }
  });

  test('change their role with their next request', async () => {
    const { app, ask } = await asAdmin();
    const colleague = await addSignedIn(db, { role: 'employee' });
    const look = () => call(app, '/api/admin/team', { headers: colleague.headers });
    expect((await look()).json).toMatchObject({ code: 'staff.not_allowed' });
    await ask('PATCH', `/members/${colleague.member.id}`, { role: 'admin' });
    expect((await look()).status).toBe(200);
    expect(await db.selectFrom('audit_log').select(['action', 'actor_name']).execute()).toContainEqual({
      action: 'staff.role_changed',
      actor_name: 'Owner',
    });
  });

  test.each([{ isActive: false }, { role: 'employee' }])('the last admin stays: %j', async (change) => {
    const { ask, member } = await asAdmin();
    await addStaff(db, { role: 'employee' });
    await addStaff(db, { role: 'admin', isActive: false });
    const { status, json } = await ask('PATCH', `/members/${member.id}`, change);
    expect(status).toBe(409);
    expect(json).toMatchObject({ code: 'staff.last_admin' });
  });

  test('two admins who disable each other leave one', async () => {
    for (let round = 0; round < 5; round += 1) {
      await db.deleteFrom('admin_users').execute();
      const { app } = await createTestApp(database);
      const [a, b] = [await addSignedIn(db), await addSignedIn(db)];
      const disable = (by: typeof a, whom: typeof a) =>
        call(app, `/api/admin/team/members/${whom.member.id}`, {
          method: 'PATCH',
          body: { isActive: false },
          headers: by.headers,
        });
      await Promise.all([disable(a, b), disable(b, a)]);
      const active = await db.selectFrom('admin_users').select('id').where('is_active', '=', true).execute();
      expect(active).toHaveLength(1);
    }
  });

  test('that do not exist are not found', async () => {
    const { ask } = await asAdmin();
    const { status } = await ask('PATCH', '/members/7e0c4e57-9a3d-4c1b-8f26-5d1a2b4c6e80', {
      isActive: false,
    });
    expect(status).toBe(404);
  });
});

describe('a reset link', () => {
  const newPassword = 'lotus seed paste';

  async function resetOf() {
    const admin = await asAdmin();
    const colleague = await addSignedIn(db, { email: 'kah@example.com', name: 'Kah', role: 'employee' });
    const makeLink = async () => {
      const { json } = await admin.ask('POST', `/members/${colleague.member.id}/reset-link`);
      return tokenIn((json as { resetUrl: string }).resetUrl);
    };
    const post = (path: string, body: object) =>
      call(admin.app, `/api/staff/${path}`, { method: 'POST', body });
    const reset = (token: string, change: object = {}) =>
      post('password-reset', { token, password: newPassword, confirmation: newPassword, ...change });
    return { ...admin, colleague, makeLink, post, reset };
  }

  test('sets a new password once and signs out everywhere', async () => {
    const { app, colleague, makeLink, post, reset } = await resetOf();
    const token = await makeLink();
    expect((await post('password-reset/check', { token })).json).toEqual({
      email: 'kah@example.com',
      name: 'Kah',
    });
    expect((await reset(token)).status).toBe(200);

    expect((await call(app, '/api/staff/session', { headers: colleague.headers })).json).toEqual({
      staff: null,
    });
    const signIn = (password: string) => post('sign-in', { email: 'kah@example.com', password });
    expect((await signIn(goodPassword)).status).toBe(401);
    expect((await signIn(newPassword)).status).toBe(200);
    expect((await reset(token)).json).toMatchObject({ code: 'staff.reset_link_invalid' });
  });

  test('is replaced by a newer one, and expires after a day', async () => {
    const { makeLink, reset } = await resetOf();
    const older = await makeLink();
    const newer = await makeLink();
    expect((await reset(older)).status).toBe(410);
    await db
      .updateTable('password_resets')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect((await reset(newer)).status).toBe(410);
  });

  test('takes no weak password', async () => {
    const { makeLink, reset } = await resetOf();
    const token = await makeLink();
    const weak = await reset(token, { password: 'password123', confirmation: 'password123' });
    expect(weak.json).toMatchObject({ code: 'staff.password_too_common' });
    expect((await reset(token, { confirmation: 'other' })).json).toMatchObject({
      code: 'staff.signup_invalid',
    });
    expect((await reset(token)).status).toBe(200);
  });
});
