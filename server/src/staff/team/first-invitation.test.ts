import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../app.testing.ts';
import { createTestDatabase } from '../../testing/test-database.testing.ts';
import { signUp } from '../auth/sign-up.ts';
import { findOpenInvitation } from '../links/invitations.ts';
import { firstInvitation } from './first-invitation.ts';

const database = await createTestDatabase();
const { db } = database;
const options = {
  email: 'Owner@Example.com',
  publicUrl: 'https://shop.example.com',
  now: new Date('2026-08-01T00:00:00Z'),
};
const openInvitations = () => db.selectFrom('admin_invitations').selectAll().execute();

function tokenIn(link: string | null): string {
  return new URL(link ?? expect.fail('no link')).searchParams.get('token') ?? '';
}

beforeEach(async () => {
  await db.deleteFrom('admin_invitations').execute();
  await db.deleteFrom('admin_users').execute();
});

test('the link carries a 256-bit token of which only the hash is kept', async () => {
  const link = await firstInvitation(db, options);
  const token = tokenIn(link);

  expect(link).toBe(`https://shop.example.com/admin/signup?token=${token}`);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(await openInvitations()).toMatchObject([
    {
      token_hash: createHash('sha256').update(token).digest('hex'),
      email: 'owner@example.com',
      role: 'admin',
      invited_by: null,
      expires_at: new Date('2026-08-04T00:00:00Z'),
    },
  ]);
});

const isOpen = (link: string | null) =>
  findOpenInvitation(db, tokenIn(link), options.now).then(
    () => true,
    () => false,
  );

test('every server on the same shop prints a link that stays good', async () => {
  const links = await Promise.all([1, 2, 3].map(() => firstInvitation(db, options)));
  expect(await Promise.all(links.map(isOpen))).toEqual([true, true, true]);
});

test('whoever signs up with one of the links closes the others', async () => {
  const { deps } = await createTestApp(database, { clock: () => options.now });
  const [used, other] = [await firstInvitation(db, options), await firstInvitation(db, options)];
  const password = 'moon-river-4711-lantern';
  await signUp(deps, { token: tokenIn(used), name: 'Mei', password, confirmation: password });
  expect(await isOpen(other)).toBe(false);
});

test('a server that starts again and again leaves only its latest links open', async () => {
  const links = [];
  for (let start = 0; start < 7; start += 1) {
    const now = new Date(options.now.getTime() + start * 1000);
    links.push(await firstInvitation(db, { ...options, now }));
  }
  expect(await Promise.all(links.map(isOpen))).toEqual([false, false, true, true, true, true, true]);
});

test('a corrected address takes the link to the wrong one back', async () => {
  const wrong = await firstInvitation(db, { ...options, email: 'onwer@example.com' });
  const right = await firstInvitation(db, options);
  expect([await isOpen(wrong), await isOpen(right)]).toEqual([false, true]);
});

test.each([
  { is_verified: true, is_active: true, invites: false },
  { is_verified: true, is_active: false, invites: true },
  { is_verified: false, is_active: true, invites: true },
])('an admin with %j', async ({ is_verified, is_active, invites }) => {
  await db
    .insertInto('admin_users')
    .values({
      name: 'Mei',
      email: 'mei@example.com',
      password_hash: 'x',
      role: 'admin',
      is_verified,
      is_active,
    })
    .execute();

  expect((await firstInvitation(db, options)) !== null).toBe(invites);
});

test('an employee alone still leaves the shop without an admin', async () => {
  await db
    .insertInto('admin_users')
    .values({
      name: 'Lan',
      email: 'lan@example.com',
      password_hash: 'x',
      role: 'employee',
      is_verified: true,
    })
    .execute();

  expect(await firstInvitation(db, options)).not.toBeNull();
});
