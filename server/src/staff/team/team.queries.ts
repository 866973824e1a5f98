import type { TeamResponse } from '@mooncake/domain/staff/staff.contract';
import type { Db } from '../../database/connect.ts';

/** Everybody with an account, and the invitations that can still be accepted. */
export async function findTeam(db: Db, now: Date): Promise<TeamResponse> {
  const members = await db
    .selectFrom('admin_users')
    .select(['id', 'name', 'email', 'role', 'is_active', 'is_verified', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const invitations = await db
    .selectFrom('admin_invitations as i')
    .leftJoin('admin_users as u', 'u.id', 'i.invited_by')
    .select(['i.id', 'i.email', 'i.role', 'u.name as invited_by', 'i.expires_at'])
    .where('i.is_accepted', '=', false)
    .where('i.expires_at', '>', now)
    .orderBy('i.created_at')
    .execute();

  return {
    members: members.map(({ is_active, is_verified, created_at, ...member }) => ({
      ...member,
      isActive: is_active,
      isVerified: is_verified,
      createdAt: created_at.toISOString(),
    })),
    invitations: invitations.map(({ invited_by, expires_at, ...invitation }) => ({
      ...invitation,
      invitedBy: invited_by,
      expiresAt: expires_at.toISOString(),
    })),
  };
}

export async function findMemberByEmail(db: Db, email: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('admin_users')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.trim().toLowerCase()))
    .executeTakeFirst();
}
