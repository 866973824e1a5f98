import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { firstInvitation } from './first-invitation.ts';

const { db } = await createTestDatabase();
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

test('however many servers ask, one invitation is open', async () => {
  const links = await Promise.all([1, 2, 3].map(() => firstInvitation(db, options)));

  const open = await openInvitations();
  const hashes = links.map((link) => createHash('sha256').update(tokenIn(link)).digest('hex'));
  expect(open).toHaveLength(1);
  expect(hashes).toContain(open[0]?.token_hash);
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
